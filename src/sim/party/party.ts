// The party: heroes of the core box, drawn anew for every game.

import { seedRandom, shuffled } from '../../kernel';
import type { Pack, ProductId } from '../../packs';

/** The same people for every difficulty and temper: what differs is then not the party. */
export const partyFor = (
  pack: Pack,
  { number, heroes }: { readonly number: number; readonly heroes: number },
): readonly string[] =>
  shuffled(seedRandom(`party ${number}`), pack.products.get('core' as ProductId)?.heroes ?? []).value.slice(
    0,
    heroes,
  );
