// The kit for one mission, cut from that of the campaign by what the players owned when it began.

import { shapedMission, type Kit, type KitBox, type KitCard, type Mission } from '../mission';
import { withTerms } from './classic/missionTerms';
import type { CampaignKit, ProductBox } from './kit';
import { withRewards } from './missionRewards';
import { isOwned } from './products';
import { alliesBrought, type MissionUnderWay } from './state';

export function missionKitOf(kit: CampaignKit, running: MissionUnderWay, heroes: readonly string[]): Kit {
  const entry = kit.missions[running.mission];
  if (!entry) throw new Error(`the campaign has no mission ${running.mission}`);
  const { words } = entry;
  const mission = shapedMission(entry.mission, running.products);
  const cut: Kit = {
    mission,
    words,
    tiles: pick(kit.tiles, new Set(mission.sections.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)))),
    cards: cardsFor(kit, mission, running),
    groups: kit.groups,
    ...(kit.forms && { forms: kit.forms }),
    ...(kit.companions && { companions: kit.companions }),
    heroes: pick(kit.heroes, new Set(heroes)),
    items: namesOf(Object.entries(kit.items)),
    rewards: namesOf(
      Object.entries(kit.rewards ?? {}).filter(
        ([, card]) => isOwned(running, card) && (card.hero === undefined || heroes.includes(card.hero)),
      ),
    ),
    ...(kit.gear && { gear: kit.gear }),
    box: boxFor(kit, running.products),
    ...(kit.imperial && mission.deployment && { imperial: {} }),
  };
  return withTerms(withRewards(cut, kit, running.rewards ?? []), running.classic);
}

const namesOf = (
  entries: readonly (readonly [string, { readonly name: string }])[],
): Readonly<Record<string, string>> => Object.fromEntries(entries.map(([id, { name }]) => [id, name]));

const pick = <T>(from: Readonly<Record<string, T>>, ids: ReadonlySet<string>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(from).filter(([id]) => ids.has(id)));

/**
 * The engine deploys every card of a group that it finds here. So of those only the ones that are owned and can be played
 * stay; all others, whom a mission can give or name, do no harm.
 */
function cardsFor(
  kit: CampaignKit,
  { groups, ally }: Mission,
  running: MissionUnderWay,
): Readonly<Record<string, KitCard>> {
  const deployed = new Set(groups.flatMap(({ cards }) => cards.map(({ card }) => card)));
  const given = ally !== undefined && ally !== 'none' && 'card' in ally ? [ally.card] : [];
  const friends = new Set([...alliesBrought(running.ally), ...given]);
  const isPlayable = (id: string): boolean => isOwned(running, kit.cards[id]) && hasOrders(kit, id);
  const kept = Object.keys(kit.cards).filter((id) => !deployed.has(id) || friends.has(id) || isPlayable(id));
  return pick(kit.cards, new Set(kept));
}

const hasOrders = ({ groups }: CampaignKit, card: string): boolean =>
  groups[card]?.lists.some(({ cards }) => !cards || cards.includes(card)) ?? false;

const COUNTS = ['doors', 'crates', 'terminals', 'tokens'] as const;

/** What lies in a box inside a box is counted with the outer one. */
function boxFor({ boxes }: CampaignKit, products: readonly string[]): KitBox {
  const inside = new Set(products.flatMap((id) => boxes[id]?.contains ?? []));
  const counted = products.filter((id) => !inside.has(id)).flatMap((id) => boxes[id] ?? []);
  const count = (what: (typeof COUNTS)[number]): number => counted.reduce((sum, box) => sum + box[what], 0);
  return {
    products,
    tiles: total(counted, 'tiles'),
    figures: total(counted, 'figures'),
    doors: count('doors'),
    crates: count('crates'),
    terminals: count('terminals'),
    tokens: count('tokens'),
  };
}

function total(counted: readonly ProductBox[], what: 'tiles' | 'figures'): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const box of counted)
    for (const [id, count] of Object.entries(box[what])) sums[id] = (sums[id] ?? 0) + count;
  return sums;
}
