// Exact odds: the reference attacks as fractions, and thousands of attacks against a count of every roll.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attackBy,
  gatherPool,
  legionOdds,
  rallyOdds,
  type LegionAttack,
  type RulerBand,
} from '../../src/legion';
import { sized } from '../sized';
import { CONTENT, unitOf } from './content';

const { cards } = CONTENT;

/** Units of the content against each other. */
function attack(
  [from, ...fromUpgrades]: readonly [string, ...string[]],
  [to, ...toUpgrades]: readonly [string, ...string[]],
  {
    band = 3,
    cover = 0,
    aims = 0,
    dodges = 0,
  }: { band?: RulerBand; cover?: number; aims?: number; dodges?: number },
): LegionAttack {
  const shooting = { from: unitOf(from, fromUpgrades), to: unitOf(to, toUpgrades), band };
  return attackBy(cards, shooting, gatherPool(cards, shooting), { cover, aims, dodges });
}

describe('the reference attacks', () => {
  const rebels = ['rebel-troopers'] as const;
  const troopers = ['stormtroopers', 'dlt-19-stormtrooper'] as const;

  it('[legion 9.3, 10.1, 10.3] 4 E-11 and a DLT-19 on Rebels in heavy cover', () => {
    const odds = legionOdds(attack(troopers, rebels, { cover: 2 }));
    expect(odds.fraction).toBe('1469/1536');
    expect(1 - (odds.wounds[0] ?? 0)).toBeCloseTo(0.6647, 4);
  });

  it('[legion 10.2] the same with an aim, in light cover', () =>
    expect(legionOdds(attack(troopers, rebels, { cover: 1, aims: 1 })).fraction).toBe('9233857/4194304'));

  it('[legion 10.8] 4 A-280 and a Z-6 on Stormtroopers in heavy cover', () =>
    expect(
      legionOdds(attack(['rebel-troopers', 'z-6-trooper'], ['stormtroopers'], { cover: 2 })).fraction,
    ).toBe('249646717/268435456'));

  it('[legion 10.5, 10.6] Vader on Rebels: Pierce 3', () =>
    expect(legionOdds(attack(['darth-vader'], rebels, { band: 0 })).fraction).toBe('9129/2048'));

  it('[legion 16.4] Luke on Vader, who is immune to Pierce', () =>
    expect(legionOdds(attack(['luke-skywalker'], ['darth-vader'], { band: 0 })).fraction).toBe('15/8'));

  it('[legion 10.4, 16.1] an HH-12 on an AT-RT: Impact before Armor', () => {
    // The launcher alone: at range 4 no E-11 reaches.
    const rocket = attack(['stormtroopers', 'hh-12-stormtrooper'], ['at-rt'], { band: 4 });
    expect(rocket.pool.dice).toEqual({ red: 0, black: 3, white: 0 });
    expect(legionOdds(rocket).fraction).toBe('25/16');
  });

  it('[legion 10.3] two AX-20 on Rebels in light cover with a dodge', () =>
    expect(legionOdds(attack(['74-z-speeder-bikes'], rebels, { cover: 1, dodges: 1 })).fraction).toBe(
      '59/48',
    ));

  it('[legion 16.1] 4 E-11 on an AT-RT: only criticals count', () =>
    expect(legionOdds(attack(['stormtroopers'], ['at-rt'], {})).fraction).toBe('5/12'));

  it('[legion 6.3, 6.4] rally with courage 1 and three tokens', () =>
    expect(rallyOdds(3, 1)).toEqual({ panicked: 20, suppressed: 6, steady: 1, of: 27 }));
});

describe('every roll counted', () => {
  const FACES = {
    red: ['hit', 'hit', 'hit', 'hit', 'hit', 'crit', 'surge', 'blank'],
    black: ['hit', 'hit', 'hit', 'crit', 'surge', 'blank', 'blank', 'blank'],
    white: ['hit', 'crit', 'surge', 'blank', 'blank', 'blank', 'blank', 'blank'],
  } as const;
  const BLOCKS = { red: 3, white: 1 } as const;
  type Die = keyof typeof FACES;
  type Shown = { readonly die: Die; readonly face: string };

  /** BattleChance of each number of wounds, one die after the other, one aim after the other. */
  function slow({ pool, attacker, defender }: LegionAttack): readonly number[] {
    const wounds: number[] = [];
    const dice = (['red', 'black', 'white'] as const).flatMap((die) =>
      Array.from({ length: pool.dice[die] }, () => die),
    );
    const cover = pool.blast ? 0 : Math.max(0, defender.cover - pool.sharpshooter);
    const shownAs = (face: string): string => (face === 'surge' ? (attacker.surge ?? 'blank') : face);
    const rolled = (
      left: readonly Die[],
      shown: readonly Shown[],
      chance: number,
      then: (s: readonly Shown[], c: number) => void,
    ): void => {
      const [die, ...rest] = left;
      if (!die) return then(shown, chance);
      for (const face of FACES[die]) rolled(rest, [...shown, { die, face: shownAs(face) }], chance / 8, then);
    };
    const defended = (shown: readonly Shown[], chance: number): void => {
      const hits = shown.filter(({ face }) => face === 'hit').length;
      const crits = shown.filter(({ face }) => face === 'crit').length;
      let left = Math.max(0, hits - defender.dodges - cover);
      if (defender.armor) left = Math.min(left, pool.impact);
      const all = left + crits;
      const surges = defender.blockSurge || (defender.deflect && defender.dodges > 0);
      const block = (BLOCKS[defender.die] + Number(surges)) / 6;
      for (let mask = 0; mask < 2 ** all; mask += 1) {
        const blocks = [...mask.toString(2)].filter((bit) => bit === '1').length;
        const stopped = Math.max(0, blocks - (defender.immunePierce ? 0 : pool.pierce));
        const suffered = Math.max(0, all - stopped);
        wounds[suffered] = (wounds[suffered] ?? 0) + chance * block ** blocks * (1 - block) ** (all - blocks);
      }
    };
    const aimed = (shown: readonly Shown[], chance: number, aims: number): void => {
      if (aims === 0) return defended(shown, chance);
      const most = 2 + attacker.precise;
      const order = ['red', 'black', 'white'];
      const byColour = (a: Shown, b: Shown): number => order.indexOf(a.die) - order.indexOf(b.die);
      const hits = shown.filter(({ face }) => face === 'hit').toSorted(byColour);
      const useful = pool.impact + cover + defender.dodges;
      const picked = [
        ...shown.filter(({ face }) => face === 'blank').toSorted(byColour),
        ...(defender.armor ? hits.slice(0, Math.max(0, hits.length - useful)) : []),
      ].slice(0, most);
      const kept = shown.filter((one) => !picked.includes(one));
      rolled(
        picked.map(({ die }) => die),
        kept,
        chance,
        (again, c) => aimed(again, c, aims - 1),
      );
    };
    rolled(dice, [], 1, (shown, chance) => aimed(shown, chance, attacker.aims));
    return Array.from(wounds, (chance) => chance ?? 0);
  }

  it('[legion 10.2, 10.3, 10.4, 10.5] random attacks come out as a count of every roll', () => {
    const few = fc.integer({ min: 0, max: 2 });
    const dice = fc
      .record({ red: few, black: few, white: few })
      .filter(({ red, black, white }) => red + black + white > 0 && red + black + white <= 3);
    const any = fc.record({
      pool: fc.record({ dice, impact: few, pierce: few, sharpshooter: few, blast: fc.boolean() }),
      attacker: fc.record({
        surge: fc.constantFrom('hit' as const, 'crit' as const, null),
        aims: fc.integer({ min: 0, max: 1 }),
        precise: fc.integer({ min: 0, max: 1 }),
      }),
      defender: fc.record({
        die: fc.constantFrom('red' as const, 'white' as const),
        blockSurge: fc.boolean(),
        cover: few,
        dodges: few,
        armor: fc.boolean(),
        immunePierce: fc.boolean(),
        deflect: fc.boolean(),
      }),
    });
    fc.assert(
      fc.property(any, (one) => {
        const found = legionOdds(one).wounds;
        const counted = slow(one);
        const most = Math.max(found.length, counted.length);
        for (let wounds = 0; wounds < most; wounds += 1)
          expect(found[wounds] ?? 0).toBeCloseTo(counted[wounds] ?? 0, 10);
      }),
      { seed: 25, numRuns: sized(800, 6000) },
    );
  });
});

describe('cards that somebody made up', () => {
  const made = (dice: number, aims: number): LegionAttack => {
    const declared = attack(['darth-vader'], ['rebel-troopers'], { band: 0, aims });
    return {
      pool: { ...declared.pool, dice: { red: dice, black: dice, white: dice } },
      attacker: { ...declared.attacker, aims, precise: 9 },
      defender: { ...declared.defender, armor: true },
    };
  };

  it('[hostile] the odds of 1,200 dice and 99 aims are found, and are those of many dice', () => {
    const odds = legionOdds(made(400, 99));
    expect(odds.wounds.length).toBeGreaterThan(12);
    expect(odds.wounds.reduce((all, one) => all + one, 0)).toBeCloseTo(1, 9);
  });

  it('[hostile] a pool of the size of real ones is still counted die by die', () =>
    expect(legionOdds(made(5, 0)).wounds.length).toBe(16));
});
