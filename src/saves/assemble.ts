// Makes a journal of what was kept. A chunk that is missing or bad ends the way back: what is newer than it goes on.

import { beginJournal, type Chunk, type Journal } from './journal';
import type { ChunkRef, LinkedPiece, Piece, Tip } from './pieces';

export type StoredJournal = Journal<unknown, unknown, unknown>;

/** What of a game could not be had back. */
export type Lost = {
  /** The first index that can be gone back to. */
  readonly undoBefore: number;
  /** Whether commands that had been taken back are gone as well. */
  readonly redo: boolean;
};

/** The closed chunks a tip hangs on, oldest first, as far back as they can be read. */
export function linkedPieces(
  tip: Tip,
  find: (ref: ChunkRef) => LinkedPiece | undefined,
): readonly { readonly ref: ChunkRef; readonly piece: LinkedPiece }[] {
  const found: { ref: ChunkRef; piece: LinkedPiece }[] = [];
  let next: LinkedPiece = tip.open;
  while (next.previous !== null) {
    const ref: ChunkRef = next.previous;
    const piece = find(ref);
    if (piece === undefined || !leadsTo(piece, next)) break;
    found.push({ ref, piece });
    next = piece;
  }
  return found.toReversed();
}

/** An empty chunk would lead to itself, and the way back would never end. */
const leadsTo = (piece: Piece, next: Piece): boolean =>
  piece.entries.length > 0 && piece.start + piece.entries.length === next.start;

/** Whether pieces follow each other up to the tip: files from elsewhere may hold anything. */
export const areInOrder = (pieces: readonly Piece[], tip: Tip): boolean =>
  pieces.every((piece, index) => leadsTo(piece, pieces[index + 1] ?? tip.open));

export function assembleJournal(
  pieces: readonly Piece[],
  { open, cursor, state }: Tip,
): { readonly journal: StoredJournal; readonly lost: Lost | null } {
  const floor = pieces[0]?.start ?? open.start;
  // The cursor stands before what could be read: the game goes on from its state alone.
  if (cursor < floor) {
    return { journal: beginJournal(state, cursor), lost: { undoBefore: cursor, redo: true } };
  }
  let last: Chunk<unknown, unknown, unknown> | null = null;
  for (const { start, checkpoint, entries } of [...pieces, open]) {
    last = { start, checkpoint, entries, previous: last };
  }
  if (last === null) throw new Error('a journal has at least its open chunk');
  return {
    journal: { last, cursor, floor, known: { from: cursor, states: [state] } },
    lost: floor > 0 ? { undoBefore: floor, redo: false } : null,
  };
}
