// What a question may be about: a figure where it stands (or where it might stand), a closed door, or a bare space.

import { cellOf, cellsOf, type Board, type Door } from './board';
import { isBlocking } from '../ground/ground';
import type { Point } from '../ground/lattice';
import { ignoresTerrain, type Piece } from './piece';

export type Subject =
  | { readonly kind: 'figure'; readonly figure: Piece }
  | { readonly kind: 'door'; readonly door: Door }
  | { readonly kind: 'space'; readonly at: Point };

/** A figure is asked about where it says it stands: hand in a moved copy to try another place. */
export const theFigure = (figure: Piece): Subject => ({ kind: 'figure', figure });
export const theDoor = (door: Door): Subject => ({ kind: 'door', door });
export const theSpace = (at: Point): Subject => ({ kind: 'space', at });

/** 2.4: attacked or counted to, a closed door occupies the empty spaces that share its edge. */
export function cellsOfSubject(board: Board, subject: Subject): number[] {
  switch (subject.kind) {
    case 'figure':
      return cellsOf(board, subject.figure);
    case 'space':
      return [cellOf(board, subject.at)];
    case 'door':
      return subject.door.closed
        ? subject.door.between.map((at) => cellOf(board, at)).filter((cell) => board.occupant[cell] === 0)
        : [];
  }
}

/** 2.5: the blocking cells that count as open while this is asked about. */
export function openedBy(board: Board, subject: Subject): number[] {
  if (subject.kind !== 'figure' || !ignoresTerrain(subject.figure)) return [];
  return cellsOf(board, subject.figure).filter((cell) => isBlocking(board.ground, cell));
}

export const isSameFigure = (a: Subject, b: Subject): boolean =>
  a.kind === 'figure' && b.kind === 'figure' && a.figure.id === b.figure.id;
