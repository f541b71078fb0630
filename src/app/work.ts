// Long work goes to a worker; old web views without one do it here. Either way, what it needs is loaded with the first such work.

import { workIn, type Work } from '../session';

export const work: Work =
  typeof Worker === 'function'
    ? workIn(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
    : async (job, input, watch) => (await import('./workHere')).work(job, input, watch);
