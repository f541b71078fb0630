// What friends beside a target do for it, against a count by hand on small boards.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helpOfFriends, type DefenseAbility, type FigureId } from '../../../src/rules';
import { boardOf, setupOf } from '../situate';
import { sized } from '../../sized';

const SENTINEL: DefenseAbility = { block: 1, friend: true };
const DISTRACTING: DefenseAbility = { evade: 1, friend: true, each: true };
const OWN: DefenseAbility = { block: 3 };

const helpOn = (
  lines: readonly string[],
  guards: Readonly<Record<string, readonly DefenseAbility[]>>,
  pieces: NonNullable<Parameters<typeof setupOf>[1]>['pieces'] = {},
) => helpOfFriends(boardOf(setupOf(lines, { pieces })), 't', (id: FigureId) => guards[id]);

const ROW = ['+-+-+-+-+', '|s t p o|', '+-+-+-+-+'];

describe('friends beside a target', () => {
  it('[6.8] one Sentinel or Protector helps, each Distracting does, and nobody from farther away', () => {
    expect(helpOn(ROW, { s: [SENTINEL], p: [SENTINEL], o: [SENTINEL] })).toEqual({ block: 1, evade: 0 });
    expect(helpOn(ROW, { s: [DISTRACTING], p: [DISTRACTING], o: [DISTRACTING] })).toEqual({
      block: 0,
      evade: 2,
    });
    expect(helpOn(ROW, { o: [SENTINEL, DISTRACTING] })).toEqual({ block: 0, evade: 0 });
  });

  it('[6.8] nobody helps an enemy or oneself, nor does an incapacitated figure; own abilities are not lent', () => {
    expect(helpOn(ROW, { s: [SENTINEL], t: [SENTINEL] }, { s: { side: 'rebel' } })).toEqual({
      block: 0,
      evade: 0,
    });
    expect(helpOn(ROW, { s: [SENTINEL] }, { s: { incapacitated: true } })).toEqual({ block: 0, evade: 0 });
    expect(helpOn(ROW, { s: [OWN] })).toEqual({ block: 0, evade: 0 });
    expect(helpOn(['+-+-+', '|s|t|', '+-+-+'], { s: [SENTINEL] })).toEqual({ block: 0, evade: 0 });
  });

  it('[6.8] of any abilities: the best block that does not add up, and every evade that does', () => {
    const ability = fc.record({
      block: fc.integer({ min: 0, max: 3 }),
      evade: fc.integer({ min: 0, max: 3 }),
      friend: fc.constant(true as const),
    });
    const lists = fc.array(fc.tuple(ability, fc.boolean()), { maxLength: 4 });
    fc.assert(
      fc.property(lists, lists, (left, right) => {
        const made = (list: typeof left): DefenseAbility[] =>
          list.map(([one, each]) => ({ ...one, ...(each && { each: true as const }) }));
        const help = helpOn(ROW, { s: made(left), p: made(right) });
        for (const what of ['block', 'evade'] as const) {
          let best = 0;
          let sum = 0;
          for (const [one, each] of [...left, ...right])
            if (each) sum += one[what];
            else if (one[what] > best) best = one[what];
          expect(help[what]).toBe(best + sum);
        }
      }),
      { numRuns: sized(50, 1000) },
    );
  });
});
