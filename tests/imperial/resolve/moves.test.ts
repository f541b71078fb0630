// Where the Move orders end: toward, engage, reposition, for all bases and around all kinds of obstacles.

import { describe, expect, it } from 'vitest';
import type { Line } from '../../../src/imperial';
import {
  act,
  action,
  at,
  closest,
  ends,
  guard,
  hero,
  named,
  only,
  open,
  play,
  situate,
  targets,
} from './play';

const toward = (points: number, target = closest): Line => action({ kind: 'toward', points, target });
const engage = (points: number, target = closest): Line => action({ kind: 'engage', points, target });
const reposition = (points: number, distance: number): Line =>
  action({ kind: 'reposition', points, distance });

const stepOf = (board: ReturnType<typeof situate>, figures: string, line: Line) =>
  only(play(board, figures, [line]));

describe('toward', () => {
  it('[D1] closeness is counted in spaces, even for a figure that could fly straight over', () => {
    // Through the blocking row a is 2 away, but counted round it is farther than b.
    const board = situate(open('t....b', 'BBBBB.', 'a.....'), {
      rebels: { a: hero(), b: hero() },
      pieces: { t: { mobile: true } },
    });
    expect(targets(stepOf(board, 't', toward(1)))).toEqual(['b']);
  });

  it('[D2] an impassable ledge holds it: closest as counted, not as walked', () => {
    const board = situate(open('t..', 'III', '.a.', '...'), { rebels: { a: hero() } });
    const step = stepOf(board, 't', toward(4));
    expect(ends(step)).toEqual(at([0, 0]));
    expect(step).toMatchObject({ status: 'resolved', cost: { points: 0 } });
  });

  it('[D2] unless the mission lets figures walk round', () => {
    const rows = open('.t....', 'IIIII.', '.a....');
    const board = situate(rows, { rebels: { a: hero() } });
    expect(ends(stepOf(board, 't', toward(3)))).toEqual(at([3, 0]));
    const walking = situate(rows, { rebels: { a: hero() }, more: { walkAround: true } });
    expect(ends(stepOf(walking, 't', toward(3)))).toEqual(at([4, 0]));
  });

  it('[D2] equally close, it prefers the end with the shorter way left, then the fewer points', () => {
    const board = situate(open('t....', '.....', '..a..'), { rebels: { a: hero() } });
    expect(ends(stepOf(board, 't', toward(4)))).toEqual(at([1, 1]));
  });

  it('[D3] it never ends on somebody, but passes friends for nothing and foes for one more', () => {
    const board = situate(open('tu.a'), { rebels: { a: hero() } });
    const step = stepOf(board, 't', toward(4));
    expect(ends(step)).toEqual(at([2, 0]));
    expect(step.cost.points).toBe(2);
    expect(ends(stepOf(board, 't', toward(1)))).toEqual(at([0, 0]));
  });

  it('[D11] figures do not change distances', () => {
    const board = situate(open('tba'), { rebels: { a: hero(), b: hero() } });
    expect(act(stepOf(board, 't', toward(4, named('a'))), 'move').distance).toBe(2);
  });

  it('[D12] behind a closed door it goes to the door, as if it were open', () => {
    const board = situate(open('t...a'), {
      rebels: { a: hero() },
      doors: [
        {
          id: 'door',
          between: [
            [2, 0],
            [3, 0],
          ],
        },
      ],
    });
    expect(ends(stepOf(board, 't', toward(4)))).toEqual(at([2, 0]));
  });

  it('[D12] attack and engage are skipped behind a closed door', () => {
    const board = situate(open('t...a'), {
      rebels: { a: hero() },
      doors: [
        {
          id: 'door',
          between: [
            [2, 0],
            [3, 0],
          ],
        },
      ],
    });
    expect(stepOf(board, 't', engage(9))).toMatchObject({
      status: 'skipped',
      reason: { code: 'noLegalTarget' },
    });
    expect(stepOf(board, 't', action({ kind: 'moveAttack', points: 9 }))).toMatchObject({
      status: 'skipped',
    });
  });

  it('[D16] already next to a figure it does not move, although another end has fewer foes round it', () => {
    const board = situate(open('.ta', '..b'), { rebels: { a: hero(), b: hero() } });
    expect(stepOf(board, 't', toward(4, named('a')))).toMatchObject({
      status: 'resolved',
      cost: { actions: 1, points: 0 },
    });
  });

  it('[D24] a large figure moves in one piece, and turns for a point', () => {
    const board = situate(open('tt..', '....', 'a...'), { rebels: { a: hero() } });
    const step = stepOf(board, 't', toward(1));
    expect(act(step, 'move')).toMatchObject({ spent: 1, distance: 1 });
  });

  it('[D34] a token may be entered', () => {
    const board = situate(open('t..x'.replace('x', '.')), {
      things: [{ id: 'crate1', kind: 'crate', at: [3, 0] }],
    });
    expect(ends(stepOf(board, 't', toward(4, { noun: 'crate', soft: true })))).toEqual(at([3, 0]));
  });

  it('[D38] the way left counts the Rebels that stand in it', () => {
    // Both (1,0) and (1,2) are 2 away from a; below, b would cost a point more.
    const board = situate(open('....', 'tBBa', '..b.'), { rebels: { a: hero(), b: hero() } });
    expect(ends(stepOf(board, 't', toward(1, named('a'))))).toEqual(at([1, 0]));
  });

  it('[D39] with nothing closer in reach, it still takes the end with less way left', () => {
    // Along the ledge every space of the row is 2 from a; only the right end has a way down.
    const board = situate(['', ' . t . . ', '+~+~+~+ +', ' . . . . ', '', ' . . a . ', ''], {
      rebels: { a: hero() },
    });
    const step = stepOf(board, 't', toward(1));
    expect(ends(step)).toEqual(at([2, 0]));
    expect(act(step, 'move').distance).toBe(2);
  });

  it('[D40] a preferred target without a distance gives way to one that has one', () => {
    const board = situate(open('b.t...a'), {
      rebels: { a: hero(), b: hero() },
      doors: [
        {
          id: 'door',
          between: [
            [4, 0],
            [5, 0],
          ],
        },
      ],
    });
    const step = stepOf(board, 't', toward(4, named('a')));
    expect(targets(step)).toEqual(['b']);
    expect(ends(step)).toEqual(at([1, 0]));
  });

  it('[D43] a Massive figure ends on others, but not on its target', () => {
    const board = situate(open('tt....', 'tt.ba.'), {
      rebels: { a: hero(), b: hero() },
      pieces: { t: { massive: true } },
    });
    const { steps, situation } = play(board, 't', [toward(9, named('a'))]);
    expect(ends(steps[0] as never)).toEqual(at([2, 0]));
    expect(steps[0] && act(steps[0], 'move').displaced).toMatchObject([{ figure: 'b' }]);
    expect(situation.board.figures.get('b' as never)?.at).not.toEqual([3, 1]);
  });

  it('[5.5] a Massive figure that ended on others moves no more', () => {
    const board = situate(open('tt.....', 'tt.b..a'), {
      rebels: { a: hero(), b: hero() },
      pieces: { t: { massive: true } },
    });
    const { steps } = play(board, 't', [toward(2, named('a')), toward(9, named('a'))]);
    expect(steps.map(({ cost }) => cost.points)).toEqual([2, 0]);
  });

  it('[D47] without any candidate it is skipped', () => {
    expect(stepOf(situate(open('t..')), 't', toward(4))).toMatchObject({
      status: 'skipped',
      reason: { code: 'noCandidate' },
    });
  });

  it('[D46] a hard range that nobody is in after the move skips it', () => {
    const board = situate(open('t.......a'), { rebels: { a: hero() } });
    const within = (spaces: number) =>
      toward(4, { order: [{ kind: 'closest' }], soft: true, must: [{ kind: 'within', spaces }] });
    expect(stepOf(board, 't', within(3))).toMatchObject({
      status: 'skipped',
      reason: { code: 'outOfRange' },
    });
    expect(stepOf(board, 't', within(4))).toMatchObject({ status: 'resolved' });
  });
});

describe('engage', () => {
  it('[D15] the fewest points, then the most other Rebels next to it', () => {
    const board = situate(open('.....', 't..a.', '...b.'), { rebels: { a: hero(), b: hero() } });
    expect(ends(stepOf(board, 't', engage(4, named('a'))))).toEqual(at([2, 1], [2, 2]));
  });

  it('[D15] next to it across an impassable edge counts', () => {
    const board = situate(['', ' t . . ', '+~+~+~+', ' . . a ', ''], { rebels: { a: hero() } });
    const step = stepOf(board, 't', engage(4));
    expect(ends(step)).toEqual(at([1, 0]));
  });

  it('[D15] next to as many as possible, then the fewest points', () => {
    const board = situate(open('.a...', 't..b.', '.....', '...c.'), {
      rebels: { a: hero(), b: hero(), c: hero() },
    });
    const many = (min: number) => engage(4, { take: { max: true, min } });
    const step = stepOf(board, 't', many(2));
    expect(ends(step)).toEqual(at([2, 0], [2, 1], [2, 2]));
  });

  it('[D15] below the least number it is skipped', () => {
    const board = situate(open('t..a....b'), { rebels: { a: hero(), b: hero() } });
    expect(stepOf(board, 't', engage(9, { take: { max: true, min: 2 } }))).toMatchObject({
      status: 'skipped',
      reason: { code: 'tooFew', needed: 2, found: 1 },
    });
  });

  it('[D18] already next to the target it counts as resolved', () => {
    const board = situate(open('ta'), { rebels: { a: hero() } });
    expect(stepOf(board, 't', engage(4))).toMatchObject({
      status: 'resolved',
      cost: { actions: 1, points: 0 },
    });
  });

  it('[D3] a large base must find room as a whole', () => {
    const board = situate(open('tt.B', 'tt.a', '...B'), { rebels: { a: hero() }, imperials: { t: guard } });
    expect(ends(stepOf(board, 't', engage(4)))).toEqual(at([1, 0]));
  });
});

describe('reposition', () => {
  it('[D13] already at the distance it stays, and the action is spent', () => {
    const board = situate(open('t..a'), { rebels: { a: hero() } });
    expect(stepOf(board, 't', reposition(4, 3))).toMatchObject({
      status: 'resolved',
      cost: { actions: 1, points: 0 },
    });
  });

  it('[D13] too close and the distance unreachable: as far from the nearest as it gets, then from the next', () => {
    const board = situate(open('...ta'), { rebels: { a: hero() } });
    expect(ends(stepOf(board, 't', reposition(2, 6)))).toEqual(at([1, 0]));
  });

  it('[D13] too far: as close to the nearest as it gets, then to the next nearest', () => {
    const board = situate(open('b......', '.......', '.......', '.......', '.......', '.......', 't.....a'), {
      rebels: { a: hero(), b: hero() },
    });
    // Both are 6 away; straight for either leaves the other behind, the diagonal comes closer to both.
    expect(ends(stepOf(board, 't', reposition(2, 1)))).toEqual(at([2, 4]));
  });

  it('[D13] closer than wanted is never an improvement', () => {
    const board = situate(open('t....a'), { rebels: { a: hero() } });
    expect(ends(stepOf(board, 't', reposition(9, 3)))).toEqual(at([2, 0]));
  });

  it('[D14] companions and incapacitated figures count for nothing', () => {
    const board = situate(open('t..b.....a'), {
      rebels: { a: hero(), b: hero() },
      pieces: { b: { incapacitated: true } },
      companions: { c: [1, 0] },
    });
    const step = stepOf(board, 't', reposition(2, 7));
    expect(ends(step)).toEqual(at([2, 0]));
  });

  it('[D41] where no Rebel has a distance it stays', () => {
    const board = situate(['', ' . t .|a ', ''], { rebels: { a: hero() } });
    expect(stepOf(board, 't', reposition(4, 3))).toMatchObject({
      status: 'resolved',
      cost: { actions: 1, points: 0 },
    });
  });

  it('[D42] too close, and only farther ends in reach: least too far, then fewest points', () => {
    // The spaces at distance 3 are taken.
    const board = situate(open('..uta'), { rebels: { a: hero() } });
    const step = stepOf(board, 't', reposition(4, 2));
    expect(ends(step)).toEqual(at([1, 0]));
    expect(step.cost.points).toBe(2);
  });

  it('[D47] without any Rebel it counts as resolved', () => {
    expect(stepOf(situate(open('t..')), 't', reposition(4, 3))).toMatchObject({
      status: 'resolved',
      cost: { actions: 1 },
    });
  });
});
