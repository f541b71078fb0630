// Sight from one place to the whole map. Lines are cast from each corner of the viewer to every corner that could be
// seen at all, and each clear line is credited to the spaces round its end; a space is seen when one viewer's corner has
// clear lines to both ends of one of its edges. Who being the target changes what blocks elsewhere than in the space
// itself (large and Massive figures, shields, blocking terrain under a figure) is asked about one by one.

import { cellOf, cellsOf, hasSpace, type Board } from '../board/board';
import { isBlocking, isClear, STOPS_NORTH, STOPS_WEST, JOIN_NE_SW, JOIN_NW_SE } from '../ground/ground';
import { pointAt } from '../ground/frame';
import type { Point } from '../ground/lattice';
import { isLarge, type Piece } from '../board/piece';
import { borrowScratch } from '../ground/scratch';
import { CORNERS, liftedFor, sceneOf, sight } from './sight';
import {
  comingSector,
  isScreened,
  isSlantClear,
  joinedSectors,
  leavingSector,
  SECTOR_NE,
  SECTOR_NW,
  SECTOR_SE,
  SECTOR_SW,
  straightWay,
  type SightScene,
} from './sightLine';
import { cellsOfSubject, theFigure, theSpace, type Subject } from '../board/subject';

/** For every space whether the viewer sees whoever stands there, or would see a small figure there. */
export type SightField = { readonly board: Board; readonly seen: Uint8Array };

export const isSeen = ({ board, seen }: SightField, at: Point): boolean =>
  hasSpace(board, at) && seen[cellOf(board, at)] === 1;

export function sightField(board: Board, viewer: Subject): SightField {
  const own = cellsOfSubject(board, viewer);
  const ground = liftedFor(board.ground, board, viewer, own);
  const scene = sceneOf(board, ground, viewer, null, own, []);
  const seen = new Uint8Array(ground.frame.size);
  // Neighbours first: no line has to be cast for what is seen already.
  for (const cell of own) {
    if (!isClear(ground, cell)) continue;
    for (let mask = ground.adjacent[cell] ?? 0; mask !== 0; mask &= mask - 1) {
      seen[cell + (ground.offsets[31 - Math.clz32(mask & -mask)] ?? 0)] = 1;
    }
  }
  for (const cell of own) {
    if (!isClear(ground, cell)) continue;
    for (const { x, y, sector } of CORNERS) castFrom(scene, cell + x + y * scene.stride, sector, seen);
  }
  for (const cell of ground.shielded) {
    if (seen[cell] === 0 && sight(board, viewer, theSpace(pointAt(ground.frame, cell)))) seen[cell] = 1;
  }
  askAboutFigures(board, viewer, seen);
  for (const cell of own) seen[cell] = 1;
  return { board, seen };
}

/** Companions last: they share spaces, and are seen where the other one there is not. */
function askAboutFigures(board: Board, viewer: Subject, seen: Uint8Array): void {
  for (const piece of board.pieces) if (!piece.companion) askAbout(board, viewer, piece, seen);
  for (const piece of board.pieces) if (piece.companion) askAbout(board, viewer, piece, seen);
}

function askAbout(board: Board, viewer: Subject, piece: Piece, seen: Uint8Array): void {
  // A door has neighbours of its own (2.4).
  if (viewer.kind !== 'door' && isSeenAsItsSpace(board, piece)) return;
  if (viewer.kind === 'figure' && viewer.figure.id === piece.id) return;
  const answer = sight(board, viewer, theFigure(piece)) ? 1 : 0;
  for (const cell of cellsOf(board, piece))
    seen[cell] = piece.companion ? (seen[cell] ?? 0) | answer : answer;
}

/**
 * A small figure that is the target does not block in its own space, and that changes nothing for lines to anywhere
 * else. A line through its space to a corner of it ends there, so the cast has looked at every one of them.
 */
function isSeenAsItsSpace(board: Board, piece: Piece): boolean {
  if (piece.massive || isLarge(piece)) return false;
  const cell = cellOf(board, piece.at);
  const shares = piece.companion && board.occupant[cell] !== 0;
  return !shares && board.ground.shield[cell] === 0 && !isBlocking(board.ground, cell);
}

/**
 * The corners of a space to which there is a clear line, as bits. Lines straight up or down and lines straight to the
 * side have bits of their own: two of one kind, to both ends of one edge, lie on one another (4.1).
 */
const TOP_LEFT = 1;
const TOP_RIGHT = 2;
const BOTTOM_RIGHT = 4;
const BOTTOM_LEFT = 8;
/** How far the bits of each kind of line are shifted. */
const SLANTWISE = 0;
const UPRIGHT = 4;
const LEVEL = 8;

/** [bits] -> 1 where they hold both ends of one edge, and not edge on. */
const SHOWS = Uint8Array.from({ length: 1 << 12 }, (_, bits) => {
  const slantwise = bits >> SLANTWISE;
  const upright = bits >> UPRIGHT;
  const level = bits >> LEVEL;
  const holds = (edge: number, edgeOn: number): boolean =>
    ((slantwise | upright | level) & edge) === edge && (edgeOn & edge) !== edge;
  return holds(TOP_LEFT | TOP_RIGHT, level) ||
    holds(BOTTOM_LEFT | BOTTOM_RIGHT, level) ||
    holds(TOP_LEFT | BOTTOM_LEFT, upright) ||
    holds(TOP_RIGHT | BOTTOM_RIGHT, upright)
    ? 1
    : 0;
});

/** What one corner of the viewer sees. `slot` holds the bits of each cell whose stamp is that of this cast. */
type Cast = {
  readonly scene: SightScene;
  readonly corner: number;
  readonly seen: Uint8Array;
  readonly generation: number;
  readonly stamp: Uint32Array;
  readonly slot: Int32Array;
  /** For one row of cells. */
  readonly row: Int32Array;
};

function castFrom(scene: SightScene, corner: number, sector: number, seen: Uint8Array): void {
  const { generation, stamp, slot, queue: row } = borrowScratch(scene.look.length);
  const cast: Cast = { scene, corner, seen, generation, stamp, slot, row };
  const start = joinedSectors(scene.look[corner] ?? 0, sector);
  for (const [dx, dy] of STRAIGHT) castStraight(cast, dx, dy, start);
  for (const [dx, dy] of SLANTED) {
    if ((start & leavingSector(dx, dy)) !== 0) castQuadrant(cast, dx, dy);
  }
}

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const SLANTED = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

function castStraight(cast: Cast, dx: number, dy: number, start: number): void {
  const { look, stride } = cast.scene;
  const { ahead, behind } = straightWay(dx, dy);
  const step = dx + dy * stride;
  const kind = dx === 0 ? UPRIGHT : LEVEL;
  let here = cast.corner;
  for (let sectors = start & ahead; sectors !== 0; sectors &= ahead) {
    here += step;
    sectors = joinedSectors(look[here] ?? 0, behind[sectors] ?? 0);
    credit(cast, here, sectors, kind);
  }
}

/** What is known of a cell of a quadrant. */
const ENTERED = 1;
/** Nothing blocks anywhere in the rectangle from the corner to this cell: its line needs no other proof. */
const WIDE_OPEN = 2;

/**
 * A line into a quadrant only ever goes on in its two directions, so it stays within the cells that can be entered that
 * way, row by row. Each of them is the last cell of exactly one line: the one to its far corner.
 */
function castQuadrant(cast: Cast, dx: 1 | -1, dy: 1 | -1): void {
  const { scene, corner, seen, row } = cast;
  const { look, screen, stride } = scene;
  const down = dy * stride;
  const edgeX = dx > 0 ? 0 : 1;
  const edgeY = dy > 0 ? 0 : stride;
  const diagonal = dx === dy ? JOIN_NW_SE : JOIN_NE_SW;
  const coming = comingSector(dx, dy);
  const toFarCorner = (dx > 0 ? 1 : 0) + (dy > 0 ? stride : 0);
  let first = corner - (dx > 0 ? 0 : 1) - (dy > 0 ? 0 : stride);

  // The row above is overwritten from its beginning; what is still wanted of it is kept in two numbers.
  let from = 0;
  let to = 0;
  row[0] = 0;
  for (let y = 0; from <= to; y++) {
    let nextFrom = stride;
    let nextTo = -1;
    let slanted = 0;
    let left = 0;
    for (let x = from; x <= to + 1 || left !== 0; x++) {
      const cell = first + x * dx;
      const above = x <= to ? (row[x] ?? 0) : 0;
      // The edges and the corner through which the cell can be entered are kept with it or with its neighbours.
      const fromAbove = above !== 0 && ((look[cell + edgeY] ?? 0) & STOPS_NORTH) === 0 ? above : 0;
      const fromLeft = left !== 0 && ((look[cell + edgeX] ?? 0) & STOPS_WEST) === 0 ? left : 0;
      let state = (fromAbove | fromLeft) & ENTERED;
      if (state !== 0) state |= (x === 0 ? fromAbove : y === 0 ? fromLeft : fromAbove & fromLeft) & WIDE_OPEN;
      else if (x + y === 0) state = ENTERED | WIDE_OPEN;
      else if (slanted !== 0 && ((look[cell + edgeX + edgeY] ?? 0) & diagonal) !== 0) state = ENTERED;
      slanted = above;
      if (state !== 0) {
        // Nothing is seen beyond a figure, but it is seen itself: its own space may be credited.
        const isEnd = screen[cell] !== 0 && isScreened(scene, cell);
        const end = cell + toFarCorner;
        const sectors = isEnd ? coming : joinedSectors(look[end] ?? 0, coming);
        if (
          isNews(seen, stride, end, sectors) &&
          ((state & WIDE_OPEN) !== 0 || isSlantClear(scene, corner, (x + 1) * dx, (y + 1) * dy))
        ) {
          credit(cast, end, sectors, SLANTWISE);
        }
        if (isEnd) state = 0;
        else {
          if (nextTo < 0) nextFrom = x;
          nextTo = x;
        }
      }
      row[x] = state;
      left = state;
    }
    first += down;
    from = nextFrom;
    to = nextTo;
  }
}

/** Whether one of the cells at a corner, in these sectors, is not known to be seen. */
const isNews = (seen: Uint8Array, stride: number, corner: number, sectors: number): boolean =>
  ((sectors & SECTOR_NW) !== 0 && seen[corner - stride - 1] === 0) ||
  ((sectors & SECTOR_NE) !== 0 && seen[corner - stride] === 0) ||
  ((sectors & SECTOR_SE) !== 0 && seen[corner] === 0) ||
  ((sectors & SECTOR_SW) !== 0 && seen[corner - 1] === 0);

/** A clear line ends at this corner, within reach of these sectors: the cells there have one corner more in sight. */
function credit(cast: Cast, corner: number, sectors: number, kind: number): void {
  const { stride } = cast.scene;
  if ((sectors & SECTOR_NW) !== 0) creditCell(cast, corner - stride - 1, BOTTOM_RIGHT << kind);
  if ((sectors & SECTOR_NE) !== 0) creditCell(cast, corner - stride, BOTTOM_LEFT << kind);
  if ((sectors & SECTOR_SE) !== 0) creditCell(cast, corner, TOP_LEFT << kind);
  if ((sectors & SECTOR_SW) !== 0) creditCell(cast, corner - 1, TOP_RIGHT << kind);
}

function creditCell({ seen, stamp, slot, generation }: Cast, cell: number, bit: number): void {
  if (seen[cell] === 1) return;
  const bits = stamp[cell] === generation ? (slot[cell] ?? 0) | bit : bit;
  stamp[cell] = generation;
  slot[cell] = bits;
  if (SHOWS[bits] === 1) seen[cell] = 1;
}
