// One of those who play games, as a thread or as a process: is handed the content as it was loaded, then one game after
// another.

import { parentPort, workerData } from 'node:worker_threads';
import type { Pack } from '../../packs';
import { runJob, type GameRecord, type Job } from '../../sim';

export type WorkerData = { readonly pack: Pack };
export type FromPlayer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly record: GameRecord };

type Send = (message: FromPlayer) => void;

/** What goes wrong ends the player, and whoever started it is told. */
function serve({ pack }: WorkerData, send: Send, onJob: (listener: (job: Job) => void) => void): void {
  onJob((job) => send({ kind: 'played', record: runJob(pack, job) }));
  send({ kind: 'ready' });
}

if (parentPort) {
  const main = parentPort;
  serve(
    workerData as WorkerData,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (message) => main.postMessage(message),
    (listener) => main.on('message', listener),
  );
} else {
  process.once('message', (data: WorkerData) =>
    serve(
      data,
      (message) => process.send?.(message),
      (listener) => process.on('message', listener),
    ),
  );
}
