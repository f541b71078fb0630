// Plays a list of games on several threads. Any thread may play any game; the records are the same.

import type { Worker } from 'node:worker_threads';
import type { Pack } from '../../packs';
import { keyOf, runJob, type GameRecord, type Job } from '../../sim';
import { threadsWith } from './thread';
import type { FromWorker } from './worker';

export type PoolOptions = {
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
  const start = await threadsWith(options.pack);
  await Promise.all(Array.from({ length: threads }, () => runThread(start(), queue, options)));
}

/** Takes from the queue until it is empty. While many are left, the next game lies ready when one is over. */
function runThread(worker: Worker, queue: Job[], { onRecord, jobs: threads }: PoolOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const inHand: Job[] = [];
    /** Handed over, and not yet kept. */
    let open = 0;
    const handOne = (): void => {
      const job = queue.shift();
      if (!job) return;
      open += 1;
      inHand.push(job);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(job);
    };
    const keep = async (record: GameRecord): Promise<void> => {
      await onRecord(record);
      open -= 1;
    };
    const goOn = (): void => {
      if (open === 0) handOne();
      if (queue.length > threads && open < 2) handOne();
      if (open === 0) void worker.terminate().then(() => resolve());
    };
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') return goOn();
      inHand.shift();
      keep(message.record).then(goOn, reject);
    });
    worker.on('error', (error) => {
      const [current] = inHand;
      const where = current ? ` in the game "${keyOf(current)}"` : '';
      reject(new Error(`a thread died${where}: ${error.message}`));
    });
  });
}
