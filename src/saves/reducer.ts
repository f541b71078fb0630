// What the saves need from a game: a pure reducer over plain JSON. Missions and campaigns both look like this from
// here.

import type { Result } from '../kernel';

export type Advanced<State, Event> = { readonly state: State; readonly events: readonly Event[] };

/** What it takes to play on, and to play again what was played. */
export type Rules<State, Command, Event, Refusal> = {
  advance(state: State, command: Command): Result<Advanced<State, Event>, Refusal>;
  /** Where a checkpoint must be made (mission start, round start, mission end). */
  isMilestone(before: State, after: State): boolean;
};

export type Reducer<Setup, State, Command, Event, Refusal> = Rules<State, Command, Event, Refusal> & {
  start(setup: Setup): Advanced<State, Event>;
};
