// Whether a state can be one of this campaign, the running mission included: asked when a save is opened.

import { impossibleIn, type Impossible } from '../mission';
import type { CampaignPlay } from './play';
import type { CampaignState } from './state';

export type ImpossibleCampaign = 'campaign' | Impossible;

const [MOST_COUNTED, MOST_NUMBER] = [1e6, 1e9];

export function impossibleInCampaign(play: CampaignPlay, state: unknown): ImpossibleCampaign | undefined {
  try {
    return firstOf(play, state as CampaignState);
  } catch {
    // A field is missing or of another type.
    return 'campaign';
  }
}

function firstOf(play: CampaignPlay, state: CampaignState): ImpossibleCampaign | undefined {
  const { kit } = play;
  const { running, game, heroes } = state;
  if (state.campaign !== kit.campaign.id || typeof state.name !== 'string') return 'campaign';
  if (heroes.length > 4 || !heroes.every(({ id }) => Object.hasOwn(kit.heroes, id))) return 'heroes';
  const counts = [state.credits, state.fame, ...Object.values(state.lessons), ...Object.values(state.allies)];
  if (!counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_COUNTED))
    return 'numbers';
  if (!Object.values(state.flags).every((flag) => Number.isFinite(flag) && Math.abs(flag) <= MOST_NUMBER))
    return 'numbers';
  if ((running === null) !== (game === null)) return 'steps';
  if (running === null) return undefined;
  if (!Object.hasOwn(kit.missions, running.mission)) return 'mission';
  return impossibleIn(
    play.playOf(
      running,
      heroes.map(({ id }) => id),
    ),
    game,
  );
}
