// The worker: unzips, checks and converts beside the screen. It answers one message and is ended by whoever sent it.

import { answerJob, type JobName } from '../session';
import { jobTools } from './jobTools';

type Message = MessageEvent<{ readonly job: JobName; readonly input: never }>;

addEventListener('message', ({ data }: Message) => {
  void answerJob(jobTools, data, (answer) => postMessage(answer));
});
