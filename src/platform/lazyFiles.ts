// Files from outside, fetched or handed over. No start needs them, so what reads them comes later: the browser and the shell
// keep files until somebody listens.

import type { fetchFile as FetchFile } from './fetchFile';
import type { OnFiles } from './openedFiles';

export const fetchFile: typeof FetchFile = async (...what) =>
  (await import('./fetchFile')).fetchFile(...what);

export async function listenForFiles(onFiles: OnFiles): Promise<void> {
  const { listenForFiles: listen } = await import('./openedFiles');
  await listen(onFiles);
}
