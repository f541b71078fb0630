// Where a figure can get to (rules 5.1 to 5.6). The price of a step depends only on what is entered, so the first way
// that reaches a place is a cheapest one: every place is queued once, in buckets by cost (Dial's algorithm). A place is
// an anchor cell and an orientation; small figures step diagonally as well, large ones turn instead.

import { spendWork } from '../../kernel';
import { cellOf, type Board } from '../board/board';
import { isInFrame, pointAt } from '../ground/frame';
import { crosses, mayEnd, moverOf, tollOf, type Mover } from './mover';
import type { Piece, Place, Size } from '../board/piece';
import { borrowScratch, type Scratch } from '../ground/scratch';

/** The most points anyone can ask about; more is a mistake, not a move. */
export const MAX_POINTS = 1000;

export type ReachedPlace = Place & { readonly cost: number };

/** Everything a figure can get to; ask it with `costTo` and `pathTo`. */
export type Reach = {
  /** The places where it may stay, its own included, in reading order. */
  readonly ends: readonly ReachedPlace[];
  readonly board: Board;
  readonly mover: Mover;
  /** Every place it touched, in the order of finding, with its cost and the number of the one it was entered from. */
  readonly states: Int32Array;
  readonly costs: readonly number[];
  readonly parents: Int32Array;
};

/** Which steps are allowed at all, beyond the rules of the board: those that don't change a distance the wrong way. */
export type StepRule = { readonly never: 'nearer' | 'farther'; readonly steps: Uint16Array };

/** 5.1 to 5.5: by movement points. */
export const reach = (board: Board, piece: Piece, points: number): Reach =>
  search(board, moverOf(board, piece, { surcharges: true, turns: true }), points);

/** 5.6: a number of spaces, whatever they would cost; the base is not turned. Pushes go the same way. */
export const reachBySpaces = (board: Board, piece: Piece, spaces: number, rule?: StepRule): Reach =>
  search(board, moverOf(board, piece, { surcharges: false, turns: false }), spaces, rule);

/** No single step costs more than 3 points, so four buckets in a ring hold all that is open. */
const RING = 4;

/**
 * A search under way. A state is orientation * cells + anchor cell. Touched states are numbered in the order of
 * finding: `queue` has the state, `parent` the number it was entered from, `link` the next one in its bucket; `slot`
 * leads from a state to its number.
 */
type Search = {
  readonly board: Board;
  readonly mover: Mover;
  readonly points: number;
  readonly rule: StepRule | undefined;
  readonly scratch: Scratch;
  readonly costs: number[];
  /** The number on top of each bucket; -1: empty. */
  readonly tops: [number, number, number, number];
};

function search(board: Board, mover: Mover, points: number, rule?: StepRule): Reach {
  const scratch = borrowScratch(board.ground.frame.size * mover.sizes.length);
  const run: Search = { board, mover, points, rule, scratch, costs: [], tops: [-1, -1, -1, -1] };
  note(run, cellOf(board, mover.piece.at), 0, -1);
  // Steps cost at least 1, so buckets that were emptied stay empty until the ring comes round.
  for (let cost = 0, empty = 0; cost < points && empty < RING; cost++) {
    const ring = (cost % RING) as 0 | 1 | 2 | 3;
    empty = run.tops[ring] < 0 ? empty + 1 : 0;
    while (run.tops[ring] >= 0) {
      const from = run.tops[ring];
      run.tops[ring] = scratch.link[from] ?? -1;
      if (mover.large) spreadLarge(run, from, cost);
      else spreadSmall(run, from, cost);
    }
  }
  return finish(run);
}

function note({ scratch, costs, tops }: Search, state: number, cost: number, parent: number): void {
  const number = costs.push(cost) - 1;
  const ring = (cost % RING) as 0 | 1 | 2 | 3;
  scratch.stamp[state] = scratch.generation;
  scratch.slot[state] = number;
  scratch.queue[number] = state;
  scratch.parent[number] = parent;
  scratch.link[number] = tops[ring];
  tops[ring] = number;
}

function enter(run: Search, state: number, cost: number, parent: number): void {
  const { board, mover, scratch, rule } = run;
  if (scratch.stamp[state] === scratch.generation) return;
  const { size } = board.ground.frame;
  const turned = state >= size;
  if (rule && goesWrong(run, rule, scratch.queue[parent] ?? 0, state)) return;
  const toll = tollOf(board, mover, turned ? state - size : state, sizeOf(mover, turned));
  if (toll > 0 && cost + toll <= run.points) note(run, state, cost + toll, parent);
}

const sizeOf = ({ sizes, piece }: Mover, turned: boolean): Size =>
  (turned ? sizes[1] : sizes[0]) ?? piece.size;

function spreadSmall(run: Search, parent: number, cost: number): void {
  const { ground } = run.board;
  const from = run.scratch.queue[parent] ?? 0;
  for (let mask = (run.mover.free ? ground.fly : ground.walk)[from] ?? 0; mask !== 0; mask &= mask - 1) {
    enter(run, from + (ground.offsets[31 - Math.clz32(mask & -mask)] ?? 0), cost, parent);
  }
}

function spreadLarge(run: Search, parent: number, cost: number): void {
  const { board, mover } = run;
  const { size, stride } = board.ground.frame;
  const from = run.scratch.queue[parent] ?? 0;
  const turned = from >= size;
  const anchor = turned ? from - size : from;
  for (let direction = 0; direction < 8; direction += 2) {
    if (!crosses(board, mover, anchor, sizeOf(mover, turned), direction)) continue;
    enter(run, from + (board.ground.offsets[direction] ?? 0), cost, parent);
  }
  for (const { x, y } of mover.turns[turned ? 1 : 0] ?? []) {
    const next = anchor + x + y * stride;
    if (next >= 0) enter(run, turned ? next : next + size, cost, parent);
  }
}

/** A push away (or towards) never brings the figure nearer (or farther) on any of its steps. */
function goesWrong({ board, mover }: Search, { never, steps }: StepRule, from: number, to: number): boolean {
  const [before, after] = [leastOver(board, mover, steps, from), leastOver(board, mover, steps, to)];
  return never === 'nearer' ? after < before : after > before;
}

function leastOver({ ground }: Board, { piece }: Mover, steps: Uint16Array, anchor: number): number {
  const [width, height] = piece.size;
  let least = Infinity;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      least = Math.min(least, steps[anchor + row * ground.frame.stride + column] ?? Infinity);
    }
  }
  return least;
}

/** Takes what was found out of the scratch, which the next search will use. */
function finish({ board, mover, costs, scratch }: Search): Reach {
  spendWork(costs.length);
  const states = scratch.queue.slice(0, costs.length);
  const parents = scratch.parent.slice(0, costs.length);
  const ends: ReachedPlace[] = [];
  for (const state of inReadingOrder(mover, states, board.ground.frame.size)) {
    if (!endsOn(board, mover, state) && state !== states[0]) continue;
    const { at, size } = placeOf(board, mover, state);
    ends.push({ at, size, cost: costs[scratch.slot[state] ?? 0] ?? 0 });
  }
  return { ends, board, mover, states, costs, parents };
}

/** What it costs to end there; undefined where it cannot. */
export const costTo = (reach: Reach, place: Place): number | undefined => reach.costs[numberOf(reach, place)];

/** Every place on a cheapest way, start and end included. */
export function pathTo(reach: Reach, place: Place): readonly Place[] | undefined {
  const path: Place[] = [];
  for (let number = numberOf(reach, place); number >= 0; number = reach.parents[number] ?? -1) {
    path.push(placeOf(reach.board, reach.mover, reach.states[number] ?? 0));
  }
  return path.length === 0 ? undefined : path.toReversed();
}

function numberOf({ board, mover, states }: Reach, { at, size: [width, height] }: Place): number {
  const { frame } = board.ground;
  const orientation = mover.sizes.findIndex((base) => base[0] === width && base[1] === height);
  if (orientation < 0 || !isInFrame(frame, ...at)) return -1;
  const state = orientation * frame.size + cellOf(board, at);
  return endsOn(board, mover, state) || state === states[0] ? states.indexOf(state) : -1;
}

function endsOn(board: Board, mover: Mover, state: number): boolean {
  const { size } = board.ground.frame;
  return state < size
    ? mayEnd(board, mover, state, sizeOf(mover, false))
    : mayEnd(board, mover, state - size, sizeOf(mover, true));
}

function placeOf({ ground: { frame } }: Board, mover: Mover, state: number): Place {
  const turned = state >= frame.size;
  return { at: pointAt(frame, turned ? state - frame.size : state), size: sizeOf(mover, turned) };
}

/** By row, column, then width: cells are numbered by row and column, and of two orientations one is narrower. */
function inReadingOrder(mover: Mover, states: Int32Array, size: number): Int32Array {
  if (mover.sizes.length === 1) return states.slice().sort();
  const narrowFirst = sizeOf(mover, false)[0] < sizeOf(mover, true)[0];
  const keys = states.map((state) => 2 * (state % size) + (state >= size === narrowFirst ? 1 : 0));
  return keys.sort().map((key) => (key >> 1) + (((key & 1) === 1) === narrowFirst ? size : 0));
}
