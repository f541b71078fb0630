// A mission as the saves see it: how it is played on, where checkpoints are made, and what the list of slots shows.

import { ok } from '../../kernel';
import {
  advance,
  boardOf,
  heroesIn,
  impossibleIn,
  isReadable,
  legalCommands,
  makePlay,
  startMission,
  type Command,
  type Event,
  type Game,
  type Kit,
  type Play,
  type Refusal,
  type Setup,
} from '../../mission';
import type { GameKind } from '../playing/gameKind';
import type { RunningGame } from '../playing/runningGame';

export type RunningMission = RunningGame<Setup, Game, Command, Event, Refusal>;

const plays = new WeakMap<Kit, Play>();

/** A kit is made ready for play once, however many parts of the app ask for it. */
export function playOf(kit: Kit): Play {
  const play = plays.get(kit) ?? makePlay(kit);
  plays.set(kit, play);
  return play;
}

/** One that was made ready elsewhere. */
export function rememberPlay(play: Play): Play {
  plays.set(play.kit, play);
  return play;
}

export const missionGame: GameKind<Setup, Game, Command, Event, Refusal> = {
  reducerFor: ({ kit }) => ({
    start: (setup) => {
      const { game, events } = startMission(setup, playOf(kit));
      return { state: game, events };
    },
    advance: (state, command) => {
      const advanced = advance(playOf(kit), state, command);
      return advanced.ok ? ok({ state: advanced.value.game, events: advanced.value.events }) : advanced;
    },
    isMilestone: (before, after) =>
      before.round !== after.round || (before.stage !== 'over' && after.stage === 'over'),
  }),
  summarise: ({ mission, actors, round, difficulty, tracked, result }): Summary => ({
    mission,
    heroes: heroesIn({ actors }).map(({ id }) => id),
    round,
    difficulty,
    tracked,
    won: result ? result.won : null,
  }),
  broken: { code: 'broken' },
  late: { code: 'late' },
  away: { code: 'away' },
  watching: { code: 'watching' },
  accepts: (setup, state) => has(setup, 'kit') && has(state, 'mission') && has(state, 'agenda'),
  impossible: ({ kit, ...others }, state) => {
    const play = isReadable(others) ? playIfSound(kit) : null;
    if (!play) return 'mission';
    return impossibleIn(play, state) ?? (canBePlayed(play, state as Game) ? undefined : 'steps');
  },
};

/** What the list of slots shows of a game. */
export type Summary = {
  readonly mission: string;
  readonly heroes: readonly string[];
  readonly round: number;
  readonly difficulty: Setup['difficulty'];
  readonly tracked: boolean;
  /** `null`: still under way. */
  readonly won: boolean | null;
};

/** Kits come from files, too. */
function playIfSound(kit: Kit): Play | null {
  try {
    return playOf(kit);
  } catch {
    return null;
  }
}

/** Whether all of it holds together shows when its map is laid and it is asked what can be done. */
export function canBePlayed(play: Play, state: Game): boolean {
  try {
    boardOf(play, state);
    return legalCommands(play, state).length > 0 || state.stage === 'over';
  } catch {
    return false;
  }
}

const has = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field);
