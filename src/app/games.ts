// The saved games of this device, opened when a page asks for them: files, slots, and the games in them.

import { openFiles, randomId } from '../platform';
import { openSaves } from '../session';
import { openGames, type Games } from '../ui';

export async function openSavedGames(): Promise<Games> {
  const { files, areKept } = await openFiles();
  const saves = openSaves({
    files,
    clock: () => Date.now(),
    newId: randomId,
    // Whatever goes wrong is told where it happens: by the state of the saving, or by the outcome of what was asked.
    onTrouble: () => undefined,
  });
  return openGames(saves, areKept);
}
