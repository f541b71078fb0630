// The marks of the flat board, each with a key of its own. Several figures may mark one space in one tone, and two
// elements with one key leave one of them behind on the board when the marks go.

import type { MarkView } from '../view';

export type KeyedMark = MarkView & { readonly key: string };

/** One mark for each space and tone; of several, the one with a text. */
export function keyedMarks(marks: readonly MarkView[]): readonly KeyedMark[] {
  const found = new Map<string, KeyedMark>();
  for (const mark of marks) {
    const key = `${mark.tone} ${mark.at.join()}`;
    const known = found.get(key);
    if (!known || (known.text === undefined && mark.text !== undefined)) found.set(key, { ...mark, key });
  }
  return [...found.values()];
}
