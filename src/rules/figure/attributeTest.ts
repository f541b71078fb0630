// Attribute tests: heroes roll the dice under the attribute, each surge is a success. Only heroes take them.

import { ATTACK_FACES } from '../dice/dice';
import { attackPool } from '../dice/pool';
import { CONDITION_TABLE } from './conditionTable';
import type { AttackDie } from './profile';

/** The dice that are rolled: those of the attribute, and what focus adds. */
export const testPool = (dice: readonly AttackDie[], focused: boolean): readonly AttackDie[] =>
  focused ? [...dice, ...CONDITION_TABLE.focused.addDice] : dice;

/** The chance of every number of successes; the index is the number. */
export function testOdds(dice: readonly AttackDie[], focused = false): readonly number[] {
  const { outcomes, total } = attackPool(testPool(dice, focused));
  const ways: number[] = [];
  for (const { shown, ways: more } of outcomes) {
    while (ways.length <= shown.surge) ways.push(0);
    ways[shown.surge] = (ways[shown.surge] ?? 0) + more;
  }
  return ways.map((count) => count / total);
}

/** The chance of at least `needed` successes. Tests on cards and tokens need one. */
export function passChance(dice: readonly AttackDie[], needed = 1, focused = false): number {
  const { outcomes, total } = attackPool(testPool(dice, focused));
  const ways = outcomes.reduce((sum, outcome) => sum + (outcome.shown.surge >= needed ? outcome.ways : 0), 0);
  return ways / total;
}

/** What dice show, by the index of each one's face: every surge is a success. */
export const successesShown = (dice: readonly AttackDie[], faces: readonly number[]): number =>
  dice.reduce((sum, die, at) => sum + (ATTACK_FACES[die][faces[at] ?? 0]?.surge ?? 0), 0);

/** Allies and Imperial figures have no attributes: an elite figure has one success, a regular one fails. */
export const automaticSuccesses = ({ elite }: { readonly elite: boolean }): number => (elite ? 1 : 0);
