// The threads that play games, and their code. A thread that reads TypeScript file by file pays for it in every game: each
// function that is made gets its name set by a call. So the code is put into one plain script first, once for all threads;
// where that fails, threads read the files as they are.

import { readFile } from 'node:fs/promises';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'esbuild';
import type { Pack } from '../../packs';
import type { WorkerData } from './worker';

/**
 * Most of what a move needs is garbage after it: the more fits before it is collected, the less of it still lives. Beyond this,
 * two threads no longer fit into the cache of the processor, and slow each other down.
 */
const YOUNG_MEGABYTES = 48;

/**
 * The bytecode that a function must have run before it is compiled for speed, 4 times the usual: most functions of a game run
 * rarely, and in games of other missions on objects of other shapes. Compiled early, a third of all processor time went into
 * compiling them, then throwing that away and compiling them again. Until then plain machine code is made of every function
 * at once, which costs little and spares the interpreter.
 */
const COMPILING = '--interrupt-budget=250000 --always-sparkplug';

/** Starts threads that play with this content. Each gets a copy, which takes a fiftieth of the time that loading does. */
export async function threadsWith(pack: Pack): Promise<() => Worker> {
  const script = await threadScript();
  setFlagsFromString(COMPILING);
  const options = {
    workerData: { pack } satisfies WorkerData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  };
  return () =>
    script === undefined
      ? new Worker(new URL('worker.mjs', import.meta.url), options)
      : new Worker(script, { ...options, eval: true });
}

/** `undefined`: it did not work. */
export async function threadScript(): Promise<string | undefined> {
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
