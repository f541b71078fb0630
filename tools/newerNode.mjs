// The newer Node that the project keeps beside its own (tools/node): the Capacitor CLI needs it, and simulations are quicker
// on it. Run by itself, it installs that Node if it is missing.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePackages, ROOT } from './setup.mjs';

const FOLDER = join(ROOT, 'tools/node');

/** The folder of its command. */
export function ensureNewerNode() {
  ensurePackages(FOLDER);
  return join(FOLDER, 'node_modules/.bin');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureNewerNode();
