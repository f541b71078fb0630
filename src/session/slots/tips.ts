// The two tips of a slot as they lie on the disk, which of them counts, and the lines that follow it.

import { readTip, type RecordProblem, type Tip } from '../../saves';
import { linesName, linesPrefix, sequenceIn, TIP_SIDES, tipName, type TipSide, type Slot } from './names';
import type { Expected, FileStore } from '../storage/fileStore';

export type TipTexts = Readonly<Record<TipSide, string | null>>;

export type Tips = {
  readonly texts: TipTexts;
  /** The tip that counts, with its lines; null where there is none, or where a newer app has written one. */
  readonly newest: { readonly side: TipSide; readonly tip: Tip } | null;
  /** Why there is none; null where nothing lies there at all. */
  readonly problem: RecordProblem | null;
  /** The files of lines that were read for it. */
  readonly lines: Expected;
};

export async function readTips(files: FileStore, slot: Slot): Promise<Tips> {
  const [a, b] = await Promise.all([files.read(tipName(slot, 'a')), files.read(tipName(slot, 'b'))]);
  const texts = { a, b };
  const judged = judgeTips(texts);
  if (judged.newest === null) return { texts, ...judged, lines: {} };
  const { side, tip } = judged.newest;
  const lines = await readLines(files, slot, tip);
  const followed = Object.values(lines).filter((text) => text !== null);
  const whole = readTip(texts[side] ?? '', followed);
  return { texts, lines, problem: null, newest: { side, tip: whole.ok ? whole.value : tip } };
}

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

function judgeTips(texts: TipTexts): Pick<Tips, 'newest' | 'problem'> {
  let newest: Tips['newest'] = null;
  const problems: RecordProblem[] = [];
  for (const side of TIP_SIDES) {
    const text = texts[side];
    if (text === null) continue;
    const parsed = readTip(text);
    if (!parsed.ok) problems.push(parsed.error);
    else if (newest === null || parsed.value.sequence > newest.tip.sequence)
      newest = { side, tip: parsed.value };
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
