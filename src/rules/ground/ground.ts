// The map compiled for speed: one byte a cell for everything that adjacency, steps and sight keep asking. Every query
// reads masks; only a change of the map computes them, and then only round the changed cells.

import { memo, spendWork } from '../../kernel';
import { DIRECTIONS, E, N, S, cellAt, coordinatesOf, frameOf, offsetsOf, type Frame } from './frame';
import type { Edge, Lattice } from './lattice';
import type { Axis, Terrain } from '../tiles/tile';

export const TERRAIN_CODES: Readonly<Record<Terrain, number>> = {
  open: 1,
  difficult: 2,
  impassable: 3,
  blocking: 4,
};
const OPEN = TERRAIN_CODES.open;
const DIFFICULT = TERRAIN_CODES.difficult;
const BLOCKING = TERRAIN_CODES.blocking;

/** Ordered by how much they stop: walkers stop at 1, sight and counting at 2, everyone at 3. */
export const EDGE_CODES: Readonly<Record<Edge | 'open', number>> = {
  open: 0,
  impassable: 1,
  blocking: 2,
  door: 3,
  wall: 4,
};
const WALL = EDGE_CODES.wall;

export type Ground = {
  readonly frame: Frame;
  readonly offsets: Int32Array;
  readonly columns: Uint16Array;
  readonly rows: Uint16Array;
  /** What is printed: terrain of each cell (0: no space), the edge above it and the edge left of it. */
  readonly terrain: Uint8Array;
  readonly north: Uint8Array;
  readonly west: Uint8Array;
  readonly rubble: Uint8Array;
  readonly shield: Uint8Array;
  /** The cells with a shield, listed. */
  readonly shielded: readonly number[];
  /** What follows: a bit for each direction in which a neighbour is adjacent, or a small figure may step. */
  readonly adjacent: Uint8Array;
  readonly walk: Uint8Array;
  readonly fly: Uint8Array;
  /** Six bits of how the sectors join at the cell's upper left corner (JOIN_…), and its two edges (STOPS_…). */
  readonly look: Uint8Array;
};

export const JOIN_NW_NE = 1;
export const JOIN_NE_SE = 2;
export const JOIN_SE_SW = 4;
export const JOIN_SW_NW = 8;
export const JOIN_NW_SE = 16;
export const JOIN_NE_SW = 32;
export const STOPS_NORTH = 64;
export const STOPS_WEST = 128;

/** From the four edges at a corner (bit set: open) to the pairs of sectors that are joined round it. */
const JOINS = Uint8Array.from({ length: 16 }, (_, open) => {
  const [top, right, bottom, left] = [1, 2, 4, 8].map((bit) => (open & bit) !== 0);
  return (
    (top || (right && bottom && left) ? JOIN_NW_NE : 0) |
    (right || (top && left && bottom) ? JOIN_NE_SE : 0) |
    (bottom || (left && top && right) ? JOIN_SE_SW : 0) |
    (left || (bottom && right && top) ? JOIN_SW_NW : 0) |
    ((top && right) || (left && bottom) ? JOIN_NW_SE : 0) |
    ((right && bottom) || (top && left) ? JOIN_NE_SW : 0)
  );
});

export function compileGround(lattice: Lattice): Ground {
  const frame = frameOf(lattice);
  spendWork(frame.size);
  const bytes = (): Uint8Array => new Uint8Array(frame.size);
  const ground: Ground = {
    frame,
    offsets: offsetsOf(frame),
    ...coordinatesOf(frame),
    terrain: bytes(),
    north: bytes(),
    west: bytes(),
    rubble: bytes(),
    shield: bytes(),
    shielded: [],
    adjacent: bytes(),
    walk: bytes(),
    fly: bytes(),
    look: bytes(),
  };
  for (const { x, y, terrain } of lattice.spaces)
    ground.terrain[cellAt(frame, x, y)] = TERRAIN_CODES[terrain];
  for (const { axis, x, y, kind } of lattice.edges) {
    (axis === 'h' ? ground.north : ground.west)[cellAt(frame, x, y)] = EDGE_CODES[kind];
  }
  for (let cell = frame.stride; cell < frame.size; cell++) {
    const here = ground.terrain[cell];
    if (!here || !ground.terrain[cell - frame.stride]) ground.north[cell] = WALL;
    if (!here || !ground.terrain[cell - 1]) ground.west[cell] = WALL;
  }
  deriveCells(ground, 0, frame.size - 1, 0, frame.stride - 1);
  return ground;
}

/** A new ground that shares with the old one whatever the change cannot touch. */
export function withEdge(ground: Ground, axis: Axis, cell: number, code: number): Ground {
  const layer = axis === 'h' ? 'north' : 'west';
  const changed = { ...ground, ...copyDerived(ground), [layer]: withBytes(ground[layer], [cell], code) };
  deriveAround(changed, [cell]);
  return changed;
}

export const withRubble = (ground: Ground, cells: readonly number[], code: 0 | 1): Ground => ({
  ...ground,
  rubble: withBytes(ground.rubble, cells, code),
});

export function withShields(ground: Ground, cells: readonly number[], code: 0 | 1): Ground {
  const others = ground.shielded.filter((cell) => !cells.includes(cell));
  const changed = {
    ...ground,
    look: ground.look.slice(),
    shield: withBytes(ground.shield, cells, code),
    shielded: code === 1 ? [...new Set([...others, ...cells])] : others,
  };
  for (const cell of cells) {
    for (const corner of cornersAround(ground, cell)) changed.look[corner] = lookAt(changed, corner);
  }
  return changed;
}

/** The ground as it counts while somebody who stands in these blocking or shielded cells is asked about. */
export function withOpened(
  ground: Ground,
  blocking: readonly number[],
  shielded: readonly number[] = [],
): Ground {
  if (blocking.length === 0 && shielded.length === 0) return ground;
  const known = opened(ground);
  const key = `${blocking.join()};${shielded.join()}`;
  const found = known.get(key);
  if (found) return found;
  const changed = {
    ...ground,
    ...copyDerived(ground),
    terrain: withBytes(ground.terrain, blocking, OPEN),
    shield: withBytes(ground.shield, shielded, 0),
  };
  deriveAround(changed, blocking);
  deriveAround(changed, shielded);
  known.set(key, changed);
  return changed;
}

/** Asked again and again about the same few places. */
const opened = memo<Ground, Map<string, Ground>>(() => new Map());

/** The ground as fliers count it (D55): no terrain stops them, only walls, doors and the end of the map. */
export const flownOver = memo((ground: Ground): Ground => {
  const without = (layer: Uint8Array, code: number, to: number): Uint8Array =>
    layer.map((found) => (found === code ? to : found));
  const changed = {
    ...ground,
    ...copyDerived(ground),
    terrain: without(ground.terrain, BLOCKING, OPEN),
    north: without(ground.north, EDGE_CODES.blocking, EDGE_CODES.open),
    west: without(ground.west, EDGE_CODES.blocking, EDGE_CODES.open),
  };
  deriveCells(changed, 0, ground.frame.size - 1, 0, ground.frame.stride - 1);
  return changed;
});

export const isDifficult = (ground: Ground, cell: number): boolean =>
  ground.terrain[cell] === DIFFICULT || ground.rubble[cell] === 1;

/** Where a figure that minds terrain may stand. */
export const isWalkable = (ground: Ground, cell: number): boolean => {
  const terrain = ground.terrain[cell];
  return terrain === OPEN || terrain === DIFFICULT;
};

export const isBlocking = (ground: Ground, cell: number): boolean => ground.terrain[cell] === BLOCKING;

function withBytes(layer: Uint8Array, cells: readonly number[], code: number): Uint8Array {
  const copy = layer.slice();
  for (const cell of cells) copy[cell] = code;
  return copy;
}

function copyDerived(ground: Ground): Pick<Ground, 'adjacent' | 'walk' | 'fly' | 'look'> {
  spendWork(ground.frame.size);
  return {
    adjacent: ground.adjacent.slice(),
    walk: ground.walk.slice(),
    fly: ground.fly.slice(),
    look: ground.look.slice(),
  };
}

const cornersAround = ({ frame }: Ground, cell: number): readonly number[] => [
  cell,
  cell + 1,
  cell + frame.stride,
  cell + frame.stride + 1,
];

function deriveAround(ground: Ground, cells: readonly number[]): void {
  const { stride } = ground.frame;
  for (const cell of cells) {
    const column = cell % stride;
    // A cell's masks look one cell far, and an edge belongs to two cells: two to the upper left, one to the lower right.
    deriveCells(
      ground,
      cell - 2 * stride,
      cell + 2 * stride,
      Math.max(0, column - 2),
      Math.min(stride - 1, column + 1),
    );
  }
}

function deriveCells(ground: Ground, first: number, last: number, left: number, right: number): void {
  const { stride, size } = ground.frame;
  const firstRow = Math.max(0, Math.floor(first / stride));
  const lastRow = Math.min(Math.floor((size - 1) / stride), Math.floor(last / stride));
  for (let row = firstRow; row <= lastRow; row++) {
    for (let cell = row * stride + left; cell <= row * stride + right; cell++) {
      ground.look[cell] = lookAt(ground, cell);
      ground.adjacent[cell] = ground.terrain[cell] ? maskAt(ground, cell, mayCount) : 0;
      ground.walk[cell] = ground.terrain[cell] ? maskAt(ground, cell, mayWalk) : 0;
      ground.fly[cell] = ground.terrain[cell] ? maskAt(ground, cell, mayFly) : 0;
    }
  }
}

/** Whether one may pass from a cell into its orthogonal neighbour across an edge of this kind. */
type Passes = (ground: Ground, from: number, to: number, edge: number) => boolean;

const mayCount: Passes = ({ terrain }, from, to, edge) =>
  edge < EDGE_CODES.blocking && terrain[from] !== BLOCKING && terrain[to] !== BLOCKING;
const mayWalk: Passes = (ground, from, to, edge) =>
  edge === EDGE_CODES.open && isWalkable(ground, from) && isWalkable(ground, to);
const mayFly: Passes = (_ground, _from, _to, edge) => edge < EDGE_CODES.door;

/** 2.1, 2.2 and 5.1: straight across one edge, or diagonally by one of the two ways round the corner. */
function maskAt(ground: Ground, cell: number, passes: Passes): number {
  const go = (from: number, direction: number): number => {
    const to = from + (ground.offsets[direction] ?? 0);
    return passes(ground, from, to, edgeTowards(ground, from, direction)) ? to : -1;
  };
  let mask = 0;
  for (let direction = 0; direction < DIRECTIONS; direction += 2) {
    const side = go(cell, direction);
    const turn = (direction + 2) % DIRECTIONS;
    const otherSide = go(cell, turn);
    if (side >= 0) mask |= 1 << direction;
    if ((side >= 0 && go(side, turn) >= 0) || (otherSide >= 0 && go(otherSide, direction) >= 0))
      mask |= 2 << direction;
  }
  return mask;
}

/** The edge that a step in an orthogonal direction crosses. */
export function edgeTowards(ground: Ground, cell: number, direction: number): number {
  const { stride } = ground.frame;
  switch (direction) {
    case N:
      return ground.north[cell] ?? WALL;
    case E:
      return ground.west[cell + 1] ?? WALL;
    case S:
      return ground.north[cell + stride] ?? WALL;
    default:
      return ground.west[cell] ?? WALL;
  }
}

function lookAt(ground: Ground, cell: number): number {
  const { stride } = ground.frame;
  if (cell <= stride) return STOPS_NORTH | STOPS_WEST;
  const top = seesAcross(ground, ground.west, cell - stride, cell - stride - 1);
  const right = seesAcross(ground, ground.north, cell, cell - stride);
  const bottom = seesAcross(ground, ground.west, cell, cell - 1);
  const left = seesAcross(ground, ground.north, cell - 1, cell - stride - 1);
  const open = (top ? 1 : 0) | (right ? 2 : 0) | (bottom ? 4 : 0) | (left ? 8 : 0);
  return (JOINS[open] ?? 0) | (right ? 0 : STOPS_NORTH) | (bottom ? 0 : STOPS_WEST);
}

const seesAcross = (ground: Ground, edges: Uint8Array, cell: number, beyond: number): boolean =>
  (edges[cell] ?? WALL) < EDGE_CODES.blocking && isClear(ground, cell) && isClear(ground, beyond);

/** Whether a line may run inside the cell, terrain and shields considered. */
export const isClear = ({ terrain, shield }: Ground, cell: number): boolean =>
  terrain[cell] !== 0 && terrain[cell] !== BLOCKING && shield[cell] === 0;
