// Makes a journal of what was kept. A chunk that is missing or bad ends the way back: the game goes on with the newer ones.

import { beginJournal, type Chunk, type Journal } from './journal';
import type { ChunkRef, LinkedPiece, SavedPiece, StoredPiece, Tip } from './pieces';

export type StoredJournal = Journal<unknown, unknown, unknown>;

/** What of a game could not be had back. */
export type Lost = {
  /** The first index that can be gone back to. */
  readonly undoBefore: number;
  /** Whether commands that had been taken back are gone as well. */
  readonly redo: boolean;
};

type Restored = Assembled & {
  /** The closed chunks that the tip hangs on, oldest first, as far back as they can be read, */
  readonly pieces: readonly SavedPiece[];
  /** and how each of them is named. */
  readonly refs: readonly ChunkRef[];
};

/** From a tip and all chunks that could be read, in any order and those of other futures among them. */
export function restoreJournal(tip: Tip, chunks: readonly StoredPiece[]): Restored {
  const linked = linkedTo(tip, chunks);
  const pieces = linked.map(({ piece }) => piece);
  return { ...assembleJournal(pieces, tip), pieces, refs: linked.map(({ ref }) => ref) };
}

function linkedTo(tip: Tip, chunks: readonly StoredPiece[]): readonly StoredPiece[] {
  const byRef = new Map(chunks.map((chunk) => [keyOf(chunk.ref), chunk]));
  const found: StoredPiece[] = [];
  let next: LinkedPiece = tip.open;
  while (next.previous !== null) {
    const chunk = byRef.get(keyOf(next.previous));
    if (chunk === undefined || !leadsTo(chunk.piece, next)) break;
    found.push(chunk);
    next = chunk.piece;
  }
  return found.toReversed();
}

const keyOf = ({ start, checksum }: ChunkRef): string => `${start}-${checksum}`;

/** An empty chunk would lead to itself, and the way back would never end. */
const leadsTo = (piece: SavedPiece, next: SavedPiece): boolean =>
  piece.entries.length > 0 && piece.start + piece.entries.length === next.start;

/** Whether pieces follow each other up to the tip: files from elsewhere may hold anything. */
export const areInOrder = (pieces: readonly SavedPiece[], tip: Tip): boolean =>
  pieces.every((piece, index) => leadsTo(piece, pieces[index + 1] ?? tip.open));

type Assembled = { readonly journal: StoredJournal; readonly lost: Lost | null };

export function assembleJournal(pieces: readonly SavedPiece[], { open, cursor, state }: Tip): Assembled {
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
