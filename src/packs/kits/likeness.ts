// Owned boxes widen a mission: where a group says what its cards are like, each card that fits may come in their place.
// The mission that is played names cards alone, so a game never depends on what is bought later.

import type { CardLike, GroupCard, Mission, MissionGroup } from '../../mission';
import type { DeploymentCard, Pack, ProductId } from '../pack';
import { CORE } from './box';

/**
 * `canCome`: the app can play it; for a single mission, the players own it too. A campaign asks that mission by mission.
 * Boxes that the mission needs anyway widen nothing: with those alone it is played as it is written.
 */
export function widened(pack: Pack, mission: Mission, canCome: (card: string) => boolean): Mission {
  if (!mission.groups.some(({ cards }) => cards.some(({ like }) => like !== undefined))) return mission;
  const usual = new Set(
    [CORE, ...(mission.needs ?? [])].flatMap((id) =>
      (pack.products.get(id as ProductId)?.cards ?? []).map(({ card }) => card),
    ),
  );
  const others = [...pack.cards.values()].filter(
    ({ id, mission: own }) => own === undefined && !usual.has(id) && canCome(id),
  );
  return { ...mission, groups: mission.groups.map((group) => widenedGroup(group, others)) };
}

const widenedGroup = (group: MissionGroup, others: readonly DeploymentCard[]): MissionGroup => ({
  ...group,
  cards: group.cards.flatMap(({ like, ...named }): readonly GroupCard[] => {
    const alike =
      like === undefined ? [] : others.filter((card) => card.id !== named.card && isLike(card, like));
    return [named, ...alike.map(({ id }) => ({ ...named, card: id }))];
  }),
});

const isWithin = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;

function isLike(card: DeploymentCard, { traits, cost, figures, side, cards, unique }: CardLike): boolean {
  if (card.affiliation === 'rebel' || (side !== undefined && card.affiliation !== side)) return false;
  if (cards !== undefined) return cards.includes(card.id);
  return (
    (unique === true || !card.unique) &&
    (traits === undefined || card.traits.some((trait) => traits.includes(trait))) &&
    (cost === undefined || isWithin(card.deploymentCost, cost)) &&
    (figures === undefined || isWithin(card.groupSize, figures))
  );
}
