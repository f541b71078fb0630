// The packs of this device, opened when a page asks for content: their files, the content of the app beside them, and
// the converter for missions of the Saga format.

import { makeShared } from '../kernel';
import { openFiles, preferences } from '../platform';
import { openInstalled, type Installed } from '../session';
import { jobTools } from './jobTools';
import { work } from './work';

/** `owned`: the boxes of the players, whenever content is read. */
export function openInstalledPacks(owned: () => readonly string[]): Installed {
  const { get: files } = makeShared(async () => (await openFiles()).files);
  return openInstalled(
    {
      files,
      index: preferences,
      base: async (scope) => {
        const [{ builtInFiles }, { expansionOrders }] = await Promise.all([
          import('./builtIn'),
          import('./expansionOrders'),
        ]);
        return [...builtInFiles, ...(await expansionOrders(scope === 'all' ? scope : owned()))];
      },
      ...jobTools,
      clock: () => Date.now(),
    },
    work,
  );
}
