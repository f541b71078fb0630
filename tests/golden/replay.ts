// Plays a recorded game again with today's code and says after every command what can be seen of it, in the form in
// which it was recorded. The recorder (tools/recordGames.ts) looks through the same eyes.

import {
  advanceCampaign,
  makeCampaignPlay,
  startCampaign,
  type CampaignPlay,
  type CampaignState,
} from '../../src/campaign';
import { resolveActivation } from '../../src/imperial';
import {
  advance,
  makePlay,
  ordersOf,
  resolveWindow,
  situationOfGame,
  startMission,
  type Event,
  type Game,
  type Play,
} from '../../src/mission';
import { canonical } from './canonical';
import {
  campaignCommandFromV1,
  campaignEventToV1,
  campaignKitFromV1,
  campaignOutcomeToV1,
  campaignRefusalToV1,
  campaignSetupFromV1,
  campaignStateToV1,
  commandFromV1,
  eventToV1,
  kitFromV1,
  ordersToV1,
  outcomeToV1,
  refusalToV1,
  resolutionToV1,
  setupFromV1,
  stateToV1,
  type V1,
} from './mappingV1';

/** What there is to compare after a command, each as canonical JSON. */
export type Seen = {
  /** What happened, or why the command was refused. */
  readonly events: string;
  /** Orders and resolution of the open window. */
  readonly window: string | null;
  readonly state: string;
};
export const ASPECTS = ['events', 'window', 'state'] as const satisfies readonly (keyof Seen)[];

export type Replay = {
  /** What can be seen before the first command. */
  readonly begun: Seen;
  readonly tell: (command: V1) => Seen;
  readonly outcome: () => V1;
};

/** Everything that a game needs to be played again, in the form of version 1. */
export type Played = {
  readonly kind: 'mission' | 'campaign';
  readonly kit: V1;
  readonly setup: V1;
  readonly commands: readonly V1[];
};

const STARTS: Readonly<Record<Played['kind'], (game: Played) => Replay>> = {
  mission: replayMission,
  campaign: replayCampaign,
};
export const replay = (game: Played): Replay => STARTS[game.kind](game);

function replayMission({ kit, setup }: Played): Replay {
  const play = makePlay(kitFromV1(kit));
  const begun = startMission(setupFromV1(setup, play.kit), play);
  let { game } = begun;
  const seen = (events: V1): Seen => ({
    events: canonical(events),
    window: windowOf(play, game),
    state: canonical(stateToV1(game)),
  });
  const told = (events: readonly Event[]): V1 => kept(events.map((event) => eventToV1(event, game)));
  return {
    begun: seen(told(begun.events)),
    tell: (command) => {
      const next = advance(play, game, commandFromV1(command, game));
      if (!next.ok) return seen({ refused: refusalToV1(next.error, game) });
      ({ game } = next.value);
      return seen(told(next.value.events));
    },
    outcome: () => outcomeToV1(game),
  };
}

function replayCampaign({ kit, setup }: Played): Replay {
  const play = makeCampaignPlay(campaignKitFromV1(kit));
  const begun = startCampaign(campaignSetupFromV1(setup, play.kit), play);
  let { state } = begun;
  const seen = (events: V1): Seen => ({
    events: canonical(events),
    window: windowIn(play, state),
    state: canonical(campaignStateToV1(state)),
  });
  return {
    begun: seen(kept(begun.events.map((event) => campaignEventToV1(event, state)))),
    tell: (command) => {
      const next = advanceCampaign(play, state, campaignCommandFromV1(command, state));
      if (!next.ok) return seen({ refused: campaignRefusalToV1(next.error, state) });
      // Names that an event needs may be those of a mission that is over by it.
      const { game } = next.value.state.game ? next.value.state : state;
      ({ state } = next.value);
      return seen(kept(next.value.events.map((event) => campaignEventToV1(event, { ...state, game }))));
    },
    outcome: () => campaignOutcomeToV1(state),
  };
}

const kept = (events: readonly (V1 | null)[]): readonly V1[] => events.filter((event) => event !== null);

function windowIn(play: CampaignPlay, { running, game, heroes }: CampaignState): string | null {
  if (!running || !game?.window) return null;
  return windowOf(
    play.playOf(
      running,
      heroes.map(({ id }) => id),
    ),
    game,
  );
}

/** What the app shows of an open window: the orders, what comes of them, and before the first answer also the forecast. */
function windowOf(play: Play, game: Game): string | null {
  const { window } = game;
  if (!window) return null;
  const drawn = ordersOf(play, game, window);
  const resolution = resolveWindow(play, game);
  const situation = resolution && window.told.length === 0 ? situationOfGame(play, game) : null;
  const forecast = drawn && situation && resolveActivation(situation, drawn.orders, [], { mode: 'plan' });
  return canonical({
    orders: ordersToV1(window, drawn, game),
    resolution: resolution && resolutionToV1(resolution, game),
    forecast: forecast && resolutionToV1(forecast, game),
  });
}
