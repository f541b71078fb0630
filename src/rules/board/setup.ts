// The only door to a board: a setup may be wrong in many ways, a board is always legal. Mistakes carry a code and an
// index, so that the caller can name the place in its own words.

import { err, ok, type Result } from '../../kernel';
import {
  cellOf,
  hasSpace,
  setRubble,
  setShields,
  standProblem,
  withFigures,
  type Board,
  type Door,
  type DoorId,
  type StandProblem,
} from './board';
import { frameOf, MAX_EXTENT } from '../ground/frame';
import { compileGround, EDGE_CODES, withEdge } from '../ground/ground';
import { edgeKey, type Lattice, type Point } from '../ground/lattice';
import { edgeBetween } from '../tiles/layTiles';
import type { FigureId, Piece, Place } from './piece';
import type { EdgeAt } from '../tiles/tile';

export type BoardSetup = {
  readonly lattice: Lattice;
  readonly doors?: readonly { readonly id: string; readonly between: readonly [Point, Point] }[];
  readonly rubble?: readonly Point[];
  readonly shields?: readonly Point[];
  readonly figures?: readonly Piece[];
};

export type SetupProblem =
  | { readonly code: 'noMap' }
  | { readonly code: 'mapTooLarge'; readonly extent: number }
  | {
      readonly code: 'noSpace';
      readonly what: 'rubble' | 'shields' | 'doors';
      readonly index: number;
      readonly at: Point;
    }
  | { readonly code: 'notNeighbours' | 'twoDoors' | 'sameDoorId'; readonly index: number }
  | { readonly code: 'sameFigureId'; readonly index: number }
  | { readonly code: 'badFigure'; readonly index: number; readonly problem: StandProblem }
  | { readonly code: 'figuresOverlap'; readonly index: number; readonly with: FigureId; readonly at: Point };

export function setUpBoard(setup: BoardSetup): Result<Board, SetupProblem> {
  const { lattice } = setup;
  if (lattice.spaces.length === 0) return err({ code: 'noMap' });
  const { width, height } = frameOf(lattice);
  if (!(Math.max(width, height) <= MAX_EXTENT))
    return err({ code: 'mapTooLarge', extent: Math.max(width, height) });

  const bare = bareBoard(lattice);
  const withDoors = hangDoors(bare, setup.doors ?? []);
  if (!withDoors.ok) return withDoors;
  for (const what of ['rubble', 'shields'] as const) {
    for (const [index, at] of (setup[what] ?? []).entries()) {
      if (!hasSpace(bare, at)) return err({ code: 'noSpace', what, index, at });
    }
  }
  const strewn = setShields(setRubble(withDoors.value, setup.rubble ?? [], true), setup.shields ?? [], true);
  return standFigures(strewn, setup.figures ?? []);
}

function bareBoard(lattice: Lattice): Board {
  const ground = compileGround(lattice);
  const empty = new Uint16Array(ground.frame.size);
  const doors = new Map<DoorId, Door>();
  for (const { axis, x, y, kind } of lattice.edges) {
    if (kind !== 'door') continue;
    const id = edgeKey(axis, x, y) as DoorId;
    doors.set(id, makeDoor(id, { axis, x, y }, EDGE_CODES.open));
  }
  return { lattice, ground, doors, figures: new Map(), pieces: [], occupant: empty, screen: empty };
}

const makeDoor = (id: DoorId, edge: EdgeAt, frame: number): Door => ({
  id,
  edge,
  between: [[edge.x, edge.y], edge.axis === 'h' ? [edge.x, edge.y - 1] : [edge.x - 1, edge.y]],
  closed: true,
  frame,
});

/** Doors that were drawn without a name bear that of their edge, until a named one is hung there. */
function hangDoors(board: Board, wanted: NonNullable<BoardSetup['doors']>): Result<Board, SetupProblem> {
  let { ground } = board;
  const doors = new Map(board.doors);
  const named = new Set<string>();
  const hung = new Set<string>();
  for (const [index, { id, between }] of wanted.entries()) {
    const missing = between.find((space) => !hasSpace(board, space));
    if (missing) return err({ code: 'noSpace', what: 'doors', index, at: missing });
    const [a, b] = between;
    if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1) return err({ code: 'notNeighbours', index });
    const edge = edgeBetween(a, b);
    const key = edgeKey(edge.axis, edge.x, edge.y);
    if (hung.has(key)) return err({ code: 'twoDoors', index });
    if (named.has(id)) return err({ code: 'sameDoorId', index });
    hung.add(key);
    named.add(id);
    const cell = cellOf(board, [edge.x, edge.y]);
    const below = (edge.axis === 'h' ? ground.north : ground.west)[cell] ?? EDGE_CODES.open;
    doors.delete(key as DoorId);
    doors.set(
      id as DoorId,
      makeDoor(id as DoorId, edge, below === EDGE_CODES.door ? EDGE_CODES.open : below),
    );
    ground = withEdge(ground, edge.axis, cell, EDGE_CODES.door);
  }
  return ok({ ...board, ground, doors });
}

function standFigures(board: Board, pieces: readonly Piece[]): Result<Board, SetupProblem> {
  const figures = new Map<FigureId, Piece>();
  for (const [index, piece] of pieces.entries()) {
    if (figures.has(piece.id)) return err({ code: 'sameFigureId', index });
    const problem = standProblem(board, piece, piece);
    if (problem) return err({ code: 'badFigure', index, problem });
    if (!piece.companion) {
      for (const other of figures.values()) {
        const at = other.companion ? undefined : overlap(other, piece);
        if (at) return err({ code: 'figuresOverlap', index, with: other.id, at });
      }
    }
    figures.set(piece.id, piece);
  }
  return ok(withFigures(board, figures));
}

/** The first space that two bases share. */
function overlap(a: Place, b: Place): Point | undefined {
  const left = Math.max(a.at[0], b.at[0]);
  const top = Math.max(a.at[1], b.at[1]);
  const right = Math.min(a.at[0] + a.size[0], b.at[0] + b.size[0]);
  const bottom = Math.min(a.at[1] + a.size[1], b.at[1] + b.size[1]);
  return left < right && top < bottom ? [left, top] : undefined;
}
