// A player who does anything that is allowed, by chance: first picks the kind of command, then one of that kind, so
// that a map full of crates, or a ship full of items, is not all the player does.

import { randomInt, seedRandom, type RandomState } from '../kernel';
import type { Command, CommandKind } from '../mission';

export type Player = { random: RandomState; temper: Temper };

/** How games differ: whether heroes fall fast, and whether enemies do. */
const TEMPERS = ['calm', 'bold', 'unlucky'] as const;
type Temper = (typeof TEMPERS)[number];

export function makePlayer(seed: string): Player {
  const player: Player = { random: seedRandom(`player ${seed}`), temper: 'calm' };
  changeTemper(player);
  return player;
}

export function changeTemper(player: Player): void {
  player.temper = TEMPERS[draw(player, TEMPERS.length)] ?? 'calm';
}

/** How eager the player is for a kind of command, against the others; 2 where it is not written. */
const EAGER: Readonly<Partial<Record<CommandKind, Readonly<Record<Temper, number>>>>> = {
  endActivation: { calm: 60, bold: 20, unlucky: 30 },
  beginActivation: { calm: 6, bold: 10, unlucky: 10 },
  interact: { calm: 6, bold: 40, unlucky: 5 },
  report: { calm: 4, bold: 10, unlucky: 4 },
  moveFigure: { calm: 10, bold: 40, unlucky: 10 },
  defeatGroup: { calm: 3, bold: 20, unlucky: 1 },
  destroy: { calm: 1, bold: 10, unlucky: 1 },
  defeat: { calm: 1, bold: 1, unlucky: 3 },
  wound: { calm: 1, bold: 1, unlucky: 12 },
  withdraw: { calm: 1, bold: 1, unlucky: 3 },
};
const INDIFFERENT = 2;

export const eagernessFor = ({ temper }: Player, { kind }: Command): number =>
  EAGER[kind]?.[temper] ?? INDIFFERENT;

/** `eagerness` is the same for all commands of a kind. */
export function chooseFrom<T>(
  player: Player,
  commands: readonly T[],
  kindOf: (command: T) => string,
  eagerness: (command: T) => number,
): T | undefined {
  const kinds = new Map(commands.map((command) => [kindOf(command), eagerness(command)]));
  let ticket = draw(
    player,
    [...kinds.values()].reduce((sum, weight) => sum + weight, 0),
  );
  const [kind] = [...kinds].find(([, weight]) => (ticket -= weight) < 0) ?? [];
  const candidates = commands.filter((command) => kindOf(command) === kind);
  return candidates[draw(player, candidates.length)];
}

function draw(player: Player, sides: number): number {
  if (sides < 1) return 0;
  const { value, state } = randomInt(player.random, sides);
  player.random = state;
  return value;
}
