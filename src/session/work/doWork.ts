// Does the work: in a worker, or in place where there is none.

import { JOBS, type JobName, type JobTools } from './jobs';
import { Cancelled } from './cancelled';
import type { Work, WorkerAnswer } from './work';

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
