// Buying and selling (rows 87 to 89): only weapons and modifications lie in the armory, other cards after each story
// mission. Every item is one card, so what is owned or for sale is nowhere else.

import { shuffled, type OfKind } from '../kernel';
import { classicPrice, classicSellingPrice } from './classic/market';
import type { CampaignCommand } from './command';
import { PRICES, SELLING } from './definition';
import { changeHero, gearOf, loosened, type Gear } from './gear';
import type { ItemKind, KitItem } from './kit';
import { countInCampaign, missionsFinished } from './numbers';
import type { CampaignPlay } from './play';
import { isOwned } from './products';
import type { CampaignState } from './state';
import { finishedStep, refuse, type CampaignStep } from './step';

export function priceOf(play: CampaignPlay, state: CampaignState, item: string): number {
  if (state.classic) return classicPrice(play, state, item);
  return listPrice(play, item);
}

function listPrice({ kit: { campaign, items } }: CampaignPlay, item: string): number {
  const own = campaign.armory?.prices ?? {};
  const tier = items[item]?.tier;
  return (Object.hasOwn(own, item) ? own[item] : undefined) ?? (tier === undefined ? 0 : PRICES[tier]);
}

export function sellingPriceOf(play: CampaignPlay, item: string): number {
  const { classCards, campaign } = play.kit;
  if (campaign.classic) return classicSellingPrice(play, item);
  if (Object.hasOwn(classCards, item)) return classCards[item]?.sellsFor ?? STARTING_GEAR;
  return halved(listPrice(play, item));
}

/** For a card without a price. */
const STARTING_GEAR = 50;
const COIN = 50;
export const halved = (price: number): number => Math.floor((price * SELLING) / COIN) * COIN;

export function buy(
  play: CampaignPlay,
  state: CampaignState,
  { item }: OfKind<CampaignCommand, 'buy'>,
): CampaignStep {
  if (!Object.hasOwn(play.kit.items, item)) return refuse('unknownItem', item);
  if (!state.stock.includes(item)) return refuse('notForSale', item);
  const credits = priceOf(play, state, item);
  if (credits > state.credits) return refuse('tooExpensive', item);
  const bought = {
    ...state,
    credits: state.credits - credits,
    stock: state.stock.filter((other) => other !== item),
    items: [...state.items, { item, hero: null, on: null }],
  };
  return finishedStep(bought, { kind: 'bought', item, credits });
}

export function sell(
  play: CampaignPlay,
  state: CampaignState,
  { item }: OfKind<CampaignCommand, 'sell'>,
): CampaignStep {
  const piece = gearOf(play, state).find(({ id }) => id === item);
  if (!piece && !isCard(play, item)) return refuse('unknownItem', item);
  if (!isSellable(play, item)) return refuse('notSellable', item);
  if (!piece) return refuse('notOwned', item);
  const credits = sellingPriceOf(play, item);
  const rest =
    piece.owner === null ? withoutItem(play, state, item) : withoutStartingGear(play, state, piece);
  const { classic } = state;
  const gone = classic && { classic: { ...classic, sold: [...classic.sold, item] } };
  return finishedStep(
    { ...rest, ...gone, credits: state.credits + credits },
    { kind: 'sold', item, credits },
  );
}

const isCard = ({ kit: { items, classCards, rewards = {} } }: CampaignPlay, id: string): boolean =>
  [items, classCards, rewards].some((cards) => Object.hasOwn(cards, id));

/** What the armory would buy: items; starting gear only where the campaign says so (rows 88 and 114); rewards never. */
export function isSellable({ kit }: CampaignPlay, id: string): boolean {
  if (Object.hasOwn(kit.items, id)) return true;
  const card = Object.hasOwn(kit.classCards, id) ? kit.classCards[id] : undefined;
  const { armory, classic } = kit.campaign;
  if (!card || !(armory?.startingGear ?? classic !== undefined)) return false;
  return card.xp === undefined && card.kind !== 'feat' && card.sellsFor !== 0;
}

const withoutStartingGear = (play: CampaignPlay, state: CampaignState, { id, owner }: Gear): CampaignState =>
  owner === null
    ? state
    : changeHero(loosened(play, state, id), owner, ({ sold = [], leftBehind }) => ({
        sold: [...sold, id],
        leftBehind: leftBehind.filter((other) => other !== id),
      }));

export function withoutItem(play: CampaignPlay, state: CampaignState, item: string): CampaignState {
  const loose = loosened(play, state, item);
  return { ...loose, items: loose.items.filter((owned) => owned.item !== item) };
}

/** What nobody has, of these kinds and up to this tier, in products that the players own. */
export function stockPool(
  { kit }: CampaignPlay,
  state: CampaignState,
  kinds: readonly ItemKind[],
  most: KitItem['tier'],
): readonly string[] {
  const taken = new Set(state.items.map(({ item }) => item));
  return Object.entries(kit.items)
    .filter(([id, item]) => !taken.has(id) && isOwned(state, item))
    .filter(([, { kind, tier }]) => kinds.includes(kind) && tier <= most)
    .map(([id]) => id);
}

/** New cards in place of all that lay there. */
export function restocked(play: CampaignPlay, state: CampaignState): CampaignState {
  const { armory } = play.kit.campaign;
  if (!armory) return state;
  const finished = missionsFinished(state);
  const most = armory.tiers.findLast(({ missions }) => missions <= finished)?.most ?? 1;
  const drawn = shuffled(state.random, stockPool(play, state, ['weapon', 'modification'], most));
  const stock = drawn.value.slice(0, countInCampaign(play, state, armory.stock));
  return { ...state, random: drawn.state, stock };
}
