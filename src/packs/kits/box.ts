// Counts what lies in the boxes that the players own.

import type { KitBox } from '../../mission';
import type { TileSide } from '../../rules';
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

/** More of one tile than any map takes. */
const ANY_NUMBER = 20;

/** As many of each as there may be: what nobody has counted is never too few (row 233). */
const tilesIn = (pack: Pack, products: readonly Product[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    products.flatMap((product) => {
      const sides = product.tiles.flatMap((id) => pack.tiles.get(id) ?? []);
      const extra = uncountedIn(product, sides);
      return sides.map(({ id, copies, uncounted }) => [pieceOfTile(id), uncounted ? copies + extra : copies]);
    }),
  );

/** Tiles of the box whose number is not known: the box states how many there are in all, or not even that. */
function uncountedIn({ mapTiles }: Product, sides: readonly TileSide[]): number {
  const counted = new Map(sides.map(({ id, copies }) => [pieceOfTile(id), copies]));
  const sum = [...counted.values()].reduce((total, copies) => total + copies, 0);
  return mapTiles === undefined ? ANY_NUMBER : Math.max(0, mapTiles - sum);
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
