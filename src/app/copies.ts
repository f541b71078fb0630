// Copies of everything, in a chunk of their own: most visits make none.

import { version } from '../../package.json';
import { makeShared } from '../kernel';
import type { Copies, CopiesParts } from '../session';

export const lazyCopies = (parts: Omit<CopiesParts, 'appVersion' | 'clock'>): (() => Promise<Copies>) =>
  makeShared(async () =>
    (await import('./openCopies')).openCopies({ ...parts, appVersion: version, clock: () => Date.now() }),
  ).get;
