// A hero's numbers: the sheet, the cards, and what waits for its moment. Cards here are made up, so every sum can be checked by eye.

import { describe, expect, it } from 'vitest';
import {
  PLAIN_EFFECT,
  heroNumbers,
  wielding,
  type Fighter,
  type GearEffect,
  type GearFacts,
  type HeldCard,
  type HeroSheet,
} from '../../../src/rules';

const EFFECT: GearEffect = {
  ...PLAIN_EFFECT,
};
const effect = (fields: Partial<GearEffect>): GearEffect => ({ ...EFFECT, ...fields });

const SHEET: HeroSheet = {
  health: 12,
  endurance: 5,
  speed: 4,
  defense: ['white'],
  attributes: { strength: ['blue'], insight: ['green'], tech: ['yellow'] },
  abilities: [],
};

const card = (id: string, facts: Partial<GearFacts>, on: string | null = null): HeldCard => ({
  id,
  on,
  facts: {
    name: id,
    type: 'feat',
    traits: [],
    keywords: [],
    passives: {},
    surges: [],
    effects: [],
    ...facts,
  },
});
const pistol = card('pistol', {
  type: 'ranged-weapon',
  traits: ['pistol'],
  attack: { type: 'ranged', dice: ['blue'] },
  passives: { accuracy: 1 },
  surges: [{ cost: 1, effect: { damage: 1 }, exhaust: false }],
});
const staff = card('staff', {
  type: 'melee-weapon',
  attack: { type: 'melee', dice: ['green'] },
  keywords: [{ name: 'reach' }],
});

const weapon = (id: string, cards: readonly HeldCard[], sheet: HeroSheet = SHEET) => {
  const found = heroNumbers(sheet, cards).weapons.find((one) => one.id === id);
  if (!found) throw new Error(`no weapon ${id}`);
  return found;
};

describe('[gear] the sums', () => {
  it('[gear] without cards: the sheet', () => {
    const { health, endurance, speed, passives, weapons, offered } = heroNumbers(SHEET, []);
    expect({ health, endurance, speed, passives, weapons, offered }).toEqual({
      health: 12,
      endurance: 5,
      speed: 4,
      passives: {},
      weapons: [],
      offered: [],
    });
  });

  it('[gear] armor, equipment and learnt cards add up, each part with its source', () => {
    const { health, endurance, speed, passives, sources } = heroNumbers(SHEET, [
      card('coat', { type: 'armor', passives: { health: 2, block: 1 } }),
      card('arm', { type: 'equipment', passives: { health: -2, endurance: 1 } }),
      card('quick', { passives: { speed: 1, evade: 1 } }),
    ]);
    expect({ health, endurance, speed, passives }).toEqual({
      health: 12,
      endurance: 6,
      speed: 5,
      passives: { block: 1, evade: 1 },
    });
    expect(sources.health).toEqual([
      { from: 'sheet', value: 12 },
      { from: 'coat', value: 2 },
      { from: 'arm', value: -2 },
    ]);
  });

  it('[gear] a small party and the mission add their part', () => {
    const { health, sources } = heroNumbers(
      SHEET,
      [],
      [
        { of: 'health', from: 'party', value: 10 },
        { of: 'speed', from: 'mission', value: -9 },
      ],
    );
    expect(health).toBe(22);
    expect(heroNumbers(SHEET, [], [{ of: 'speed', from: 'mission', value: -9 }]).speed).toBe(0);
    expect(sources.speed).toEqual([
      { from: 'sheet', value: 4 },
      { from: 'mission', value: -9 },
    ]);
  });

  it('[gear] numbers of a weapon and of what is fixed to it count with that weapon alone', () => {
    const barrel = card('barrel', { type: 'modification-ranged', passives: { accuracy: 2 } }, 'pistol');
    const cards = [pistol, staff, barrel];
    expect(heroNumbers(SHEET, cards).passives).toEqual({});
    expect(weapon('pistol', cards).passives).toEqual({ accuracy: 3 });
    expect(weapon('staff', cards).passives).toEqual({});
  });

  it('[gear] a modification that is fixed to nothing gives and offers nothing', () => {
    const loose = card('barrel', {
      type: 'modification-ranged',
      passives: { accuracy: 2, health: 1 },
      effects: [effect({ moments: ['attack'], exhaust: true, gives: { surge: 1 } })],
    });
    const { health, weapons, offered } = heroNumbers(SHEET, [pistol, loose]);
    expect([health, weapons[0]?.passives, offered]).toEqual([12, { accuracy: 1 }, []]);
  });

  it('[gear] surges of learnt cards and equipment are there with every weapon', () => {
    const trick = card('trick', { surges: [{ cost: 2, effect: { pierce: 2 }, exhaust: false }] });
    expect(weapon('staff', [staff, trick]).surges.map(({ effect: { pierce } }) => pierce)).toEqual([2]);
    expect(weapon('pistol', [pistol, trick]).surges).toHaveLength(2);
  });
});

describe('[gear] what always counts, and what is offered', () => {
  const aim = effect({ moments: ['attack'], needs: ['ranged'], gives: { accuracy: 2, pierce: 1 } });

  it('[gear] what hangs on the kind of weapon alone counts with weapons of that kind', () => {
    const sheet = { ...SHEET, abilities: [{ ...aim, name: 'Clear Eye' }] };
    expect(weapon('pistol', [pistol, staff], sheet)).toMatchObject({
      passives: { accuracy: 3 },
      keywords: [{ name: 'pierce', value: 1 }],
    });
    expect(weapon('staff', [pistol, staff], sheet)).toMatchObject({
      passives: {},
      keywords: [{ name: 'reach' }],
    });
    expect(heroNumbers(sheet, [pistol]).offered).toEqual([]);
  });

  it('[gear] what counts in every attack is in the hero’s own sum, once', () => {
    const calm = card('calm', { effects: [effect({ moments: ['attack'], gives: { accuracy: 1 } })] });
    const { passives, weapons } = heroNumbers(SHEET, [pistol, calm]);
    expect([passives, weapons[0]?.passives]).toEqual([{ accuracy: 1 }, { accuracy: 1 }]);
  });

  it.each([
    ['strain', { strainCost: 1 }],
    ['exhausting it', { exhaust: true }],
    ['depleting it', { deplete: true }],
    ['discarding it', { discard: true }],
    ['a surge', { surgeCost: 1 }],
    ['an action', { actionCost: 1 }],
    ['a choice', { optional: true }],
    ['a state', { needs: ['focused'] as const }],
    ['a distance', { needs: ['within3'] as const }],
    ['another ability', { with: 'Foresight' }],
    ['a limit', { once: 'activation' as const }],
    ['dice on the table', { moments: ['attackRolled'] as const }],
    ['a friend’s attack', { of: 'friend' as const }],
  ])('[gear] what needs %s is offered, not added', (_, fields) => {
    const given = effect({ moments: ['attack'], gives: { damage: 2 }, ...fields });
    const { passives, weapons, offered } = heroNumbers(SHEET, [pistol, card('fury', { effects: [given] })]);
    expect([passives, weapons[0]?.passives]).toEqual([{}, { accuracy: 1 }]);
    expect(offered).toEqual([{ from: 'fury', name: 'fury', place: 0, weapon: null, effect: given }]);
  });

  it('[gear] rerolls and dice are offered even where they are free', () => {
    const second = effect({ moments: ['attack'], gives: { rerollAttack: 1 } });
    expect(heroNumbers(SHEET, [card('again', { effects: [second] })]).offered).toHaveLength(1);
  });

  it('[gear] a paragraph without a moment is left to the players', () => {
    const told = effect({ optional: true });
    expect(heroNumbers(SHEET, [card('story', { effects: [told] })]).offered).toEqual([]);
  });

  it('[gear] what a weapon or its modification offers is for attacks with it', () => {
    const given = effect({ moments: ['attack'], exhaust: true, gives: { surge: 1 } });
    const hilt = card('hilt', { type: 'modification-melee', effects: [given] }, 'staff');
    expect(heroNumbers(SHEET, [staff, hilt]).offered.map(({ weapon: of }) => of)).toEqual(['staff']);
  });
});

describe('[gear] a hero with a weapon in hand', () => {
  const hero: Fighter = {
    side: 'rebel',
    health: 12,
    damage: 0,
    conditions: [],
    powerTokens: [],
    defense: ['white'],
    surges: [],
    passives: { block: 1, accuracy: 1 },
    keywords: [],
  };

  it('[gear] has the numbers of both', () => {
    expect(wielding(hero, weapon('pistol', [pistol]))).toMatchObject({
      attack: { type: 'ranged', dice: ['blue'] },
      passives: { block: 1, accuracy: 2 },
      surges: [{ cost: 1, effect: { damage: 1 } }],
    });
  });

  it('[gear] a surge that wants a condition is there only with it', () => {
    const cards = [
      card('dark', {
        type: 'melee-weapon',
        attack: { type: 'melee', dice: ['red'] },
        surges: [{ cost: 1, effect: { damage: 3 }, while: 'hidden', exhaust: false }],
      }),
    ];
    expect(wielding(hero, weapon('dark', cards)).surges).toEqual([]);
    expect(wielding({ ...hero, conditions: ['hidden'] }, weapon('dark', cards)).surges).toHaveLength(1);
  });
});
