// Copies of everything, in a chunk of their own: most visits make none.

import { version } from '../../package.json';
import { makeShared } from '../kernel';
import type { Copies, CopiesParts } from '../session';
import { work } from './work';

export const lazyCopies = (
  parts: Omit<CopiesParts, 'appVersion' | 'clock' | 'work'>,
): (() => Promise<Copies>) =>
  makeShared(async () =>
    (await import('./openCopies')).openCopies({
      ...parts,
      appVersion: version,
      work,
      clock: () => Date.now(),
    }),
  ).get;
