// The packs of this device, opened when a page asks for content: their files, the content of the app beside them, and
// the converter for missions of the Saga format.

import { version } from '../../package.json';
import { makeShared } from '../kernel';
import { importSaga } from '../saga';
import { openFiles, preferences } from '../platform';
import { openInstalled, type Installed } from '../session';
import { orderReader, piecesOf } from '../text';

export function openInstalledPacks(): Installed {
  const { get: files } = makeShared(async () => (await openFiles()).files);
  const english = orderReader('en');
  return openInstalled({
    files,
    index: preferences,
    base: async () => (await import('./builtIn')).builtInFiles,
    appVersion: version,
    convert: (texts, pack) =>
      importSaga(texts, { pack, readOrder: (sentence) => english.line(piecesOf(sentence))[0] ?? null }),
    clock: () => Date.now(),
  });
}
