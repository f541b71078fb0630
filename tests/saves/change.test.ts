import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween, changed } from '../../src/saves/change';
import { sized } from '../sized';

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the change between two states', () => {
  const value = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>;

  it('[saves] leads from the one to the other, letter for letter', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const change = asStored(changeBetween(before, after));
        expect(JSON.stringify(changed(asStored(before), change))).toBe(JSON.stringify(after));
      }),
      { seed: 11, numRuns: sized(2000, 20_000) },
    );
  });

  it('[saves] also where only parts differ, items come or go, and fields change their order', () => {
    const cases: readonly (readonly [unknown, unknown])[] = [
      [
        { a: 1, b: { c: [1, 2, 3] } },
        { a: 1, b: { c: [1, 4, 3] } },
      ],
      [{ a: [1, 2, 3, 4] }, { a: [2, 3, 4] }],
      [{ a: [1, 2] }, { a: [1, 9, 9, 2] }],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [
        { a: 1, b: 2 },
        { b: 2, c: 3 },
      ],
      [{ a: undefined, b: 1 }, { b: 1 }],
      [{ b: 1 }, { a: null, b: 1 }],
    ];
    for (const [before, after] of cases) {
      const change = asStored(changeBetween(before, after));
      expect(JSON.stringify(changed(asStored(before), change))).toBe(JSON.stringify(after));
    }
  });

  it('[saves] is small where little has changed, and nothing where nothing has', () => {
    const board = Array.from({ length: 1000 }, (_, space) => ({ space, figure: null }));
    const before = { round: 1, board };
    const after = { ...before, board: board.with(7, { space: 7, figure: null }) };
    expect(changeBetween(before, after)).toBeNull();
    expect(changeBetween(before, { ...before, round: 2 })).toEqual({ fields: { round: { set: 2 } } });
  });

  it('[saves] of something else is refused', () => {
    for (const change of [{ items: { 5: { set: 1 } } }, { at: 9, out: 9, in: [] }, { fields: {} }, {}, 'x'])
      expect(() => changed([1, 2], change)).toThrow();
  });
});
