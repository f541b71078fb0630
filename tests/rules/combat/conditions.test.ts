import { describe, expect, test } from 'vitest';
import {
  afterActivation,
  afterInstruction,
  afterRebelAction,
  afterTest,
  discardConditions,
  gainConditions,
  gainPowerToken,
  holds,
  movementPointsFor,
  spendPowerTokens,
  stunForbids,
  type Condition,
  type Vitals,
} from '../../../src/rules';
import { heroVitals } from './fighters';

const figure = (...conditions: Condition[]): Vitals => ({
  health: 5,
  damage: 0,
  conditions,
  powerTokens: [],
});
const hero = (...conditions: Condition[]): Vitals => ({ ...figure(...conditions), hero: heroVitals() });

describe('conditions', () => {
  test('a condition is held once', () => {
    expect(gainConditions(figure('stunned'), ['stunned', 'bleeding']).conditions).toEqual([
      'stunned',
      'bleeding',
    ]);
    expect(discardConditions(figure('stunned', 'bleeding'), ['stunned']).conditions).toEqual(['bleeding']);
  });

  test('objects and figures that left the map gain none', () => {
    expect(gainConditions({ ...figure(), object: true }, ['stunned']).conditions).toEqual([]);
    expect(gainConditions({ ...figure(), damage: 5 }, ['stunned']).conditions).toEqual([]);
  });

  test('[6.7] Focused ends with a test, Weakened with the activation', () => {
    const both = figure('focused', 'weakened');
    expect(afterTest(both).conditions).toEqual(['weakened']);
    expect(afterActivation(both).conditions).toEqual(['focused']);
  });
});

describe('Imperial figures', () => {
  test('[6.6] [row 99] Bleeding: 1 damage after an instruction with an icon, none after a free one', () => {
    expect(afterInstruction(figure('bleeding'), { move: false, icons: true })).toMatchObject({
      damage: 1,
      figure: { damage: 1, conditions: ['bleeding'] },
    });
    expect(afterInstruction(figure('bleeding'), { move: true, icons: false })).toMatchObject({ damage: 0 });
    expect(afterInstruction(figure(), { move: false, icons: true })).toMatchObject({ damage: 0 });
  });

  test('[EX-BLEED] [row 99] with 2 health left it bleeds to 1 and stops bleeding', () => {
    const after = afterInstruction({ ...figure('bleeding'), damage: 3 }, { move: false, icons: true });
    expect(after).toMatchObject({ damage: 1, fate: 'stands', figure: { damage: 4, conditions: [] } });
  });

  test('[6.6] with 1 health left it bleeds to death', () => {
    expect(afterInstruction({ ...figure('bleeding'), damage: 4 }, { move: false, icons: true }).fate).toBe(
      'defeated',
    );
  });

  test('[EX-STUN] [row 100] Stunned: a Move instruction gives no points and then ends it', () => {
    const stunned = figure('stunned');
    expect(movementPointsFor(stunned, 4)).toBe(0);
    expect(movementPointsFor(figure(), 4)).toBe(4);
    expect(holds(afterInstruction(stunned, { move: false, icons: true }).figure, 'stunned')).toBe(true);
    expect(holds(afterInstruction(stunned, { move: true, icons: true }).figure, 'stunned')).toBe(false);
  });

  test('[row 100] [D20] Stunned: no attack and no leaving outside its own activation', () => {
    expect(stunForbids(figure('stunned'), { playedByApp: true, ownActivation: false })).toBe(true);
    expect(stunForbids(figure('stunned'), { playedByApp: true, ownActivation: true })).toBe(false);
    expect(stunForbids(figure(), { playedByApp: true, ownActivation: false })).toBe(false);
  });
});

describe('heroes and allies', () => {
  test('Stunned: no attack and no leaving at all; an action ends it', () => {
    expect(stunForbids(hero('stunned'), { playedByApp: false, ownActivation: true })).toBe(true);
    expect(afterRebelAction(hero('stunned'), 'stunned').figure.conditions).toEqual([]);
  });

  test('Bleeding: 1 strain for each action but the one that ends it', () => {
    expect(afterRebelAction(hero('bleeding'))).toMatchObject({ strain: 1, figure: { hero: { strain: 1 } } });
    expect(afterRebelAction(hero('bleeding', 'stunned'), 'stunned')).toMatchObject({ strain: 1 });
    expect(afterRebelAction(hero('bleeding'), 'bleeding')).toMatchObject({
      strain: 0,
      figure: { conditions: [] },
    });
    expect(afterRebelAction(hero())).toMatchObject({ strain: 0, damage: 0 });
  });

  test('[6.4] an ally bleeds damage', () => {
    expect(afterRebelAction(figure('bleeding'))).toMatchObject({
      strain: 0,
      damage: 1,
      figure: { damage: 1 },
    });
  });
});

describe('power tokens', () => {
  test('[EX-POWER] [6.6] [row 102] a figure with two gains no more', () => {
    const one = gainPowerToken(figure(), 'block');
    const two = gainPowerToken(one, 'damage');
    expect(two.powerTokens).toEqual(['block', 'damage']);
    expect(gainPowerToken(two, 'surge')).toBe(two);
  });

  test('the players may give one up for a new one', () => {
    const two: Vitals = { ...figure(), powerTokens: ['block', 'damage'] };
    expect(gainPowerToken(two, 'surge', 'block').powerTokens).toEqual(['damage', 'surge']);
    expect(gainPowerToken(two, 'surge', 'evade').powerTokens).toEqual(['block', 'damage']);
  });

  test('spending takes one token for each that is named', () => {
    const two: Vitals = { ...figure(), powerTokens: ['block', 'block'] };
    expect(spendPowerTokens(two, ['block']).powerTokens).toEqual(['block']);
    expect(spendPowerTokens(two, ['surge']).powerTokens).toEqual(['block', 'block']);
  });
});
