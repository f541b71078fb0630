// Games in slots over files in memory.

import { type FileStore, openGames, openSaves, type Saves, type TakenStep } from '../../src/session';

export const gamesOn = (files: FileStore) => openGames(savesOn(files), true);

export function savesOn(files: FileStore): Saves {
  let ids = 0;
  return openSaves({
    files,
    clock: () => 1,
    newId: () => `id${ids++}`,
  });
}

export const valueOf = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** Of a tap, once the step before it is on the disk. */
export const toldValue = async <T>(step: TakenStep<T, unknown>): Promise<T> =>
  valueOf(step.ok === 'later' ? await step.told : step);
