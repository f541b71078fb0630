// Cards of the players in an attack of the app. A trooper (blue, green; surges: 2 accuracy, 1 damage) shoots at a hero with a
// white die; what follows is worked out by hand from the totals that are told.

import { describe, expect, it } from 'vitest';
import { resolveActivation, type AttackAid, type Line, type Situation } from '../../../src/imperial';
import type { FigureId, RollTotals } from '../../../src/rules';
import { act, attackAction, closest, hero, only, open, ordersFor, rolled, situate } from './play';

const id = (name: string) => name as FigureId;
const shoot: Line = attackAction({ kind: 'attack', target: closest });
const orders = ordersFor('t', [shoot]);
const board = (beside: Parameters<typeof situate>[1] = { rebels: { a: hero(), b: hero() } }) =>
  situate(open('t..a.', '.....', '....b'), beside);

const shot = (situation: Situation, totals: Partial<RollTotals>, aids: readonly AttackAid[] = []) => {
  const dice = rolled(totals);
  if (dice.kind !== 'dice') throw new Error('no dice');
  return resolveActivation(situation, orders, [{ ...dice, aids }]);
};
const fighter = ({ situation }: { readonly situation: Situation }, name: string) =>
  situation.fighters.get(id(name));

describe('defending with cards', () => {
  it('[D60] block and evade count with the dice, beyond what one white die can show', () => {
    const totals = { damage: 4, surge: 1, block: 1 };
    // 4 damage and 1 from the surge, less 1 block.
    expect(fighter(shot(board(), totals), 'a')?.damage).toBe(4);
    // The evade takes the surge, 4 less 1 and 2 block.
    const cards: readonly AttackAid[] = [
      { gives: { block: 2 }, hero: id('a'), from: 'X1', place: 0 },
      { gives: { evade: 1 } },
    ];
    expect(fighter(shot(board(), totals, cards), 'a')?.damage).toBe(1);
    // Told as one sum, although a white die never shows 5.
    expect(fighter(shot(board(), { damage: 4, block: 5 }), 'a')?.damage).toBe(0);
  });

  it('[D60] prevented damage comes after block, a dodge and a sure miss leave none', () => {
    expect(fighter(shot(board(), { damage: 3, block: 1 }, [{ gives: { prevent: 1 } }]), 'a')?.damage).toBe(1);
    expect(fighter(shot(board(), { damage: 3 }, [{ gives: { prevent: 9 } }]), 'a')?.damage).toBe(0);
    expect(fighter(shot(board(), { damage: 3 }, [{ gives: { dodge: 1 } }]), 'a')?.damage).toBe(0);
    expect(fighter(shot(board(), { damage: 3 }, [{ gives: { miss: true } }]), 'a')?.damage).toBe(0);
  });

  it('[D60] results are turned only as far as they were rolled', () => {
    const coat: AttackAid = { gives: { turn: { from: 'evade', to: 'block', most: 9 } } };
    const totals = { damage: 4, surge: 2, block: 1, evade: 1 };
    // The evade takes a surge, the other one adds 1 damage: 5 less 1.
    expect(fighter(shot(board(), totals), 'a')?.damage).toBe(4);
    // Two surges, but the ability for damage works once: 5 less 2.
    expect(fighter(shot(board(), totals, [coat]), 'a')?.damage).toBe(3);
    expect(fighter(shot(board(), totals, [{ ...coat, turned: 0 }]), 'a')?.damage).toBe(4);
    const odds = (draft: readonly AttackAid[]) =>
      act(only(resolveActivation(board(), orders, [], { draft })), 'attack').odds.expectedDamage;
    expect(odds([coat])).toBe(odds([]));
  });

  it('[D60] a die more is asked for before the roll, and only then fits', () => {
    const aids: readonly AttackAid[] = [{ gives: { defenseDice: ['white'] } }];
    const plain = resolveActivation(board(), orders, []);
    const draft = resolveActivation(board(), orders, [], { draft: aids });
    expect(plain.pending).toMatchObject({ kind: 'attack', defenseDice: ['white'] });
    expect(draft.pending).toMatchObject({ kind: 'attack', defenseDice: ['white', 'white'] });
    const odds = (one: typeof plain) => act(only(one), 'attack').odds.expectedDamage;
    expect(odds(draft)).toBeLessThan(odds(plain));
    const faces = (...defense: readonly 'white'[]) => ({
      kind: 'faces' as const,
      faces: [...(['blue', 'green'] as const), ...defense].map((die) => ({ die, face: 0 })),
    });
    const roll = faces('white', 'white');
    expect(resolveActivation(board(), orders, [{ kind: 'dice', roll, aids }]).pending).toBeUndefined();
    expect(resolveActivation(board(), orders, [{ kind: 'dice', roll }]).pending?.refused).toMatchObject({
      code: 'wrongDice',
      problem: 'wrongDefenseDice',
    });
  });

  it('[D60] strain is suffered at once by the hero whose card it is, beyond endurance as damage', () => {
    const aids: readonly AttackAid[] = [{ gives: { block: 2 }, hero: id('b'), strain: 1 }];
    const helped = shot(board(), { damage: 3 }, aids);
    expect(fighter(helped, 'a')?.damage).toBe(1);
    expect(fighter(helped, 'b')?.hero?.strain).toBe(1);
    const tired = { ...hero(), hero: { ...hero().hero, strain: 4 } } as ReturnType<typeof hero>;
    const paid = shot(board({ rebels: { a: tired } }), { damage: 3 }, [
      { gives: { block: 2 }, hero: id('a'), strain: 1 },
    ]);
    expect(fighter(paid, 'a')).toMatchObject({ damage: 2, hero: { strain: 4 } });
    // "Suffer 1 damage to give a friend 1 block."
    const covered = shot(board(), { damage: 3 }, [{ gives: { block: 1, suffer: 1 }, hero: id('b') }]);
    expect([fighter(covered, 'a')?.damage, fighter(covered, 'b')?.damage]).toEqual([2, 1]);
  });

  it('[D60] another figure becomes the target: its dice, its damage, the same attack', () => {
    const aids: readonly AttackAid[] = [{ gives: { redirect: true }, target: id('b') }];
    const draft = resolveActivation(board(), orders, [], { draft: aids });
    expect(draft.pending).toMatchObject({ kind: 'attack', target: 'b' });
    const shots = shot(board(), { damage: 3 }, aids);
    expect([fighter(shots, 'a')?.damage, fighter(shots, 'b')?.damage]).toEqual([0, 3]);
    expect(shots.situation.memory.deeds).toContainEqual(
      expect.objectContaining({ kind: 'attack', target: 'b', damage: 3 }),
    );
    // Behind a wall, where the trooper could not shoot: cards break rules.
    const hidden = situate(open('t..aB', '...BB', '...Bb'), { rebels: { a: hero(), b: hero() } });
    expect(fighter(shot(hidden, { damage: 3 }, aids), 'b')?.damage).toBe(3);
    expect(shot(board(), {}, [{ gives: { redirect: true }, target: id('x') }]).pending?.refused).toEqual({
      code: 'noSuchTarget',
      target: 'x',
    });
  });

  it('[D60] Hidden before the roll asks for more accuracy; after the attack it changes nothing in it', () => {
    const become = { gives: { become: ['hidden'] } } as const;
    const needed = (aids: readonly AttackAid[]) =>
      act(only(resolveActivation(board(), orders, [], { draft: aids })), 'attack').needed;
    expect([needed([]), needed([become]), needed([{ ...become, after: true }])]).toEqual([3, 5, 3]);
    expect(fighter(shot(board(), { damage: 1 }, [{ ...become, after: true }]), 'a')?.conditions).toEqual([
      'hidden',
    ]);
  });

  it('[D60] after the attack: conditions, strain, health, and damage to the attacker', () => {
    const worn = { ...hero(12, 4), hero: { ...hero().hero, strain: 3 } } as ReturnType<typeof hero>;
    const after = shot(board({ rebels: { a: hero(), b: worn } }), { damage: 3 }, [
      { gives: { become: ['focused'] }, after: true },
      { gives: { recover: 1, recoverStrain: 2 }, to: id('b'), after: true },
      { gives: { hurt: 2 }, after: true },
    ]);
    expect(fighter(after, 'a')).toMatchObject({ damage: 3, conditions: ['focused'] });
    expect(fighter(after, 'b')).toMatchObject({ damage: 3, hero: { strain: 1 } });
    expect(fighter(after, 't')?.damage).toBe(2);
    const dead = shot(board(), { damage: 3 }, [{ gives: { hurt: 3 }, after: true }]);
    expect(dead.situation.board.figures.has(id('t'))).toBe(false);
  });

  it('[D60] what was told without cards means what it meant', () => {
    const { aids: _, ...bare } = { aids: [], ...rolled({ damage: 2 }) };
    expect(resolveActivation(board(), orders, [bare]).situation.fighters).toEqual(
      shot(board(), { damage: 2 }).situation.fighters,
    );
  });
});
