// The code of players as one plain script, made once for all of them. A thread that reads TypeScript file by file pays for it in
// every game: each function that is made gets its name set by a call.

import { readFile } from 'node:fs/promises';
import { pathToFileURL, fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/** `undefined`: it did not work. */
export async function playerScript(): Promise<string | undefined> {
  try {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
      bundle: true,
      write: false,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      logLevel: 'silent',
      plugins: [ownAddresses],
    });
    return outputFiles[0]?.text;
  } catch {
    return undefined;
  }
}

/** Files of the command find others by their own address, which a script of all of them does not have. */
const ownAddresses: Plugin = {
  name: 'own addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
    })),
};
