// Turns loose content files of ours into a pack, named after its first campaign or else its first mission.

import { err, ok, shownName, type Result } from '../../kernel';
import { KINDS, nameIn, parseContentFile, type ContentFile, type Texts } from '../../packs';
import { FIRST_VERSION, type PackDraft, type DraftProblem } from './draft';

/** What begins a content file may stand after remarks and the like. */
const HEAD = 4000;
const KIND = new RegExp(`"kind"\\s*:\\s*"(${KINDS.join('|')})"`);

/** Told without parsing: a file of ours with a mistake in it is still ours. */
export const isOwn = (name: string, text: string): boolean =>
  /\.json$/i.test(name) && KIND.test(text.slice(0, HEAD)) && text.includes('"entries"');

export function ownDraft(texts: Texts): Result<PackDraft, DraftProblem> {
  const parsed = [...texts].map(([name, text]) => parseContentFile(name, text));
  const problems = parsed.flatMap((file) => (file.ok ? [] : [file.error]));
  if (problems.length > 0) return err({ code: 'badContent', problems });
  const files = parsed.flatMap((file) => (file.ok ? [file.value] : []));
  const [first] = [...entriesOf(files, 'campaigns'), ...entriesOf(files, 'missions')];
  const id = textIn(first, 'id');
  if (id === undefined) return err({ code: 'noMission' });
  const title = titleIn(files, id, textIn(first, 'title'));
  return ok({
    about: { id, version: FIRST_VERSION, title, authors: [] },
    files: files.map(({ file, data }) => ({ file: nameIn(id, file), data })),
    texts,
  });
}

/** In English where there is any. */
function titleIn(files: readonly ContentFile[], id: string, key = ''): string {
  const words = entriesOf(files, 'words')
    .filter((entry) => textIn(entry, 'of') === id)
    .toSorted((one, other) => Number(isEnglish(other)) - Number(isEnglish(one)));
  const titles = words.flatMap((entry) => textIn(fieldOf(entry, 'words'), key) ?? []);
  return shownName(titles[0] ?? id);
}

const isEnglish = (entry: unknown): boolean => textIn(entry, 'language') === 'en';

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? Reflect.get(value, field)
    : undefined;

function textIn(value: unknown, field: string): string | undefined {
  const text = fieldOf(value, field);
  return typeof text === 'string' ? text : undefined;
}

const entriesOf = (files: readonly ContentFile[], kind: string): readonly unknown[] =>
  files.flatMap(({ data }) => {
    const entries = fieldOf(data, 'kind') === kind ? fieldOf(data, 'entries') : undefined;
    return Array.isArray(entries) ? (entries as readonly unknown[]) : [];
  });
