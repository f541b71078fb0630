// Line of sight (rules 4.1 to 4.7): one corner of a space of the viewer, two corners of one edge of a space of the
// target, both lines clear. The proof is part of the answer, because players want to see it.

import { spendWork } from '../../kernel';
import { areAdjacent } from '../board/adjacency';
import { cellsOf, type Board } from '../board/board';
import { isClear, withOpened, type Ground } from '../ground/ground';
import { pointAt } from '../ground/frame';
import type { Point } from '../ground/lattice';
import type { Piece, Place } from '../board/piece';
import { isLineClear, SECTOR_NE, SECTOR_NW, SECTOR_SE, SECTOR_SW, type SightScene } from './sightLine';
import { cellsOfSubject, openedBy, theFigure, type Subject } from '../board/subject';

/** `adjacent`: seen only because it is next to the viewer (4.6); no lines prove it. */
export type Sight =
  | { readonly by: 'lines'; readonly corner: Point; readonly to: readonly [Point, Point] }
  | { readonly by: 'adjacency' };

export function sight(board: Board, viewer: Subject, target: Subject): Sight | null {
  const own = cellsOfSubject(board, viewer);
  const aimed = cellsOfSubject(board, target);
  const ground = liftedFor(liftedFor(board.ground, board, viewer, own), board, target, aimed);
  const proof = findProof(ground, sceneOf(board, ground, viewer, target, own, aimed), own, aimed);
  if (proof) return proof;
  return areAdjacent(board, viewer, target) ? { by: 'adjacency' } : null;
}

/** Whether a figure would see the target from each place it is asked about; nothing is computed twice. */
export function sightOnto(board: Board, viewer: Piece, target: Subject): (place: Place) => boolean {
  const aimed = cellsOfSubject(board, target);
  const plain = liftedFor(board.ground, board, target, aimed);
  return (place) => {
    const moved = theFigure({ ...viewer, at: place.at, size: place.size });
    const own = cellsOf(board, place);
    const ground = liftedFor(plain, board, moved, own);
    const scene = sceneOf(board, ground, moved, target, own, aimed);
    return findProof(ground, scene, own, aimed) !== null || areAdjacent(board, moved, target);
  };
}

/** 2.5 and 4.5: neither terrain nor shields hide anything from, or in, the spaces of viewer and target. */
export const liftedFor = (ground: Ground, board: Board, subject: Subject, cells: readonly number[]): Ground =>
  withOpened(
    ground,
    openedBy(board, subject),
    cells.filter((cell) => board.ground.shield[cell] === 1),
  );

export function sceneOf(
  board: Board,
  ground: Ground,
  viewer: Subject,
  target: Subject | null,
  own: readonly number[],
  aimed: readonly number[],
): SightScene {
  return {
    stride: ground.frame.stride,
    look: ground.look,
    screen: board.screen,
    viewer: numberOf(board, viewer),
    target: target ? numberOf(board, target) : 0,
    ends: [...own, ...aimed],
    massive: isMassive(viewer) || (target !== null && isMassive(target)),
  };
}

const isMassive = (subject: Subject): boolean => subject.kind === 'figure' && subject.figure.massive;
const numberOf = (board: Board, subject: Subject): number =>
  subject.kind === 'figure' ? board.pieces.findIndex(({ id }) => id === subject.figure.id) + 1 : 0;

/** The corners of a cell, clockwise: how far off its upper left one, and which sector the cell is there. */
export const CORNERS = [
  { x: 0, y: 0, sector: SECTOR_SE },
  { x: 1, y: 0, sector: SECTOR_SW },
  { x: 1, y: 1, sector: SECTOR_NW },
  { x: 0, y: 1, sector: SECTOR_NE },
] as const;

/** The edges of the target's space, by the numbers of their corners, in the order in which they are tried. */
const TARGET_EDGES = [
  [0, 1],
  [0, 3],
  [1, 2],
  [2, 3],
] as const;

/** The first proof, viewer's spaces, target's spaces and corners taken in reading order. */
function findProof(
  ground: Ground,
  scene: SightScene,
  own: readonly number[],
  aimed: readonly number[],
): Sight | null {
  for (const from of own) {
    if (!isClear(ground, from)) continue;
    for (const to of aimed) {
      if (!isClear(ground, to)) continue;
      const found = findLines(scene, from, to);
      if (!found) continue;
      const cornerPoint = (cell: number, { x, y }: (typeof CORNERS)[number]): Point => {
        const [left, top] = pointAt(ground.frame, cell);
        return [left + x, top + y];
      };
      const [a, b] = found.edge;
      return {
        by: 'lines',
        corner: cornerPoint(from, CORNERS[found.corner]),
        to: [cornerPoint(to, CORNERS[a]), cornerPoint(to, CORNERS[b])],
      };
    }
  }
  return null;
}

type Lines = { readonly corner: 0 | 1 | 2 | 3; readonly edge: (typeof TARGET_EDGES)[number] };

function findLines(scene: SightScene, from: number, to: number): Lines | null {
  const { stride } = scene;
  const columns = (to % stride) - (from % stride);
  const rows = Math.floor(to / stride) - Math.floor(from / stride);
  spendWork(1 + Math.abs(columns) + Math.abs(rows));
  for (const corner of [0, 1, 2, 3] as const) {
    const start = CORNERS[corner];
    let tried = 0;
    let clear = 0;
    const isClearTo = (index: 0 | 1 | 2 | 3): boolean => {
      const bit = 1 << index;
      if ((tried & bit) === 0) {
        tried |= bit;
        const end = CORNERS[index];
        const [dx, dy] = [columns + end.x - start.x, rows + end.y - start.y];
        if (isLineClear(scene, from + start.x + start.y * stride, dx, dy, start.sector, end.sector))
          clear |= bit;
      }
      return (clear & bit) !== 0;
    };
    for (const edge of TARGET_EDGES) {
      const [a, b] = edge;
      // Seen edge on, the two lines would lie on one another (4.1).
      const isEdgeOn =
        CORNERS[a].y === CORNERS[b].y ? rows + CORNERS[a].y === start.y : columns + CORNERS[a].x === start.x;
      if (!isEdgeOn && isClearTo(a) && isClearTo(b)) return { corner, edge };
    }
  }
  return null;
}
