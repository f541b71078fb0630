// Told play of the second dialect: the players are eyes and ruler, and the resolution is replayed with each answer more.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured, shoot, type Answer, type Order, type Question, type Unit } from './skirmish';

const UNITS: readonly Unit[] = [{ id: 'a' }, { id: 'b', wounds: 1 }, { id: 'c', wounds: 1 }];
const band = (bands: number): Answer => ({ kind: 'band', band: bands });
const seen = (is: boolean): Answer => ({ kind: 'seen', seen: is });
const nearest: Order = { shoot: { order: [{ kind: 'nearest' }] } };

describe('asking the players', () => {
  it('[orders] the climb stops with a question and goes on with each answer, until the target is chosen', () => {
    const visible: Order = { shoot: { filter: [{ kind: 'visible' }], order: [{ kind: 'nearest' }] } };
    const answers: Answer[] = [];
    const next = (answer?: Answer) => {
      if (answer) answers.push(answer);
      return shoot(UNITS, [visible], answers);
    };
    const asks = (kind: Question['kind'], of: string) => ({ pending: { question: { kind, of } }, shots: [] });
    expect(next()).toMatchObject(asks('visible', 'a'));
    expect(next(seen(false))).toMatchObject(asks('visible', 'b'));
    expect(next(seen(true))).toMatchObject(asks('visible', 'c'));
    expect(next(seen(true))).toMatchObject(asks('range', 'b'));
    expect(next(band(3))).toMatchObject(asks('range', 'c'));
    const { shots, pending, read } = next(band(2));
    expect(pending).toBeUndefined();
    expect(read).toBe(5);
    expect(shots).toMatchObject([{ target: 'c' }]);
    expect(shots[0]).toMatchObject({
      ladder: [
        { by: { kind: 'noun', noun: 'enemy' }, survivors: ['a', 'b', 'c'] },
        { by: { kind: 'visible' }, survivors: ['b', 'c'] },
        { by: { kind: 'nearest' }, survivors: ['c'] },
      ],
    });
  });

  it('[orders] asks late: of those who tie, and what an attempt needs only of the one who is tried', () => {
    const order: Order = { shoot: { order: [{ kind: 'mostWounded' }] } };
    const { pending, shots } = shoot(UNITS, [order], [band(2), band(1), seen(true)]);
    // b and c tie, so their range is asked; sight only of c, and nothing of a.
    expect(pending).toBeUndefined();
    expect(shots).toMatchObject([{ target: 'c' }]);
  });

  it('[orders] nothing but the attempt is asked where one candidate is left', () => {
    expect(shoot([{ id: 'a' }], [nearest], [band(1), seen(true)])).toMatchObject({
      shots: [{ target: 'a' }],
      read: 2,
    });
  });

  it('[orders] what was told is not asked again by the next order', () => {
    const told = [band(1), band(2), band(3), seen(true)];
    expect(shoot(UNITS, [nearest, nearest], told)).toMatchObject({
      shots: [{ target: 'a' }, { target: 'a' }],
      read: 4,
    });
  });

  it('[orders] a refused target leads to the next question, a fallback too', () => {
    const wish: Order = {
      shoot: { filter: [{ kind: 'wounded' }], order: [{ kind: 'nearest' }], soft: true },
    };
    const tooFar = [band(4), band(5)];
    expect(shoot(UNITS, [wish], tooFar).pending).toEqual({ question: { kind: 'range', of: 'a' } });
    expect(shoot(UNITS, [wish], [...tooFar, band(1), seen(true)]).shots).toMatchObject([{ target: 'a' }]);
  });
});

describe('answers', () => {
  it('[orders] one that does not fit is refused, and the resolution still waits', () => {
    expect(shoot(UNITS, [nearest], [seen(true)])).toMatchObject({
      pending: {
        question: { kind: 'range', of: 'a' },
        refused: { code: 'otherAnswerExpected', found: 'seen' },
      },
      read: 0,
    });
    expect(shoot(UNITS, [nearest], [band(1), band(0)])).toMatchObject({
      pending: { question: { kind: 'range', of: 'b' }, refused: { code: 'noSuchBand' } },
      read: 1,
    });
  });

  it('[orders] one that nobody asked for is read where it fits: another of the equals', () => {
    const equal = [band(2), band(2), band(3), seen(true), seen(true)];
    expect(shoot(UNITS, [nearest], equal).shots).toMatchObject([{ target: 'a' }]);
    const other = [...equal, { kind: 'prefer', option: 1 } as const];
    expect(shoot(UNITS, [nearest], other)).toMatchObject({ shots: [{ target: 'b' }], read: 6 });
    const none = [...equal, { kind: 'prefer', option: 2 } as const];
    expect(shoot(UNITS, [nearest], none)).toMatchObject({ shots: [{ target: 'a' }], read: 5 });
  });

  it('[orders] a plan waits for nobody, but takes what was told', () => {
    const plan = { mode: 'plan' } as const;
    expect(shoot(UNITS, [nearest], [], plan)).toEqual({ shots: [], read: 0 });
    expect(shoot(UNITS, [nearest, nearest], [band(1), band(2), band(3), seen(true)], plan)).toMatchObject({
      shots: [{ target: 'a' }, { target: 'a' }],
    });
  });
});

describe('limits', () => {
  const measure = measured([
    { id: 'a', at: 1 },
    { id: 'b', at: 2 },
    { id: 'c', at: 3 },
  ]);
  const targets = (orders: readonly Order[]) =>
    shoot(UNITS, orders, [], { measure }).shots.map((one) => (one === 'limitUsed' ? one : one.target));

  it('[orders] an order whose limit is used up is not done again', () => {
    for (const limit of ['unit', 'army', 'round'] as const)
      expect(
        targets([
          { ...nearest, limit },
          { ...nearest, limit },
        ]),
      ).toEqual(['a', 'limitUsed']);
  });

  it('[orders] once per enemy: the next one is taken', () => {
    const each: Order = { ...nearest, limit: 'enemy' };
    expect(targets([each, each, each, each])).toEqual(['a', 'b', 'c', undefined]);
  });

  it('[orders] another order has a limit of its own', () => {
    expect(
      targets([
        { ...nearest, limit: 'army' },
        { ...nearest, limit: 'army', name: 'snipe' },
      ]),
    ).toEqual(['a', 'a']);
  });
});

describe('told and measured', () => {
  const unit = fc.record({
    at: fc.integer({ min: 1, max: 5 }),
    wounds: fc.integer({ min: 0, max: 2 }),
    hidden: fc.boolean(),
  });
  const selector = fc.record(
    {
      filter: fc.subarray([{ kind: 'wounded' }, { kind: 'visible' }, { kind: 'inRange', bands: 3 }] as const),
      order: fc.subarray([{ kind: 'nearest' }, { kind: 'mostWounded' }] as const),
      must: fc.subarray([{ kind: 'inRange', bands: 2 }, { kind: 'wounded' }] as const),
      soft: fc.constant(true as const),
    },
    { requiredKeys: ['filter', 'order'] },
  );

  it('[orders] players who answer as the table lies get the orders of a table that is measured', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 5 }), fc.array(selector, { maxLength: 2 }), (table, wishes) => {
        const units = table.map(({ at, wounds, hidden }, index): Unit => ({
          id: `u${index}`,
          at,
          wounds,
          ...(hidden ? { hidden } : {}),
        }));
        const orders = wishes.map((wish): Order => ({ shoot: wish }));
        const measure = measured(units);
        const answers: Answer[] = [];
        for (;;) {
          const told = shoot(units, orders, answers);
          if (!told.pending) {
            expect(told.shots).toEqual(shoot(units, orders, [], { measure }).shots);
            return;
          }
          expect(told.read).toBe(answers.length);
          const truth = measure(told.pending.question) as number;
          answers.push(told.pending.question.kind === 'range' ? band(truth) : seen(truth > 0));
        }
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
