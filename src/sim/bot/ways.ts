// Distances to goals: movement points from every space to the nearest of them, past figures but through no wall or
// door. Cached as long as the map stays the same.

import { memo, memoPair } from '../../kernel';
import {
  areAdjacent,
  cellOf,
  FAR,
  hasSpace,
  makePiece,
  reach,
  theSpace,
  type Board,
  type Point,
} from '../../rules';

/** Points to the nearest goal; `undefined`: there is no way. */
export type WayField = (at: Point) => number | undefined;

const FARTHEST = 60;
/** Of a large region, so many spaces are enough to find the way there. */
const MOST_GOALS = 10;

const keyOf = (at: Point): number => (at[0] + 256) * 1024 + at[1] + 256;

/** Regions and spaces beside things are the same lists in all games of a mission, so are the ways to them. */
export const waysTo = memoPair((bare: Board, goals: readonly Point[]): WayField => {
  const step = Math.max(1, Math.ceil(goals.length / MOST_GOALS));
  const fields = goals
    .filter((goal, index) => index % step === 0 && hasSpace(bare, goal))
    .map((goal) => fieldFrom(bare, cellOf(bare, goal), goal));
  const inside = new Set(goals.map(keyOf));
  return (at) => {
    if (inside.has(keyOf(at))) return 0;
    if (!hasSpace(bare, at)) return undefined;
    const cell = cellOf(bare, at);
    let least = FAR;
    for (const field of fields) least = Math.min(least, field[cell] ?? FAR);
    return least === FAR ? undefined : least;
  };
});

/** By cell of the goal: the points from every cell to it; FAR where there is no way. */
const knownFields = memo<Board, Map<number, Uint16Array>>(() => new Map());

function fieldFrom(bare: Board, cell: number, goal: Point): Uint16Array {
  const known = knownFields(bare);
  const found = known.get(cell);
  if (found) return found;
  const { states, costs } = reach(bare, makePiece('way', 'neutral', goal), FARTHEST);
  const field = new Uint16Array(bare.ground.frame.size).fill(FAR);
  for (const [number, state] of states.entries()) field[state] = costs[number] ?? FAR;
  known.set(cell, field);
  return field;
}

const knownSpaces = memo<Board, Map<number, readonly Point[]>>(() => new Map());

/** The space itself and all that are next to it. */
export function spacesBy(bare: Board, at: Point): readonly Point[] {
  const known = knownSpaces(bare);
  const key = keyOf(at);
  const found = known.get(key);
  if (found) return found;
  const spaces = spacesAround(bare, at);
  known.set(key, spaces);
  return spaces;
}

function spacesAround(bare: Board, [x, y]: Point): readonly Point[] {
  const around: Point[] = [];
  for (let row = -1; row <= 1; row++) {
    for (let column = -1; column <= 1; column++) {
      const space: Point = [x + column, y + row];
      const isSame = row === 0 && column === 0;
      if (
        hasSpace(bare, space) &&
        (isSame || (hasSpace(bare, [x, y]) && areAdjacent(bare, theSpace(space), theSpace([x, y]))))
      )
        around.push(space);
    }
  }
  return around;
}
