// A whole game as one file, to carry it to another device or to send it with a bug report.

import { BUDGETS, isFields, ok, type Result } from '../kernel';
import { areInOrder } from './assemble';
import {
  isHead,
  isPiece,
  isTip,
  parseAs,
  setupChecksum,
  type Head,
  type SavedPiece,
  type Tip,
} from './pieces';
import { CHUNK_LENGTH } from './journal';
import { encodeRecord, MAX_RECORD_LENGTH, type RecordProblem } from './record';
import { isList } from './shape';

export type SavedGame = {
  readonly head: Head;
  /** The closed chunks, oldest first. */
  readonly pieces: readonly SavedPiece[];
  readonly tip: Tip;
};

/** `troubles`: what went wrong lately, for whoever reads the file of a bug report; nobody brings it in again. */
export function formatExport(game: SavedGame, troubles: readonly unknown[] = []): string {
  if (troubles.length === 0) return exportOf(game);
  const text = exportOf(game, { troubles });
  // A file that nobody can bring in again is none, and the game counts for more.
  return text.length > MAX_RECORD_LENGTH ? exportOf(game) : text;
}

const exportOf = ({ head, pieces, tip }: SavedGame, others: object = {}): string =>
  encodeRecord('export', {
    head,
    pieces: pieces.map(({ start, checkpoint, entries }) => ({ start, checkpoint, entries })),
    tip,
    ...others,
  }).text;

export function parseExport(text: string): Result<SavedGame, RecordProblem> {
  const game = parseAs(text, 'export', isSavedGame);
  return game.ok ? ok({ ...game.value, pieces: fewPieces(game.value.pieces) }) : game;
}

const MOST_CHUNKS = BUDGETS.save.most.chunks;

/** Each piece becomes a file of its own. So many short ones are nobody's game: they are joined, and nothing of them is lost. */
function fewPieces(pieces: readonly SavedPiece[]): readonly SavedPiece[] {
  if (pieces.length <= MOST_CHUNKS) return pieces;
  const played = pieces.reduce((sum, { entries }) => sum + entries.length, 0);
  const length = Math.max(CHUNK_LENGTH, Math.ceil(played / MOST_CHUNKS));
  const joined: { start: number; checkpoint: unknown; entries: Mutable }[] = [];
  for (const { start, checkpoint, entries } of pieces) {
    let last = joined.at(-1);
    if (!last || last.entries.length >= length) {
      last = { start, checkpoint, entries: [] };
      joined.push(last);
    }
    for (const entry of entries) last.entries.push(entry);
  }
  return joined;
}

type Mutable = SavedPiece['entries'][number][];

/** Counting has room beyond it: a place that nobody could count from would be the last one that is ever saved. */
const MOST_PLAYED = 1e9;

const isSavedGame = (value: unknown): value is SavedGame =>
  isFields(value) &&
  isHead(value['head']) &&
  isTip(value['tip']) &&
  value['tip'].open.start <= MOST_PLAYED &&
  isList(value['pieces']) &&
  value['pieces'].every(isPiece) &&
  areInOrder(value['pieces'], value['tip']) &&
  value['head'].setupChecksum === value['tip'].setupChecksum &&
  value['head'].setupChecksum === setupChecksum(value['head'].setup);
