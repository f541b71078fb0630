// Sight and Drill offer the figures of the players' boxes, and those that came with content of others.

import type { DeploymentCard, Hero, Pack, Product } from '../../packs';

type Figures = { readonly heroes: readonly Hero[]; readonly cards: readonly DeploymentCard[] };

export function ownedFigures({ products, heroes, cards }: Pack, owned: readonly string[]): Figures {
  const boxes = [...products.values()];
  const inBoxes = idsIn(boxes);
  const theirs = idsIn(boxes.filter(({ id }) => owned.includes(id)));
  const isOffered = ({ id }: { readonly id: string }) => theirs.has(id) || !inBoxes.has(id);
  return { heroes: [...heroes.values()].filter(isOffered), cards: [...cards.values()].filter(isOffered) };
}

const idsIn = (boxes: readonly Product[]): ReadonlySet<string> =>
  new Set<string>(boxes.flatMap(({ heroes, cards }) => [...heroes, ...cards.map(({ card }) => card)]));
