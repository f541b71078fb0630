// The board as a value: compiled ground, doors, figures. A change gives a new board, which shares with the old one all
// that did not change; the old one stays as it was, so a search can try moves and drop them.

import type { Brand } from '../../kernel';
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
import { ignoresTerrain, spacesOf, type FigureId, type Piece, type Place } from './piece';
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

export const hasSpace = ({ ground }: Board, at: Point): boolean =>
  isInFrame(ground.frame, at[0], at[1]) && ground.terrain[cellAt(ground.frame, at[0], at[1])] !== 0;

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
  const [right, bottom] = [place.at[0] + place.size[0] - 1, place.at[1] + place.size[1] - 1];
  // Asked first, so that a base of absurd size is never listed space by space.
  if (!hasSpace(board, place.at)) return { code: 'noSpace', at: place.at };
  if (!hasSpace(board, [right, bottom])) return { code: 'noSpace', at: [right, bottom] };
  const spaces = spacesOf(place);
  const missing = spaces.find((space) => !hasSpace(board, space));
  if (missing) return { code: 'noSpace', at: missing };
  for (const at of spaces) {
    const cell = cellOf(board, at);
    if (!ignoresTerrain(piece) && !isWalkable(board.ground, cell)) return { code: 'terrain', at };
    if (
      (at[0] < right && edgeTowards(board.ground, cell, E) > tolerated) ||
      (at[1] < bottom && edgeTowards(board.ground, cell, S) > tolerated)
    ) {
      return { code: 'edgeInside', at };
    }
  }
  return undefined;
}

/** 5.3: whether nobody is in the way of ending there. Companions share, and are shared with. */
export const isFreeFor = (board: Board, piece: Piece, place: Place): boolean =>
  piece.companion || othersUnder(board, piece, place).length === 0;

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
  const next = cleared(board);
  for (const piece of figures.values()) putDown(next, piece);
  return next;
}

/** One after another, each where it says it stands; who does not fit there is left out. */
export function withThoseWhoFit(board: Board, pieces: readonly Piece[]): Board {
  const next = cleared(board);
  for (const piece of pieces) {
    if (!standProblem(next, piece, piece) && isFreeFor(next, piece, piece)) putDown(next, piece);
  }
  return next;
}

/** A board in the making, before anybody else sees it. */
type Draft = Board & { readonly figures: Map<FigureId, Piece>; readonly pieces: Piece[] };

function cleared(board: Board): Draft {
  const { size } = board.ground.frame;
  return {
    ...board,
    figures: new Map(),
    pieces: [],
    occupant: new Uint16Array(size),
    screen: new Uint16Array(size),
  };
}

function putDown(draft: Draft, piece: Piece): void {
  draft.figures.set(piece.id, piece);
  const number = draft.pieces.push(piece);
  if (piece.companion) return;
  for (const cell of cellsOf(draft, piece)) {
    draft.occupant[cell] = number;
    if (!piece.incapacitated) draft.screen[cell] = number;
  }
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
