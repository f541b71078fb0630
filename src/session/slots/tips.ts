// The two tips of a slot as they lie on the disk, and which of them counts.

import { RECORDS, type RecordProblem, type Tip } from '../../saves';
import { TIP_SIDES, tipName, type TipSide, type Slot } from './names';
import type { FileStore } from '../storage/fileStore';

export type TipTexts = Readonly<Record<TipSide, string | null>>;

export type Tips = {
  readonly texts: TipTexts;
  /** The tip that counts; null where there is none, or where a newer app has written one. */
  readonly newest: { readonly side: TipSide; readonly tip: Tip } | null;
  /** Why there is none; null where nothing lies there at all. */
  readonly problem: RecordProblem | null;
};

export async function readTips(files: FileStore, slot: Slot): Promise<Tips> {
  const [a, b] = await Promise.all([files.read(tipName(slot, 'a')), files.read(tipName(slot, 'b'))]);
  return judgeTips({ a, b });
}

function judgeTips(texts: TipTexts): Tips {
  let newest: Tips['newest'] = null;
  const problems: RecordProblem[] = [];
  for (const side of TIP_SIDES) {
    const text = texts[side];
    if (text === null) continue;
    const parsed = RECORDS.tip.parse(text);
    if (!parsed.ok) problems.push(parsed.error);
    else if (newest === null || parsed.value.sequence > newest.tip.sequence)
      newest = { side, tip: parsed.value };
  }
  // What a newer app has written must not be hidden, or written over, by what an older one had left.
  const newer = problems.find(({ code }) => code === 'newer');
  if (newer) return { texts, newest: null, problem: newer };
  return { texts, newest, problem: newest ? null : (problems[0] ?? null) };
}

/** Nobody's save: what a write leaves behind that failed on the way. */
export function isRubbish(text: string): boolean {
  const parsed = RECORDS.tip.parse(text);
  return !parsed.ok && (parsed.error.code === 'damaged' || parsed.error.code === 'foreign');
}
