import { describe, expect, test } from 'vitest';
import {
  applyMedpac,
  automaticSuccesses,
  BONUS_HEALTH,
  canPayStrain,
  isGone,
  passChance,
  recoverDamage,
  recoverStrain,
  remainingHealth,
  rest,
  sufferDamage,
  sufferStrain,
  testOdds,
  type Vitals,
} from '../../../src/rules';
import { heroVitals } from './fighters';

const trooper: Vitals = { health: 3, damage: 0, conditions: [], powerTokens: [] };
const hero = { health: 12, damage: 0, conditions: [], powerTokens: [], hero: heroVitals() } as const;

describe('damage', () => {
  test('[6.4] a figure suffers at most its remaining health', () => {
    expect(sufferDamage(trooper, 2)).toMatchObject({ damage: 2, fate: 'stands', figure: { damage: 2 } });
    expect(sufferDamage({ ...trooper, damage: 2 }, 5)).toMatchObject({
      damage: 1,
      fate: 'defeated',
      figure: { damage: 3 },
    });
    expect(sufferDamage(trooper, 0)).toMatchObject({ damage: 0, fate: 'stands' });
  });

  test('[6.4] [row 42] the first defeat wounds: damage cleared, strain above the new endurance dropped', () => {
    const strained = { ...hero, damage: 10, hero: heroVitals({ strain: 5 }) };
    const { figure, fate, damage } = sufferDamage(strained, 7);
    expect({ fate, damage }).toEqual({ fate: 'wounded', damage: 2 });
    expect(figure).toMatchObject({ damage: 0, health: 10, hero: { wounded: true, endurance: 4, strain: 4 } });
    expect(isGone(figure)).toBe(false);
  });

  test('[6.4] wounding keeps strain that fits, conditions and tokens', () => {
    const strained = {
      ...hero,
      conditions: ['bleeding'],
      powerTokens: ['block'],
      hero: heroVitals({ strain: 3 }),
    } as const;
    const { figure } = sufferDamage<Vitals>(strained, 12);
    expect(figure).toMatchObject({ conditions: ['bleeding'], powerTokens: ['block'], hero: { strain: 3 } });
  });

  test('[6.4] [row 43] the second defeat withdraws', () => {
    const wounded = sufferDamage<Vitals>(hero, 12).figure;
    const { figure, fate } = sufferDamage(wounded, 10);
    expect(fate).toBe('withdrawn');
    expect(isGone(figure)).toBe(true);
    expect(sufferDamage(figure, 3)).toMatchObject({ damage: 0, fate: 'stands' });
  });

  test('recovering removes damage, not below none', () => {
    expect(recoverDamage({ ...trooper, damage: 2 }, 5).damage).toBe(0);
  });

  test('[EX-MEDPAC] a medpac recovers 5 damage', () => {
    expect(applyMedpac({ ...hero, damage: 8 }).damage).toBe(3);
    expect(applyMedpac({ ...hero, damage: 2 }).damage).toBe(0);
  });

  test('[EX-SCALE] [row 47] [D29] two heroes have 10 health more each, three have 3', () => {
    expect(BONUS_HEALTH).toEqual({ 2: 10, 3: 3, 4: 0 });
    expect(remainingHealth({ ...hero, health: hero.health + BONUS_HEALTH[2], damage: 4 })).toBe(18);
  });
});

describe('strain', () => {
  test('[6.4] beyond the endurance it becomes damage', () => {
    const strained = { ...hero, hero: heroVitals({ strain: 4 }) };
    expect(sufferStrain(strained, 1)).toMatchObject({
      strain: 1,
      damage: 0,
      figure: { hero: { strain: 5 } },
    });
    expect(sufferStrain(strained, 3)).toMatchObject({
      strain: 1,
      damage: 2,
      figure: { damage: 2, hero: { strain: 5 } },
    });
  });

  test('[6.4] it can wound, and then what no longer fits is dropped', () => {
    const strained = { ...hero, damage: 11, hero: heroVitals({ strain: 5 }) };
    expect(sufferStrain(strained, 1)).toMatchObject({
      fate: 'wounded',
      strain: 0,
      damage: 1,
      figure: { damage: 0, hero: { strain: 4 } },
    });
  });

  test('[6.4] allies and Imperials suffer it as damage, objects not at all', () => {
    expect(sufferStrain(trooper, 2)).toMatchObject({ strain: 0, damage: 2, figure: { damage: 2 } });
    expect(sufferStrain({ ...trooper, object: true }, 2)).toMatchObject({ damage: 0, figure: { damage: 0 } });
  });

  test('as a cost, only up to the endurance, and only for heroes', () => {
    const strained = { ...hero, hero: heroVitals({ strain: 4 }) };
    expect(canPayStrain(strained, 1)).toBe(true);
    expect(canPayStrain(strained, 2)).toBe(false);
    expect(canPayStrain(trooper, 1)).toBe(false);
  });

  test('[6.4] [row 103] resting recovers strain as much as endurance, and what is left over heals nothing', () => {
    const tired = { ...hero, damage: 6, hero: heroVitals({ strain: 2 }) };
    expect(rest(tired)).toMatchObject({ damage: 6, hero: { strain: 0 } });
    const spent = { ...hero, hero: { ...heroVitals({ wounded: true, strain: 4 }), endurance: 3 } };
    expect(rest(spent).hero.strain).toBe(1);
    expect(recoverStrain(tired, 1).hero.strain).toBe(1);
    expect(recoverStrain(trooper, 1)).toEqual(trooper);
  });
});

describe('attribute tests', () => {
  test('[row 34] every surge is a success: the chance of each number of them', () => {
    // Blue shows a surge on two faces of six, yellow one on three and two on one.
    expect(testOdds(['blue'])).toEqual([4 / 6, 2 / 6]);
    const odds = testOdds(['blue', 'yellow']);
    expect(odds).toEqual([8 / 36, 16 / 36, 10 / 36, 2 / 36]);
  });

  test('[row 36] one success passes, unless the test asks for more', () => {
    expect(passChance(['blue'])).toBe(2 / 6);
    expect(passChance(['blue', 'yellow'])).toBe(28 / 36);
    expect(passChance(['blue', 'yellow'], 2)).toBe(12 / 36);
    expect(passChance(['blue'], 0)).toBe(1);
    expect(passChance([])).toBe(0);
  });

  test('[6.7] Focused adds a green die', () => {
    expect(passChance(['blue'], 1, true)).toBe(passChance(['blue', 'green']));
    expect(testOdds(['red'], true)).toEqual(testOdds(['red', 'green']));
  });

  test('[row 35] elite figures have one success, regular ones fail', () => {
    expect(automaticSuccesses({ elite: true })).toBe(1);
    expect(automaticSuccesses({ elite: false })).toBe(0);
  });
});
