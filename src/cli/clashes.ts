// Ids of an author that the app uses already. Other problems in such a file are mostly about two things taken for one.

import type { ContentFile, Problem } from '../packs';
import { entryField, looseEntries } from './looseEntries';

/** Those of the problems that tell of it. */
export function clashesIn(
  problems: readonly Problem[],
  own: readonly ContentFile[],
  app: readonly ContentFile[],
): readonly Problem[] {
  const taken = new Set(app.flatMap(idsIn));
  const places = new Set(
    own.flatMap((file) =>
      idsIn(file).flatMap((id, index) => (taken.has(id) ? [`${file.file} entries[${index}].id`] : [])),
    ),
  );
  return problems.filter(({ code, file, path }) => code === 'duplicateId' && places.has(`${file} ${path}`));
}

/** With their kind: a card may be called like its group. */
function idsIn({ data }: ContentFile): readonly string[] {
  const { kind, entries } = looseEntries(data);
  return entries.map((entry) => `${kind} ${entryField(entry, 'id')}`);
}
