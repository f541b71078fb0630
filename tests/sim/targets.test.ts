// What bots believe an attack comes to is what the rules say of it, whatever was asked before: odds are remembered.

import { describe, expect, it } from 'vitest';
import { oddsOf, type Fighter } from '../../src/rules';
import { EXERTION, oddsWith, type BotTarget } from '../../src/sim/bot/targets';
import { guard, hero, lancer, trooper } from '../imperial/resolve/play';

const thing = (id: string, fighter: Fighter): BotTarget => ({ kind: 'thing', id, fighter, at: [[0, 0]] });

/** The same question put to the rules. */
const expected = (attacker: Fighter, target: Fighter, distance: number, exert: boolean) =>
  oddsOf(attacker, target, {
    distance,
    adjacent: distance <= 1,
    sight: true,
    ...(exert && { bonus: { attacker: EXERTION } }),
  });

describe('[sim] odds of the bots', () => {
  const arms = { trooper, focused: { ...trooper, conditions: ['focused'] as const }, hero: hero() };
  const targets: Readonly<Record<string, Fighter>> = {
    fresh: trooper,
    hurt: { ...trooper, damage: 2 },
    tough: { ...trooper, defense: ['black', 'black'] },
    hidden: { ...trooper, conditions: ['hidden'] },
    shielded: { ...trooper, passives: { block: 1 } },
  };

  it('[sim] every weapon, target and distance, with strain and without, by the rules', () => {
    let asked = 0;
    // Twice, so that what was remembered is asked for as well.
    for (const _ of [1, 2])
      for (const [key, fighter] of Object.entries(arms))
        for (const [id, target] of Object.entries(targets))
          for (const spaces of [1, 3, 5, 8])
            for (const exert of [false, true]) {
              asked += 1;
              expect(
                oddsWith({ fighter, key }, thing('crate', target), exert)(spaces),
                `${key} at ${id}, ${spaces}, ${exert}`,
              ).toEqual(expected(fighter, target, spaces, exert));
            }
    expect(asked).toBe(240);
  });

  it('[sim] a blow reaches the next space, with Reach one more, a shot as far as dice carry', () => {
    const of = (fighter: Fighter, key: string, spaces: number) =>
      oddsWith({ fighter, key }, thing('crate', trooper), false)(spaces);
    expect(of(guard, 'guard', 1)).not.toBeNull();
    expect(of(guard, 'guard', 2)).toBeNull();
    expect(of(lancer, 'lancer', 2)).toEqual(expected(lancer, trooper, 2, false));
    expect(of(lancer, 'lancer', 3)).toBeNull();
    expect(of(trooper, 'trooper', 14)).not.toBeNull();
    expect(of(trooper, 'trooper', 15)).toBeNull();
    const { attack: _, ...unarmed } = trooper;
    expect(of(unarmed, 'unarmed', 1)).toBeNull();
  });
});
