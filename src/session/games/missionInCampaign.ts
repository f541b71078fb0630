// The mission that a campaign is in, as the mission screen wants it: a game of its own. Everything told to it goes into the
// campaign's journal, so that undo leads across its border.

import { err, ok } from '../../kernel';
import { playedMissions, type CampaignRefusal, type CampaignState, type PlayedMission } from '../../campaign';
import type { Event, Game, Refusal } from '../../mission';
import { campaignPlayOf, type RunningCampaign } from './campaignGame';
import { mapStep } from '../playing/step';
import { lastBegin } from './lastBegin';
import { rememberPlay, type RunningMission } from './missionGame';

/** Only while the campaign is in a mission. */
export function missionInCampaign(campaign: RunningCampaign): RunningMission {
  const { running, game, heroes, difficulty } = campaign.store.getState().game;
  if (!running || !game) throw new Error('the campaign is in no mission');
  const ids = heroes.map(({ id }) => id);
  const { kit } = rememberPlay(campaignPlayOf(campaign.setup.kit).playOf(running, ids));
  const stretch = stretchFrom(campaign, lastBegin(campaign));
  const viewOf = (running: ReturnType<RunningCampaign['store']['getState']>, last: Game) => {
    const { game: state, ...others } = running;
    const cursor = stretch().entries.length;
    // Who went back across the border sees the last of the mission until another screen is there.
    return { ...others, game: state.game ?? last, cursor, length: cursor, floor: 0 };
  };
  let seen = campaign.store.getState();
  let shown = viewOf(seen, game);
  const getState = () => {
    const now = campaign.store.getState();
    if (now !== seen) shown = viewOf(now, shown.game);
    seen = now;
    return shown;
  };
  return {
    setup: {
      kit,
      seed: running.seed,
      party: { heroes: ids.map((id) => ({ id })), ...(running.ally !== null && { ally: running.ally }) },
      difficulty,
      tracked: running.tracked,
    },
    startEvents: stretch().start,
    store: {
      getState,
      getInitialState: getState,
      subscribe: (listener) =>
        campaign.store.subscribe(() => {
          const before = shown;
          const after = getState();
          if (after !== before) listener(after, before);
        }),
    },
    dispatch: (command) => {
      const step = campaign.dispatch({ kind: 'play', command });
      return mapStep(step, (told) =>
        told.ok ? ok(told.value.flatMap(eventOf)) : err(refusalOf(told.error)),
      );
    },
    undo: campaign.undo,
    redo: campaign.redo,
    goTo: (index) => {
      const { positions } = stretch();
      return campaign.goTo(positions[index] ?? campaign.store.getState().cursor);
    },
    // The past of a campaign is read back to the mission under way when it is opened.
    readPast: () => Promise.resolve(),
    log: (from, to) => stretch().entries.slice(from, to),
    next: () => {
      const next = campaign.next();
      if (next?.command.kind !== 'play') return null;
      return { command: next.command.command, events: next.events.flatMap(eventOf) };
    },
    flush: campaign.flush,
    takeOver: campaign.takeOver,
  };
}

const eventOf = (event: { readonly kind: string; readonly event?: Event }): readonly Event[] =>
  event.event === undefined ? [] : [event.event];

/** What the campaign itself refuses cannot be told from the mission screen; whoever tries is late. */
function refusalOf(refusal: CampaignRefusal): Refusal {
  if (refusal.code === 'mission') return refusal.refusal;
  const { code } = refusal;
  const isTold = code === 'broken' || code === 'late' || code === 'away' || code === 'watching';
  return { code: isTold ? code : 'over' };
}

type Played = Pick<PlayedMission, 'start' | 'entries'> & {
  /** Where in the campaign's journal so many commands of the mission have been given. */
  readonly positions: readonly number[];
};

const NOTHING: Played = { start: [], entries: [], positions: [] };

/** What was played of the mission so far, read once for every step. Where its beginning was lost, nothing. */
function stretchFrom(campaign: RunningCampaign, begun: number | null): () => Played {
  const read = (cursor: number): Played => {
    const [stretch] = begun === null ? [] : playedMissions(campaign.log(begun, cursor));
    if (!stretch || begun === null) return NOTHING;
    const { start, entries, positions } = stretch;
    return { start, entries, positions: [0, ...positions].map((position) => begun + position + 1) };
  };
  let seen: { readonly game: CampaignState; readonly cursor: number } | null = null;
  let played = NOTHING;
  return () => {
    const { game, cursor } = campaign.store.getState();
    if (game !== seen?.game || cursor !== seen.cursor) played = read(cursor);
    seen = { game, cursor };
    return played;
  };
}
