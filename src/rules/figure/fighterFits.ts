// Whether what a file says of a figure's fighting can be that.

import { countUpTo, fitsFields, isFlag, isOneOf, listUpTo, maybe, type Fits } from '../../kernel';
import { ATTACK_DICE, DEFENSE_DICE } from '../dice/colours';
import { arePassives, isAttack, isGearSurge, isKeyword } from '../hero/gearFits';
import { ATTRIBUTES } from './profile';
import { CONDITIONS } from './conditionTable';

const [MOST_PARTS, MOST_DICE, MOST_COUNTED] = [99, 12, 9999];
const isCount = countUpTo(MOST_COUNTED);
const areSurges = listUpTo(isGearSurge, MOST_PARTS);

/** The dice of each attribute. */
export const arePools: Fits = fitsFields(
  Object.fromEntries(ATTRIBUTES.map((one) => [one, listUpTo(isOneOf(ATTACK_DICE), MOST_DICE)])),
);

/** As it is printed: whose it is and what it suffers is known on the board. */
export const isPrintedFighter = fitsFields({
  health: maybe(isCount),
  damage: maybe(isCount),
  conditions: maybe(listUpTo(isOneOf(CONDITIONS), MOST_PARTS)),
  object: maybe(isFlag),
  attack: maybe(isAttack),
  attributes: maybe(arePools),
  defense: listUpTo(isOneOf(DEFENSE_DICE), MOST_DICE),
  surges: areSurges,
  bonusSurges: maybe(areSurges),
  passives: arePassives,
  keywords: listUpTo(isKeyword, MOST_PARTS),
  blockPerEvade: maybe(isCount),
  guards: maybe(listUpTo(fitsFields({}), MOST_PARTS)),
});
