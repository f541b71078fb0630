// Sight from one place to the whole map. Lines are cast from each corner of the viewer to every corner that could be
// seen at all, and each clear line is credited to the spaces round its end; a space is seen when one viewer's corner has
// clear lines to both ends of one of its edges. Figures and shielded spaces are asked about one by one, because being
// the target changes what blocks.

import { cellOf, cellsOf, hasSpace, type Board } from '../board/board';
import { isClear, STOPS_NORTH, STOPS_WEST, JOIN_NE_SW, JOIN_NW_SE } from '../ground/ground';
import { pointAt } from '../ground/frame';
import type { Point } from '../ground/lattice';
import { borrowScratch, type Scratch } from '../ground/scratch';
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
  for (const cell of own) {
    if (!isClear(ground, cell)) continue;
    for (const { x, y, sector } of CORNERS) castFrom(scene, cell + x + y * scene.stride, sector, seen);
    for (let mask = ground.adjacent[cell] ?? 0; mask !== 0; mask &= mask - 1) {
      seen[cell + (ground.offsets[31 - Math.clz32(mask & -mask)] ?? 0)] = 1;
    }
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
  const pieces = [
    ...board.pieces.filter((piece) => !piece.companion),
    ...board.pieces.filter((piece) => piece.companion),
  ];
  for (const piece of pieces) {
    if (viewer.kind === 'figure' && viewer.figure.id === piece.id) continue;
    const answer = sight(board, viewer, theFigure(piece)) ? 1 : 0;
    for (const cell of cellsOf(board, piece))
      seen[cell] = piece.companion ? (seen[cell] ?? 0) | answer : answer;
  }
}

/** The corners of a space to which there is a clear line, as bits. */
const TOP_LEFT = 1;
const TOP_RIGHT = 2;
const BOTTOM_RIGHT = 4;
const BOTTOM_LEFT = 8;

/** In the scratch: `slot` holds the corners credited to each cell, `queue` the cells that were credited at all. */
type Credits = Scratch & { count: number };

function castFrom(scene: SightScene, corner: number, sector: number, seen: Uint8Array): void {
  const credits: Credits = { ...borrowScratch(scene.look.length), count: 0 };
  const start = joinedSectors(scene.look[corner] ?? 0, sector);
  for (const [dx, dy] of STRAIGHT) castStraight(scene, corner, dx, dy, start, credits);
  for (const [dx, dy] of SLANTED) {
    if ((start & leavingSector(dx, dy)) !== 0) castQuadrant(scene, corner, dx, dy, credits);
  }
  settle(scene, corner, credits, seen);
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

function castStraight(
  scene: SightScene,
  corner: number,
  dx: number,
  dy: number,
  start: number,
  credits: Credits,
): void {
  const { ahead, behind } = straightWay(dx, dy);
  const step = dx + dy * scene.stride;
  let here = corner;
  for (let sectors = start & ahead; sectors !== 0; sectors &= ahead) {
    here += step;
    sectors = joinedSectors(scene.look[here] ?? 0, behind[sectors] ?? 0);
    credit(scene, here, sectors, credits);
  }
}

/**
 * A line into a quadrant only ever goes on in its two directions, so it stays within the cells that can be entered that
 * way, row by row. Each of them is the last cell of exactly one line: the one to its far corner.
 */
function castQuadrant(scene: SightScene, corner: number, dx: 1 | -1, dy: 1 | -1, credits: Credits): void {
  const { look, stride } = scene;
  const down = dy * stride;
  const edgeX = dx > 0 ? 0 : 1;
  const edgeY = dy > 0 ? 0 : stride;
  const diagonal = dx === dy ? JOIN_NW_SE : JOIN_NE_SW;
  const coming = comingSector(dx, dy);
  const toFarCorner = (dx > 0 ? 1 : 0) + (dy > 0 ? stride : 0);
  const first = corner - (dx > 0 ? 0 : 1) - (dy > 0 ? 0 : stride);

  let above = new Uint8Array(stride + 1);
  let row = new Uint8Array(stride + 1);
  let from = 0;
  let to = 0;
  for (let y = 0; from <= to; y++) {
    let nextFrom = stride;
    let nextTo = -1;
    row.fill(0);
    for (let x = from; x <= to + 1 || row[x - 1] === 1; x++) {
      const cell = first + x * dx + y * down;
      // The edges and the corner through which the cell can be entered are kept with it or with its neighbours.
      const entered =
        (x === 0 && y === 0) ||
        (above[x] === 1 && ((look[cell + edgeY] ?? 0) & STOPS_NORTH) === 0) ||
        (x > 0 && row[x - 1] === 1 && ((look[cell + edgeX] ?? 0) & STOPS_WEST) === 0) ||
        (x > 0 && above[x - 1] === 1 && ((look[cell + edgeX + edgeY] ?? 0) & diagonal) !== 0);
      if (!entered || isScreened(scene, cell)) continue;
      row[x] = 1;
      if (nextTo < 0) nextFrom = x;
      nextTo = x;
      const end = cell + toFarCorner;
      if (isSlantClear(scene, corner, (x + 1) * dx, (y + 1) * dy)) {
        credit(scene, end, joinedSectors(look[end] ?? 0, coming), credits);
      }
    }
    [above, row] = [row, above];
    from = nextFrom;
    to = nextTo;
  }
}

/** A clear line ends at this corner, within reach of these sectors: the cells there have one corner more in sight. */
function credit({ stride }: SightScene, corner: number, sectors: number, credits: Credits): void {
  if ((sectors & SECTOR_NW) !== 0) creditCell(credits, corner - stride - 1, BOTTOM_RIGHT);
  if ((sectors & SECTOR_NE) !== 0) creditCell(credits, corner - stride, BOTTOM_LEFT);
  if ((sectors & SECTOR_SE) !== 0) creditCell(credits, corner, TOP_LEFT);
  if ((sectors & SECTOR_SW) !== 0) creditCell(credits, corner - 1, TOP_RIGHT);
}

function creditCell(credits: Credits, cell: number, bit: number): void {
  const { stamp, slot, queue, generation } = credits;
  if (stamp[cell] === generation) {
    slot[cell] = (slot[cell] ?? 0) | bit;
    return;
  }
  stamp[cell] = generation;
  slot[cell] = bit;
  queue[credits.count++] = cell;
}

/** Both ends of one edge, and not edge on, where the two lines would lie on one another (4.1). */
function settle(
  { stride }: SightScene,
  corner: number,
  { slot, queue, count }: Credits,
  seen: Uint8Array,
): void {
  const cornerColumn = corner % stride;
  const cornerRow = Math.floor(corner / stride);
  const both = (bits: number, pair: number): boolean => (bits & pair) === pair;
  for (let i = 0; i < count; i++) {
    const cell = queue[i] ?? 0;
    if (seen[cell] === 1) continue;
    const bits = slot[cell] ?? 0;
    const column = cell % stride;
    const row = Math.floor(cell / stride);
    if (
      (row !== cornerRow && both(bits, TOP_LEFT | TOP_RIGHT)) ||
      (row + 1 !== cornerRow && both(bits, BOTTOM_LEFT | BOTTOM_RIGHT)) ||
      (column !== cornerColumn && both(bits, TOP_LEFT | BOTTOM_LEFT)) ||
      (column + 1 !== cornerColumn && both(bits, TOP_RIGHT | BOTTOM_RIGHT))
    ) {
      seen[cell] = 1;
    }
  }
}
