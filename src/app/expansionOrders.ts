// How the figures of expansions are played. Most phones own few boxes, so each box is a chunk of its own and loaded when its owner
// plays, or when missions from elsewhere may ask for any figure.

import type { ContentFile } from '../packs';
import { asContentFile } from './builtIn';

const modules = import.meta.glob<unknown>('../../content/expansions/*/groups/*.json', { import: 'default' });

/** Figures that were sold apart belong to the cards of some box, so whoever owns one of those has all orders. */
const isFigurePack = (product: string): boolean => product.startsWith('pack-');
const boxIn = (path: string): string => /expansions\/([^/]+)\//.exec(path)?.[1] ?? '';

export async function expansionOrders(owned: readonly string[] | 'all'): Promise<readonly ContentFile[]> {
  const isWanted = (path: string): boolean =>
    owned === 'all' || owned.some(isFigurePack) || owned.includes(boxIn(path));
  return Promise.all(
    Object.entries(modules)
      .filter(([path]) => isWanted(path))
      .map(async ([path, load]) => asContentFile(path, await load())),
  );
}
