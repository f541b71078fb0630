// Whether what a file says of a card, or of what one gives, can be that.

import {
  countUpTo,
  fitsFields,
  isFields,
  isFlag,
  isGiven,
  isOneOf,
  listUpTo,
  maybe,
  textUpTo,
  type Fits,
} from '../../kernel';
import { ATTACK_DICE, DEFENSE_DICE } from '../dice/colours';
import { CONDITIONS, HARMFUL_CONDITIONS, HELPFUL_CONDITIONS } from '../figure/conditionTable';
import { ATTRIBUTES, KEYWORDS, PASSIVES, POWER_TOKENS } from '../figure/profile';
import { MOMENTS, NEEDS, TURNED } from './aid';
import { GEAR_TYPES } from './gear';

const [MOST_PARTS, MOST_DICE, MOST_COUNTED, LONGEST_TEXT] = [99, 12, 9999, 5000];

const isText = textUpTo(LONGEST_TEXT);
const isCount = countUpTo(MOST_PARTS);
const isNumber: Fits = (value) => Number.isFinite(value) && Math.abs(Number(value)) <= MOST_COUNTED;
const some = (fits: Fits): Fits => maybe(listUpTo(fits, MOST_PARTS));
const numbers = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, maybe(isNumber)]));
const isWhose = isOneOf(['self', 'friend', 'both', 'each']);
const isAttackDie = isOneOf(ATTACK_DICE);
const isPool = listUpTo(isOneOf([...ATTACK_DICE, 'any']), MOST_DICE);

const EFFECTS = {
  inflict: some(isOneOf(HARMFUL_CONDITIONS)),
  become: some(isOneOf(HELPFUL_CONDITIONS)),
  powerToken: some(isOneOf(POWER_TOKENS)),
};
const [COUNTED, PASSED] = [
  [
    'accuracy',
    'damage',
    'surge',
    'pierce',
    'blast',
    'cleave',
    'recover',
    'removeDodge',
    'splash',
    'movement',
  ],
  ['block', 'evade', 'dodge', 'prevent', 'discardConditions', 'tokens', 'recoverStrain', 'suffer', 'hurt'],
];

/** What a card gives in a fight, a test or at its moment. */
export const isAid = fitsFields({
  ...EFFECTS,
  ...numbers(...COUNTED, ...PASSED, 'dropAttackDice', 'dropDefenseDice', 'rerollAttack', 'rerollDefense'),
  attackDice: maybe(listUpTo(isAttackDie, MOST_DICE)),
  defenseDice: maybe(listUpTo(isOneOf(DEFENSE_DICE), MOST_DICE)),
  swapAttackDie: maybe(isOneOf([...ATTACK_DICE, 'any'])),
  together: maybe(isGiven),
  turn: maybe(fitsFields({ from: isOneOf(TURNED), to: isOneOf(TURNED), most: isCount })),
  hurtDie: maybe(isAttackDie),
  miss: maybe(isGiven),
  redirect: maybe(isGiven),
});

export const isGearSurge = fitsFields({
  cost: isCount,
  effect: fitsFields({ ...EFFECTS, ...numbers(...COUNTED) }),
  from: maybe(isText),
  while: maybe(isOneOf(CONDITIONS)),
  exhaust: maybe(isFlag),
});
export const isKeyword = fitsFields({
  name: isOneOf(KEYWORDS),
  value: maybe((value) => isNumber(value) || isText(value)),
});
export const arePassives: Fits = (value) => isFields(value) && fitsFields(numbers(...PASSIVES))(value);

export const isAttack = fitsFields({
  type: isOneOf(['melee', 'ranged']),
  dice: isPool,
  pool: maybe(isOneOf(ATTRIBUTES)),
});

export const isGearEffect = fitsFields({
  actionCost: isCount,
  strainCost: isCount,
  surgeCost: isCount,
  ...Object.fromEntries(
    ['repeatable', 'exhaust', 'deplete', 'discard', 'optional'].map((field) => [field, isFlag]),
  ),
  attributeTest: listUpTo(isOneOf(ATTRIBUTES), MOST_PARTS),
  grantsSurges: listUpTo(isGearSurge, MOST_PARTS),
  options: listUpTo(
    fitsFields({ passives: maybe(arePassives), keyword: maybe(isKeyword), surge: maybe(isGearSurge) }),
    MOST_PARTS,
  ),
  moments: listUpTo(isOneOf(MOMENTS), MOST_PARTS),
  of: isWhose,
  to: maybe(isWhose),
  needs: listUpTo(isOneOf(NEEDS), MOST_PARTS),
  with: maybe(isText),
  once: maybe(isOneOf(['activation', 'round'])),
  gives: maybe(isAid),
  or: maybe(isAid),
});

export const isGearFacts = fitsFields({
  name: isText,
  type: isOneOf(GEAR_TYPES),
  traits: listUpTo(isText, MOST_PARTS),
  attack: maybe(isAttack),
  modSlots: maybe(isCount),
  keywords: listUpTo(isKeyword, MOST_PARTS),
  passives: arePassives,
  surges: listUpTo(isGearSurge, MOST_PARTS),
  effects: listUpTo(isGearEffect, MOST_PARTS),
});
