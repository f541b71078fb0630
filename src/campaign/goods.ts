// Items that come and go with a mission. Each is one card: an item that the party has already, or that lies in a box
// that the players do not own, turns into credits.

import { randomInt } from '../kernel';
import { halved, stockPool, sellingPriceOf, withoutItem } from './armory';
import { PRICES } from './definition';
import type { KitItem } from './kit';
import type { CampaignPlay } from './play';
import { isOwned } from './products';
import type { CampaignState, Exchange } from './state';

export type Goods = {
  readonly items: readonly string[];
  readonly lostItems: readonly string[];
  /** Pieces of armor or equipment to be drawn. */
  readonly gear: number;
};

export type Received = {
  readonly state: CampaignState;
  readonly items: readonly string[];
  readonly lostItems: readonly string[];
  readonly exchanged: readonly Exchange[];
};

export function receive(play: CampaignPlay, state: CampaignState, goods: Goods): Received {
  let received: Received = { state, items: [], lostItems: [], exchanged: [] };
  for (const item of new Set([...goods.items, ...goods.lostItems])) {
    if (Object.hasOwn(play.kit.items, item)) received = settleItem(play, received, goods, item);
  }
  for (let piece = 0; piece < goods.gear; piece++) received = drawGear(play, received);
  return received;
}

/** Found and lost in any order: what counts is how many would be there in the end. */
function settleItem(play: CampaignPlay, received: Received, goods: Goods, item: string): Received {
  const count = (list: readonly string[]): number => list.filter((id) => id === item).length;
  const { state } = received;
  const had = state.items.some((owned) => owned.item === item);
  const left = (had ? 1 : 0) + count(goods.items) - count(goods.lostItems);
  if (had && left <= 0) {
    const lostItems = [...received.lostItems, item];
    return { ...received, state: withoutItem(play, state, item), lostItems };
  }
  const canKeep = had || isOwned(state, play.kit.items[item]);
  const surplus = Math.max(0, left - (canKeep ? 1 : 0));
  const credits = sellingPriceOf(play, item);
  const exchanged = Array.from({ length: surplus }, (): Exchange => ({ item, credits }));
  const kept = left > 0 && canKeep && !had ? withItem(received, item) : received;
  return { ...kept, exchanged: [...kept.exchanged, ...exchanged] };
}

const withItem = (received: Received, item: string): Received => ({
  ...received,
  state: {
    ...received.state,
    items: [...received.state.items, { item, hero: null, on: null }],
    stock: received.state.stock.filter((other) => other !== item),
  },
  items: [...received.items, item],
});

/** The best that the party's fame can get (row 95); a worse one where none is left. */
function drawGear(play: CampaignPlay, received: Received): Received {
  const { state } = received;
  const most = tierFor(play, state);
  const pool = stockPool(play, state, ['armor', 'equipment'], most);
  const best = Math.max(...pool.map((id) => play.kit.items[id]?.tier ?? 1));
  const finest = pool.filter((id) => play.kit.items[id]?.tier === best);
  if (finest.length === 0) {
    const exchange = { item: null, credits: halved(PRICES[most]) };
    return { ...received, exchanged: [...received.exchanged, exchange] };
  }
  const drawn = randomInt(state.random, finest.length);
  const item = finest[drawn.value];
  if (item === undefined) throw new Error('drew past the end');
  return withItem({ ...received, state: { ...state, random: drawn.state } }, item);
}

function tierFor({ kit: { campaign } }: CampaignPlay, { fame }: CampaignState): KitItem['tier'] {
  const [second, third] = campaign.fame?.tiers ?? [Infinity, Infinity];
  if (fame >= third) return 3;
  return fame >= second ? 2 : 1;
}
