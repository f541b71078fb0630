// Long work without a worker.

import { workHere, type Work } from '../session';
import { jobTools } from './jobTools';

export const work: Work = workHere(jobTools);
