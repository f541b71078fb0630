// Whether a state can be one of this campaign, the running mission included: asked when a save is opened.

import { bounded, impossibleIn, type Impossible } from '../mission';
import type { CampaignPlay } from './play';
import { CAMPAIGN_STAGES, type CampaignState, type ClassicState } from './state';

export type ImpossibleCampaign = 'campaign' | Impossible;

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
  if (!counts.every((count) => isNumber(count) && count >= 0)) return 'numbers';
  if (!Object.values(state.flags).every(isNumber)) return 'numbers';
  if (state.classic && !isClassic(play, state.classic)) return 'numbers';
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

/** Counts that no step could have made negative, and a slot that is there. */
const isClassic = ({ kit }: CampaignPlay, { xp, influence, threat, slot, stage }: ClassicState): boolean =>
  [influence, threat, slot, ...Object.values(xp)].every((count) => isNumber(count) && count >= 0) &&
  kit.campaign.classic?.slots[slot] !== undefined &&
  CAMPAIGN_STAGES.includes(stage);

/** As far as expressions count. */
const isNumber = (value: unknown): boolean => typeof value === 'number' && bounded(value) === value;
