// Who is next to whom (rules 2.1 to 2.5). The masks of the ground know it for spaces; this adds what figures, doors and
// companions change.

import { cellOf, type Board } from './board';
import { withOpened, type Ground } from '../ground/ground';
import { cellsOfSubject, isSameFigure, openedBy, type Subject } from './subject';

export function areAdjacent(board: Board, a: Subject, b: Subject): boolean {
  if (a.kind === 'door') return b.kind !== 'door' && isAtDoor(board, b, a);
  if (b.kind === 'door') return isAtDoor(board, a, b);
  if (isSameFigure(a, b)) return false;
  const own = cellsOfSubject(board, a);
  const others = cellsOfSubject(board, b);
  // Only a companion shares a space with anyone, and then it is next to all of them (2.3).
  if (own.some((cell) => others.includes(cell))) return a.kind === 'figure' && b.kind === 'figure';
  const ground = withOpened(board.ground, [...openedBy(board, a), ...openedBy(board, b)]);
  return areCellsAdjacent(ground, own, others);
}

export function areCellsAdjacent(ground: Ground, own: readonly number[], others: readonly number[]): boolean {
  for (const cell of own) {
    for (const other of others) {
      const direction = ground.offsets.indexOf(other - cell);
      if (direction >= 0 && ((ground.adjacent[cell] ?? 0) >> direction) & 1) return true;
    }
  }
  return false;
}

/** 2.4 */
function isAtDoor(board: Board, subject: Subject, { door }: Subject & { kind: 'door' }): boolean {
  if (!door.closed) return false;
  const cells = cellsOfSubject(board, subject);
  return door.between.some((at) => cells.includes(cellOf(board, at)));
}
