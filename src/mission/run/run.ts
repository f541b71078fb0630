// One call of `advance` under way: the game as it stands, the events so far, and how many steps scripts may still take
// before they count as a loop.

import { randomInt } from '../../kernel';
import type { Event } from '../event';
import type { HeroActor } from '../actor';
import type { FigureState, Game, ScriptScope, Task, ThingState } from '../game';
import type { Prompt } from '../prompt';
import { changedFigure, changedGame } from './changed';
import type { Play } from './play';

export type MissionRun = {
  readonly play: Play;
  game: Game;
  readonly events: Event[];
  /** Steps that scripts may still take before the players are asked again. */
  budget: number;
};

/** More than any honest script takes between two taps. */
export const BUDGET = 2000;

export const makeRun = (play: Play, game: Game): MissionRun => ({ play, game, events: [], budget: BUDGET });

export function update(run: MissionRun, change: Partial<Game>): void {
  run.game = changedGame(run.game, change);
}

export function emit(run: MissionRun, event: Event): void {
  run.events.push(event);
}

export function updateMap(run: MissionRun, change: Partial<Game['map']>): void {
  update(run, { map: { ...run.game.map, ...change } });
}

export function updateThing(run: MissionRun, id: string, change: Partial<ThingState>): void {
  const { things } = run.game.map;
  const before = things[id] ?? { onMap: false };
  updateMap(run, { things: { ...things, [id]: { ...before, ...change } } });
}

type ActorChange = Partial<Pick<HeroActor, 'activated' | 'gone' | 'side' | 'controller'>>;

export function updateActor(run: MissionRun, id: string, change: ActorChange): void {
  update(run, {
    actors: run.game.actors.map((actor) => (actor.id === id ? { ...actor, ...change } : actor)),
  });
}

export function updateHero(
  run: MissionRun,
  id: string,
  change: ActorChange &
    Partial<Pick<HeroActor, 'wounded' | 'gear' | 'items' | 'spent' | 'usedOnce' | 'changes' | 'injuries'>>,
): void {
  update(run, {
    actors: run.game.actors.map((actor) =>
      actor.kind === 'hero' && actor.id === id ? { ...actor, ...change } : actor,
    ),
  });
}

export function updateFigure(run: MissionRun, id: string, change: Partial<FigureState>): void {
  const figure = run.game.figures[id];
  if (figure) update(run, { figures: { ...run.game.figures, [id]: changedFigure(figure, change) } });
}

/** Puts tasks in front of everything else, in the order given. */
export function doNext(run: MissionRun, ...tasks: readonly Task[]): void {
  update(run, { agenda: [...tasks, ...run.game.agenda] });
}

/** Shown one after another, before anything else goes on. */
export const showNext = (run: MissionRun, ...prompts: readonly Prompt[]): void =>
  doNext(run, ...prompts.map((prompt): Task => ({ kind: 'prompt', prompt })));

/**
 * Scripts that are set off run before the next of these. `enter` is none of them: it belongs to the section that was
 * just revealed, so the heroes stand on the map before a script speaks of it.
 */
const AFTER_SCRIPTS: ReadonlySet<Task['kind']> = new Set<Task['kind']>([
  'reveal',
  'missionStart',
  'begin',
  'startRound',
  'encounterOver',
  'endRound',
  'peril',
  'limit',
  'threat',
  'reinforce',
  'nextTurn',
  'imperialTurn',
  'openWindow',
  'closeWindow',
  'ask',
  'allWounded',
  'allEscaped',
]);
export const isRoundTask = ({ kind }: Task): boolean => AFTER_SCRIPTS.has(kind);

/** After everything that scripts have begun, before the round goes on. */
export function doAfterScripts(run: MissionRun, tasks: readonly Task[]): void {
  const { agenda } = run.game;
  const border = agenda.findIndex(isRoundTask);
  const at = border === -1 ? agenda.length : border;
  update(run, { agenda: [...agenda.slice(0, at), ...tasks, ...agenda.slice(at)] });
}

/** A whole number from 0 up to, but not including, `sides`. */
export function draw(run: MissionRun, sides: number): number {
  const { value, state } = randomInt(run.game.random, sides);
  update(run, { random: state });
  return value;
}

export const scopeOf = (script: string, active: string | null): ScriptScope => ({
  script,
  numbers: {},
  active,
  asked: [],
});
