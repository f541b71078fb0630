// The content that comes with the app, as the commands read it that look at an author's files beside it.

import { ok, type Result } from '../kernel';
import type { ContentFile, Problem } from '../packs';
import { CONTENT_DIR, readContentFiles } from './contentFiles';
import { shownAs } from './shownAs';

type Read = { readonly files: readonly ContentFile[]; readonly texts: ReadonlyMap<string, string> };

let before: Read | undefined;

/**
 * As long as no file has changed, the very same list: `packs` then knows what it has read. `texts`: where to put what was read, by
 * the names that problems use.
 */
export async function readAppContentFiles(
  texts = new Map<string, string>(),
): Promise<Result<readonly ContentFile[], Problem[]>> {
  const own = new Map<string, string>();
  const files = await readContentFiles(CONTENT_DIR, { shownIn: shownAs(CONTENT_DIR), texts: own });
  for (const [name, text] of own) texts.set(name, text);
  if (!files.ok) return files;
  if (!before || !isSame(before.texts, own)) before = { files: files.value, texts: own };
  return ok(before.files);
}

const isSame = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean =>
  some.size === others.size && [...some].every(([name, text]) => others.get(name) === text);
