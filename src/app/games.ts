// The saved games of this device, opened when a page asks for them: files, slots, and the games in them.

import { openFiles, randomId } from '../platform';
import { openGames, openSaves, withFirstSave, type Games } from '../session';
import { troubles } from './troubles';
import { work } from './work';

export async function openSavedGames(onFirstSave: () => void): Promise<Games> {
  const { files, areKept } = await openFiles();
  const saves = openSaves({ files, clock: () => Date.now(), newId: randomId, troubles });
  return withFirstSave(openGames(saves, areKept, { work, newId: randomId }), onFirstSave);
}
