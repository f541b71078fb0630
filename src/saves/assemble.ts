// Makes a journal of what was kept. A chunk that is missing or bad ends the way back: the game goes on with the newer ones.

import {
  beginJournal,
  chunksOf,
  lengthOf,
  stateOf,
  type Chunk,
  type ChunkRef,
  type Journal,
} from './journal';
import type { SavedPiece, StoredPiece, Tip } from './pieces';

export type StoredJournal = Journal<unknown, unknown, unknown>;

/** What of a game could not be had back. */
export type Lost = {
  /** The first index that can be gone back to. */
  readonly undoBefore: number;
  /** Whether commands that had been taken back are gone as well. */
  readonly redo: boolean;
};

/** From a tip and the chunks right before it, oldest first; `isBroken`: what lies before them cannot be read. */
export function restoreJournal(tip: Tip, chunks: readonly StoredPiece[], isBroken: boolean): Assembled {
  const pieces = chunks.map(({ piece }) => piece);
  const oldest = pieces[0] ?? tip.open;
  return assembleJournal(pieces, tip, isBroken ? null : oldest.previous);
}

/** An empty chunk would lead to itself, and the way back would never end. */
export const leadsTo = (piece: SavedPiece, next: Pick<SavedPiece, 'start'>): boolean =>
  piece.entries.length > 0 && piece.start + piece.entries.length === next.start;

/** Whether pieces follow each other up to the tip: files from elsewhere may hold anything. */
export const areInOrder = (pieces: readonly SavedPiece[], tip: Tip): boolean =>
  pieces.every((piece, index) => leadsTo(piece, pieces[index + 1] ?? tip.open));

type Assembled = { readonly journal: StoredJournal; readonly lost: Lost | null };

/** `unread`: the chunk before them, which is on the disk. */
export function assembleJournal(
  pieces: readonly SavedPiece[],
  { open, cursor, state }: Tip,
  unread: ChunkRef | null = null,
): Assembled {
  const floor = pieces[0]?.start ?? open.start;
  // The cursor stands before what could be read: the game goes on from its state alone.
  if (cursor < floor) {
    return { journal: beginJournal(state, cursor), lost: { undoBefore: cursor, redo: true } };
  }
  let last: Chunk<unknown, unknown, unknown> | null = null;
  for (const piece of [...pieces, open]) last = chunkOf(piece, { chunk: last, unread: last ? null : unread });
  if (last === null) throw new Error('a journal has at least its open chunk');
  return {
    journal: { last, cursor, floor, known: { from: cursor, states: [state] } },
    lost: floor > 0 && unread === null ? { undoBefore: floor, redo: false } : null,
  };
}

export const chunkOf = (
  { start, checkpoint, entries }: SavedPiece,
  previous: Chunk<unknown, unknown, unknown>['previous'],
): Chunk<unknown, unknown, unknown> => ({ start, checkpoint, entries, previous });

/** Without a chunk whose checkpoint is no state of the game, and without all before it: as if its file could not be read. */
export function withoutChunk<State, Command, Event>(
  journal: Journal<State, Command, Event>,
  bad: Chunk<State, Command, Event>,
): { readonly journal: Journal<State, Command, Event>; readonly lost: Lost } {
  const { last, cursor } = journal;
  const after = [...chunksOf(last)].findLast(({ start }) => start > bad.start);
  if (!after || cursor < after.start) {
    const lost = { undoBefore: cursor, redo: cursor < lengthOf(journal) };
    return { journal: beginJournal(stateOf(journal), cursor), lost };
  }
  after.previous.chunk = null;
  after.previous.unread = null;
  return { journal: { ...journal, floor: after.start }, lost: { undoBefore: after.start, redo: false } };
}
