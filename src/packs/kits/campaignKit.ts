// Puts together what a campaign is played with: all of its missions and encounters, and all content that any of them
// may need, owned or not. Ownership decides later, mission by mission.

import type {
  Campaign,
  CampaignKit,
  ItemKind,
  KitClassCard,
  KitItem,
  KitReward,
  ProductBox,
} from '../../campaign';
import { err, ok, type Result } from '../../kernel';
import type { Mission } from '../../mission';
import type { GearType } from '../../rules';
import { CORE, countBox, familyOf } from './box';
import {
  byId,
  cardsOf,
  hasOrders,
  heroSheets,
  kitCard,
  cardOrders,
  partyProblem,
  tilesOf,
  type PartyProblem,
} from './kit';
import { companionsFor } from './companions';
import { formsFor } from './forms';
import { gearOfCards } from './gear';
import { widened } from './likeness';
import { itemsIn } from '../missionChecks/walk';
import type {
  CampaignId,
  CardId,
  ClassCard,
  DeploymentCard,
  GearItemCard,
  MissionId,
  Pack,
  Product,
  Reward,
} from '../pack';

export type CampaignKitProblem =
  | PartyProblem
  | { readonly code: 'unknownCampaign'; readonly campaign: string };

export function campaignKitFor(
  pack: Pack,
  campaignId: string,
  heroes: readonly string[],
): Result<CampaignKit, CampaignKitProblem> {
  const campaign = pack.campaigns.get(campaignId as CampaignId);
  if (!campaign) return err({ code: 'unknownCampaign', campaign: campaignId });
  const problem = partyProblem(pack, { heroes: heroes.map((id) => ({ id })) });
  if (problem) return err(problem);
  const missions = missionsOf(pack, campaign).map((mission) =>
    widened(pack, mission, (card) => hasOrders(pack, card)),
  );
  const cards = cardsIn(pack, missions, [
    ...Object.keys(campaign.start?.allies ?? {}),
    ...(campaign.classic?.ends ?? []).flatMap(({ allies = [], villains = [] }) => [...allies, ...villains]),
    ...(campaign.classic?.sides ?? []).flatMap(({ ally }) => ally ?? []),
  ]);
  const products = [...pack.products.values()];
  const companions = companionsFor(pack, {
    heroes,
    gear: [...pack.items.keys(), ...pack.rewards.keys()],
    cards,
  });
  return ok({
    ...companions,
    campaign,
    words: wordsOf(pack, campaign.id),
    missions: byId(missions, (mission) => ({ mission, words: wordsOf(pack, mission.id) })),
    tiles: tilesOf(pack, missions),
    cards: {
      ...byId(cards, (card) => ({ ...kitCard(pack, card), products: productsWithCard(pack, card) })),
      ...Object.fromEntries(
        Object.entries(companions.cards).map(([id, card]) => [
          id,
          { ...card, products: productsWith(pack, (box) => box.companions.some((one) => one === id)) },
        ]),
      ),
    },
    groups: { ...cardOrders(pack, cards), ...companions.groups },
    ...formsFor(pack, cards),
    heroes: heroSheets(pack, heroes),
    items: byId([...pack.items.values()], (item) => kitItem(pack, item)),
    classCards: byId(
      [...pack.classCards.values()].filter(({ hero }) => heroes.includes(hero)),
      kitClassCard,
    ),
    gear: gearOfCards(pack, [
      ...pack.items.keys(),
      ...[...pack.classCards.values()].filter(({ hero }) => heroes.includes(hero)).map(({ id }) => id),
      ...[...pack.rewards.values()].filter(({ side }) => side === 'rebel').map(({ id }) => id),
    ]),
    rewards: byId([...pack.rewards.values()], (reward) => kitReward(pack, reward)),
    boxes: byId(products, (product) => boxOfProduct(pack, product)),
    unusedSupplies: unusedSupplies(pack, products),
    ...(missions.some(({ deployment }) => deployment) && { imperial: true as const }),
  });
}

/** Story missions first, then encounters. */
export const missionsOf = ({ missions }: Pack, campaign: Campaign): readonly Mission[] =>
  [...campaign.missions, ...(campaign.encounters ?? [])].flatMap(
    ({ mission }) => missions.get(mission as MissionId) ?? [],
  );

const wordsOf = ({ words }: Pack, id: string): CampaignKit['words'] =>
  words.get(id as MissionId | CampaignId) ?? {};

/** Everything that missions deploy, all allies that may come along, and what those may become. */
function cardsIn(
  pack: Pack,
  missions: readonly Mission[],
  allies: readonly string[],
): readonly DeploymentCard[] {
  const named = missions.flatMap((mission) => [
    ...mission.groups.flatMap(cardsOf),
    ...itemsIn(mission).flatMap(({ type, value }) => (type === 'card' ? [value as string] : [])),
  ]);
  const found = new Set([...named, ...allies].flatMap((id) => pack.cards.get(id as CardId) ?? []));
  const friends = [...found].filter(isRebel);
  const names = new Set(friends.map(({ name }) => name));
  const families = new Set(friends.map(({ id }) => familyOf(pack, id)));
  const promoted = [...pack.cards.values()].filter(
    (card) => card.elite && isRebel(card) && (names.has(card.name) || families.has(familyOf(pack, card.id))),
  );
  return [...new Set([...found, ...promoted])];
}

const isRebel = ({ affiliation }: DeploymentCard): boolean => affiliation === 'rebel';

const productsWith = (pack: Pack, has: (product: Product) => boolean): readonly string[] =>
  [...pack.products.values()].filter(has).map(({ id }) => id);

/** What comes with a mission needs no box of its own. */
const productsWithCard = (pack: Pack, { id, mission }: DeploymentCard): readonly string[] =>
  mission === undefined ? productsWith(pack, ({ cards }) => cards.some(({ card }) => card === id)) : [CORE];

type KindAndReach = { readonly kind: ItemKind | 'feat'; readonly reach?: 'melee' | 'ranged' };

const KINDS = {
  feat: { kind: 'feat' },
  'melee-weapon': { kind: 'weapon', reach: 'melee' },
  'ranged-weapon': { kind: 'weapon', reach: 'ranged' },
  armor: { kind: 'armor' },
  equipment: { kind: 'equipment' },
  'modification-melee': { kind: 'modification', reach: 'melee' },
  'modification-ranged': { kind: 'modification', reach: 'ranged' },
} as const satisfies Readonly<Record<GearType, KindAndReach>>;

/** What the armory may sell. */
export const isArmoryGood = ({ type }: GearItemCard): boolean =>
  KINDS[type].kind === 'weapon' || KINDS[type].kind === 'modification';

const kitItem = (
  pack: Pack,
  { id, name, type, tier, credits, modSlots = 0, traits }: GearItemCard,
): KitItem => ({
  name,
  ...KINDS[type],
  tier,
  credits,
  slots: modSlots,
  traits,
  products: productsWith(pack, ({ items }) => items.includes(id)),
});

const kitClassCard = ({ hero, name, xp, type, traits, modSlots, sellsFor }: ClassCard): KitClassCard => ({
  hero,
  name,
  ...KINDS[type],
  traits,
  ...(xp === undefined ? {} : { xp }),
  ...(modSlots === undefined ? {} : { slots: modSlots }),
  ...(sellsFor === undefined ? {} : { sellsFor }),
});

function kitReward(pack: Pack, reward: Reward): KitReward {
  const { id, name, side, type, modSlots = 0, traits, passives, keywords, surges, heroesBegin } = reward;
  const { hero, attack, attachment, when, supplyChoice } = reward;
  return {
    name,
    side,
    ...KINDS[type],
    slots: modSlots,
    traits,
    products: productsWith(pack, ({ rewards }) => rewards.includes(id)),
    passives,
    keywords,
    surges,
    when,
    heroesBegin,
    ...(hero !== undefined && { hero }),
    ...(attack && { attack }),
    ...(attachment && { attachment }),
    ...(supplyChoice && { supplyChoice }),
  };
}

/** What this product brings, with the products inside it. */
function boxOfProduct(pack: Pack, { id, contains }: Product): ProductBox {
  const { products: _, ...own } = countBox(pack, [id]);
  return { ...own, contains };
}

const unusedSupplies = (
  pack: Pack,
  products: readonly Product[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    products
      .map(({ id, supplies }) => [id, supplies.filter((card) => pack.supplies.get(card)?.leftOut)] as const)
      .filter(([, supplies]) => supplies.length > 0),
  );
