// Plays a list of games on several threads. Any thread may play any game; the records are the same.

import { Worker } from 'node:worker_threads';
import type { Pack } from '../../packs';
import { keyOf, runJob, type GameRecord, type Job } from '../../sim';
import type { FromWorker, WorkerData } from './worker';

export type PoolOptions = {
  readonly name: string;
  readonly pack: Pack;
  readonly jobs: number;
  readonly onRecord: (record: GameRecord) => Promise<void>;
};

export async function playAll(jobs: readonly Job[], options: PoolOptions): Promise<void> {
  if (options.jobs === 1 || jobs.length < 2) {
    for (const job of jobs) await options.onRecord(runJob(options.pack, job));
    return;
  }
  const queue = [...jobs];
  const threads = Math.min(options.jobs, jobs.length);
  await Promise.all(Array.from({ length: threads }, () => runThread(queue, options)));
}

/** Takes from the queue until it is empty. */
function runThread(queue: Job[], { name, onRecord }: PoolOptions): Promise<void> {
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {
    workerData: { name } satisfies WorkerData,
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    let current: Job | undefined;
    const playNext = (): void => {
      current = queue.shift();
      if (!current) return void worker.terminate().then(() => resolve());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(current);
    };
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') playNext();
      else onRecord(message.record).then(playNext, reject);
    });
    worker.on('error', (error) =>
      reject(
        new Error(`a thread died${current ? ` in the game "${keyOf(current)}"` : ''}: ${error.message}`),
      ),
    );
  });
}
