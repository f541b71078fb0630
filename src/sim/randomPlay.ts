// Plays a mission to its end by chance: finds dead ends, loops and scripts that never run. Not a good player, but a
// thorough one.

import {
  advance,
  legalCommands,
  makePlay,
  startMission,
  type Command,
  type Event,
  type Game,
  type Refusal,
  type Setup,
} from '../mission';
import { chooseFrom, eagernessFor, makePlayer } from './player';

export type PlayOptions = {
  readonly seed: string;
  /** After that many commands the player gives up. */
  readonly maxCommands: number;
};

/** `stuck`: nothing is allowed, yet the mission is not over. `refused`: what was called legal was not. */
export type PlayEnd = 'over' | 'stuck' | 'refused' | 'tooLong';

export type Played = {
  readonly game: Game;
  readonly end: PlayEnd;
  /** Enough to play the same game again. */
  readonly commands: readonly Command[];
  readonly events: number;
  /** Why the last command was not taken. */
  readonly refusal?: Refusal;
  /** Scripts that went round and round until they were stopped. */
  readonly stopped: readonly string[];
};

export function playRandomly(setup: Setup, { seed, maxCommands }: PlayOptions): Played {
  const play = makePlay(setup.kit);
  const begun = startMission(setup, play);
  const player = makePlayer(seed);
  const commands: Command[] = [];
  const stopped: string[] = [];
  let { game } = begun;
  let events = 0;
  const note = (happened: readonly Event[]): void => {
    events += happened.length;
    stopped.push(...happened.flatMap((event) => (event.kind === 'scriptStopped' ? event.script : [])));
  };
  note(begun.events);
  const over = (end: PlayEnd): Played => ({ game, end, commands, events, stopped });
  while (game.result === null) {
    if (commands.length >= maxCommands) return over('tooLong');
    const legal = legalCommands(play, game, player.random);
    const command = chooseFrom(
      player,
      legal,
      ({ kind }) => kind,
      (one) => eagernessFor(player, one),
    );
    if (!command) return over('stuck');
    commands.push(command);
    const next = advance(play, game, command);
    if (!next.ok) return { ...over('refused'), refusal: next.error };
    game = next.value.game;
    note(next.value.events);
  }
  return over('over');
}
