// Finds and reads content files. All of them are read before anything is said, so that an author sees every file
// that is wrong at once.

import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '../kernel';
import { MAX_FILE_SIZE, parseContentFile, tooLarge, type ContentFile, type Problem } from '../packs';

/** The content that comes with the app. */
export const CONTENT_DIR = fileURLToPath(new URL('../../content', import.meta.url));

/** Folders of the content folder that hold no entries: JSON Schemas for editors, and the texts. */
const NOT_ENTRIES: ReadonlySet<string> = new Set(['schema', 'text']);

/** Every JSON file below a folder, named by its path from there. */
export async function readContentFiles(dir: string): Promise<Result<ContentFile[], Problem[]>> {
  try {
    const names = (await readdir(dir, { recursive: true }))
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('.json') && !NOT_ENTRIES.has(name.split('/')[0] ?? ''))
      .toSorted();
    return allOf(await Promise.all(names.map((name) => readContentFile(path.join(dir, name), name))));
  } catch (error) {
    return err([unreadable(dir, error)]);
  }
}

/** One file; `shown` is how problems name it. */
export async function readContentFile(file: string, shown = file): Promise<Result<ContentFile, Problem>> {
  try {
    const { size } = await stat(file);
    if (size > MAX_FILE_SIZE) return err(tooLarge(shown, size));
    return parseContentFile(shown, await readFile(file, 'utf8'));
  } catch (error) {
    return err(unreadable(shown, error));
  }
}

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
