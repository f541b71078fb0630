// The packs of this device beside the content of the app: brought in, updated, removed, handed on. Nothing that lies in a file can
// stop the app: what does not load is listed with its problem.

import { err, makeQueue, ok, type Result } from '../kernel';
import type { Pack } from '../packs';
import { bringIn, remove } from './installedChanges';
import type { NamedBytes } from './installedDrafts';
import type { StoredProblem } from './installedFiles';
import { findLost, readAll, readState, type State } from './installedState';
import type { PickedFile } from './pickedFile';
import type { Brought, InstalledPack, InstalledParts, StorageProblem } from './installedTypes';

export type Installed = {
  /** Everything that can be played; the same promise until something changes. */
  readonly content: () => Promise<Pack>;
  readonly list: () => Promise<readonly InstalledPack[]>;
  readonly bringIn: (picked: readonly PickedFile[]) => Promise<readonly Brought[]>;
  readonly remove: (id: string) => Promise<Result<void, StorageProblem>>;
  /** The pack as a file. */
  readonly exportPack: (id: string) => Promise<Result<NamedBytes, StoredProblem>>;
};

export function openInstalled(parts: InstalledParts): Installed {
  let state: Promise<State> | undefined;
  const current = (): Promise<State> => {
    state ??= readState(parts);
    // A failure is not kept: the next one who asks tries again.
    state.catch(() => (state = undefined));
    return state;
  };
  const inTurn = makeQueue();
  const change = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(() => work().finally(() => (state = undefined)));
  return {
    content: async () => (await current()).pack,
    // In turn with the changes: a pack whose file is written but not yet listed looks like a lost one.
    list: () =>
      inTurn(async () => {
        if (await findLost(parts)) state = undefined;
        return (await current()).packs;
      }),
    bringIn: (picked) => change(async () => bringIn(parts, (await current()).pack, picked)),
    remove: (id) => change(() => remove(parts, id)),
    exportPack: (id) => exportPack(parts, id),
  };
}

async function exportPack(parts: InstalledParts, id: string): ReturnType<Installed['exportPack']> {
  const found = (await readAll(parts)).find(({ entry }) => entry.id === id);
  if (!found) return err({ code: 'damaged' });
  const { stored, entry } = found;
  return stored.ok ? ok({ name: `${id}-${entry.version}.zip`, bytes: stored.value.bytes }) : stored;
}
