// The Rebel upgrade stage as a market (classic 4.2 to 4.6): what is for sale, what it costs, and what a sold card brings.

import { shuffled } from '../../kernel';
import type { CampaignPlay } from '../play';
import { isOwned } from '../products';
import type { CampaignState } from '../state';
import { planSum } from './plans';
import { classicOf, classicRules } from './sideDeck';

const CARDS_SHOWN = 6;
/** For a card without a price. */
const UNPRICED = 50;
const COIN = 25;

/** As printed, and what plans of the Empire add. */
export const classicPrice = ({ kit }: CampaignPlay, state: CampaignState, item: string): number =>
  (kit.items[item]?.credits ?? 0) + planSum(state, 'dearer');

export function classicSellingPrice({ kit }: CampaignPlay, item: string): number {
  const credits = kit.items[item]?.credits ?? 0;
  return credits === 0 ? UNPRICED : Math.ceil(credits / 2 / COIN) * COIN;
}

/** New cards in place of all that lay there: of each tier that the slot names. */
export function withMarket(play: CampaignPlay, state: CampaignState): CampaignState {
  const { slot, sold } = classicOf(state);
  const shown = Math.max(0, CARDS_SHOWN - planSum(state, 'fewer'));
  const taken = new Set([...state.items.map(({ item }) => item), ...sold]);
  const stock: string[] = [];
  let { random } = state;
  for (const tier of classicRules(play).slots[slot]?.tiers ?? []) {
    const deck = Object.entries(play.kit.items)
      .filter(([id, item]) => item.tier === tier && !taken.has(id) && isOwned(state, item))
      .map(([id]) => id);
    const drawn = shuffled(random, deck);
    random = drawn.state;
    stock.push(...drawn.value.slice(0, shown));
  }
  return { ...state, random, stock };
}
