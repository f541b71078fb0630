// The packs of this device beside the content of the app: install, update, remove, share. No file can stop the app: a
// pack that does not load is listed with its problem.

import { err, makeQueue, makeShared, ok, type Result } from '../../kernel';
import type { Pack } from '../../packs';
import { bringInWith } from './bringInWith';
import { removePack } from './changes';
import type { NamedBytes } from './drafts';
import type { StoredProblem } from './files';
import { findLost, readAll, readState } from './state';
import type { PickedFile } from '../storage/pickedFile';
import { workHere } from '../work/doWork';
import type { Watch, Work } from '../work/work';
import type { Brought, InstalledPack, InstalledParts, StorageProblem } from './types';

export type Installed = {
  /** Everything that can be played, read once until something changes. */
  readonly content: () => Promise<Pack>;
  /** Read it anew when it is asked for: the players own other boxes. */
  readonly refresh: () => void;
  readonly list: () => Promise<readonly InstalledPack[]>;
  /** Rejects with `Cancelled` where the signal says so; then nothing has changed. */
  readonly bringIn: (picked: readonly PickedFile[], watch?: Watch) => Promise<readonly Brought[]>;
  readonly remove: (id: string) => Promise<Result<void, StorageProblem>>;
  /** The pack as a file. */
  readonly exportPack: (id: string) => Promise<Result<NamedBytes, StoredProblem>>;
};

/** `work`: left out where there is no worker. */
export function openInstalled(parts: InstalledParts, work: Work = workHere(parts)): Installed {
  const state = makeShared(() => readState(parts));
  const inTurn = makeQueue();
  const change = <T>(work: () => Promise<T>): Promise<T> => inTurn(() => work().finally(state.forget));
  return {
    content: async () => (await state.get()).pack,
    refresh: state.forget,
    // In turn with the changes: a pack whose file is written but not yet listed looks like a lost one.
    list: () =>
      inTurn(async () => {
        if (await findLost(parts)) state.forget();
        return (await state.get()).packs;
      }),
    bringIn: (picked, watch = {}) => change(() => bringInWith(parts, work, picked, watch)),
    remove: (id) => change(() => removePack(parts, id)),
    exportPack: (id) => exportPack(parts, id),
  };
}

async function exportPack(parts: InstalledParts, id: string): ReturnType<Installed['exportPack']> {
  const found = (await readAll(parts)).find(({ entry }) => entry.id === id);
  if (!found) return err({ code: 'damaged' });
  const { stored, entry } = found;
  return stored.ok ? ok({ name: `${id}-${entry.version}.zip`, bytes: stored.value.bytes }) : stored;
}
