// The two tips of a slot as they lie on the disk, which of them counts, and the lines that follow it.

import { beginTip, readTip, type BegunTip, type RecordProblem, type Tip } from '../../saves';
import { linesName, linesPrefix, sequenceIn, TIP_SIDES, tipName, type TipSide, type Slot } from './names';
import { readOrFailure } from './readOrFailure';
import { StoreFailure, type Expected, type FileStore } from '../storage/fileStore';

/** `undefined`: it is there, but the storage does not give it. */
export type TipTexts = Readonly<Record<TipSide, string | null | undefined>>;

export type Tips = {
  readonly texts: TipTexts;
  /** The tip that counts, with its lines; null where there is none, or where a newer app has written one. */
  readonly newest: { readonly side: TipSide; readonly tip: Tip } | null;
  /** Why there is none; null where nothing lies there at all. */
  readonly problem: RecordProblem | null;
  /** The files of lines that were read for it. */
  readonly lines: Expected;
};

type Judged = {
  readonly newest: { readonly side: TipSide; readonly begun: BegunTip } | null;
  readonly problem: RecordProblem | null;
};

/** A tip that the storage does not give is a bad one. Where no other can be shown instead, nobody knows what lies there: that throws. */
export async function readTips(files: FileStore, slot: Slot): Promise<Tips> {
  const [a, b] = await Promise.all(TIP_SIDES.map((side) => readOrFailure(files, tipName(slot, side))));
  const texts = { a: textOf(a), b: textOf(b) };
  const { newest, problem } = judgeTips(texts);
  const failure = [a, b].find((read) => read instanceof StoreFailure);
  if (failure && newest === null && problem?.code !== 'newer') throw failure;
  if (newest === null) return { texts, newest, problem, lines: {} };
  const { side, begun } = newest;
  const lines = await readLines(files, slot, begun.tip);
  const tip = begun.after(Object.values(lines).filter((text) => text !== null));
  return { texts, lines, problem: null, newest: { side, tip } };
}

const textOf = (read: string | StoreFailure | null | undefined): string | null | undefined =>
  read instanceof StoreFailure ? undefined : read;

/** What is believed to lie there; of a tip that cannot be read, nothing is. */
export const expectedTips = (slot: Slot, texts: TipTexts): Expected =>
  Object.fromEntries(
    TIP_SIDES.flatMap((side) => {
      const text = texts[side];
      return text === undefined ? [] : [[tipName(slot, side), text] as const];
    }),
  );

/** Oldest first. Those of later tips too: should the newest tip be bad, its lines go on where the older ones end. */
async function readLines(files: FileStore, slot: Slot, tip: Tip): Promise<Expected> {
  const { game, sequence, writer, chain } = tip;
  if (chain === undefined) return {};
  const names = (await files.list(linesPrefix(slot, game)))
    .filter((name) => sequenceIn(name) >= sequence)
    .toSorted((one, other) => sequenceIn(one) - sequenceIn(other));
  const texts = await Promise.all(names.map(async (name) => [name, await files.read(name)] as const));
  // Its own file may come into being at any moment.
  return { [linesName(slot, game, sequence, writer)]: null, ...Object.fromEntries(texts) };
}

/** One after the other, and only the better one is kept: a hostile state fills a good part of the memory. */
function judgeTips(texts: TipTexts): Judged {
  let newest: Judged['newest'] = null;
  const problems: RecordProblem[] = [];
  for (const side of TIP_SIDES) {
    const text = texts[side];
    if (typeof text !== 'string') continue;
    const parsed = beginTip(text);
    if (!parsed.ok) problems.push(parsed.error);
    else if (newest === null || parsed.value.tip.sequence > newest.begun.tip.sequence)
      newest = { side, begun: parsed.value };
  }
  // What a newer app has written must not be hidden, or written over, by what an older one had left.
  const newer = problems.find(({ code }) => code === 'newer');
  if (newer) return { newest: null, problem: newer };
  return { newest, problem: newest ? null : (problems[0] ?? null) };
}

/** Nobody's save: what a write leaves behind that failed on the way. */
export function isRubbish(text: string): boolean {
  const parsed = readTip(text);
  return !parsed.ok && (parsed.error.code === 'damaged' || parsed.error.code === 'foreign');
}
