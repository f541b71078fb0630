// Which boxes something lies in: what a mission that uses it has to say under `needs`.

import type { Pack, Product } from '../../packs';

/** `holds`: the ids that a box brings. */
export function boxesIn(
  { products }: Pack,
  holds: (product: Product) => readonly string[],
): (id: string) => readonly string[] {
  const boxes = [...products.values()].map((product) => ({ box: product.id, ids: new Set(holds(product)) }));
  return (id) => boxes.filter(({ ids }) => ids.has(id)).map(({ box }) => box);
}
