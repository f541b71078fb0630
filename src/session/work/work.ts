// The port through which long work is given away. src/app fills it with a worker. What the work itself needs (zip, schemas, checks)
// lies in `doWork.ts`: pages that give work away do not load it.

import { Cancelled } from './cancelled';
import type { JobName, OnProgress, WorkJobs } from './jobs';

export type Watch = { readonly onProgress?: OnProgress; readonly signal?: AbortSignal };

/** Rejects with `Cancelled` as soon as the signal says so. */
export type Work = <K extends JobName>(
  job: K,
  input: WorkJobs[K]['input'],
  watch: Watch,
) => Promise<WorkJobs[K]['output']>;

/** The part of a worker that is needed here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly message: string };

/** A worker for every piece of work, so that to cancel is to end it. */
export const workIn =
  (makeWorker: () => WorkerLike): Work =>
  <K extends JobName>(job: K, input: WorkJobs[K]['input'], { onProgress, signal }: Watch) =>
    new Promise<WorkJobs[K]['output']>((resolve, reject) => {
      if (signal?.aborted) {
        reject(new Cancelled());
        return;
      }
      const worker = makeWorker();
      const end = (settle: () => void): void => {
        worker.terminate();
        signal?.removeEventListener('abort', cancel);
        settle();
      };
      const cancel = (): void => end(() => reject(new Cancelled()));
      signal?.addEventListener('abort', cancel);
      // One listener each, on a worker that is ours alone.
      // oxlint-disable-next-line unicorn/prefer-add-event-listener
      worker.onerror = ({ message }) => end(() => reject(new Error(message)));
      // oxlint-disable-next-line unicorn/prefer-add-event-listener
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.kind === 'progress') onProgress?.(data.done);
        else if (data.kind === 'failed') end(() => reject(new Error(data.message)));
        else end(() => resolve(data.output as WorkJobs[K]['output']));
      };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ job, input });
    });
