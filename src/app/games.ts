// The saved games of this device, opened when a page asks for them: files, slots, and the games in them.

import { openFiles, randomId } from '../platform';
import { openGames, openSaves, type Games } from '../session';
import { troubles } from './troubles';
import { work } from './work';

export async function openSavedGames(): Promise<Games> {
  const { files, areKept } = await openFiles();
  return openGames(openSaves({ files, clock: () => Date.now(), newId: randomId, troubles }), areKept, {
    work,
    newId: randomId,
  });
}
