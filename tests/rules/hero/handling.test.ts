// What the app counts by itself, what it offers, what it leaves to the players.

import { describe, expect, it } from 'vitest';
import { PLAIN_EFFECT, handlingOf, type GearEffect, type Handling } from '../../../src/rules';

const PLAIN: GearEffect = {
  ...PLAIN_EFFECT,
  moments: ['attack'],
};
const DAMAGE = { gives: { damage: 1 } } as const;
const STUN = { cost: 1, effect: { inflict: ['stunned'] } } as const;

const CASES: readonly (readonly [what: string, Partial<GearEffect>, Handling])[] = [
  ['a number that every attack has', DAMAGE, 'counted'],
  ['a number of attacks with a ranged weapon', { ...DAMAGE, needs: ['ranged'] }, 'counted'],
  ['a number of every defense', { moments: ['defend'], gives: { block: 1 } }, 'counted'],
  ['a surge of every attack', { grantsSurges: [STUN] }, 'counted'],
  ['a state is looked at when the attack comes', { ...DAMAGE, needs: ['focused'] }, 'offered'],
  ['another die is a decision', { gives: { attackDice: ['red'] } }, 'offered'],
  ['a distance is looked at when the attack comes', { ...DAMAGE, needs: ['within3'] }, 'offered'],
  ['strain is a decision', { ...DAMAGE, strainCost: 1 }, 'offered'],
  ['an action is a decision', { ...DAMAGE, actionCost: 1 }, 'offered'],
  ['a surge spent is a decision', { ...DAMAGE, surgeCost: 1 }, 'offered'],
  ['exhausting is a decision', { ...DAMAGE, exhaust: true }, 'offered'],
  ['depleting is a decision', { ...DAMAGE, deplete: true }, 'offered'],
  ['discarding is a decision', { ...DAMAGE, discard: true }, 'offered'],
  ['a printed "may" is a decision', { ...DAMAGE, optional: true }, 'offered'],
  ['once per round is a decision', { ...DAMAGE, once: 'round' }, 'offered'],
  ['one of two is a decision', { ...DAMAGE, or: { surge: 1 } }, 'offered'],
  ['it belongs to an ability that is used or not', { ...DAMAGE, with: 'Havoc Shot' }, 'offered'],
  ["a friend's attack is not the hero's number", { ...DAMAGE, of: 'both' }, 'offered'],
  ['after the roll', { ...DAMAGE, moments: ['attack', 'attackRolled'] }, 'offered'],
  ['a die to pick', { gives: { swapAttackDie: 'red' } }, 'offered'],
  ['an option to pick', { ...DAMAGE, options: [{ keyword: { name: 'reach' } }] }, 'offered'],
  ['nothing that the app can change', {}, 'left'],
  ['no moment', { ...DAMAGE, moments: [] }, 'left'],
];

describe('who sees to a paragraph of a card', () => {
  it.each(CASES)('[cards] %s', (_, changes, handling) => {
    expect(handlingOf({ ...PLAIN, ...changes })).toBe(handling);
  });
});
