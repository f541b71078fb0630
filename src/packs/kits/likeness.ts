// Owned boxes widen a mission: where a group says what its cards are like, each card that fits may come in their place.
// The mission that is played names cards alone, so a game never depends on what is bought later.

import type { CardLike, GroupCard, Mission, MissionGroup } from '../../mission';
import type { TileId } from '../../rules';
import type { CardId, DeploymentCard, Pack, ProductId } from '../pack';
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
  const isElite = (card: string): boolean => pack.cards.get(card as CardId)?.elite ?? false;
  const alikeTo = ({ like, card: named }: GroupCard): readonly DeploymentCard[] =>
    like === undefined
      ? []
      : others.filter((card) => card.id !== named && isLike(card, like, { elite: isElite(named), grounds }));
  return { ...mission, groups: mission.groups.map((group) => widenedGroup(group, alikeTo)) };
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
  alikeTo: (card: GroupCard) => readonly DeploymentCard[],
): MissionGroup => ({
  ...group,
  cards: group.cards.flatMap((one): readonly GroupCard[] => {
    const { like: _, ...named } = one;
    const alike = alikeTo(one).map(({ id }) => ({ ...named, card: id, insteadOf: named.card }));
    return [named, ...alike];
  }),
});

const isWithin = (value: number, [from, to]: readonly [number, number]): boolean =>
  value >= from && value <= to;

/** Habitat: it joins by itself only where a tile of its home lies (row 206); an author may still name it. */
const isAtHome = ({ keywords }: DeploymentCard, grounds: ReadonlySet<unknown>): boolean =>
  keywords.every(({ name, value }) => name !== 'habitat' || grounds.has(value));

type Where = { readonly elite: boolean; readonly grounds: ReadonlySet<unknown> };

/** Elite for elite, regular for regular; villains for either. */
function isLike(card: DeploymentCard, like: CardLike, { elite, grounds }: Where): boolean {
  const { traits, without = [], cost, figures, side, cards, unique } = like;
  if (card.affiliation === 'rebel' || (side !== undefined && card.affiliation !== side)) return false;
  if (cards !== undefined) return cards.includes(card.id);
  return (
    isAtHome(card, grounds) &&
    (card.unique ? unique === true : card.elite === elite) &&
    (traits === undefined || card.traits.some((trait) => traits.includes(trait))) &&
    !card.traits.some((trait) => without.includes(trait)) &&
    (cost === undefined || isWithin(card.deploymentCost, cost)) &&
    (figures === undefined || isWithin(card.groupSize, figures))
  );
}
