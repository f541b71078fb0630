// A player who does anything the game allows, by chance, until the mission is over: finds dead ends, loops and scripts
// that never run. It is no good player; it is a thorough one.

import { randomInt, seedRandom, type RandomState } from '../kernel';
import {
  advance,
  legalCommands,
  makePlay,
  startMission,
  type Command,
  type CommandKind,
  type Event,
  type Game,
  type Play,
  type Refusal,
  type Setup,
} from '../mission';

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
  const player: Player = { random: seedRandom(`player ${seed}`), temper: 'calm' };
  player.temper = TEMPERS[draw(player, TEMPERS.length)] ?? 'calm';
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
    const command = choose(player, play, game);
    if (!command) return over('stuck');
    commands.push(command);
    const next = advance(play, game, command);
    if (!next.ok) return { ...over('refused'), refusal: next.error };
    game = next.value.game;
    note(next.value.events);
  }
  return over('over');
}

type Player = { random: RandomState; temper: Temper };

/** How games differ: whether heroes fall fast, and whether enemies do. */
const TEMPERS = ['calm', 'bold', 'unlucky'] as const;
type Temper = (typeof TEMPERS)[number];

/** How eager the player is for a kind of command, against the others; 2 where it is not written. */
const EAGER: Readonly<Partial<Record<CommandKind, Readonly<Record<Temper, number>>>>> = {
  endActivation: { calm: 60, bold: 20, unlucky: 30 },
  beginActivation: { calm: 6, bold: 10, unlucky: 10 },
  interact: { calm: 6, bold: 40, unlucky: 5 },
  report: { calm: 4, bold: 10, unlucky: 4 },
  moveFigure: { calm: 10, bold: 40, unlucky: 10 },
  defeatGroup: { calm: 3, bold: 20, unlucky: 1 },
  destroy: { calm: 1, bold: 10, unlucky: 1 },
  defeatAlly: { calm: 1, bold: 1, unlucky: 3 },
  wound: { calm: 1, bold: 1, unlucky: 12 },
  withdraw: { calm: 1, bold: 1, unlucky: 3 },
};
const INDIFFERENT = 2;

/** First what kind of thing to do, then which of them, so that a map full of crates is not all the player does. */
function choose(player: Player, play: Play, game: Game): Command | undefined {
  const legal = legalCommands(play, game, player.random);
  const kinds = [...new Set(legal.map(({ kind }) => kind))];
  const weights = kinds.map((kind) => EAGER[kind]?.[player.temper] ?? INDIFFERENT);
  let ticket = draw(
    player,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const kind = kinds.find((_, index) => (ticket -= weights[index] ?? 0) < 0);
  const candidates = legal.filter((command) => command.kind === kind);
  return candidates[draw(player, candidates.length)];
}

function draw(player: Player, sides: number): number {
  if (sides < 1) return 0;
  const { value, state } = randomInt(player.random, sides);
  player.random = state;
  return value;
}
