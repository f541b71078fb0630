// Attacks in a battle: what they cost, whom they may hit, and what they leave behind.

import { describe, expect, it } from 'vitest';
import { atActivation, change, refused, say, unit, withSeed } from './table';

const [VADER, STORM, WALKER] = ['empire-1', 'empire-2', 'empire-4'] as const;
const [LUKE, REBELS, FLEET, RT] = ['rebels-1', 'rebels-2', 'rebels-3', 'rebels-4'] as const;
const shoot = (target: string, more: object = {}) =>
  ({ kind: 'attack', unit: STORM, target, band: 2, cover: 0, ...more }) as const;

describe('attacks', () => {
  it('[legion 6.1] any hit suppresses, cancelled or not; vehicles never', () => {
    const played = say(
      atActivation(),
      { kind: 'activate', unit: STORM },
      shoot(REBELS, { rolled: { hits: 1, crits: 0 }, cover: 2 }),
      { kind: 'defend' },
    );
    expect(unit(played, REBELS)).toMatchObject({ suppression: 1 });
    expect(unit(played, REBELS).minis).toHaveLength(5);
    const missed = say(
      atActivation(),
      { kind: 'activate', unit: STORM },
      shoot(REBELS, { rolled: { hits: 0, crits: 0 } }),
      { kind: 'defend' },
    );
    expect(unit(missed, REBELS).suppression).toBe(0);
    const vehicle = say(
      atActivation(),
      { kind: 'activate', unit: STORM },
      shoot(RT, { rolled: { hits: 2, crits: 0 } }),
      { kind: 'defend' },
    );
    expect(unit(vehicle, RT)).toMatchObject({ suppression: 0 });
  });

  it('[legion 10.3, 10.6] dice that players rolled: dodges and cover first, blocks as told', () => {
    const played = change(atActivation(), FLEET, { dodges: 1 });
    say(played, { kind: 'activate', unit: STORM }, shoot(FLEET, { rolled: { hits: 4, crits: 1 }, cover: 1 }));
    // 4 hits less a dodge and light cover, and a critical: three dice, one block told.
    say(played, { kind: 'defend', blocks: 1 });
    expect(unit(played, FLEET).minis).toHaveLength(2);
    expect(unit(played, FLEET).dodges).toBe(0);
  });

  it('[legion 16.6] Nimble: a dodge that was spent comes back', () => {
    const played = change(atActivation(), REBELS, { dodges: 1 });
    say(played, { kind: 'activate', unit: STORM }, shoot(REBELS, { rolled: { hits: 1, crits: 0 } }), {
      kind: 'defend',
    });
    expect(unit(played, REBELS).dodges).toBe(1);
  });

  it('[legion 10.2] aims are spent where they reroll something', () => {
    const aimed = (seed: string) =>
      say(
        atActivation({ seed }),
        { kind: 'activate', unit: STORM },
        { kind: 'act', act: 'aim' },
        shoot(REBELS),
      );
    const played = aimed('any');
    const attacked = played.events.find((event) => event.kind === 'attacked');
    expect(attacked).toMatchObject({ kind: 'attacked', band: 2 });
    // Two red and four white dice without any blank are rarer than 1 in 100.
    expect(attacked?.kind === 'attacked' && attacked.rerolled).toBeGreaterThan(0);
    expect(unit(played, STORM).aims).toBe(0);
  });

  it('[legion 16.3] Deflect: surges wound a ranged attacker', () => {
    const play = (seed: string) => {
      const played = change(atActivation({ seed }), LUKE, { dodges: 1 });
      return say(played, { kind: 'activate', unit: STORM }, shoot(LUKE, { rolled: { hits: 5, crits: 0 } }), {
        kind: 'defend',
      });
    };
    const played = withSeed(play, (one) =>
      one.events.some((event) => event.kind === 'defended' && event.dice.includes('surge')),
    );
    expect(unit(played, STORM).minis.length).toBeLessThan(5);
  });

  it('[legion 14.6] no attack beyond range 2 in the dark', () => {
    const played = atActivation({
      chosen: { objective: 'intercept', deployment: 'battleLines', condition: 'limitedVisibility' },
    });
    say(played, { kind: 'activate', unit: STORM });
    expect(refused(played, shoot(REBELS, { band: 3 }))).toBe('tooDark');
    expect(refused(played, shoot(REBELS, { band: 2 }))).toBe('obeyed');
  });

  it('[legion 11.2] engaged troopers neither shoot nor are shot nor move; they withdraw', () => {
    const played = atActivation();
    change(change(played, STORM, { engaged: [FLEET] }), FLEET, { engaged: [STORM] });
    say(played, { kind: 'activate', unit: STORM });
    expect(refused(played, shoot(REBELS))).toBe('engaged');
    expect(refused(played, { kind: 'act', act: 'move' })).toBe('engaged');
    expect(refused(played, shoot(FLEET, { band: 0 }))).toBe('obeyed');
    say(played, { kind: 'act', act: 'withdraw' });
    expect([unit(played, STORM).engaged, unit(played, FLEET).engaged]).toEqual([[], []]);
    expect(played.state.turn?.actions).toBe(0);
    const other = say(
      atActivation(),
      { kind: 'activate', unit: VADER },
      { kind: 'act', act: 'move', engages: RT },
    );
    expect(unit(other, VADER).engaged).toEqual([]);
  });

  it('[legion 16.4] nobody fights a unit that is immune to melee', () => {
    const played = atActivation({
      armies: {
        empire: [{ card: 'darth-vader' }],
        rebels: [{ card: 'luke-skywalker' }, { card: 't-47-airspeeder' }],
      },
    });
    say(played, { kind: 'activate', unit: VADER });
    expect(refused(played, { kind: 'attack', unit: VADER, target: 'rebels-2', band: 0, cover: 0 })).toBe(
      'notPossible',
    );
  });
});

describe('vehicles', () => {
  const hurt = (seed: string) => {
    const played = change(atActivation({ seed }), WALKER, { minis: [{ role: 'leader', wounds: 7 }] });
    return say(played, { kind: 'adjust', unit: WALKER, what: 'wounds', by: 1 });
  };

  it('[legion 12.1] at its resilience a vehicle is damaged, disabled or loses a weapon', () => {
    for (const harm of ['damaged', 'disabled', 'weapon'] as const)
      expect(withSeed(hurt, (played) => unit(played, WALKER).harm === harm)).toBeTruthy();
    const armless = withSeed(hurt, (played) => unit(played, WALKER).harm === 'weapon');
    expect(unit(armless, WALKER).lostWeapon).toBe('ms-4');
  });

  it('[legion 12.1] a disabled AT-RT pays two actions for a move', () => {
    const played = say(
      change(atActivation(), RT, { harm: 'disabled' }),
      { kind: 'activate', unit: STORM },
      { kind: 'endActivation' },
    );
    say(played, { kind: 'activate', unit: RT }, { kind: 'act', act: 'move' });
    expect(played.state.turn?.actions).toBe(0);
  });

  it('[legion 12.2] damage may cost an action, each ion token costs one', () => {
    const play = (seed: string) =>
      say(change(atActivation({ seed }), WALKER, { harm: 'damaged' }), { kind: 'activate', unit: WALKER });
    expect(withSeed(play, ({ state }) => state.turn?.actions === 1)).toBeTruthy();
    expect(withSeed(play, ({ state }) => state.turn?.actions === 2)).toBeTruthy();
    const ion = say(change(atActivation(), WALKER, { ion: 1 }), { kind: 'activate', unit: WALKER });
    expect(ion.state.turn?.actions).toBe(1);
    expect(unit(ion, WALKER).ion).toBe(0);
  });

  it('[legion 8.6] a compulsory move that falls short wounds by speed', () => {
    const armies = {
      empire: [{ card: 'darth-vader' }, { card: '74-z-speeder-bikes' }],
      rebels: [{ card: 'luke-skywalker' }],
    };
    const played = say(
      atActivation({ armies }),
      { kind: 'activate', unit: STORM },
      { kind: 'act', act: 'compulsory', stopped: true },
    );
    expect(unit(played, STORM).minis).toEqual([{ role: 'leader', wounds: 0 }]);
    expect(played.state.turn?.actions).toBe(2);
  });
});
