// One of the threads that play games: is handed the content as it was loaded, then one game after another.

import { parentPort, workerData } from 'node:worker_threads';
import type { Pack } from '../../packs';
import { runJob, type GameRecord, type Job } from '../../sim';

export type WorkerData = { readonly pack: Pack };
export type FromWorker =
  { readonly kind: 'ready' } | { readonly kind: 'played'; readonly record: GameRecord };

function serve({ pack }: WorkerData): void {
  const main = parentPort;
  if (!main) throw new Error('not a thread');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const send = (message: FromWorker): void => main.postMessage(message);
  main.on('message', (job: Job) => send({ kind: 'played', record: runJob(pack, job) }));
  send({ kind: 'ready' });
}

// What goes wrong ends the thread, and whoever started it is told.
serve(workerData as WorkerData);
