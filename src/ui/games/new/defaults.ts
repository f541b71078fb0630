// The defaults of a new game: players can begin their first one without deciding anything.

import type { Campaign } from '../../../campaign';
import { missionWords, plainText } from '../../../text';
import type { Pack } from '../../../packs';
import type { Slot } from '../games';
import { readSummary } from '../summaries';
import type { Slots } from '../useSlots';

export const firstEmptySlot = (slots: Slots): Slot | null =>
  (slots.kind === 'listed' && slots.slots.find(({ kind }) => kind === 'empty')?.slot) || null;

/** The campaign's own title, with a number if a saved group has that name. */
export function nameFor(
  pack: Pack,
  { id, title }: Pick<Campaign, 'id' | 'title'>,
  slots: Slots,
  language: string,
): string {
  const words = pack.words.get(id as Parameters<Pack['words']['get']>[0]) ?? {};
  return freeName(plainText(missionWords(words, language)(title)), namesIn(slots));
}

export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted} ${number}`;
  return name;
}

function namesIn(slots: Slots): ReadonlySet<string> {
  if (slots.kind !== 'listed') return new Set();
  const summaries = slots.slots.flatMap((info) =>
    info.kind === 'playable' ? [readSummary(info.summary)] : [],
  );
  return new Set(summaries.flatMap((read) => (read.kind === 'campaign' ? [read.name] : [])));
}
