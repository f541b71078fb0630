// What players never see of a running mission, as an author wants to read it: what scripts ran and why, what waits, what will
// happen next. Ids and kinds are shown as the author has written them.

import type { CampaignEvent } from '../../campaign';
import {
  evaluate,
  makeRun,
  scopeOf,
  triggersOf,
  type Event,
  type Game,
  type Play,
  type Script,
  type Task,
  type ScriptTrigger,
} from '../../mission';
import { campaignPlayOf, type StoryGame, playOf } from '../../session';
import type { PreviewRun } from './runs';

export type LiveMission = { readonly play: Play; readonly game: Game };

/** The mission that is being played; `null`: a campaign is between two. */
export function liveMission(open: StoryGame): LiveMission | null {
  if (open.kind === 'mission')
    return { play: playOf(open.running.setup.kit), game: open.running.store.getState().game };
  const { running, game, heroes } = open.running.store.getState().game;
  if (!running || !game) return null;
  const ids = heroes.map(({ id }) => id);
  return { play: campaignPlayOf(open.running.setup.kit).playOf(running, ids), game };
}

export type Why =
  | { readonly kind: 'trigger'; readonly text: string }
  | { readonly kind: 'called'; readonly by: string }
  | { readonly kind: 'author' };
export type Fired = {
  /** From 1 on, in the order in which they ran. */
  readonly number: number;
  readonly script: string;
  readonly round: number;
  readonly why: Why;
  /** It went round and round, and had to be stopped. */
  readonly isStopped: boolean;
};

/** What scripts ran in this mission, the newest first. */
export function firedIn({ play }: LiveMission, runs: readonly PreviewRun[]): readonly Fired[] {
  const fired: Fired[] = [];
  let round = 0;
  for (const event of runs.flatMap(({ open }) => eventsOf(open))) {
    if (event.kind === 'missionStarted') fired.length = round = 0;
    if (event.kind === 'roundStarted') ({ round } = event);
    if (event.kind !== 'scriptRan' && event.kind !== 'scriptStopped') continue;
    const isStopped = event.kind === 'scriptStopped';
    const why = isStopped ? BY_AUTHOR : whyOf(play, event);
    fired.push({ number: fired.length + 1, script: event.script, round, why, isStopped });
  }
  return fired.toReversed();
}

const BY_AUTHOR: Why = { kind: 'author' };

function eventsOf(open: StoryGame): readonly Event[] {
  if (open.kind === 'mission') {
    const { startEvents, log, store } = open.running;
    return [...startEvents, ...log(0, store.getState().cursor).flatMap(({ events }) => events)];
  }
  const { startEvents, log, store } = open.running;
  const all = [...startEvents, ...log(0, store.getState().cursor).flatMap(({ events }) => events)];
  const begun = all.findLastIndex(({ kind }) => kind === 'missionBegan');
  return all.slice(begun + 1).flatMap(missionEvent);
}

const missionEvent = (event: CampaignEvent): readonly Event[] =>
  event.kind === 'mission' ? [event.event] : [];

function whyOf(play: Play, { script: id, trigger, caller }: Extract<Event, { kind: 'scriptRan' }>): Why {
  if (caller !== undefined) return { kind: 'called', by: caller };
  const script = play.scripts.get(id);
  const set = script && trigger !== undefined ? triggersOf(script)[trigger] : undefined;
  return set ? { kind: 'trigger', text: triggerText(set) } : BY_AUTHOR;
}

/** `opened: office-door`, `roundStart: 2`. */
export function triggerText({ kind, ...fields }: ScriptTrigger): string {
  const told = Object.entries(fields)
    .filter(([field]) => field !== 'ask' && field !== 'asked')
    .map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : String(value)));
  return told.length === 0 ? kind : `${kind}: ${told.join(', ')}`;
}

export type ScriptState = {
  readonly id: string;
  readonly ran: number;
  readonly waitsFor: readonly string[];
  /** Whether its own condition holds now; `null`: there is none, or only the players know. */
  readonly holds: boolean | null;
  /** It ran as often as it may. */
  readonly isDone: boolean;
};

export const scriptsOf = (live: LiveMission): readonly ScriptState[] =>
  [...live.play.scripts.values()].map((script) => {
    const ran = live.game.ran[script.id]?.times ?? 0;
    return {
      id: script.id,
      ran,
      waitsFor: triggersOf(script).map(triggerText),
      holds: holdsNow(live, script),
      isDone: ran > 0 && (script.runs ?? 'once') === 'once',
    };
  });

function holdsNow({ play, game }: LiveMission, script: Script): boolean | null {
  if (script.if === undefined) return null;
  const held = evaluate(makeRun(play, game), script.if, scopeOf(script.id, game.active));
  return held.kind === 'known' ? held.value : null;
}

/** What has to be done next, the first one first: `openWindow: guards-1`; of a script that waits its next effect. */
export const agendaOf = ({ play, game }: LiveMission): readonly string[] =>
  game.agenda.flatMap((task) => taskText(play, task));

function taskText(play: Play, task: Task): string | readonly string[] {
  const { kind } = task;
  if (task.kind === 'block') {
    const effect = play.blocks[task.block]?.[task.at];
    return effect ? `${task.scope.script}: ${effect.kind}` : [];
  }
  // The end of a script does nothing by itself.
  if (task.kind === 'returned') return [];
  if (task.kind === 'prompt') return `${kind}: ${task.prompt.kind}`;
  const told = ['script', 'section', 'group'].flatMap((field) => {
    const value: unknown = Reflect.get(task, field);
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return told.length === 0 ? kind : `${kind}: ${told.join(', ')}`;
}
