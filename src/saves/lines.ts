// One line per command: what it adds to the tip before it. Each line names the one before it by checksum, so that of
// lines that were cut off, lost or mixed up only an unbroken run after the tip counts: the game as it was at some
// command, and nothing else. A line holds the change of the state, not just the command, so reading replays nothing.

import { err, ok, type Result, isFields } from '../kernel';
import { changeBetween, changed, type StateChange } from './change';
import { checksum } from './checksum';
import { stateOf, type Chunk, type Entry, type Journal } from './journal';
import { isEntry, isTip, type Tip } from './pieces';
import { encodeRecord, liftBody, readRecord, type RecordProblem } from './record';
import { isChecksum, isCount, isList, isTime } from './shape';

type LineBody = {
  /** The checksum of the line before it, or what the tip says. */
  readonly after: string;
  readonly cursor: number;
  /** The entries of the open chunk from this index on. */
  readonly from: number;
  readonly entries: readonly Entry<unknown, unknown>[];
  readonly change: StateChange | null;
  /** The checksum of the state that comes of it. */
  readonly state: string;
  readonly summary: unknown;
  readonly savedAt: number;
};

type Label = Pick<Tip, 'summary' | 'savedAt'>;
type StoredChunk = Chunk<unknown, unknown, unknown>;
type StoredJournal = Journal<unknown, unknown, unknown>;
export type EncodedLine = { readonly text: string; readonly chain: string };

/** The line that leads from one journal to another; `null`: only a tip can tell it. */
export function lineBetween(
  before: StoredJournal,
  after: StoredJournal,
  chain: string,
  { summary, savedAt }: Label,
): EncodedLine | null {
  const open = openIn(after, before.last);
  if (open === null || !isTime(savedAt) || summary === undefined) return null;
  const old = before.last.entries;
  let same = 0;
  while (same < old.length && old[same] === open.entries[same]) same++;
  const [from, to] = [stateOf(before), stateOf(after)];
  try {
    const { text, checksum: sum } = encodeRecord('line', {
      after: chain,
      cursor: after.cursor,
      from: open.start + same,
      entries: open.entries.slice(same),
      change: changeBetween(from, to),
      state: stateSum(to),
      summary,
      savedAt,
    } satisfies LineBody);
    return { text: `${text}\n`, chain: sum };
  } catch {
    // Too deep for a line, or not plain JSON: the tip takes the one and is loud about the other.
    return null;
  }
}

/** The chunk that was open before, grown or cut, also if this very step has closed it. */
function openIn({ last }: StoredJournal, before: StoredChunk): StoredChunk | null {
  const closed = last.entries.length === 0 ? last.previous.chunk : null;
  const open = [last, closed].find((chunk) => chunk?.start === before.start);
  return open?.previous === before.previous ? open : null;
}

const stateSum = (state: unknown): string => checksum(JSON.stringify(state));

/** What the first line after a tip names, where it cannot go on from other lines. */
export const freshChain = (writer: string, sequence: number): string => checksum(`${writer} ${sequence}`);

/** A tip that was read, and the way on from there: its text, which may be the longest of a slot, is parsed once. */
export type BegunTip = {
  readonly tip: Tip;
  /** As it is after all lines that follow it without a gap. `texts`: the files of lines, in the order in which they were begun. */
  readonly after: (texts: readonly string[]) => Tip;
};

/** Lines change the state of their own version, so they are added before anything is lifted. */
export function beginTip(text: string): Result<BegunTip, RecordProblem> {
  const read = readRecord(text, 'tip');
  if (!read.ok) return read;
  const { body, version } = read.value;
  const lifted = liftedTip(body, version);
  if (!lifted.ok) return lifted;
  const tip = lifted.value;
  const after = (texts: readonly string[]): Tip => {
    const whole =
      texts.length > 0 && isTip(body) ? liftedTip(withLines(body, texts, version), version) : lifted;
    return whole.ok ? whole.value : tip;
  };
  return ok({ tip, after });
}

export function readTip(text: string, texts: readonly string[] = []): Result<Tip, RecordProblem> {
  const begun = beginTip(text);
  return begun.ok ? ok(begun.value.after(texts)) : begun;
}

function liftedTip(body: unknown, version: number): Result<Tip, RecordProblem> {
  const lifted = liftBody('tip', body, version);
  if (!lifted.ok) return lifted;
  return isTip(lifted.value) ? ok(lifted.value) : err({ code: 'unfit' });
}

type ReadLine = { readonly body: LineBody; readonly sum: string };

function withLines(tip: Tip, texts: readonly string[], version: number): Tip {
  const lines = new Map<string, ReadLine>();
  for (const text of texts) for (const line of linesIn(text, version)) lines.set(line.body.after, line);
  const nextOf = ({ chain }: Tip) => (chain === undefined ? undefined : lines.get(chain));
  let now = tip;
  for (let line = nextOf(now); line; line = nextOf(now)) {
    const next = withLine(now, line.body, line.sum);
    if (next === null) break;
    // A circle cannot come about by accident, and must not hang whoever reads a file.
    lines.delete(line.body.after);
    now = next;
  }
  return now;
}

function linesIn(text: string, version: number): readonly ReadLine[] {
  return text.split('\n').flatMap((line) => {
    const read = line === '' ? null : readRecord(line, 'line');
    if (!read?.ok || read.value.version !== version) return [];
    const { body, checksum: sum } = read.value;
    return isLine(body) ? [{ body, sum }] : [];
  });
}

function withLine(tip: Tip, line: LineBody, chain: string): Tip | null {
  const { start, entries } = tip.open;
  const kept = line.from - start;
  if (kept < 0 || kept > entries.length) return null;
  const open = { ...tip.open, entries: [...entries.slice(0, kept), ...line.entries] };
  if (line.cursor > start + open.entries.length) return null;
  const state = stateAfter(tip.state, line);
  if (state === undefined) return null;
  const { cursor, summary, savedAt } = line;
  return { ...tip, open, cursor, summary, savedAt, state, chain };
}

function stateAfter(before: unknown, { change, state }: LineBody): unknown {
  try {
    const after = changed(before, change);
    return stateSum(after) === state ? after : undefined;
  } catch {
    return undefined;
  }
}

const isLine = (value: unknown): value is LineBody =>
  isFields(value) &&
  isChecksum(value['after']) &&
  isCount(value['cursor']) &&
  isCount(value['from']) &&
  isList(value['entries']) &&
  value['entries'].every(isEntry) &&
  (value['change'] === null || isFields(value['change'])) &&
  isChecksum(value['state']) &&
  value['summary'] !== undefined &&
  typeof value['savedAt'] === 'number';
