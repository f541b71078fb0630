// What players tell in the middle of an activation: reports before a line and during an attack, and who acts first.

import { describe, expect, it } from 'vitest';
import { resolveActivation, rollFor, type Answer, type Change, type Pending } from '../../src/imperial';
import { seedRandom } from '../../src/kernel';
import type { Told } from '../../src/mission';
import type { FigureId } from '../../src/rules';
import { changedBeforeStep, changedInAttack, hasBegun, orderedFirst } from '../../src/ui/activation/told';
import { tableWith, TROOPERS } from './activationTable';

const { situation, drawn } = tableWith(TROOPERS, 'stormtrooper', 'told');

const resolved = (told: readonly Told[]) =>
  resolveActivation(
    situation,
    drawn.orders,
    told.map(({ answer }) => answer),
  );

function firstAttack(): Extract<Pending, { kind: 'attack' }> {
  const { pending } = resolved([]);
  if (pending?.kind !== 'attack') throw new Error('this table should begin with an attack');
  return pending;
}

const gone = (figure: string): Change => ({ kind: 'gone', figure: figure as FigureId });
const everybody = [gone('diala-passil#1'), gone('fenn-signis#1')];
const dice = (step: number): Told => ({
  step,
  answer: { kind: 'dice', roll: { kind: 'faces', faces: [] } } as Answer,
});

describe('[D17, row 105] something happens while an attack waits for its dice', () => {
  it('voided after it was declared, it stays paid for', () => {
    const pending = firstAttack();
    const after = resolved(changedInAttack([], pending, everybody)).steps[pending.step];
    expect([after?.status, after?.cost.actions, after?.cost.attack]).toEqual(['resolved', 1, true]);
  });

  it('told as before the line, it is skipped and costs nothing', () => {
    const { step } = firstAttack();
    const after = resolved(changedBeforeStep([], step, everybody)).steps[step];
    expect([after?.status, after?.cost.attack]).toEqual(['skipped', false]);
  });

  it('a second report is added to the first, and what was told of the step stays', () => {
    const chosen: Told = { step: 1, answer: { kind: 'prefer', step: 1, option: 1 } };
    const once = changedInAttack([chosen], { step: 1 }, [gone('diala-passil#1')]);
    const twice = changedInAttack(once, { step: 1 }, [gone('fenn-signis#1')]);
    expect(twice).toEqual([
      chosen,
      { step: 1, answer: { kind: 'changed', step: 1, during: 'attack', changes: everybody } },
    ]);
  });
});

describe('[D33] something happened before a step', () => {
  it('what was told of a future that is gone is dropped, earlier reports of the step go along', () => {
    const first = changedBeforeStep([dice(0), dice(1), dice(3)], 2, [gone('diala-passil#1')]);
    const second = changedBeforeStep([...first, dice(2)], 2, [gone('fenn-signis#1')]);
    expect(second).toEqual([
      dice(0),
      dice(1),
      { step: 2, answer: { kind: 'changed', step: 2, changes: everybody } },
    ]);
  });
});

describe('[D10] the order of figures', () => {
  it('players say who acts first; the others follow as they would have', () => {
    const figures = [
      ...new Set(
        resolveActivation(situation, drawn.orders, [], { mode: 'plan' }).steps.map(({ figure }) => figure),
      ),
    ];
    const last = figures.at(-1);
    if (figures.length < 3 || last === undefined) throw new Error('three of them should act');
    const told = orderedFirst(last, figures);
    const { steps } = resolveActivation(
      situation,
      drawn.orders,
      told.map(({ answer }) => answer),
      { mode: 'plan' },
    );
    expect([...new Set(steps.map(({ figure }) => figure))]).toEqual([last, ...figures.slice(0, -1)]);
  });

  it('nothing has begun by it; by dice it has', () => {
    const { pending } = resolved([]);
    if (pending?.kind !== 'attack') throw new Error('this table should begin with an attack');
    const rolled: Told = { step: pending.step, answer: rollFor(pending, seedRandom('dice')).answer };
    expect(hasBegun(orderedFirst('a' as FigureId, []))).toBe(false);
    expect(hasBegun([rolled])).toBe(true);
  });
});
