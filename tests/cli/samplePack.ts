// The content of the app, loaded once for the tests that ask questions about it.

import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import { loadPack, type Pack } from '../../src/packs';

export async function builtInPack(): Promise<Pack> {
  const files = await readContentFiles(CONTENT_DIR);
  const pack = files.ok ? loadPack(files.value) : files;
  if (!pack.ok) throw new Error('the content does not load');
  return pack.value;
}
