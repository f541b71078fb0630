// The boxes that hold a piece of content: a mission that uses it names them under `needs`.

import type { Pack, Product } from '../../packs';

/** `holds`: the ids that a box brings. */
export function boxesIn(
  { products }: Pack,
  holds: (product: Product) => readonly string[],
): (id: string) => readonly string[] {
  const boxes = [...products.values()].map((product) => ({ box: product.id, ids: new Set(holds(product)) }));
  return (id) => boxes.filter(({ ids }) => ids.has(id)).map(({ box }) => box);
}
