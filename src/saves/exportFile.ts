// A whole game as one file, to carry it to another device or to send it with a bug report.

import { isFields } from '../kernel';
import type { Result } from '../kernel';
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
import { encodeRecord, type RecordProblem } from './record';
import { isList } from './shape';

export type SavedGame = {
  readonly head: Head;
  /** The closed chunks, oldest first. */
  readonly pieces: readonly SavedPiece[];
  readonly tip: Tip;
};

/** `troubles`: what went wrong lately, for whoever reads the file of a bug report; nobody brings it in again. */
export const formatExport = ({ head, pieces, tip }: SavedGame, troubles: readonly unknown[] = []): string =>
  encodeRecord('export', {
    head,
    pieces: pieces.map(({ start, checkpoint, entries }) => ({ start, checkpoint, entries })),
    tip,
    ...(troubles.length > 0 && { troubles }),
  }).text;

export const parseExport = (text: string): Result<SavedGame, RecordProblem> =>
  parseAs(text, 'export', isSavedGame);

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
