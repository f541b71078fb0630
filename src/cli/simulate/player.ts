// Those who play the games of a simulation side by side: processes of the newer Node that lies in tools/node, which needs
// two thirds of the time, or threads of this one where there is no newer Node. Both run the same script.

import { fork } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Pack } from '../../packs';
import type { Job } from '../../sim';
import { playerScript } from './playerScript';
import type { FromPlayer, WorkerData } from './worker';

export type GamePlayer = {
  readonly play: (job: Job) => void;
  readonly onMessage: (listener: (message: FromPlayer) => void) => void;
  readonly onDeath: (listener: (error: Error) => void) => void;
  readonly end: () => Promise<unknown>;
  /** A process of its own has a number. */
  readonly pid: number | undefined;
};

/** Starts players with this content; `node`: the newer Node, if there is one. */
export async function playersWith(pack: Pack, node: string | undefined): Promise<() => GamePlayer> {
  const script = await playerScript();
  return node === undefined || script === undefined ? threads(pack, script) : processes(pack, script, node);
}

/**
 * Most of what a move needs is garbage after it: the more fits before it is collected, the less of it still lives. Beyond this,
 * two players no longer fit into the cache of the processor, and slow each other down.
 */
const YOUNG_MEGABYTES = 48;
/**
 * The newer Node collects its garbage best with this much for it, in megabytes. Its compiler puts less of a function's callees
 * into it than usual: such code is smaller and sooner made, and less of it is thrown away when objects of another shape come.
 * Compiler and collector take turns with the games: beside them they would take a fifth of another player's core.
 */
const PROCESS_FLAGS = [
  '--max-semi-space-size=32',
  '--max-inlined-bytecode-size-cumulative=150',
  '--single-threaded',
  '--no-parallel-scavenge',
];

/** Content and games go over as the engine writes them; both engines write the same form. */
function processes(pack: Pack, script: string, node: string): () => GamePlayer {
  const loader = fileURLToPath(new URL('process.cjs', import.meta.url));
  return () => {
    const child = fork(loader, {
      execPath: node,
      execArgv: PROCESS_FLAGS,
      serialization: 'advanced',
      // These are meant for this Node.
      env: { ...process.env, NODE_OPTIONS: undefined },
    });
    let ended = false;
    child.send(script);
    child.send({ pack } satisfies WorkerData);
    return {
      play: (job) => child.send(job),
      onMessage: (listener) => child.on('message', listener),
      onDeath: (listener) => {
        child.on('error', listener);
        child.on('exit', (code, signal) => {
          if (!ended) listener(new Error(`its process ended with ${signal ?? code}`));
        });
      },
      end: () => {
        ended = true;
        return new Promise((resolve) => {
          child.on('exit', resolve);
          child.disconnect();
        });
      },
      pid: child.pid,
    };
  };
}

/**
 * The bytecode that a function must have run before it is compiled for speed, 4 times the usual: most functions of a game run
 * rarely, and in games of other missions on objects of other shapes. Compiled early, a third of all processor time went into
 * compiling them, then throwing that away and compiling them again. Until then plain machine code is made of every function
 * at once, which costs little and spares the interpreter. A newer Node has a compiler between the two and needs none of this.
 */
const COMPILING = '--interrupt-budget=250000 --always-sparkplug';

/** Each thread gets a copy of the content, which takes a fiftieth of the time that loading does. */
function threads(pack: Pack, script: string | undefined): () => GamePlayer {
  setFlagsFromString(COMPILING);
  const options = {
    workerData: { pack } satisfies WorkerData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  };
  return () => {
    const worker =
      script === undefined
        ? new Worker(new URL('worker.mjs', import.meta.url), options)
        : new Worker(script, { ...options, eval: true });
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      play: (job) => worker.postMessage(job),
      onMessage: (listener) => worker.on('message', listener),
      onDeath: (listener) => worker.on('error', listener),
      end: () => worker.terminate(),
      pid: undefined,
    };
  };
}
