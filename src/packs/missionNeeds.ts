// What players fetch from their boxes before a mission begins: a list for the screen.

import { firstMapOf, type Mission, type ThingKind } from '../mission';
import { familyOf } from './box';
import { needsOf } from './kit';
import type { CardId, MissionId, Pack, ProductId } from './pack';

export type MissionNeeds = {
  readonly products: readonly ProductId[];
  /** Of the first map, in the order in which they are laid. */
  readonly tiles: readonly { readonly tile: string; readonly count: number }[];
  readonly doors: number;
  readonly crates: number;
  readonly terminals: number;
  readonly tokens: number;
  /** Groups that are wished for, each family once, with the figures of a whole group. */
  readonly figures: readonly { readonly card: CardId; readonly count: number }[];
};

export function missionNeeds(pack: Pack, missionId: string): MissionNeeds | undefined {
  const mission = pack.missions.get(missionId as MissionId);
  if (!mission) return undefined;
  const first = firstMapOf(mission);
  const tiles = first.flatMap((section) => section.tiles.map(({ tile }) => tile));
  const ids = new Set(first.map(({ id }) => id));
  const count = (kind: ThingKind): number =>
    mission.things.filter(
      (thing) => thing.kind === kind && thing.section !== undefined && ids.has(thing.section),
    ).length;
  return {
    products: needsOf(mission) as readonly ProductId[],
    tiles: [...new Set(tiles)].map((tile) => ({
      tile,
      count: tiles.filter((other) => other === tile).length,
    })),
    doors: count('door'),
    crates: count('crate'),
    terminals: count('terminal'),
    tokens: count('token'),
    figures: figuresOf(pack, mission),
  };
}

function figuresOf(pack: Pack, { groups }: Mission): MissionNeeds['figures'] {
  const families = new Map<string, { readonly card: CardId; readonly count: number }>();
  for (const { cards } of groups) {
    const card = pack.cards.get(cards[0]?.card as CardId);
    if (!card) continue;
    const family = familyOf(pack, card.id);
    if (!families.has(family)) families.set(family, { card: card.id, count: card.groupSize });
  }
  return [...families.values()];
}
