// A store whose state is kept: read once at the start, written after every change. Fields that cannot be read (damaged,
// or from another version) fall back to the default one by one; they never stop the app.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { makeQueue } from '../../kernel';
import type { KeyValueStore } from './keyValueStore';

export type Kept<T> = {
  readonly key: string;
  /** Takes whatever was stored and makes a valid value of it. */
  readonly parse: (stored: unknown) => T;
};

export async function openKeptStore<T extends object>(
  kept: Kept<T>,
  storage: KeyValueStore,
  onWriteFailed: (error: unknown) => void,
): Promise<StoreApi<T>> {
  const store = createStore<T>(() => kept.parse(undefined));
  store.setState(kept.parse(await readJson(storage, kept.key)), true);
  // Writes follow one another, so that an older value can never overtake a newer one.
  const inTurn = makeQueue();
  store.subscribe((state) => {
    inTurn(() => storage.set(kept.key, JSON.stringify(state))).catch(onWriteFailed);
  });
  return store;
}

async function readJson(storage: KeyValueStore, key: string): Promise<unknown> {
  try {
    return JSON.parse((await storage.get(key)) ?? 'null');
  } catch {
    return undefined;
  }
}
