// What a session must know about a kind of game to play and save it.

import type { ImpossibleCampaign } from '../../campaign';
import type { Entry, Reducer } from '../../saves';

export type GameKind<Setup, State, Command, Event, Refusal> = {
  /** May hold on to the setup, so that the state, which is written again and again, need not contain it. */
  readonly reducerFor: (setup: Setup) => Reducer<Setup, State, Command, Event, Refusal>;
  /** What the list of slots shows; plain JSON. */
  readonly summarise: (state: State) => unknown;
  /** The answer to a command that ran into a mistake of ours: the game stays as it was. */
  readonly broken: Refusal;
  /** Of a game on several devices: another one was quicker, or none can be reached. */
  readonly late: Refusal;
  readonly away: Refusal;
  /** This device only watches. */
  readonly watching: Refusal;
  /** Whether what was kept is a setup and a state of this game: files come from elsewhere too. */
  readonly accepts: (setup: unknown, state: unknown) => boolean;
  /** Told by the state alone, before the setup is read: whether it may be one of this kind; left out: any may. */
  readonly mayOwn?: (state: unknown) => boolean;
  /** Of a state that was accepted: what the setup does not allow in it; left out: everything is allowed. */
  readonly impossible?: (setup: Setup, state: unknown) => ImpossibleCampaign | undefined;
  /** The past is read back to the last such entry when a game is opened; left out: only to the last entry. */
  readonly wanted?: (entry: Entry<Command, Event>) => boolean;
};

/** Whether a setup and a state from a file can be a game that goes on. */
export type Judge = (setup: unknown, state: unknown) => boolean;

export const isSoundFor =
  <Setup>({
    accepts,
    impossible,
  }: Pick<GameKind<Setup, never, never, never, never>, 'accepts' | 'impossible'>): Judge =>
  (setup, state) =>
    accepts(setup, state) && impossible?.(setup as Setup, state) === undefined;
