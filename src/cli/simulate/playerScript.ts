// The code of players as one plain script, made once for all of them. A thread that reads TypeScript file by file pays for it in
// every game: each function that is made gets its name set by a call.

import { fileURLToPath } from 'node:url';

let made: Promise<string | undefined> | undefined;

/** Takes a process of its own, so it may be begun while the content loads. `undefined`: it did not work. */
export const playerScript = (): Promise<string | undefined> => (made ??= make());

async function make(): Promise<string | undefined> {
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
      // A file that finds others by its own address cannot be part of it.
      logOverride: { 'empty-import-meta': 'error' },
    });
    return outputFiles[0]?.text;
  } catch {
    return undefined;
  }
}
