// A campaign as the saves see it: how it is played on, where checkpoints are made, and what the list of slots shows.

import { isFields } from '../../kernel';
import {
  advanceCampaign,
  impossibleInCampaign,
  isCampaignMilestone,
  makeCampaignPlay,
  startCampaign,
  summaryOf,
  type CampaignCommand,
  type CampaignEvent,
  type CampaignKit,
  type CampaignPlay,
  type CampaignRefusal,
  type CampaignSetup,
  type CampaignState,
} from '../../campaign';
import { isReadable } from '../../mission';
import type { GameKind } from '../playing/gameKind';
import type { RunningGame } from '../playing/runningGame';
import { canBePlayed } from './missionGame';

export type RunningCampaign = RunningGame<
  CampaignSetup,
  CampaignState,
  CampaignCommand,
  CampaignEvent,
  CampaignRefusal
>;

const plays = new WeakMap<CampaignKit, CampaignPlay>();

/** A kit is made ready for play once, however many parts of the app ask for it. */
export function campaignPlayOf(kit: CampaignKit): CampaignPlay {
  const play = plays.get(kit) ?? makeCampaignPlay(kit);
  plays.set(kit, play);
  return play;
}

export const campaignGame: GameKind<
  CampaignSetup,
  CampaignState,
  CampaignCommand,
  CampaignEvent,
  CampaignRefusal
> = {
  reducerFor: ({ kit }) => ({
    start: (setup) => startCampaign(setup, campaignPlayOf(kit)),
    advance: (state, command) => advanceCampaign(campaignPlayOf(kit), state, command),
    isMilestone: isCampaignMilestone,
  }),
  summarise: summaryOf,
  broken: { code: 'broken' },
  late: { code: 'late' },
  away: { code: 'away' },
  watching: { code: 'watching' },
  accepts: (setup, state) => looksLike(SETUP, setup) && looksLike(STATE, state),
  mayOwn: (state) => looksLike(STATE, state),
  impossible: ({ kit, ...others }, state) => {
    try {
      if (!isReadable(others)) return 'campaign';
      const play = campaignPlayOf(kit);
      return (
        impossibleInCampaign(play, state) ?? (isStuck(play, state as CampaignState) ? 'steps' : undefined)
      );
    } catch {
      return 'campaign';
    }
  },
  // The screens show the mission under way as a game of its own, and go on as the last one was played.
  wanted: ({ events }) => events.some((event) => event.kind === 'missionBegan' && !event.encounter),
};

function isStuck(play: CampaignPlay, { running, game, heroes }: CampaignState): boolean {
  if (!running || !game) return false;
  const party = heroes.map(({ id }) => id);
  return !canBePlayed(play.playOf(running, party), game);
}

type Shape = Readonly<Record<string, 'campaign' | 'list' | 'object' | 'number' | 'text'>>;

const SETUP: Shape = { kind: 'campaign', kit: 'object', heroes: 'list', name: 'text', products: 'list' };
const STATE: Shape = {
  kind: 'campaign',
  campaign: 'text',
  heroes: 'list',
  lessons: 'object',
  credits: 'number',
  fame: 'number',
  items: 'list',
  allies: 'object',
  flags: 'object',
  finished: 'list',
  encounters: 'list',
  stock: 'list',
};

const CHECKS: Readonly<Record<Shape[string], (value: unknown) => boolean>> = {
  campaign: (value) => value === 'campaign',
  list: Array.isArray,
  object: isFields,
  number: Number.isFinite,
  text: (value) => typeof value === 'string',
};

/** Files come from elsewhere too: enough is looked at that no other game is taken for a campaign. */
const looksLike = (shape: Shape, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(shape).every(([field, what]) => CHECKS[what](Reflect.get(value, field)));
