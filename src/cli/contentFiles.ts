// Finds and reads content files. All of them are read before anything is printed, so that an author sees every bad file
// at once.

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUDGETS, err, ok, type Result } from '../kernel';
import { MANIFEST, parseContentFile, tooLarge, type ContentFile, type Problem } from '../packs';
import { filesBelow } from './filesBelow';
import { readUpTo } from './readUpTo';

/** The content that comes with the app. */
export const CONTENT_DIR = fileURLToPath(new URL('../../content', import.meta.url));

/** Folders of the content folder that hold no entries: JSON Schemas for editors, the texts, and the other game. */
const NOT_ENTRIES: ReadonlySet<string> = new Set(['schema', 'text', 'legion']);

const holdsEntries = (name: string): boolean =>
  name.endsWith('.json') && name !== MANIFEST && !NOT_ENTRIES.has(name.split('/')[0] ?? '');

/** `shownIn`: what the names of files begin with in problems. `texts`: where to keep what was read, by these names. */
export type ContentReading = { readonly shownIn?: string; readonly texts?: Map<string, string> };

/** Every JSON file below a folder, named by its path from there. */
export async function readContentFiles(
  dir: string,
  { shownIn = '', texts }: ContentReading = {},
): Promise<Result<ContentFile[], Problem[]>> {
  const shown = (name: string): string => path.posix.join(shownIn.split(path.sep).join('/'), name);
  try {
    const names = await filesBelow(dir, holdsEntries);
    return allOf(
      await Promise.all(names.map((name) => readContentFile(path.join(dir, name), shown(name), texts))),
    );
  } catch (error) {
    return err([unreadable(dir, error)]);
  }
}

/** One file; `shown` is how problems name it. */
export async function readContentFile(
  file: string,
  shown = file,
  texts?: Map<string, string>,
): Promise<Result<ContentFile, Problem>> {
  try {
    const read = await readUpTo(file, BUDGETS.check.bytes);
    if (!read.ok) return err(tooLarge(shown, read.error));
    const text = read.value.toString('utf8');
    if (text.startsWith(ZIP)) return err(zipped(shown));
    texts?.set(shown, text);
    return parseContentFile(shown, text);
  } catch (error) {
    return err(unreadable(shown, error));
  }
}

/** How every zip begins. */
const ZIP = 'PK\u0003\u0004';

const zipped = (file: string): Problem => ({
  file,
  path: '',
  code: 'syntax',
  expected: 'a folder or a JSON file',
  found: 'a zip (look at the folder it was made of; `redcell import` reads zips of Saga missions)',
});

export function allOf<T>(results: readonly Result<T, Problem>[]): Result<T[], Problem[]> {
  const problems = results.flatMap((result) => (result.ok ? [] : [result.error]));
  return problems.length > 0
    ? err(problems)
    : ok(results.flatMap((result) => (result.ok ? [result.value] : [])));
}

const unreadable = (file: string, error: unknown): Problem => ({
  file,
  path: '',
  code: 'unreadable',
  expected: 'something that can be read',
  found: error instanceof Error && 'code' in error ? String(error.code) : 'an error',
});
