// Units: who falls, what adds up to a pool, what an army list remarks, and what stands on the cards.

import { describe, expect, it } from 'vitest';
import {
  armyRemarks,
  assignWounds,
  attackBy,
  diceIn,
  gatherPool,
  nerveOf,
  unitPoints,
  rallied,
  type RulerBand,
} from '../../src/legion';
import { LEGION_FILES, readLegionContent } from '../../src/packs';
import { CONTENT, unitOf } from './content';

const { cards } = CONTENT;
const roles = (unit: ReturnType<typeof unitOf>) => unit.minis.map(({ role }) => role).join(' ');
const pool = (
  from: ReturnType<typeof unitOf>,
  to: ReturnType<typeof unitOf>,
  band: RulerBand,
  moved = false,
) => gatherPool(cards, { from, to, band, moved });

describe('cards', () => {
  it.each([
    ['darth-vader', 200, 8, null],
    ['stormtroopers', 44, 1, 1],
    ['74-z-speeder-bikes', 90, 3, null],
    ['general-veers', 80, 5, 2],
    ['at-st', 195, 11, null],
    ['luke-skywalker', 160, 6, 3],
    ['t-47-airspeeder', 175, 7, null],
  ])('[legion 2.4] %s costs %i points and has %i wounds', (card, points, wounds, courage) =>
    expect(cards.units[card]).toMatchObject({ points, wounds, courage }),
  );

  it('[legion 2.4] a card with a wrong field is told with its place', () => {
    const files = {
      units: { units: [{ id: 'x' }] },
      upgrades: { upgrades: [] },
      commands: { commands: [] },
      behaviours: {},
    };
    const read = readLegionContent(files);
    expect(LEGION_FILES).toHaveLength(4);
    expect(read.ok ? [] : read.error.map(({ file, path }) => `${file} ${path}`)).toContain(
      'legion/units.json units[0].name',
    );
  });
});

describe('armies', () => {
  it('[legion 2.1, 2.2] an army list is looked over', () => {
    const found = armyRemarks(cards, [
      { card: 'darth-vader' },
      { card: 'darth-vader' },
      { card: 'at-st', upgrades: ['dlt-19-stormtrooper'] },
      { card: 'stormtroopers', upgrades: ['stormtrooper', 'stormtrooper'] },
      { card: 'at-st' },
    ]);
    expect(found).toEqual([
      { code: 'tooManyPoints', points: 880 },
      { code: 'rank', rank: 'corps', count: 1 },
      { code: 'twice', card: 'darth-vader' },
      { code: 'upgradeNotForUnit', card: 'at-st', upgrade: 'dlt-19-stormtrooper' },
      { code: 'upgradeTwice', card: 'stormtroopers', upgrade: 'stormtrooper' },
    ]);
  });

  it('[legion 2.2] heavy weapon and personnel add a mini, and points', () => {
    const unit = unitOf('stormtroopers', ['dlt-19-stormtrooper', 'stormtrooper']);
    expect(roles(unit)).toBe('leader plain plain plain heavy personnel');
    expect(unitPoints(cards, unit)).toBe(79);
  });
});

describe('pools', () => {
  const storm = unitOf('stormtroopers', ['hh-12-stormtrooper', 'stormtrooper']);
  const rebels = unitOf('rebel-troopers');

  it('[legion 10.1] five E-11 and a rocket: each mini fires one weapon that reaches', () => {
    expect(pool(storm, unitOf('at-rt'), 3).pool).toMatchObject({
      dice: { red: 0, black: 3, white: 5 },
      impact: 3,
    });
    expect(diceIn(pool(storm, rebels, 1).pool)).toBe(6);
    expect(diceIn(pool(storm, rebels, 5).pool)).toBe(0);
  });

  it('[legion 16.7] a cumbersome weapon is silent after a move, an exhausted one until it is readied', () => {
    expect(diceIn(pool(storm, unitOf('at-rt'), 4, true).pool)).toBe(0);
    expect(diceIn(pool({ ...storm, exhausted: ['hh-12'] }, unitOf('at-rt'), 4).pool)).toBe(0);
  });

  it('[legion 16.8] Spray counts the minis of the defender', () => {
    const flame = {
      id: 'f',
      name: 'Flames',
      range: [1, 1],
      dice: { red: 0, black: 1, white: 0 },
      keywords: { spray: 1 },
    } as const;
    const units = { ...cards.units, 'at-rt': { ...unitCard('at-rt'), weapons: [flame] } };
    const found = gatherPool(
      { ...cards, units },
      { from: unitOf('at-rt'), to: { ...rebels, minis: rebels.minis.slice(1) }, band: 1 },
    );
    expect(found.pool.dice.black).toBe(3);
  });

  it('[legion 16.1] Impact 1 and Impact 2 are Impact 3', () => {
    const weapon = (id: string, impact: number) =>
      ({ id, name: id, range: [1, 3], dice: { red: 1, black: 0, white: 0 }, keywords: { impact } }) as const;
    const walker = { ...unitCard('at-st'), weapons: [weapon('a', 1), weapon('b', 2)] };
    const found = gatherPool(
      { ...cards, units: { ...cards.units, 'at-st': walker } },
      { from: unitOf('at-st'), to: unitOf('at-rt'), band: 2 },
    );
    expect(found.pool.impact).toBe(3);
  });

  it('[legion 16.9] Arsenal 2 fires two weapons of one mini', () => {
    const gun = { id: 'gun', name: 'Gun', range: [1, 4], dice: { red: 1, black: 0, white: 0 } } as const;
    const walker = { ...unitCard('at-st'), weapons: [...unitCard('at-st').weapons, gun] };
    const found = gatherPool(
      { ...cards, units: { ...cards.units, 'at-st': walker } },
      { from: unitOf('at-st'), to: rebels, band: 3 },
    );
    expect(found.pool.dice).toEqual({ red: 3, black: 2, white: 2 });
  });

  it('[legion 6.2, 9.3] heavy cover and suppression stay heavy; Sharpshooter makes it light', () => {
    const target = { ...rebels, suppression: 1 };
    const veers = unitOf('general-veers');
    const shooting = { from: veers, to: target, band: 3 as const };
    const found = attackBy(cards, shooting, gatherPool(cards, shooting), { cover: 2, aims: 0, dodges: 0 });
    expect(found.defender.cover).toBe(2);
    expect(found.pool.sharpshooter).toBe(1);
    const light = attackBy(cards, { ...shooting, to: target }, gatherPool(cards, shooting), {
      cover: 0,
      aims: 0,
      dodges: 0,
    });
    expect(light.defender.cover).toBe(1);
  });

  const unitCard = (id: string) => {
    const card = cards.units[id];
    if (!card) throw new Error(id);
    return card;
  };
});

describe('casualties and nerve', () => {
  it('[legion 10.7] plain minis, personnel, heavy weapon, leader', () => {
    const unit = unitOf('stormtroopers', ['dlt-19-stormtrooper', 'stormtrooper']);
    expect(roles(assignWounds(cards, unit, 4))).toBe('leader heavy');
    expect(roles(assignWounds(cards, unit, 5))).toBe('leader');
    expect(roles(assignWounds(cards, unit, 9))).toBe('');
  });

  it('[legion 10.7] the most wounded mini first; a fallen leader is replaced', () => {
    const bikes = unitOf('74-z-speeder-bikes');
    const hurt = {
      ...bikes,
      minis: bikes.minis.map((mini) => ({ ...mini, wounds: mini.role === 'leader' ? 2 : 0 })),
    };
    expect(assignWounds(cards, hurt, 1).minis).toEqual([{ role: 'leader', wounds: 0 }]);
  });

  it('[legion 6.3] a block or a surge removes a token', () =>
    expect(rallied(3, ['block', 'blank', 'surge'])).toBe(1));

  it('[legion 6.4] suppressed, panicked, and the courage of a commander', () => {
    expect(nerveOf(0, 1)).toBe('steady');
    expect(nerveOf(1, 1)).toBe('suppressed');
    expect(nerveOf(2, 1)).toBe('panicked');
    expect(nerveOf(2, 1, 3)).toBe('suppressed');
    expect(nerveOf(6, 1, 3)).toBe('panicked');
    expect(nerveOf(9, null)).toBe('steady');
  });
});
