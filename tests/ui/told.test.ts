// What players tell in the middle of an activation: reports before a line and during an attack, and who acts first.

import { describe, expect, it } from 'vitest';
import { resolveActivation, rollFor, type Answer, type Change, type Pending } from '../../src/imperial';
import { seedRandom } from '../../src/kernel';
import { resolveOrders, type Told } from '../../src/mission';
import type { FigureId } from '../../src/rules';
import {
  momentOf,
  routesIn,
  toldWith,
  toldWithoutLast,
  type ReportRoute,
} from '../../src/ui/activation/reporting';
import { placesAfter } from '../../src/ui/activation/stepView';
import { changedBeforeStep, changedInAttack, hasBegun, orderedFirst } from '../../src/ui/activation/told';
import { placeAt } from '../../src/ui/activation/useReport';
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

describe('[D17, D59] something happened on the route of a move', () => {
  const reported = (told: readonly Told[], step: number): readonly ReportRoute[] =>
    routesIn(resolved(told).steps, { from: step, stop: step, to: step });
  const moveOf = (told: readonly Told[]): ReportRoute => {
    const { steps } = resolved(told);
    const found = steps.flatMap((_, step) => reported(told, step)).find(({ route }) => route.length > 2);
    if (!found) throw new Error('somebody should move');
    return found;
  };
  const at = (told: readonly Told[], route: ReportRoute, place: number, changes: readonly Change[]) =>
    toldWith({ told }, { step: 0, declared: false }, { kind: 'route', route, place }, changes);

  it('the mover stands there, and what is told there again is added', () => {
    const route = moveOf([]);
    const one = at([], route, 1, [gone('diala-passil#1')]);
    expect(one).toEqual([
      {
        step: route.step,
        answer: {
          kind: 'changed',
          step: route.step,
          during: { place: 1, act: route.act },
          changes: [gone('diala-passil#1')],
        },
      },
    ]);
    const cut = resolved(one).steps[route.step]?.acts[route.act];
    expect(cut?.kind === 'move' && [cut.end, cut.interrupted]).toEqual([route.route[1], true]);
    const again = reported(one, route.step).find(({ act }) => act === route.act);
    const two = again ? at(one, again, 1, [gone('fenn-signis#1')]) : [];
    expect(two.map(({ answer }) => answer.kind === 'changed' && answer.changes)).toEqual([everybody]);
  });

  it('before the first step of a line the line has not begun', () => {
    const route = moveOf([]);
    const [told] = at([], { ...route, act: 0 }, 0, everybody);
    expect(told?.answer).toEqual({ kind: 'changed', step: route.step, changes: everybody });
  });

  it('dice and reports of a future that is gone are dropped, earlier ones stay', () => {
    const route = { ...moveOf([]), step: 1, act: 2, read: 1 };
    const told = at([dice(0), dice(1), dice(3)], route, 2, everybody);
    expect(told.map(({ step, answer }) => [step, answer.kind])).toEqual([
      [0, 'dice'],
      [1, 'changed'],
    ]);
  });

  it('the table of that moment: the mover on its way, and whoever is told to be gone is gone', () => {
    const route = moveOf([]);
    const now = { step: 0, declared: false };
    const moment = { kind: 'route', route, place: 1 } as const;
    const orders = (told: readonly Told[]) => resolveOrders(situation, drawn, told);
    expect(momentOf(orders([]), now, moment).after.board.figures.get(route.figure)?.at).toEqual(
      route.route[1]?.at,
    );
    const told = toldWith({ told: [] }, now, moment, [gone('fenn-signis#1')]);
    const { changes, after } = momentOf(orders(told), now, moment);
    expect(changes).toEqual([gone('fenn-signis#1')]);
    expect(after.board.figures.has('fenn-signis#1' as FigureId)).toBe(false);
    expect(toldWithoutLast(orders(told), now, moment)).toEqual([]);
  });

  it('a tap on the board means a place of the route, and none where the figure shares its space', () => {
    const place = (x: number) => ({ at: [x, 0] as const, size: [1, 1] as const });
    const route = { ...moveOf([]), route: [place(0), place(1), place(2)], spent: [0, null, 2] };
    expect([0, 1, 2, 3].map((x) => placeAt(route, [x, 0]))).toEqual([0, -1, 2, -1]);
    const large = { ...route, route: [{ at: [0, 0], size: [2, 2] } as const], spent: [0] };
    expect(placeAt(large, [1, 1])).toBe(0);
  });

  it('killed on its way, the figure is off the board from there on', () => {
    const route = moveOf([]);
    const { steps, interruptions } = resolved(at([], route, 1, [gone(route.figure)]));
    expect(placesAfter(steps.slice(0, route.step + 1), interruptions).get(route.figure)).toBeNull();
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
