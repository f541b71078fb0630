// The kinds of record a saved game consists of. They are made so that a save costs the same after ten commands
// and after ten thousand, and that no single bad write can take the game along:
//
// - head: the setup, written once, in two copies.
// - chunk: a closed chunk of the journal, written once and named by its checksum. It names the chunk before it, so the
//   chunks of an abandoned future and those of the new one never get in each other's way.
// - tip: everything since the last closed chunk. It is written whenever a chunk is closed, in turn under two names, so the
//   one before it is whole whatever happens. It holds the state at the cursor too: opening a game needs no replay, hence
//   an update that changes the rules cannot change a running game, and a lost chunk costs undo but never the game.
//
// Between two tips every command is a line of its own (lines.ts).

import { err, ok, type Result, isFields } from '../kernel';
import { checksum } from './checksum';
import type { ChunkRef, Entry } from './journal';
import { decodeRecord, encodeRecord, type RecordProblem } from './record';
import type { RecordKind } from './recordKind';
import { isChecksum, isCount, isId, isList, isTime } from './shape';

/** A stretch of the journal as it is kept. */
export type SavedPiece = {
  readonly start: number;
  readonly checkpoint: unknown;
  readonly entries: readonly Entry<unknown, unknown>[];
};
export type LinkedPiece = SavedPiece & { readonly previous: ChunkRef | null };
export type StoredPiece = { readonly ref: ChunkRef; readonly piece: LinkedPiece };

export type Head = {
  readonly game: string;
  readonly setup: unknown;
  readonly setupChecksum: string;
  /** What happened before the first command. */
  readonly events: readonly unknown[];
};

export type Tip = {
  readonly game: string;
  readonly setupChecksum: string;
  /** Grows with every write: the higher one of two tips is the newer. */
  readonly sequence: number;
  /** Who wrote it, so that two writers never write the same text. */
  readonly writer: string;
  readonly savedAt: number;
  /** For the list of slots; the game's own business. */
  readonly summary: unknown;
  readonly cursor: number;
  readonly state: unknown;
  readonly open: LinkedPiece;
  /** What the first line after this tip names as the one before it; left out: no line follows. */
  readonly chain?: string;
};

export const setupChecksum = (setup: unknown): string => checksum(JSON.stringify(setup));

/** How each kind of record is written and read. */
export const RECORDS = {
  head: {
    format: (head: Head): string => encodeRecord('head', head).text,
    parse: (text: string) => parseAs(text, 'head', isHead),
  },
  /** Read by `readTip`, with the lines that follow it. */
  tip: { format: (tip: Tip): string => encodeRecord('tip', tip).text },
  chunk: { format: formatChunk, parse: parseChunk },
} as const;

export function parseAs<T>(
  text: string,
  kind: RecordKind,
  isFit: (body: unknown) => body is T,
): Result<T, RecordProblem> {
  const decoded = decodeRecord(text, kind);
  if (!decoded.ok) return decoded;
  const { body } = decoded.value;
  return isFit(body) ? ok(body) : err({ code: 'unfit' });
}

function formatChunk(piece: LinkedPiece): { readonly ref: ChunkRef; readonly text: string } {
  const { text, checksum: sum } = encodeRecord('chunk', piece);
  return { ref: { start: piece.start, checksum: sum }, text };
}

function parseChunk(text: string): Result<StoredPiece, RecordProblem> {
  const decoded = decodeRecord(text, 'chunk');
  if (!decoded.ok) return decoded;
  const { body, checksum: sum } = decoded.value;
  return isLinkedPiece(body)
    ? ok({ ref: { start: body.start, checksum: sum }, piece: body })
    : err({ code: 'unfit' });
}

export const isHead = (value: unknown): value is Head =>
  isFields(value) &&
  isId(value['game']) &&
  value['setup'] !== undefined &&
  isChecksum(value['setupChecksum']) &&
  isList(value['events']) &&
  value['events'].every(isKind);

/** Its digits fit into the names of files. */
const LAST_SEQUENCE = 999_999_999_999_999;

export const isTip = (value: unknown): value is Tip =>
  isFields(value) &&
  isId(value['game']) &&
  isChecksum(value['setupChecksum']) &&
  isCount(value['sequence']) &&
  value['sequence'] <= LAST_SEQUENCE &&
  isId(value['writer']) &&
  isTime(value['savedAt']) &&
  value['summary'] !== undefined &&
  value['state'] !== undefined &&
  isLinkedPiece(value['open']) &&
  (value['chain'] === undefined || isChecksum(value['chain'])) &&
  isCount(value['cursor']) &&
  value['cursor'] <= value['open'].start + value['open'].entries.length;

export const isPiece = (value: unknown): value is SavedPiece =>
  isFields(value) &&
  isCount(value['start']) &&
  value['checkpoint'] !== undefined &&
  isList(value['entries']) &&
  value['entries'].every(isEntry);

const isLinkedPiece = (value: unknown): value is LinkedPiece =>
  isFields(value) && (value['previous'] === null || isChunkRef(value['previous'])) && isPiece(value);

const isChunkRef = (value: unknown): value is ChunkRef =>
  isFields(value) && isCount(value['start']) && isChecksum(value['checksum']);

export const isEntry = (value: unknown): value is Entry<unknown, unknown> =>
  isFields(value) && isKind(value['command']) && isList(value['events']) && value['events'].every(isKind);

/** Commands and events are told apart by their kind; which kinds there are is the business of their game. */
const isKind = (value: unknown): boolean => isFields(value) && typeof value['kind'] === 'string';
