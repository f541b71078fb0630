// What the classic campaign changes in a mission, drawn up once when it begins, so that the kit of a running mission never
// changes.

import type { CampaignPlay } from '../play';
import type { CampaignState, ClassicTerms } from '../state';
import { planSum } from './plans';

/** On hard difficulty every mission begins with so much threat more (classic 8.4). */
const HARD = 2;

/** Nothing in a campaign of our own. */
export function termsOf(
  play: CampaignPlay,
  state: CampaignState,
  allies: readonly string[],
): { readonly classic?: ClassicTerms } {
  const { classic } = state;
  if (!classic) return {};
  const costs = allies.reduce((sum, ally) => sum + (play.kit.cards[ally]?.cost ?? 0), 0);
  const hard = state.difficulty === 'hard' ? HARD : 0;
  return {
    classic: {
      level: baseLevel(play, classic) + planSum(state, 'level'),
      threat: classic.threat + planSum(state, 'threat') + costs + hard,
      hand: planSum(state, 'hand'),
      health: planSum(state, 'health'),
      strain: planSum(state, 'strain'),
      landing: planSum(state, 'landing') > 0,
      answer: allies.length > 0,
      villains: classic.villains,
      ...(play.kit.imperial && { doctrine: classic.doctrine }),
    },
  };
}

/** Of the slot; a forced mission goes on with the level of the mission before it (classic 3.2). */
const baseLevel = (
  { kit }: CampaignPlay,
  { forced, level, slot }: NonNullable<CampaignState['classic']>,
): number => (forced.length > 0 ? level : (kit.campaign.classic?.slots[slot]?.threat ?? level));
