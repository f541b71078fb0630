// One of the threads that play games: loads the content by itself, then plays the games it is handed.

import { parentPort, workerData } from 'node:worker_threads';
import { runJob, type GameRecord, type Job } from '../../sim';
import { loadStories } from './stories';

export type WorkerData = { readonly name: string };
export type FromWorker =
  { readonly kind: 'ready' } | { readonly kind: 'played'; readonly record: GameRecord };

async function serve({ name }: WorkerData): Promise<void> {
  const loaded = await loadStories(name);
  if (!loaded.ok) throw new Error(loaded.error.lines.join('\n'));
  const { pack } = loaded.value;
  const main = parentPort;
  if (!main) throw new Error('not a thread');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const send = (message: FromWorker): void => main.postMessage(message);
  main.on('message', (job: Job) => send({ kind: 'played', record: runJob(pack, job) }));
  send({ kind: 'ready' });
}

// What goes wrong ends the thread, and whoever started it is told.
void serve(workerData as WorkerData);
