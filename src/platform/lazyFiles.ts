// Files from outside are listened for once the first screen stands: the browser and the shell keep them until then.

import type { OnFiles } from './openedFiles';

export async function listenForFiles(onFiles: OnFiles): Promise<void> {
  const { listenForFiles: listen } = await import('./openedFiles');
  await listen(onFiles);
}
