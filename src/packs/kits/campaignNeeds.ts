// The products that players must own, beside the core box, to play a campaign to its end: a list for the screen.

import type { Campaign } from '../../campaign';
import { CORE } from './box';
import { missionsOf } from './campaignKit';
import { needsOf } from './kit';
import type { CampaignId, MissionId, Pack, ProductId } from '../pack';

export type CampaignNeeds = {
  /** All of them together. */
  readonly products: readonly ProductId[];
  /** Missions and encounters that need some. */
  readonly missions: readonly { readonly mission: MissionId; readonly products: readonly ProductId[] }[];
};

export function campaignNeeds(pack: Pack, campaignId: string): CampaignNeeds | undefined {
  const campaign = pack.campaigns.get(campaignId as CampaignId);
  if (!campaign) return undefined;
  const missions = missionsOf(pack, campaign)
    .filter(({ id }) => !isLeftOut(campaign, id))
    .map((mission) => ({
      mission: mission.id as MissionId,
      products: needsOf(mission).flatMap((id) => (id === CORE ? [] : (id as ProductId))),
    }))
    .filter(({ products }) => products.length > 0);
  return { products: [...new Set(missions.flatMap(({ products }) => products))], missions };
}

/** Side missions and plans of boxes that nobody owns never come into their decks (classic 2.4). */
const isLeftOut = ({ classic }: Campaign, id: string): boolean =>
  [...(classic?.sides ?? []), ...(classic?.plans ?? [])].some(({ mission }) => mission === id);
