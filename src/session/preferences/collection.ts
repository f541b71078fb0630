// Which products the players own. The core box is always there: without it there is no game.

import { isPlainId } from '../../kernel';
import { CORE } from '../../packs';
import type { Kept } from '../storage/keptStore';

export type Collection = { readonly owned: readonly string[] };

export const keptCollection: Kept<Collection> = {
  key: 'collection',
  parse: (stored) => ({ owned: withCore(ownedIn(stored)) }),
};

/** Collections come with copies, too: more boxes than anybody owns would fill the device. */
const MOST_OWNED = 1000;

/** Ids that the content doesn't know any more are kept: they may come back with the next version. */
function ownedIn(stored: unknown): readonly string[] {
  const owned: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'owned') : undefined;
  return Array.isArray(owned) ? owned.filter((id): id is string => isPlainId(id)).slice(0, MOST_OWNED) : [];
}

export const toggleProduct = (collection: Collection, id: string): Collection => ({
  owned: withCore(
    collection.owned.includes(id)
      ? collection.owned.filter((other) => other !== id)
      : [...collection.owned, id],
  ),
});

const withCore = (owned: readonly string[]): readonly string[] => [...new Set([CORE, ...owned])];
