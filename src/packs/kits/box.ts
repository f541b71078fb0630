// Counts what lies in the boxes that the players own.

import type { KitBox } from '../../mission';
import type { DeploymentCard, Pack, Product, ProductId } from '../pack';

/** Everything that players own. The core box is always there: nobody plays without it. */
export const boxOf = (pack: Pack, owned: Iterable<string>): KitBox => countBox(pack, [CORE, ...owned]);

export const CORE = 'core' as ProductId;

/** These products, with what lies inside them. */
export function countBox(pack: Pack, ids: readonly string[]): KitBox {
  const products = withContents(pack, ids);
  // What lies in a pack inside a box is counted with the box.
  const inside = new Set(products.flatMap(({ contains }) => contains));
  const counted = products.filter(({ id }) => !inside.has(id));
  return {
    products: products.map(({ id }) => id),
    tiles: tilesIn(pack, products),
    figures: figuresIn(pack, counted),
    doors: piecesIn(pack, products, 'door'),
    crates: piecesIn(pack, products, 'crate'),
    terminals: piecesIn(pack, products, 'terminal'),
    tokens: piecesIn(pack, products, 'mission'),
  };
}

function withContents(pack: Pack, ids: readonly string[]): readonly Product[] {
  const found = new Map<string, Product>();
  const add = (id: string): void => {
    const product = pack.products.get(id as ProductId);
    if (!product || found.has(id)) return;
    found.set(id, product);
    product.contains.forEach(add);
  };
  ids.forEach(add);
  return [...found.values()];
}

/** A tile without its side: both sides are the same piece of cardboard. */
export const pieceOfTile = (tile: string): string => tile.slice(0, -1);

function tilesIn({ tiles }: Pack, products: readonly Product[]): Readonly<Record<string, number>> {
  const sides = products.flatMap((product) => product.tiles.flatMap((id) => tiles.get(id) ?? []));
  return Object.fromEntries(sides.map(({ id, copies }) => [pieceOfTile(id), copies]));
}

/** Each box holds for a family as many as the card that states most: regular and elite share their figures. */
function figuresIn(pack: Pack, products: readonly Product[]): Readonly<Record<string, number>> {
  const total: Record<string, number> = {};
  for (const { cards } of products) {
    const here: Record<string, number> = {};
    for (const { card, figures, tokens } of cards) {
      const family = familyOf(pack, card);
      here[family] = Math.max(here[family] ?? 0, figures, tokens);
    }
    for (const [family, count] of Object.entries(here)) total[family] = (total[family] ?? 0) + count;
  }
  return total;
}

/** The same word for all cards that are played with the same figures: the first of their ids. */
export function familyOf({ cards }: Pack, card: DeploymentCard['id']): string {
  const family = new Set<DeploymentCard['id']>([card]);
  for (const id of family) cards.get(id)?.figuresSharedWith.forEach((other) => family.add(other));
  return [...family].toSorted()[0] ?? card;
}

/** Components and tokens of that name: `door-tokens`, `crate-tokens`. */
function piecesIn(pack: Pack, products: readonly Product[], what: string): number {
  const ids = new Set(products.map(({ id }) => id));
  const components = [...pack.components.values()].filter(
    ({ id, product }) => id === `${what}-tokens` && ids.has(product),
  );
  const tokens = products.flatMap((product) => product.tokens.filter(({ token }) => token === what));
  return [...components, ...tokens].reduce((sum, { count = 0 }) => sum + count, 0);
}
