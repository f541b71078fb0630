// The version of the app, for packs that say which one they need.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));

export async function appVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { readonly version: string };
  return version;
}
