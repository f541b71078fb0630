// Plays a list of games on several threads. Any thread may play any game; the records are the same.

import type { Worker } from 'node:worker_threads';
import type { Pack } from '../../packs';
import { keyOf, runJob, type GameRecord, type Job } from '../../sim';
import { threadsFor } from './thread';
import type { FromWorker } from './worker';

export type PoolOptions = {
  readonly name: string;
  readonly pack: Pack;
  readonly jobs: number;
  readonly onRecord: (record: GameRecord) => Promise<void>;
};

/** A thread is faster, but takes as long to start as so many games take. */
const FEW_GAMES = 12;

export async function playAll(jobs: readonly Job[], options: PoolOptions): Promise<void> {
  if (options.jobs === 1 ? jobs.length <= FEW_GAMES : jobs.length < 2) {
    for (const job of jobs) await options.onRecord(runJob(options.pack, job));
    return;
  }
  const queue = [...jobs];
  const threads = Math.min(options.jobs, jobs.length);
  const start = await threadsFor(options.name);
  await Promise.all(Array.from({ length: threads }, () => runThread(start(), queue, options)));
}

/** Takes from the queue until it is empty. */
function runThread(worker: Worker, queue: Job[], { onRecord }: PoolOptions): Promise<void> {
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
