// Counting spaces (rules 3.1 and 3.2) over the adjacency masks: a directed search where there is a goal, plain waves
// where the distances to the whole map are wanted.

import { memo, spendWork } from '../../kernel';
import { areAdjacent } from './adjacency';
import { cellOf, hasSpace, type Board } from './board';
import { withOpened, type Ground } from '../ground/ground';
import type { Point } from '../ground/lattice';
import { borrowScratch } from '../ground/scratch';
import { cellsOfSubject, isSameFigure, openedBy, type Subject } from './subject';

/** The least number of steps; `null` where there is no way. */
export function countSpaces(board: Board, a: Subject, b: Subject): number | null {
  if (isSameFigure(a, b)) return 0;
  // A figure in front of a door fills the space in which the door would be counted (2.4), but it is next to it.
  if (
    (a.kind === 'door') !== (b.kind === 'door') &&
    (a.kind === 'figure' || b.kind === 'figure') &&
    areAdjacent(board, a, b)
  ) {
    return 1;
  }
  const ground = groundFor(board, a, b);
  const [from, to] = [cellsOfSubject(board, a), cellsOfSubject(board, b)];
  if (ground.frame.size > MOST_KEPT) return stepsBetween(ground, from, to);
  return from.length === 0 ? null : leastOf(knownSteps(ground, from), to);
}

/** As it counts for both of them (2.5). */
function groundFor(board: Board, a: Subject, b: Subject): Ground {
  const [one, other] = [openedBy(board, a), openedBy(board, b)];
  return one.length + other.length === 0 ? board.ground : withOpened(board.ground, [...one, ...other]);
}

/** Lowest bit of a cell's slot: its steps are final. The steps are kept above it. */
const CLOSED = 1;

/**
 * A* with the steps there would be on an empty map as its guess. A step changes way plus guess by 0, 1 or 2, so three
 * piles hold everything that is open; the latest find is tried first, which runs straight for the goal where it can.
 */
function stepsBetween(ground: Ground, from: readonly number[], to: readonly number[]): number | null {
  if (from.length === 0 || to.length === 0) return null;
  spendWork(ground.frame.size);
  const { generation, stamp, slot } = borrowScratch(ground.frame.size);
  const { adjacent, offsets } = ground;
  const goal = boxAround(ground, to);
  const guesses = from.map((cell) => stepsToBox(ground, cell, goal));
  const piles: readonly [number[], number[], number[]] = [[], [], []];
  let waiting = from.length;
  let open = 0;
  for (let total = Math.min(...guesses); open + waiting > 0; total++) {
    const pile = piles[(total % 3) as 0 | 1 | 2];
    if (waiting > 0) {
      for (const [index, cell] of from.entries()) {
        if (guesses[index] !== total) continue;
        if (total === 0) return 0;
        waiting -= 1;
        if (stamp[cell] === generation && (slot[cell] ?? 0) <= CLOSED) continue;
        stamp[cell] = generation;
        slot[cell] = 0;
        pile.push(cell);
        open += 1;
      }
    }
    for (let cell = pile.pop(); cell !== undefined; cell = pile.pop()) {
      open -= 1;
      const known = slot[cell] ?? 0;
      if ((known & CLOSED) !== 0) continue;
      slot[cell] = known | CLOSED;
      const steps = (known >> 1) + 1;
      for (let mask = adjacent[cell] ?? 0; mask !== 0; mask &= mask - 1) {
        const next = cell + (offsets[31 - Math.clz32(mask & -mask)] ?? 0);
        if (stamp[next] === generation && (slot[next] ?? 0) <= ((steps << 1) | CLOSED)) continue;
        const guess = stepsToBox(ground, next, goal);
        if (guess === 0) return steps;
        stamp[next] = generation;
        slot[next] = steps << 1;
        piles[((steps + guess) % 3) as 0 | 1 | 2].push(next);
        open += 1;
      }
    }
  }
  return null;
}

/** Columns and rows of a base; what is asked about always fills its box. */
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function boxAround({ columns, rows }: Ground, cells: readonly number[]): Box {
  // The first space is the upper left one, the last the lower right one, or the other way round for a door.
  const [first, last] = [cells[0] ?? 0, cells.at(-1) ?? 0];
  const [x, y, toX, toY] = [columns[first] ?? 0, rows[first] ?? 0, columns[last] ?? 0, rows[last] ?? 0];
  return { left: Math.min(x, toX), right: Math.max(x, toX), top: Math.min(y, toY), bottom: Math.max(y, toY) };
}

function stepsToBox({ columns, rows }: Ground, cell: number, { left, right, top, bottom }: Box): number {
  const column = columns[cell] ?? 0;
  const row = rows[cell] ?? 0;
  const across = column < left ? left - column : column > right ? column - right : 0;
  const down = row < top ? top - row : row > bottom ? row - bottom : 0;
  return across > down ? across : down;
}

/** How far every space lies from something; for questions about many places at once. */
export type DistanceField = {
  readonly board: Board;
  readonly origin: Subject;
  /** Steps to each cell; FAR where there is no way. */
  readonly steps: Uint16Array;
};

export const FAR = 0xffff;

export function distanceField(board: Board, origin: Subject): DistanceField {
  const ground = withOpened(board.ground, openedBy(board, origin));
  return { board, origin, steps: knownSteps(ground, cellsOfSubject(board, origin)) };
}

/** Cells of a map whose distances are worth keeping: any that fits on a table. Larger ones are searched anew. */
const MOST_KEPT = 4096;
const keptSteps = memo<Ground, Map<number, Uint16Array>>(() => new Map());

/** Figures do not change distances (D11): what was counted from a space or base holds as long as the ground does. */
function knownSteps(ground: Ground, from: readonly number[]): Uint16Array {
  const { size } = ground.frame;
  if (size > MOST_KEPT || from.length === 0) return stepsFrom(ground, from);
  const kept = keptSteps(ground);
  // A base fills a box, and a door has two spaces: the first and the last one tell all of them.
  const key = (from[0] ?? 0) * size + (from.at(-1) ?? 0);
  const found = kept.get(key) ?? stepsFrom(ground, from);
  kept.set(key, found);
  return found;
}

function leastOf(steps: Uint16Array, cells: readonly number[]): number | null {
  let least = FAR;
  for (const cell of cells) least = Math.min(least, steps[cell] ?? FAR);
  return least === FAR ? null : least;
}

export function stepsFrom(ground: Ground, from: readonly number[]): Uint16Array {
  const { adjacent, offsets, frame } = ground;
  spendWork(frame.size);
  const steps = new Uint16Array(frame.size).fill(FAR);
  const { queue } = borrowScratch(frame.size);
  let tail = 0;
  for (const cell of from) {
    steps[cell] = 0;
    queue[tail++] = cell;
  }
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] ?? 0;
    const next = (steps[cell] ?? 0) + 1;
    for (let mask = adjacent[cell] ?? 0; mask !== 0; mask &= mask - 1) {
      const neighbour = cell + (offsets[31 - Math.clz32(mask & -mask)] ?? 0);
      if (steps[neighbour] !== FAR) continue;
      steps[neighbour] = next;
      queue[tail++] = neighbour;
    }
  }
  return steps;
}

/** The distance from the field's origin to a space. */
export function distanceAt({ board, steps }: DistanceField, at: Point): number | null {
  if (!hasSpace(board, at)) return null;
  const found = steps[cellOf(board, at)] ?? FAR;
  return found === FAR ? null : found;
}

/** The distance from the field's origin to a figure, door or space. */
export function distanceTo(field: DistanceField, subject: Subject): number | null {
  const { board, origin, steps } = field;
  // Terrain that counts as open for this subject alone is not in the field, nor is what doors make of their spaces.
  const isSpecial = subject.kind === 'door' || origin.kind === 'door' || openedBy(board, subject).length > 0;
  if (isSpecial || isSameFigure(origin, subject)) return countSpaces(board, origin, subject);
  return leastOf(steps, cellsOfSubject(board, subject));
}
