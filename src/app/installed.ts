// The packs of this device, opened when a page asks for content: their files, the content of the app beside them, and
// the converter for missions of the Saga format.

import { makeShared } from '../kernel';
import { openFiles, preferences } from '../platform';
import { openInstalled, type Installed } from '../session';
import { jobTools } from './jobTools';
import { work } from './work';

export function openInstalledPacks(): Installed {
  const { get: files } = makeShared(async () => (await openFiles()).files);
  return openInstalled(
    {
      files,
      index: preferences,
      base: async () => (await import('./builtIn')).builtInFiles,
      ...jobTools,
      clock: () => Date.now(),
    },
    work,
  );
}
