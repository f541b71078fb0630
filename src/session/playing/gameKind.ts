// What a session must know about a kind of game to play and save it.

import type { Reducer } from '../../saves';

export type GameKind<Setup, State, Command, Event, Refusal> = {
  /** May hold on to the setup, so that the state, which is written again and again, need not contain it. */
  readonly reducerFor: (setup: Setup) => Reducer<Setup, State, Command, Event, Refusal>;
  /** What the list of slots shows; plain JSON. */
  readonly summarise: (state: State) => unknown;
  /** Whether what was kept is a setup and a state of this game: files come from elsewhere too. */
  readonly accepts: (setup: unknown, state: unknown) => boolean;
};
