// The same missions in two packs: a campaign replaces its missions that were installed alone; in all other cases the
// problem names the pack that is in the way.

import { storiesIn, type ContentFile } from '../../packs';
import type { PackDraft } from './draft';
import type { Read } from './state';
import type { ContentProblem } from './types';

/** Converted before, and all of it comes again in a converted draft of another id. */
export function isWithin({ entry, stored }: Read, { about, files }: PackDraft): boolean {
  if (about.id === entry.id || about.from !== 'saga') return false;
  if (!stored.ok || stored.value.manifest.from !== 'saga') return false;
  const coming = new Set(storiesIn(files));
  return storiesIn(stored.value.files).every((id) => coming.has(id));
}

/** A pack under its title. */
export type Holder = { readonly title: string; readonly files: readonly ContentFile[] };

export function withHolder(
  problem: ContentProblem,
  { files }: PackDraft,
  others: readonly Holder[],
): ContentProblem {
  const coming = new Set(storiesIn(files));
  const holder = others.find((other) => storiesIn(other.files).some((id) => coming.has(id)));
  return problem.code === 'clash' && holder ? { ...problem, by: holder.title } : problem;
}
