// Reward cards of a campaign: who has them and where they lie. Every one is a single card. It belongs to one hero for good,
// to the whole party, or to the Empire; nobody sells it or hands it on (row 93).

import type { KitReward } from './kit';
import type { CampaignPlay } from './play';
import type { CampaignState, HeldReward } from './state';

export type { HeldReward } from './state';

/** Saves from before rewards have none. */
export const heldRewards = ({ rewards = [] }: Pick<CampaignState, 'rewards'>): readonly HeldReward[] =>
  rewards;

export type RewardInHand = HeldReward & { readonly card: KitReward };

/** Those that the kit knows, of one side. */
export const rewardsOfSide = (
  { kit: { rewards = {} } }: CampaignPlay,
  state: CampaignState,
  side: KitReward['side'],
): readonly RewardInHand[] =>
  heldRewards(state).flatMap((held) => {
    const card = Object.hasOwn(rewards, held.reward) ? rewards[held.reward] : undefined;
    return card?.side === side ? [{ ...held, card }] : [];
  });

/** Into a hero's hands, whose it is from then on; or into the ship. */
export const placedReward = (state: CampaignState, id: string, to: string | null): CampaignState => ({
  ...state,
  rewards: heldRewards(state).map((held): HeldReward => {
    if (held.reward !== id) return held;
    if (to !== null) return { reward: id, hero: to };
    return held.hero === null ? held : { reward: id, hero: held.hero, left: true };
  }),
});

/** Those that the app carries out in a mission by itself. */
export function rewardsAtWork(
  play: CampaignPlay,
  state: CampaignState,
): { readonly rewards?: readonly string[] } {
  const rewards = SIDES.flatMap((side) => rewardsOfSide(play, state, side))
    .filter(({ card }) => worksAlone(card))
    .map(({ reward }) => reward);
  return rewards.length === 0 ? {} : { rewards };
}

const SIDES = ['rebel', 'imperial'] as const;

/** Nobody has to read the card for it. */
export const worksAlone = ({ heroesBegin, supplyChoice, attachment, surges }: KitReward): boolean =>
  heroesBegin.length > 0 || supplyChoice === true || (attachment !== undefined && surges.length > 0);
