// Equally good options are told apart by what players see on the board (row 70).

import { describe, expect, it } from 'vitest';
import type { AnyId, Option } from '../../src/imperial';
import type { FigureId, Point } from '../../src/rules';
import { whereabouts } from '../../src/ui/activation/whereabouts';
import { hero, open, situate } from '../imperial/resolve/play';

const T = 't' as FigureId;
const option = (at: Point, points = 2, target?: string): Option => ({
  end: { at, size: [1, 1] },
  points,
  ...(target === undefined ? {} : { target: target as AnyId }),
});
/** `f` is aimed at, `g` stands beside; the crate lies in the corner. */
const board = situate(open('....g', '..f..', '.....', 't....'), {
  rebels: { f: hero(), g: hero() },
  things: [
    { id: 'crate', kind: 'crate', at: [1, 0] },
    { id: 'yard', kind: 'region', at: [2, 2] },
  ],
});
const tell = (...options: readonly Option[]) => whereabouts(board, T, options);

describe('what tells equal options apart', () => {
  it('[row 70] different targets need no more than their names', () => {
    expect(tell(option([1, 1], 2, 'f'), option([3, 0], 2, 'g'))).toEqual([[], []]);
  });

  it('[row 70] the same target: the thing or figure beside the space, or the thing on it', () => {
    expect(tell(option([1, 0], 3, 'f'), option([3, 1], 3, 'f'), option([2, 2], 3, 'f'))).toEqual([
      [{ kind: 'on', id: 'crate' }],
      [{ kind: 'by', id: 'g' }],
      [{ kind: 'side', side: 'south' }],
    ]);
    expect(tell(option([1, 1], 3, 'f'), option([3, 2], 3, 'f'))).toEqual([
      [{ kind: 'by', id: 'crate' }],
      [{ kind: 'side', side: 'southEast' }],
    ]);
  });

  it('[row 70] what both have tells nothing: then the side of the target', () => {
    expect(tell(option([1, 1], 3, 'f'), option([2, 0], 3, 'f'))).toEqual([
      [{ kind: 'side', side: 'west' }],
      [{ kind: 'side', side: 'north' }],
    ]);
  });

  it('[row 70] whoever can stay is told so', () => {
    expect(tell(option([0, 3], 0, 'f'), option([1, 3], 1, 'f'))[0]).toEqual([{ kind: 'stays' }]);
  });

  it('[row 70] without a target the sides are those of the options; the same side differs by points', () => {
    expect(tell(option([0, 3], 1), option([4, 3], 1))).toEqual([
      [{ kind: 'side', side: 'west' }],
      [{ kind: 'side', side: 'east' }],
    ]);
    const far = situate(open('f......t'), { rebels: { f: hero() } });
    expect(whereabouts(far, T, [option([3, 0], 4, 'f'), option([5, 0], 2, 'f')])).toEqual([
      [{ kind: 'points', points: 4 }],
      [{ kind: 'points', points: 2 }],
    ]);
  });

  it('[row 70] two words where one does not do', () => {
    const [left] = tell(option([1, 1], 2, 'f'), option([1, 1], 3, 'f'), option([2, 0], 2, 'f'));
    expect(left).toEqual([
      { kind: 'side', side: 'west' },
      { kind: 'points', points: 2 },
    ]);
  });
});
