// Sight without corners and sectors: a thin tube round the segment is cut into the parts that lie in each space, and
// the parts are joined through the edges that the segment touches. The nudged line exists if viewer and target lie in
// one connected piece. Exact: all tests are integer orientations.

import type { Point } from '../../src/rules';
import {
  bruteAdjacent,
  footprint,
  key,
  openedBy,
  same,
  spacesOfSubject,
  type BruteBoard,
  type Subject,
} from './bruteBoard';

export type Proof = { readonly corner: Point; readonly to: readonly [Point, Point] };

type Segment = readonly [Point, Point];

export const cornersOf = ([x, y]: Point): [Point, Point, Point, Point] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
];

const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

const within = (p: Point, [a, b]: Segment): boolean =>
  turn(a, b, p) === 0 &&
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

const touch = (s: Segment, t: Segment): boolean =>
  (turn(...s, t[0]) * turn(...s, t[1]) < 0 && turn(...t, s[0]) * turn(...t, s[1]) < 0) ||
  within(s[0], t) ||
  within(s[1], t) ||
  within(t[0], s) ||
  within(t[1], s);

const sidesOf = (space: Point): Segment[] => {
  const [a, b, c, d] = cornersOf(space);
  return [
    [a, b],
    [a, d],
    [b, c],
    [c, d],
  ];
};

/** Corners strictly on both sides of the line, and the segment inside the square's shadow on both axes. */
function entersInside(segment: Segment, space: Point): boolean {
  const turns = new Set(cornersOf(space).map((corner) => turn(...segment, corner)));
  if (!turns.has(1) || !turns.has(-1)) return false;
  const overlaps = (axis: 0 | 1): boolean =>
    Math.max(Math.min(segment[0][axis], segment[1][axis]), space[axis]) <
    Math.min(Math.max(segment[0][axis], segment[1][axis]), space[axis] + 1);
  return overlaps(0) && overlaps(1);
}

function boxOf([a, b]: Segment): Point[] {
  const spaces: Point[] = [];
  for (let x = Math.min(a[0], b[0]) - 1; x <= Math.max(a[0], b[0]); x++) {
    for (let y = Math.min(a[1], b[1]) - 1; y <= Math.max(a[1], b[1]); y++) spaces.push([x, y]);
  }
  return spaces;
}

type Blocks = (space: Point) => boolean;

/** All of the square on one side of the line. */
const isBeside = (segment: Segment, space: Point): boolean =>
  Math.abs(cornersOf(space).reduce((sum, corner) => sum + turn(...segment, corner), 0)) === 4;

/** 4.3 */
function passesNudged(board: BruteBoard, blocks: Blocks, segment: Segment, from: Point, to: Point): boolean {
  const parts = new Map<string, Point>();
  for (const space of boxOf(segment)) {
    if (blocks(space) || isBeside(segment, space)) continue;
    if (sidesOf(space).some((side) => touch(segment, side))) parts.set(key(space), space);
  }
  if (!parts.has(key(from)) || !parts.has(key(to))) return false;
  const seen = new Set([key(from)]);
  const queue = [from];
  for (const [x, y] of queue) {
    const neighbours: [Point, Segment][] = [
      [
        [x + 1, y],
        [
          [x + 1, y],
          [x + 1, y + 1],
        ],
      ],
      [
        [x - 1, y],
        [
          [x, y],
          [x, y + 1],
        ],
      ],
      [
        [x, y + 1],
        [
          [x, y + 1],
          [x + 1, y + 1],
        ],
      ],
      [
        [x, y - 1],
        [
          [x, y],
          [x + 1, y],
        ],
      ],
    ];
    for (const [next, edge] of neighbours) {
      if (seen.has(key(next)) || !parts.has(key(next)) || !touch(segment, edge)) continue;
      if (!['open', 'impassable'].includes(board.edge([x, y], next))) continue;
      seen.add(key(next));
      queue.push(next);
    }
  }
  return seen.has(key(to));
}

/** Every way of proving sight by lines, one after another; adjacency is not looked at. */
export function* bruteProofs(board: BruteBoard, viewer: Subject, target: Subject): Generator<Proof> {
  const own = spacesOfSubject(viewer);
  const aimed = spacesOfSubject(target);
  const ends = new Set([...own, ...aimed].map(key));
  const opened = openedBy(board, [viewer, target]);
  const blocks: Blocks = (space) =>
    !board.has(space) ||
    (board.is(space, 'blocking') && !opened.has(key(space))) ||
    (board.shields.has(key(space)) && !ends.has(key(space)));

  const isMassive = (subject: Subject): boolean => 'figure' in subject && subject.figure.massive;
  const isEnd = (id: string): boolean =>
    [viewer, target].some((subject) => 'figure' in subject && subject.figure.id === id);
  const bodies =
    isMassive(viewer) || isMassive(target)
      ? []
      : board.figures
          .filter((figure) => !isEnd(figure.id) && !figure.companion && !figure.incapacitated)
          .flatMap((figure) => footprint(figure))
          .filter((space) => !ends.has(key(space)));

  for (const from of own) {
    for (const to of aimed) {
      const clear = (corner: Point, end: Point): boolean =>
        !same(corner, end) &&
        !bodies.some((body) => entersInside([corner, end], body)) &&
        passesNudged(board, blocks, [corner, end], from, to);
      for (const corner of cornersOf(from)) {
        for (const [a, b] of sidesOf(to)) {
          if (turn(corner, a, b) === 0) continue;
          if (clear(corner, a) && clear(corner, b)) yield { corner, to: [a, b] };
        }
      }
    }
  }
}

export const bruteSight = (board: BruteBoard, viewer: Subject, target: Subject): boolean =>
  bruteAdjacent(board, viewer, target) || !bruteProofs(board, viewer, target).next().done;
