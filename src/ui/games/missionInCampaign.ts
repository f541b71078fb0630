// The mission that a campaign is in, as the mission screen wants it: a game of its own. Everything told to it goes into the
// campaign's journal, so that undo leads across its border.

import { err, ok } from '../../kernel';
import type { CampaignRefusal } from '../../campaign';
import type { Event, Game, Refusal } from '../../mission';
import { stretchesOf, type Stretch } from '../../text';
import { campaignPlayOf, type RunningCampaign } from './campaignGame';
import { rememberPlay, type RunningMission } from './missionGame';

/** Only while the campaign is in a mission. */
export function missionInCampaign(campaign: RunningCampaign): RunningMission {
  const { running, game, heroes, difficulty } = campaign.store.getState().game;
  if (!running || !game) throw new Error('the campaign is in no mission');
  const ids = heroes.map(({ id }) => id);
  const { kit } = rememberPlay(campaignPlayOf(campaign.setup.kit).playOf(running, ids));
  const viewOf = (running: ReturnType<RunningCampaign['store']['getState']>, last: Game) => {
    const { game: state, saving, canRedo, canUndo } = running;
    const cursor = stretchOf(campaign).entries.length;
    // Who went back across the border sees the last of the mission until another screen is there.
    return { game: state.game ?? last, cursor, length: cursor, canUndo, canRedo, saving };
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
    startEvents: stretchOf(campaign).start,
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
      const told = campaign.dispatch({ kind: 'play', command });
      return told.ok ? ok(told.value.flatMap(eventOf)) : err(refusalOf(told.error));
    },
    undo: campaign.undo,
    redo: campaign.redo,
    goTo: (index) => campaign.goTo(placeOf(campaign, index)),
    log: (from, to) => stretchOf(campaign).entries.slice(from, to),
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
const refusalOf = (refusal: CampaignRefusal): Refusal =>
  refusal.code === 'mission' ? refusal.refusal : { code: 'over' };

/** What was played of the mission so far. Where the older part of a journal was lost, what is left of it. */
function stretchOf(campaign: RunningCampaign): Stretch {
  const { cursor } = campaign.store.getState();
  return stretchesOf(campaign.log(0, cursor)).at(-1) ?? NOTHING;
}

const NOTHING: Stretch = { mission: '', encounter: false, ally: null, start: [], entries: [], positions: [] };

/** Where in the campaign's journal so many commands of the mission have been given. */
function placeOf(campaign: RunningCampaign, index: number): number {
  const { cursor } = campaign.store.getState();
  const entries = campaign.log(0, cursor);
  const lost = cursor - entries.length;
  const begun = entries.findLastIndex(({ command }) => command.kind === 'begin');
  const position = index === 0 ? begun : stretchOf(campaign).positions[index - 1];
  return position === undefined ? cursor : lost + position + 1;
}
