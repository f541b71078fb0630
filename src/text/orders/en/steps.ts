// English: what is to be done, and where.

import type { Grammar } from '../grammar';

export const SPACES = '<spaces:space|spaces>';
const TARGET = '[target?{target}|«its target»]';
export const SELF = '[who?{who}|this figure]';
const WITH = '[with? ({with})]';

export const STEP_TEMPLATES: Grammar['templates']['step'] = {
  reposition: '{who} <move|moves|move> {points} to *reposition* {distance}',
  toward: `{who} <move|moves|move> {points} *toward* ${TARGET}`,
  engage: `{who} <move|moves|move> {points} to *engage* ${TARGET}`,
  moveAttack: `{who} <move|moves|move> {points} to *moveAttack:attack* ${TARGET}${WITH}`,
  through:
    '{who} <move|moves|move> {points} through the spaces of as many Rebels as it can, {atLeast} or more',
  place: `*place* ${SELF} {spot}[within?, at most {within} <within:space|spaces> away]`,
  push: `*push* {whom} {spaces} ${SPACES}[toward? toward {toward}][awayFrom? away from {awayFrom}]`,
  route: '{who} <take|takes|take> a route that {prefer}',
  onlyToward: '{who} <move|moves|move> only to the {way}',
  addMove: 'every move of [to?{to}|this figure] gets {points} more <points:point|points>',
  attack: `{who} <*attack*|*attack:attacks*|*attack*> ${TARGET}${WITH}`,
  retarget: 'target {target}',
  repeat: 'repeat this line[target? against {target}]',
  modify: '{who} <fight|fights|fight> with ({with}) during {during}',
  finishAttack: `${SELF} <finishes|finishes|finish> an attack that has begun, even when defeated`,
  ban: '{who} cannot attack [whom?{whom}|this figure]',
  substitute: '{instead} <instead:takes|take> the attack in place of {victim}',
  damage: '{who} <suffer|suffers|suffer> {amount} #damage',
  strain: '{who} <suffer|suffers|suffer> {amount} #strain',
  recover: '{who} <*recover*|*recover:recovers*|*recover*> {amount} #damage',
  gain: '{who} <become|becomes|become> {conditions}',
  chooseHarmful:
    '{who} <who:picks and gains|pick and gain> {amount} *harmful* <amount:condition|conditions> not yet held',
  discard: '{who} <discard|discards|discard> {conditions}',
  discardHarmful:
    '{who} <discard|discards|discard> [amount?{amount} *harmful* <amount:condition|conditions>|all *harmful* conditions]',
  token: '{who} <gain|gains|gain> {amount} {token} *powerToken:power* <amount:token|tokens>',
  defeat: `*defeat* ${SELF}`,
  delayDefeat: `once defeated, ${SELF} <leaves|leaves|leave> the map only {until}`,
  roll: 'roll [own?its own attack dice and ]{dice}[as? as roll {as}]',
  test: '{who} [optional?may *test*|<who:*test:tests*|*test*>] {attribute}[or? or {or}][successes? (needs {successes} <successes:success|successes>)]',
  let: '{x} is {be}',
  reinforce: '*reinforce* {figures} <figures:figure|figures> of [of?{of}|this group]',
  insertLines: 'the list begins with: {lines}',
  capCost: '{ability} reaches figures of cost {cost} or less',
  blastRadius: `*blast:Blast* reaches {spaces} ${SPACES} far`,
  form: 'take on the form {form}',
  dropForm: 'put the form away',
  bring: 'place the companion {companion} in an adjacent space',
  endActivation: 'end the activation',
  text: '{text}',
  interact: '{who} <*interact*|*interact:interacts*|*interact*> with {thing}',
  openDoor: '{who} <open|opens|open> a door[within? that is at most {within} <within:space|spaces> away]',
  discardThing: '{who} <remove|removes|remove> {thing} from the map',
  handle: '{who} <make|makes|make> {whom} {how}',
  escape: '{who} <escape|escapes|escape> through {through}',
  mark: 'mark {whom} with {thing}',
  blockAccess: '{who} <block|blocks|block> the way to {to}',
  deploy: 'deploy {card}[at? at {at}]',
  deployTrait: 'deploy a group of the trait {trait}[at? at {at}]',
  addToHand: 'add {card} to the reserve',
  moreRounds: 'the mission lasts {rounds} <rounds:round|rounds> longer',
  chooseSpaces: `the players choose {spaces} ${SPACES}`,
  if: 'if {if}: {do}[else?; otherwise: {else}]',
  when: '{when}[if?, if {if}]: {do}[limit? ({limit})]',
  option: '{who} may {pay}; if so: {do}',
};

export const SPOT_TEMPLATES: Grammar['templates']['spot'] = {
  nextTo: 'in an empty space adjacent to {target}',
  near: 'in the empty space closest to {target}',
  spaceOf: 'in the space of {of}',
};
