// Movement straight from the prose: every state (place and orientation), every step and turn, tried again from whatever
// got cheaper, until nothing does.

import type { Piece, Place, Point, Size } from '../../src/rules';
import { footprint, key, same, spacesAdjacent, type BruteBoard } from './bruteBoard';

export type ReachedPlace = Place & { readonly cost: number };

const nameOf = ({ at, size }: Place): string => `${key(at)} ${size.join('x')}`;

const ignores = (mover: Piece): boolean => mover.mobile || mover.massive;

/** 5.4 and 5.5: whether the base may lie there at all while it moves. */
export function mayLie(board: BruteBoard, mover: Piece, place: Place): boolean {
  const spaces = footprint(place);
  if (!spaces.every((space) => board.has(space))) return false;
  if (!ignores(mover) && spaces.some((space) => board.is(space, 'blocking') || board.is(space, 'impassable')))
    return false;
  const tolerated = ignores(mover) ? ['open', 'blocking', 'impassable'] : ['open'];
  const inside = spaces.every((a) =>
    spaces.every(
      (b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1 || tolerated.includes(board.edge(a, b)),
    ),
  );
  if (!inside) return false;
  const others = spaces.flatMap((space) => board.figuresIn(space)).filter(({ id }) => id !== mover.id);
  // 1.4: companions share a space with anyone.
  return mover.companion || !mover.massive || others.every(({ massive, companion }) => companion || !massive);
}

/** 5.3 */
export function mayEnd(board: BruteBoard, mover: Piece, place: Place): boolean {
  if (mover.companion || mover.massive) return true;
  const others = footprint(place).flatMap((space) => board.figuresIn(space));
  return others.every(({ id, companion }) => id === mover.id || companion);
}

/** 5.1, one space to the next. */
function maySmallStep(board: BruteBoard, mover: Piece, from: Point, to: Point): boolean {
  const tolerated = ignores(mover) ? ['open', 'blocking', 'impassable'] : ['open'];
  const solid = (space: Point): boolean =>
    !ignores(mover) && (board.is(space, 'blocking') || board.is(space, 'impassable'));
  const free = (a: Point, b: Point): boolean => tolerated.includes(board.edge(a, b)) && !solid(b);
  if (!ignores(mover) && !spacesAdjacent(board, from, to, new Set())) return false;
  if (from[0] === to[0] || from[1] === to[1]) return free(from, to);
  const knees: Point[] = [
    [from[0], to[1]],
    [to[0], from[1]],
  ];
  return knees.some((knee) => free(from, knee) && free(knee, to));
}

function neighbours(board: BruteBoard, mover: Piece, { at, size }: Place): Place[] {
  const found: Place[] = [];
  const isSmall = size[0] === 1 && size[1] === 1;
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || (!isSmall && dx !== 0 && dy !== 0)) continue;
      const crosses = footprint({ at, size }).every(([x, y]) =>
        maySmallStep(board, mover, [x, y], [x + dx, y + dy]),
      );
      if (crosses) found.push({ at: [at[0] + dx, at[1] + dy], size });
    }
  }
  if (size[0] !== size[1]) found.push(...turns({ at, size }));
  return found.filter((place) => mayLie(board, mover, place));
}

function turns(place: Place): Place[] {
  const turned: Size = [place.size[1], place.size[0]];
  const reach = Math.max(...turned);
  const found: Place[] = [];
  for (let dx = -reach; dx <= reach; dx++) {
    for (let dy = -reach; dy <= reach; dy++) {
      const next: Place = { at: [place.at[0] + dx, place.at[1] + dy], size: turned };
      const kept = footprint(next).filter((space) => footprint(place).some((old) => same(old, space)));
      if (2 * kept.length >= turned[0] * turned[1]) found.push(next);
    }
  }
  return found;
}

/** 5.2 */
export function entryCost(board: BruteBoard, mover: Piece, place: Place): number {
  if (ignores(mover)) return 1;
  const spaces = footprint(place);
  const isHostile = (other: Piece): boolean =>
    !other.companion && !other.incapacitated && [mover.side, other.side].sort().join() === 'imperial,rebel';
  const difficult = spaces.some((space) => board.is(space, 'difficult') || board.rubble.has(key(space)));
  const hostile = spaces.some((space) => board.figuresIn(space).some(isHostile));
  return 1 + (difficult ? 1 : 0) + (hostile ? 1 : 0);
}

export function bruteReach(board: BruteBoard, mover: Piece, points: number): ReachedPlace[] {
  const start: Place = { at: mover.at, size: mover.size };
  const best = new Map<string, ReachedPlace>([[nameOf(start), { ...start, cost: 0 }]]);
  let changed = new Set(best.keys());
  while (changed.size > 0) {
    const before = changed;
    changed = new Set();
    for (const name of before) {
      const here = best.get(name);
      if (!here) continue;
      for (const next of neighbours(board, mover, here)) {
        const cost = here.cost + entryCost(board, mover, next);
        if (cost > points) continue;
        // The last point may not be spent on entering a space in which it may not end.
        if (cost === points && !mayEnd(board, mover, next)) continue;
        if (cost >= (best.get(nameOf(next))?.cost ?? Infinity)) continue;
        best.set(nameOf(next), { ...next, cost });
        changed.add(nameOf(next));
      }
    }
  }
  return [...best.values()]
    .filter((place) => (same(place.at, start.at) && place.cost === 0 ? true : mayEnd(board, mover, place)))
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0] || a.size[0] - b.size[0]);
}

/** Whether one step or turn leads from a place to the next. */
export const isOneMove = (board: BruteBoard, mover: Piece, from: Place, to: Place): boolean =>
  neighbours(board, mover, from).some((place) => nameOf(place) === nameOf(to));
