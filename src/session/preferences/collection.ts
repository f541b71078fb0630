// Which products the players own. The core box is always there: without it there is no game.

import { CORE } from '../../packs';
import type { Kept } from '../storage/keptStore';

export type Collection = { readonly owned: readonly string[] };

export const keptCollection: Kept<Collection> = {
  key: 'collection',
  parse: (stored) => ({ owned: withCore(ownedIn(stored)) }),
};

/** Ids that the content doesn't know any more are kept: they may come back with the next version. */
function ownedIn(stored: unknown): readonly string[] {
  const owned: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'owned') : undefined;
  return Array.isArray(owned) ? owned.filter((id): id is string => typeof id === 'string') : [];
}

export const toggleProduct = (collection: Collection, id: string): Collection => ({
  owned: withCore(
    collection.owned.includes(id)
      ? collection.owned.filter((other) => other !== id)
      : [...collection.owned, id],
  ),
});

const withCore = (owned: readonly string[]): readonly string[] => [...new Set([CORE, ...owned])];
