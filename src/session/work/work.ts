// The port through which long work is given away. src/app fills it with a worker.

import { JOBS, type JobName, type WorkJobs, type JobTools, type OnProgress } from './jobs';

export type Watch = { readonly onProgress?: OnProgress; readonly signal?: AbortSignal };

/** Rejects with `Cancelled` as soon as the signal says so. */
export type Work = <K extends JobName>(
  job: K,
  input: WorkJobs[K]['input'],
  watch: Watch,
) => Promise<WorkJobs[K]['output']>;

export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}

/** Without a worker: the same functions, at the cost of a screen that stands still meanwhile. */
export const workHere =
  (tools: JobTools): Work =>
  async (job, input, { onProgress = () => undefined, signal }) => {
    if (signal?.aborted) throw new Cancelled();
    const output = await JOBS[job](tools, input, onProgress);
    // What was worked out is not used: nothing has been written yet.
    if (signal?.aborted) throw new Cancelled();
    return output;
  };

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

/** The worker's side: answers the one message that it gets. */
export async function answerJob(
  tools: JobTools,
  { job, input }: { readonly job: JobName; readonly input: never },
  answer: (answer: WorkerAnswer) => void,
): Promise<void> {
  try {
    const output = await JOBS[job](tools, input, (done) => answer({ kind: 'progress', done }));
    answer({ kind: 'done', output });
  } catch (error) {
    answer({ kind: 'failed', message: String(error) });
  }
}
