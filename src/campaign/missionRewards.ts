// What reward cards do in a mission by themselves, put into its kit: conditions at the start, a choice of Supply cards,
// surge abilities of a group.

import type { Kit, KitCard, Script } from '../mission';
import type { CampaignKit, KitReward } from './kit';

export function withRewards(kit: Kit, { rewards: all = {} }: CampaignKit, ids: readonly string[]): Kit {
  return ids.reduce((next, id) => {
    const reward = all[id];
    return reward ? withReward(next, id, reward) : next;
  }, kit);
}

function withReward(kit: Kit, id: string, reward: KitReward): Kit {
  const { heroesBegin, supplyChoice } = reward;
  const { mission } = kit;
  // No figure stands anywhere in an encounter.
  const script: Script = {
    id: `reward-${id}`,
    on: { kind: 'missionStart' },
    do: [{ kind: 'gain', who: 'eachHero', conditions: heroesBegin }],
  };
  const begins = heroesBegin.length > 0 && !mission.encounter;
  return {
    ...withAttachment(kit, reward),
    ...(begins && { mission: { ...mission, scripts: [script, ...mission.scripts] } }),
    ...(supplyChoice && { supplyChoice }),
  };
}

/** All groups that are played with the card have the surge abilities, after their own. */
function withAttachment(kit: Kit, reward: KitReward): Kit {
  const id = attachedTo(kit, reward);
  const card = id === undefined ? undefined : kit.cards[id];
  const group = id === undefined ? undefined : kit.groups[id];
  if (id === undefined || !card || !group) return kit;
  const surges = reward.surges.map(({ cost, effect }) => ({ cost, effect }));
  const { figure } = card;
  const fighter = { ...figure.fighter, surges: [...figure.fighter.surges, ...surges] };
  const tried = { ...group.surges, [id]: [...(group.surges[id] ?? figure.fighter.surges), ...surges] };
  return {
    ...kit,
    cards: { ...kit.cards, [id]: { ...card, figure: { ...figure, fighter } } },
    groups: { ...kit.groups, [id]: { ...group, surges: tried } },
  };
}

/** The card that the app attaches it to: the costliest of the mission that fits and is not unique (row 113). */
export function attachedTo({ mission, cards, groups }: Kit, reward: KitReward): string | undefined {
  const { attachment, surges } = reward;
  if (!attachment || surges.length === 0) return undefined;
  const deployed = new Set(mission.groups.flatMap((group) => group.cards.map(({ card }) => card)));
  const fitting = [...deployed].filter((id) => {
    const card = cards[id];
    return card && groups[id] && !card.unique && fits(card, attachment);
  });
  return fitting.toSorted((a, b) => costOf(cards[b]) - costOf(cards[a]) || (a < b ? -1 : 1))[0];
}

const costOf = (card: KitCard | undefined): number => card?.cost ?? 0;

function fits({ figure }: KitCard, { only, except }: NonNullable<KitReward['attachment']>): boolean {
  const traits: readonly string[] = figure.facts.traits;
  return (only === undefined || traits.includes(only)) && (except === undefined || !traits.includes(except));
}
