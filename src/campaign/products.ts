// The products the players own. The kit of a campaign holds everything that existed when it began; ownership decides
// which part of it may come up.

import type { CampaignKit } from './kit';
import type { CampaignState } from './state';

/** Nobody plays without it. */
const CORE = 'core';

/** With the core box and everything that lies in other boxes; what the kit does not know can bring nothing. */
export function ownedProducts({ boxes }: CampaignKit, products: readonly string[]): readonly string[] {
  const owned = new Set([CORE, ...products].filter((id) => Object.hasOwn(boxes, id)));
  for (const id of owned) for (const inner of boxes[id]?.contains ?? []) owned.add(inner);
  return [...owned];
}

export const isOwned = (
  { products }: Pick<CampaignState, 'products'>,
  thing: { readonly products: readonly string[] } | undefined,
): boolean => thing !== undefined && thing.products.some((id) => products.includes(id));
