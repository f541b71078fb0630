// Long work goes to a worker; old web views without one do it here.

import { workHere, workIn, type Work } from '../session';
import { jobTools } from './jobTools';

export const work: Work =
  typeof Worker === 'function'
    ? workIn(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
    : workHere(jobTools);
