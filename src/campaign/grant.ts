// Reward cards that come with a mission. One that cannot be had (the party has it already, its box is missing, its hero is
// somewhere else) turns into credits, as items do; the Empire goes away empty-handed (row 112).

import type { GainedReward } from '../mission';
import { gearOf, hasRoom } from './gear';
import type { KitReward } from './kit';
import type { CampaignPlay } from './play';
import { isOwned } from './products';
import { heldRewards, type HeldReward } from './rewards';
import type { CampaignState, Exchange } from './state';

/** What an Item card without a price is worth. */
const REWARD_WORTH = 50;

export type Granted = {
  readonly state: CampaignState;
  readonly cards: readonly HeldReward[];
  readonly exchanged: readonly Exchange[];
};

export const grantRewards = (
  play: CampaignPlay,
  state: CampaignState,
  gained: readonly GainedReward[],
): Granted =>
  gained.reduce((granted, gain) => grantReward(play, granted, gain), {
    state,
    cards: [],
    exchanged: [],
  } as Granted);

function grantReward(play: CampaignPlay, granted: Granted, { reward, hero }: GainedReward): Granted {
  const { rewards = {} } = play.kit;
  const card = Object.hasOwn(rewards, reward) ? rewards[reward] : undefined;
  if (!card) return granted;
  const { state } = granted;
  const held = holderOf(play, state, reward, card, hero);
  if (held) {
    const next = { ...state, rewards: [...heldRewards(state), held] };
    return { ...granted, state: next, cards: [...granted.cards, held] };
  }
  if (card.side === 'imperial') return granted;
  return { ...granted, exchanged: [...granted.exchanged, { item: reward, credits: REWARD_WORTH }] };
}

/** Nothing: nobody can have it. */
function holderOf(
  play: CampaignPlay,
  state: CampaignState,
  reward: string,
  card: KitReward,
  chosen: string | null,
): HeldReward | undefined {
  if (heldRewards(state).some((held) => held.reward === reward) || !isOwned(state, card)) return undefined;
  if (card.side === 'imperial') return { reward, hero: null };
  const hero = card.hero ?? chosen;
  if (hero === null) return { reward, hero };
  if (!state.heroes.some(({ id }) => id === hero)) return undefined;
  const noRoom = card.kind !== 'feat' && !hasRoom(gearOf(play, state), hero, card.kind);
  return noRoom ? { reward, hero, left: true } : { reward, hero };
}
