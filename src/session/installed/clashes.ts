// The same missions in two packs: a campaign replaces its missions that were installed alone; in all other cases the
// problem names the pack that is in the way.

import { storiesIn, type ContentFile } from '../../packs';
import type { PackDraft } from './draft';
import type { Read } from './state';
import type { ContentProblem } from './types';

/** Which installed packs were converted before, and come again in one converted draft of another id, all of them. */
export function comingAgain(drafts: readonly PackDraft[]): (installed: Read) => boolean {
  const coming = new Map<string, Set<string>>();
  for (const { about, files } of drafts) {
    if (about.from !== 'saga') continue;
    for (const story of storiesIn(files)) {
      const ids = coming.get(story);
      if (ids) ids.add(about.id);
      else coming.set(story, new Set([about.id]));
    }
  }
  return ({ entry, stored }) => {
    if (coming.size === 0 || !stored.ok || stored.value.manifest.from !== 'saga') return false;
    const [first = '', ...others] = storiesIn(stored.value.files);
    return [...(coming.get(first) ?? [])].some(
      (id) => id !== entry.id && others.every((story) => coming.get(story)?.has(id)),
    );
  };
}

/** A pack under its title. */
type Holder = { readonly title: string; readonly files: readonly ContentFile[] };

/** By mission or campaign the title of the first pack that has it. */
export const holders = (packs: readonly Holder[]): ReadonlyMap<string, string> =>
  new Map(
    packs
      .toReversed()
      .flatMap(({ title, files }) => storiesIn(files).map((story) => [story, title] as const)),
  );

export function withHolder(
  problem: ContentProblem,
  { files }: PackDraft,
  titles: ReadonlyMap<string, string>,
): ContentProblem {
  const held = storiesIn(files).find((story) => titles.has(story));
  const by = held === undefined ? undefined : titles.get(held);
  return problem.code === 'clash' && by !== undefined ? { ...problem, by } : problem;
}
