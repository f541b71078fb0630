// What one figure may do with one step: where its base may lie, what entering costs, which edges stop it (rules 5.1 to
// 5.5). The search over many steps is in movement.ts.

import type { Board } from '../board/board';
import { E, N, S } from '../ground/frame';
import { EDGE_CODES, edgeTowards, isDifficult, isWalkable } from '../ground/ground';
import { areHostile, ignoresTerrain, isLarge, type Piece, type Size } from '../board/piece';

/** Turning onto these: how far the base's upper left space moves, in columns and rows. */
type Turn = { readonly x: number; readonly y: number };

export type Mover = {
  readonly piece: Piece;
  readonly large: boolean;
  readonly free: boolean;
  /** The ways its base can lie: as it lies now, and turned by 90 degrees if that makes a difference. */
  readonly sizes: readonly Size[];
  /** From each of them, where a turn into the other may put it. */
  readonly turns: readonly (readonly Turn[])[];
  readonly surcharges: boolean;
  /** By a figure's number on the board: what it means to this mover. */
  readonly others: Uint8Array;
};

/** What a figure means to a mover: nobody (or itself), somebody it may pass, somebody it pays for, or a Massive rival. */
const NOBODY = 0;
const PASSABLE = 1;
const HOSTILE = 2;
const IMPENETRABLE = 3;

export function moverOf(board: Board, piece: Piece, options: { surcharges: boolean; turns: boolean }): Mover {
  const [width, height] = piece.size;
  const turned: Size = [height, width];
  const canTurn = options.turns && width !== height;
  return {
    piece,
    large: isLarge(piece),
    free: ignoresTerrain(piece),
    sizes: canTurn ? [piece.size, turned] : [piece.size],
    turns: canTurn ? [turnsOf(piece.size), turnsOf(turned)] : [],
    surcharges: options.surcharges && !ignoresTerrain(piece) && !piece.unhindered,
    others: meanings(board, piece),
  };
}

function meanings({ pieces }: Board, piece: Piece): Uint8Array {
  const others = new Uint8Array(pieces.length + 1);
  for (const [index, other] of pieces.entries()) others[index + 1] = meaningOf(piece, other);
  return others;
}

function meaningOf(piece: Piece, other: Piece): number {
  if (other.id === piece.id) return NOBODY;
  // A companion shares its space with anyone (1.4), however heavy.
  if (piece.massive && other.massive && !piece.companion) return IMPENETRABLE;
  // An incapacitated figure does not hinder movement, but nobody may end on it.
  return areHostile(piece, other) && !other.incapacitated ? HOSTILE : PASSABLE;
}

/** 5.4: at least half of the new footprint must have been in the old one. */
function turnsOf([width, height]: Size): Turn[] {
  const turns: Turn[] = [];
  const shared = (offset: number, old: number, next: number): number =>
    Math.min(old, offset + next) - Math.max(0, offset);
  for (let y = 1 - width; y < height; y++) {
    for (let x = 1 - height; x < width; x++) {
      if (2 * shared(x, width, height) * shared(y, height, width) >= width * height) turns.push({ x, y });
    }
  }
  return turns;
}

/** What it costs to have the base lie with its upper left space there; 0 if it may not. */
export function tollOf(board: Board, mover: Mover, anchor: number, [width, height]: Size): number {
  const { ground, occupant } = board;
  const { stride } = ground.frame;
  const tolerated = mover.free ? EDGE_CODES.blocking : EDGE_CODES.open;
  let rough = 0;
  let hostile = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = anchor + row * stride + column;
      if (!ground.terrain[cell] || !(mover.free || isWalkable(ground, cell))) return 0;
      if (column + 1 < width && edgeTowards(ground, cell, E) > tolerated) return 0;
      if (row + 1 < height && edgeTowards(ground, cell, S) > tolerated) return 0;
      const meaning = mover.others[occupant[cell] ?? 0];
      if (meaning === IMPENETRABLE) return 0;
      if (meaning === HOSTILE) hostile = 1;
      if (isDifficult(ground, cell)) rough = 1;
    }
  }
  return mover.surcharges ? 1 + rough + hostile : 1;
}

/** 5.3: companions may share a space; whoever a Massive figure ends on is pushed away. */
export function mayEnd(
  { occupant, ground }: Board,
  mover: Mover,
  anchor: number,
  [width, height]: Size,
): boolean {
  if (mover.piece.companion || mover.piece.massive) return true;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (mover.others[occupant[anchor + row * ground.frame.stride + column] ?? 0] !== NOBODY) return false;
    }
  }
  return true;
}

/** 5.4: on a step every space of the base crosses its edge; the inner ones were open already. */
export function crosses(
  { ground }: Board,
  mover: Mover,
  anchor: number,
  size: Size,
  direction: number,
): boolean {
  const { stride } = ground.frame;
  const [width, height] = size;
  const tolerated = mover.free ? EDGE_CODES.blocking : EDGE_CODES.open;
  const isVertical = direction === N || direction === S;
  const first =
    direction === E ? anchor + width - 1 : direction === S ? anchor + (height - 1) * stride : anchor;
  for (let i = 0; i < (isVertical ? width : height); i++) {
    if (edgeTowards(ground, first + i * (isVertical ? 1 : stride), direction) > tolerated) return false;
  }
  return true;
}
