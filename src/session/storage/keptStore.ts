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
  /** Of a read, too: what could not be read is never written over. */
  onFailed: (error: unknown) => void,
): Promise<StoreApi<T>> {
  const store = createStore<T>(() => kept.parse(undefined));
  const stored = await storage.get(kept.key).then(
    (text) => ({ text }),
    (error: unknown) => {
      onFailed(error);
      return null;
    },
  );
  if (!stored) return store;
  store.setState(kept.parse(jsonIn(stored.text)), true);
  // Writes follow one another, so that an older value can never overtake a newer one.
  const inTurn = makeQueue();
  store.subscribe((state) => {
    inTurn(() => storage.set(kept.key, JSON.stringify(state))).catch(onFailed);
  });
  return store;
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
