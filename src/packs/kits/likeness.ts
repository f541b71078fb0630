// Owned boxes widen a mission: where a group says what its cards are like, each card that fits may come in their place.
// The mission that is played names cards alone, so a game never depends on what is bought later.

import type { CardLike, GroupCard, Mission, MissionGroup } from '../../mission';
import type { TileId } from '../../rules';
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
  const grounds = groundsOf(pack, mission);
  return { ...mission, groups: mission.groups.map((group) => widenedGroup(group, others, grounds)) };
}

/** What the tiles of the mission show. */
const groundsOf = ({ tiles }: Pack, { sections }: Mission): ReadonlySet<unknown> =>
  new Set(
    sections.flatMap((section) =>
      section.tiles.flatMap(({ tile }) => tiles.get(tile as TileId)?.environment ?? []),
    ),
  );

const widenedGroup = (
  group: MissionGroup,
  others: readonly DeploymentCard[],
  grounds: ReadonlySet<unknown>,
): MissionGroup => ({
  ...group,
  cards: group.cards.flatMap(({ like, ...named }): readonly GroupCard[] => {
    const alike =
      like === undefined
        ? []
        : others.filter((card) => card.id !== named.card && isLike(card, like, grounds));
    return [named, ...alike.map(({ id }) => ({ ...named, card: id }))];
  }),
});

const isWithin = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;

/** Habitat: it joins by itself only where a tile of its home lies (row 206); an author may still name it. */
const isAtHome = ({ keywords }: DeploymentCard, grounds: ReadonlySet<unknown>): boolean =>
  keywords.every(({ name, value }) => name !== 'habitat' || grounds.has(value));

function isLike(
  card: DeploymentCard,
  { traits, cost, figures, side, cards, unique }: CardLike,
  grounds: ReadonlySet<unknown>,
): boolean {
  if (card.affiliation === 'rebel' || (side !== undefined && card.affiliation !== side)) return false;
  if (cards !== undefined) return cards.includes(card.id);
  return (
    isAtHome(card, grounds) &&
    (unique === true || !card.unique) &&
    (traits === undefined || card.traits.some((trait) => traits.includes(trait))) &&
    (cost === undefined || isWithin(card.deploymentCost, cost)) &&
    (figures === undefined || isWithin(card.groupSize, figures))
  );
}
