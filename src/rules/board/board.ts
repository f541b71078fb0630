// The board as a value: compiled ground, doors, figures. A change gives a new board, which shares with the old one all
// that did not change; the old one stays as it was, so a search can try moves and drop them.

import { spendWork, type Brand } from '../../kernel';
import { cellAt, E, isInFrame, S } from '../ground/frame';
import {
  EDGE_CODES,
  edgeTowards,
  isWalkable,
  withEdge,
  withRubble,
  withShields,
  type Ground,
} from '../ground/ground';
import type { Lattice, Point } from '../ground/lattice';
import { ignoresTerrain, type FigureId, type Piece, type Place } from './piece';
import type { EdgeAt } from '../tiles/tile';

export type DoorId = Brand<string, 'DoorId'>;

export type Door = {
  readonly id: DoorId;
  readonly edge: EdgeAt;
  /** The two spaces that share its edge. */
  readonly between: readonly [Point, Point];
  readonly closed: boolean;
  /** What the edge is when the door is open. */
  readonly frame: number;
};

export type Board = {
  readonly lattice: Lattice;
  readonly ground: Ground;
  readonly doors: ReadonlyMap<DoorId, Door>;
  readonly figures: ReadonlyMap<FigureId, Piece>;
  /** The figures again, in the order of the numbers in `occupant` (counted from 1). */
  readonly pieces: readonly Piece[];
  /** Who stands in each cell, companions aside; nobody: 0. */
  readonly occupant: Uint16Array;
  /** The same, without those that are looked past. */
  readonly screen: Uint16Array;
};

export const hasSpace = (board: Board, at: Point): boolean => hasSpaceAt(board, at[0], at[1]);

const hasSpaceAt = ({ ground: { frame, terrain } }: Board, x: number, y: number): boolean =>
  isInFrame(frame, x, y) && terrain[cellAt(frame, x, y)] !== 0;

/** The cell of a space that is known to lie within the map's box. */
export const cellOf = (board: Board, at: Point): number => cellAt(board.ground.frame, at[0], at[1]);

export function cellsOf(board: Board, place: Place): number[] {
  const { stride } = board.ground.frame;
  const first = cellOf(board, place.at);
  const [width, height] = place.size;
  if (width === 1 && height === 1) return [first];
  const cells: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) cells.push(first + row * stride + column);
  }
  return cells;
}

export function figureOf(board: Board, id: FigureId): Piece {
  const piece = board.figures.get(id);
  if (!piece) throw new Error(`no figure ${id} on the board`);
  return piece;
}

/** The figures in a space, companions included. */
export const figuresAt = (board: Board, [x, y]: Point): Piece[] =>
  board.pieces.filter(
    ({ at, size }) => at[0] <= x && x < at[0] + size[0] && at[1] <= y && y < at[1] + size[1],
  );

/** The solid figures under a base, other than the one that asks. */
export function othersUnder(board: Board, mover: Piece, place: Place): Piece[] {
  const found = new Set<Piece>();
  for (const cell of cellsOf(board, place)) {
    const other = board.pieces[(board.occupant[cell] ?? 0) - 1];
    if (other && other.id !== mover.id) found.add(other);
  }
  return [...found];
}

export type StandProblem =
  | { readonly code: 'noSpace'; readonly at: Point }
  | { readonly code: 'terrain'; readonly at: Point }
  | { readonly code: 'edgeInside'; readonly at: Point };

/** 5.4, 5.5: what keeps a base from lying there, whoever else may stand on the board. */
export function standProblem(board: Board, piece: Piece, place: Place): StandProblem | undefined {
  const tolerated = ignoresTerrain(piece) ? EDGE_CODES.blocking : EDGE_CODES.open;
  const [left, top] = place.at;
  const [right, bottom] = [left + place.size[0] - 1, top + place.size[1] - 1];
  // Asked first, so that a base of absurd size is never gone through space by space.
  if (!hasSpaceAt(board, left, top)) return { code: 'noSpace', at: place.at };
  if (!hasSpaceAt(board, right, bottom)) return { code: 'noSpace', at: [right, bottom] };
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) if (!hasSpaceAt(board, x, y)) return { code: 'noSpace', at: [x, y] };
  const { ground } = board;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const cell = cellAt(ground.frame, x, y);
      if (!ignoresTerrain(piece) && !isWalkable(ground, cell)) return { code: 'terrain', at: [x, y] };
      if (
        (x < right && edgeTowards(ground, cell, E) > tolerated) ||
        (y < bottom && edgeTowards(ground, cell, S) > tolerated)
      ) {
        return { code: 'edgeInside', at: [x, y] };
      }
    }
  }
  return undefined;
}

/** 5.3: whether nobody is in the way of ending there. Companions share, and are shared with. */
export function isFreeFor({ ground, occupant, pieces }: Board, piece: Piece, { at, size }: Place): boolean {
  if (piece.companion) return true;
  for (let row = 0; row < size[1]; row++) {
    for (let column = 0; column < size[0]; column++) {
      const other = pieces[(occupant[cellAt(ground.frame, at[0] + column, at[1] + row)] ?? 0) - 1];
      if (other && other.id !== piece.id) return false;
    }
  }
  return true;
}

/** Puts a figure down, or moves it if it is there already. The place must be a legal one. */
export function placeFigure(board: Board, piece: Piece): Board {
  const figures = new Map(board.figures);
  figures.set(piece.id, piece);
  return withFigures(board, figures);
}

export const moveFigure = (board: Board, id: FigureId, { at, size }: Place): Board =>
  placeFigure(board, { ...figureOf(board, id), at, size });

export function removeFigure(board: Board, id: FigureId): Board {
  const figures = new Map(board.figures);
  figures.delete(id);
  return withFigures(board, figures);
}

export function withFigures(board: Board, figures: ReadonlyMap<FigureId, Piece>): Board {
  spendWork(board.ground.frame.size + figures.size);
  const draft = cleared(board);
  for (const piece of figures.values()) putDown(draft, piece);
  return finished(draft);
}

/** One after another, each where it says it stands; who does not fit there is left out. */
export function withThoseWhoFit(board: Board, pieces: readonly Piece[]): Board {
  const draft = cleared(board);
  for (const piece of pieces) {
    if (!standProblem(draft, piece, piece) && isFreeFor(draft, piece, piece)) putDown(draft, piece);
  }
  return finished(draft);
}

/** A board in the making, before anybody else sees it: as if nobody were looked past. */
type Draft = {
  -readonly [K in keyof Board]: Board[K];
} & { readonly figures: Map<FigureId, Piece>; readonly pieces: Piece[] };

/** Every field is named: boards are made and read more often than nearly anything else. */
function cleared({ lattice, ground, doors }: Board): Draft {
  const occupant = new Uint16Array(ground.frame.size);
  return { lattice, ground, doors, figures: new Map(), pieces: [], occupant, screen: occupant };
}

function putDown(draft: Draft, piece: Piece): void {
  draft.figures.set(piece.id, piece);
  const number = draft.pieces.push(piece);
  if (!piece.companion) paint(draft, draft.occupant, piece, number);
}

function finished(draft: Draft): Board {
  const { pieces, occupant } = draft;
  if (!pieces.some(({ incapacitated, companion }) => incapacitated && !companion)) return draft;
  draft.screen = new Uint16Array(occupant.length);
  for (const [index, piece] of pieces.entries())
    if (!piece.companion && !piece.incapacitated) paint(draft, draft.screen, piece, index + 1);
  return draft;
}

function paint(board: Board, cells: Uint16Array, { at, size }: Place, number: number): void {
  const { stride } = board.ground.frame;
  const first = cellOf(board, at);
  for (let row = 0; row < size[1]; row++)
    for (let column = 0; column < size[0]; column++) cells[first + row * stride + column] = number;
}

export function setDoor(board: Board, id: DoorId, closed: boolean): Board {
  const door = board.doors.get(id);
  if (!door) throw new Error(`no door ${id} on the board`);
  const { axis, x, y } = door.edge;
  const ground = withEdge(board.ground, axis, cellOf(board, [x, y]), closed ? EDGE_CODES.door : door.frame);
  return { ...board, ground, doors: new Map(board.doors).set(id, { ...door, closed }) };
}

export const setRubble = (board: Board, spaces: readonly Point[], there: boolean): Board => ({
  ...board,
  ground: withRubble(
    board.ground,
    spaces.map((at) => cellOf(board, at)),
    there ? 1 : 0,
  ),
});

export const setShields = (board: Board, spaces: readonly Point[], there: boolean): Board => ({
  ...board,
  ground: withShields(
    board.ground,
    spaces.map((at) => cellOf(board, at)),
    there ? 1 : 0,
  ),
});
