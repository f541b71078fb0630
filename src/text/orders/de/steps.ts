// German: what is to be done, and where.

import type { Grammar } from '../grammar';

const SPACES = '<spaces:Feld|Felder>';
const TARGET = '[target?{target:acc}|«ihr Ziel»]';
export const SELF = '[who?{who}|diese Figur]';
const MOVE = '{who} <bewege dich|bewegt sich|bewegen sich> {points}';
const WITH = '[with? ({with})]';
const HARMFUL = '<amount:*harmful:schädlichen Zustand*|*harmful:schädliche Zustände*>';
const TEST = 'eine *test:Probe* auf {attribute}[or? oder {or}]';

export const STEP_TEMPLATES: Grammar['templates']['step'] = {
  reposition: `${MOVE} und <halte|hält|halten> *reposition:Abstand* {distance}`,
  toward: `${MOVE} *toward:auf* ${TARGET} zu`,
  engage: `${MOVE} *engage:bis neben* ${TARGET}`,
  moveAttack: `${MOVE} und <*moveAttack:greife*|*moveAttack:greift*|*moveAttack:greifen*> ${TARGET} an${WITH}`,
  through: `${MOVE} durch die Felder möglichst vieler Rebellen, mindestens {atLeast}`,
  place:
    '*place:platziere* [who?{who:acc}|diese Figur] {spot}[within?, höchstens {within} <within:Feld|Felder> entfernt]',
  push: `*push:stoße* {whom:acc} {spaces} ${SPACES} weit[toward? auf {toward:acc} zu][awayFrom? von {awayFrom:dat} weg]`,
  route: '{who} <nimm|nimmt|nehmen> einen Weg, der {prefer}',
  onlyToward: '{who} <bewege dich|bewegt sich|bewegen sich> nur nach {way}',
  addMove: 'jede Bewegung [to?von {to:dat}|dieser Figur] erhält {points} <points:Punkt|Punkte> mehr',
  attack: `{who} <*attack:greife*|*attack:greift*|*attack:greifen*> ${TARGET} an${WITH}`,
  retarget: 'nimm {target:acc} ins Ziel',
  repeat: 'wiederhole diese Zeile[target? gegen {target:acc}]',
  modify: '{who} <kämpfe|kämpft|kämpfen> mit ({with}) {during}',
  finishAttack: `${SELF} <führt|führt|führen> einen begonnenen Angriff zu Ende, auch wenn <who:er|sie|es|sie> besiegt <wird|wird|werden>`,
  ban: '{who} <who:kann|können> [whom?{whom:acc}|diese Figur] nicht angreifen',
  substitute: 'anstelle von {victim:dat} <instead:wird|werden> {instead} angegriffen',
  damage: '{who} <erleide|erleidet|erleiden> {amount} #damage',
  strain: '{who} <erleide|erleidet|erleiden> {amount} #strain',
  recover: '{who} <*recover:regeneriere*|*recover:regeneriert*|*recover:regenerieren*> {amount} #damage',
  gain: '{who} <werde|wird|werden> {conditions}',
  chooseHarmful: `{who} <who:wählt und erhält|wählen und erhalten> {amount} noch nicht <amount:vorhandenen|vorhandene> ${HARMFUL}`,
  discard: '{who} <lege|legt|legen> {conditions:acc} ab',
  discardHarmful: `{who} <lege|legt|legen> [amount?{amount} ${HARMFUL}|alle *harmful:schädlichen Zustände*] ab`,
  token: '{who} <erhalte|erhält|erhalten> {amount} *powerToken:Verbesserungsmarker* {token}',
  defeat: '*defeat:besiege* [who?{who:acc}|diese Figur]',
  delayDefeat: `<wird|wird|werden> ${SELF} besiegt, <who:verlässt er|verlässt sie|verlässt es|verlassen sie> den Spielplan erst {until}`,
  roll: 'wirf [own?die eigenen Angriffswürfel und ]{dice}[as? als Wurf {as}]',
  test: `{who} [optional?<who:darf|dürfen> ${TEST} machen|<who:macht|machen> ${TEST}][successes? (nötig: {successes} <successes:Erfolg|Erfolge>)]`,
  let: '{x} ist {be}',
  reinforce: '*reinforce:verstärke* [of?{of}|diese Gruppe] um {figures} <figures:Figur|Figuren>',
  insertLines: 'die Liste beginnt mit: {lines}',
  capCost: '{ability} erreicht Figuren mit Kosten bis {cost}',
  blastRadius: `*blast:Explosion* reicht {spaces} ${SPACES} weit`,
  form: 'nimm die Form {form} an',
  dropForm: 'lege die Form ab',
  bring: 'stelle diesen Begleiter auf ein benachbartes Feld: {companion}',
  endActivation: 'beende die Aktivierung',
  text: '{text}',
  interact: '{who} <*interact:interagiere*|*interact:interagiert*|*interact:interagieren*> mit {thing:dat}',
  openDoor:
    '{who} <öffne|öffnet|öffnen> eine Tür[within? in höchstens {within} <within:Feld|Feldern> Entfernung]',
  discardThing: '{who} <entferne|entfernt|entfernen> {thing:acc} vom Spielplan',
  handle: '{who} <mache|macht|machen> {whom:acc} {how}',
  escape: '{who} <entkomme|entkommt|entkommen> durch {through:acc}',
  mark: 'markiere {whom:acc} mit {thing}',
  blockAccess: '{who} <versperre|versperrt|versperren> den Weg zu {to:dat}',
  deploy: 'stelle {card} auf[at?, und zwar bei {at:dat}]',
  deployTrait: 'stelle eine Gruppe mit dem Merkmal {trait} auf[at?, und zwar bei {at:dat}]',
  addToHand: 'nimm {card} in die Reserve',
  moreRounds: 'der Einsatz dauert {rounds} <rounds:Runde|Runden> länger',
  chooseSpaces: `die Spieler wählen {spaces} ${SPACES}`,
  if: 'wenn {if}: {do}[else?; sonst: {else}]',
  when: '{when}[if?, wenn {if}]: {do}[limit? ({limit})]',
  option: '{who} <who:darf|dürfen> {pay}; falls ja: {do}',
};

export const SPOT_TEMPLATES: Grammar['templates']['spot'] = {
  nextTo: 'auf einem leeren Feld neben {target:dat}',
  near: 'auf einem leeren Feld so nah wie möglich bei {target:dat}',
  spaceOf: 'auf dem Feld {of:gen}',
};
