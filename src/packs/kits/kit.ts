// Puts together what a mission is played with: the content that it may need and that the players own. A kit is plain
// JSON; later changes of the content cannot disturb a game that began with it.

import type { Group } from '../../imperial';
import { err, memo, memoPair, memoText, ok, type Result } from '../../kernel';
import {
  broughtBy,
  shapedMission,
  type Kit,
  type KitCard,
  type KitFigure,
  type KitHero,
  type Mission,
  type MissionGroup,
  type Party,
} from '../../mission';
import type { TileId } from '../../rules';
import { boxOf, CORE, familyOf } from './box';
import { companionsFor } from './companions';
import { figureFromCard, figureFromHero, type ContentFigure } from './figures';
import { formsFor } from './forms';
import { gearOfCards, startingCards } from './gear';
import { widened } from './likeness';
import { itemsIn, type MissionItem } from '../missionChecks/walk';
import type {
  CardId,
  DeploymentCard,
  Hero,
  HeroId,
  HeroSide,
  ItemId,
  MissionId,
  Pack,
  RewardId,
} from '../pack';
import { figureFacts } from '../scenario/situation';

export type PartyProblem =
  | { readonly code: 'partySize'; readonly heroes: number }
  | { readonly code: 'unknownHero'; readonly hero: string }
  | { readonly code: 'unknownAlly'; readonly card: string };

export type KitProblem =
  | PartyProblem
  | { readonly code: 'unknownMission'; readonly mission: string }
  | { readonly code: 'missingProduct'; readonly product: string }
  /** Nothing the players own can be played as this group. */
  | { readonly code: 'noCards'; readonly group: string };

export const LEAST_HEROES = 2;
export const MOST_HEROES = 4;

/** `products`: what the players own. The core box needs no mention. */
export function kitFor(
  pack: Pack,
  missionId: string,
  party: Party,
  products: readonly string[],
): Result<Kit, KitProblem> {
  const found = pack.missions.get(missionId as MissionId);
  if (!found) return err({ code: 'unknownMission', mission: missionId });
  const { box, missionOf } = ownedOf(pack)(products.join(' '));
  const { mission, canCome } = missionOf(found);
  const problem = partyProblem(pack, party) ?? missingProduct(mission, box.products);
  if (problem) return err(problem);

  const optional = onlyInHand(mission);
  const bare = mission.groups.find((group) => !optional.has(group.id) && !cardsOf(group).some(canCome));
  if (bare) return err({ code: 'noCards', group: bare.id });
  const items = itemsIn(mission);
  const cards = [
    ...mission.groups.flatMap(cardsOf).filter(canCome),
    ...allyCards(mission, party, items),
  ].flatMap((card) => pack.cards.get(card as CardId) ?? []);
  const companions = companionsFor(pack, {
    heroes: party.heroes.map(({ id }) => id),
    gear: heldBy(pack, party),
    cards,
  });
  return ok({
    mission,
    words: pack.words.get(mission.id as MissionId) ?? {},
    tiles: tilesOf(pack, [mission]),
    ...companions,
    cards: { ...byId(cards, (card) => kitCard(pack, card)), ...companions.cards },
    groups: { ...cardOrders(pack, cards), ...companions.groups },
    ...formsFor(pack, cards),
    heroes: heroSheets(
      pack,
      party.heroes.map(({ id }) => id),
    ),
    items: byId(
      itemsNamed(items, party).flatMap((id) => pack.items.get(id as ItemId) ?? []),
      ({ name }) => name,
    ),
    rewards: byId(
      rewardsFor(pack, items, party, box.products).flatMap((id) => pack.rewards.get(id as RewardId) ?? []),
      ({ name }) => name,
    ),
    gear: gearOfCards(pack, heldBy(pack, party)),
    box,
    ...(mission.deployment && { imperial: {} }),
  });
}

/**
 * What players own, counted once, and each mission as they play it. All its games share the one mission: grounds, deeds and
 * much else that takes long to work out is kept with it. `owned`: ids of products with spaces between them.
 */
const ownedOf = memo((pack: Pack) =>
  memoText((owned) => {
    const box = boxOf(pack, owned.split(' '));
    return { box, missionOf: memo((found: Mission) => playedMission(pack, found, box.products)) };
  }),
);

function playedMission(pack: Pack, found: Mission, products: readonly string[]) {
  const written = shapedMission(found, products);
  const owned = ownedCards(pack, products, written.id);
  const canCome = (card: string): boolean => owned.has(card) && hasOrders(pack, card);
  return { mission: widened(pack, written, canCome), canCome };
}

/** What every hero begins with, and all that the party brings. */
const heldBy = (pack: Pack, { heroes }: Party): readonly string[] =>
  heroes.flatMap(({ id, items = [], gear = [] }) => [
    ...startingCards(pack, id).map((card) => card.id),
    ...items,
    ...gear.map((held) => held.id),
  ]);

/** Rewards that it names and that somebody in this party can have. */
const rewardsFor = (
  pack: Pack,
  items: readonly MissionItem[],
  { heroes }: Party,
  products: readonly string[],
): readonly string[] => {
  const named = items.flatMap(({ type, value }) => (type === 'reward' ? [value as RewardId] : []));
  const owned = new Set(products.flatMap((id) => pack.products.get(id as never)?.rewards ?? []));
  return named.filter((id) => {
    const hero = pack.rewards.get(id)?.hero;
    return owned.has(id) && (hero === undefined || heroes.some((one) => one.id === hero));
  });
};

export function partyProblem(pack: Pack, party: Party): PartyProblem | undefined {
  const { heroes } = party;
  if (heroes.length < LEAST_HEROES || heroes.length > MOST_HEROES)
    return { code: 'partySize', heroes: heroes.length };
  const seen = new Set<string>();
  for (const { id } of heroes) {
    if (!pack.heroes.has(id as HeroId) || seen.has(id)) return { code: 'unknownHero', hero: id };
    seen.add(id);
  }
  const stranger = broughtBy(party).find((card) => !pack.cards.has(card as CardId));
  return stranger === undefined ? undefined : { code: 'unknownAlly', card: stranger };
}

function missingProduct(mission: Mission, owned: readonly string[]): KitProblem | undefined {
  const product = needsOf(mission).find((id) => !owned.includes(id));
  return product === undefined ? undefined : { code: 'missingProduct', product };
}

export const needsOf = ({ needs = [] }: Mission): readonly string[] => [...new Set([CORE, ...needs])];

/** What lies in their boxes, and what the mission brings along. */
export const ownedCards = (pack: Pack, products: readonly string[], mission: string): ReadonlySet<string> =>
  new Set([
    ...products.flatMap((id) => pack.products.get(id as never)?.cards.map(({ card }) => card) ?? []),
    ...cardsOfMission(pack, mission).map(({ id }) => id),
  ]);

const cardsOfMission = ({ cards }: Pack, mission: string): readonly DeploymentCard[] =>
  [...cards.values()].filter((card) => card.mission === mission);

/** Groups that only the Empire's hand may bring: nobody misses those whose cards nobody owns. */
export function onlyInHand(mission: Mission): ReadonlySet<string> {
  if (!mission.deployment) return NOBODY;
  const deployed = new Set(
    itemsIn(mission).flatMap(({ type, value, parent }) =>
      type === 'group' && (parent?.value as { readonly kind?: string } | undefined)?.kind === 'deploy'
        ? [value as string]
        : [],
    ),
  );
  return new Set(mission.deployment.hand.filter((id) => !deployed.has(id)));
}
const NOBODY: ReadonlySet<string> = new Set();

export const cardsOf = ({ cards }: MissionGroup): readonly string[] => cards.map(({ card }) => card);

/** Whether the app can play this card: there is an instruction list for it. */
export const hasOrders = ({ groups }: Pack, card: string): boolean =>
  groups.get(card as CardId)?.lists.some(({ cards }) => !cards || cards.includes(card)) ?? false;

/** Players play their allies themselves, so no lists are asked for. */
function allyCards({ ally }: Mission, party: Party, items: readonly MissionItem[]): readonly string[] {
  const given = items.flatMap(({ type, value, parent }) =>
    type === 'card' && (parent?.type === 'effect' || parent?.type === 'Person') ? [value as string] : [],
  );
  const own = ally !== undefined && ally !== 'none' && 'card' in ally ? [ally.card] : [];
  return [...own, ...broughtBy(party), ...given];
}

/** All tile sides that these missions lay. */
export const tilesOf = ({ tiles }: Pack, missions: readonly Mission[]): Kit['tiles'] =>
  byId(
    missions.flatMap(({ sections }) =>
      sections.flatMap((section) => section.tiles.flatMap(({ tile }) => tiles.get(tile as TileId) ?? [])),
    ),
    (side) => side,
  );

/** How these cards are played, as far as the app can play them. */
export const cardOrders = ({ groups }: Pack, cards: readonly DeploymentCard[]): Kit['groups'] =>
  Object.fromEntries(
    cards.flatMap(({ id }): readonly [string, Group][] => {
      const group = groups.get(id);
      return group ? [[id, group]] : [];
    }),
  );

export const heroSheets = (pack: Pack, ids: readonly string[]): Kit['heroes'] =>
  byId(
    ids.flatMap((id) => pack.heroes.get(id as HeroId) ?? []),
    (hero) => kitHero(pack, hero),
  );

const itemsNamed = (items: readonly MissionItem[], { heroes }: Party): readonly string[] => [
  ...items.flatMap(({ type, value }) => (type === 'item' ? [value as string] : [])),
  ...heroes.flatMap((hero) => hero.items ?? []),
];

export const byId = <T extends { readonly id: string }, V>(
  list: readonly T[],
  make: (entry: T) => V,
): Record<string, V> => Object.fromEntries(list.map((entry) => [entry.id, make(entry)]));

/** The same for every mission that has the card. */
export const kitCard = memoPair(makeKitCard);

function makeKitCard(pack: Pack, card: DeploymentCard): KitCard {
  const { id, name, elite, unique, affiliation, groupSize, deploymentCost, reinforceCost, abilities } = card;
  return {
    name,
    elite,
    unique,
    side: affiliation,
    groupSize,
    cost: deploymentCost,
    ...(reinforceCost !== undefined && { reinforceCost }),
    ...(card.mission !== undefined && { unboxed: true }),
    family: familyOf(pack, id),
    figure: kitFigure(pack, figureFromCard(card, id, NOWHERE), { card: id }),
    abilities: abilities.map((ability) => ability.name),
  };
}

const kitHero = memoPair(makeKitHero);

function makeKitHero(pack: Pack, hero: Hero): KitHero {
  const side = (sheet: HeroSide, wounded: boolean): KitHero['healthy'] => ({
    ...kitFigure(pack, figureFromHero(hero, pack, hero.id, NOWHERE, { wounded }), { hero: hero.id }),
    attributes: sheet.attributes,
    abilities: sheet.abilities,
  });
  return {
    name: hero.name,
    traits: hero.traits,
    startsWith: startingCards(pack, hero.id).map(({ id }) => id),
    healthy: side(hero.healthy, false),
    wounded: side(hero.wounded, true),
  };
}

/** Nobody stands anywhere yet. */
const NOWHERE = [0, 0] as const;

const kitFigure = (
  pack: Pack,
  { piece, fighter, speed }: ContentFigure,
  of: { readonly card: string } | { readonly hero: string },
): KitFigure => ({
  piece,
  fighter,
  facts: figureFacts({ piece, fighter, speed, activated: false, carrying: [], ...of }, -1, pack),
});
