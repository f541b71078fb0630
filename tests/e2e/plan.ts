// Finds out, without a browser, which commands lead a game to a wanted end: plays it at random until one does. Only commands
// that a screen offers one tap for, in told play.

import { randomInt, seedRandom, type RandomState } from '../../src/kernel';
import {
  advance,
  heroIn,
  legalCommands,
  makePlay,
  startMission,
  type Command,
  type Game,
  type Play,
  type Setup,
} from '../../src/mission';

const ATTEMPTS = 3000;
const MOST_COMMANDS = 120;

export type Plan = {
  readonly play: Play;
  readonly start: Game;
  readonly commands: readonly Command[];
  readonly end: Game;
};

export function planFor(setup: Setup, wanted: (game: Game) => boolean): Plan {
  const play = makePlay(setup.kit);
  return planFrom(play, startMission(setup, play).game, wanted);
}

type Search = {
  readonly attempts?: number;
  /** What the screen does not offer this time. */
  readonly without?: readonly Command['kind'][];
};

/** The shortest of many random games that end as wanted. */
export function planFrom(
  play: Play,
  start: Game,
  wanted: (game: Game) => boolean,
  { attempts = ATTEMPTS, without = [] }: Search = {},
): Plan {
  let best: Plan | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const most = (best?.commands.length ?? MOST_COMMANDS + 1) - 1;
    const commands: Command[] = [];
    let game = start;
    let random = seedRandom(`plan ${attempt}`);
    while (game.result === null && commands.length < most) {
      const chosen = choose(play, game, random, without);
      if (!chosen) break;
      random = chosen.random;
      const next = advance(play, game, chosen.command);
      if (!next.ok) break;
      commands.push(chosen.command);
      game = next.value.game;
    }
    if (game.result !== null && wanted(game)) best = { play, start, commands, end: game };
  }
  if (!best) throw new Error('no game ends like this');
  return best;
}

const WEIGHTS: Readonly<Partial<Record<Command['kind'], number>>> = {
  interact: 8,
  endActivation: 6,
  beginActivation: 4,
  report: 6,
  defeatGroup: 3,
  destroy: 2,
  wound: 1,
};

function choose(
  play: Play,
  game: Game,
  random: RandomState,
  without: readonly Command['kind'][],
): { command: Command; random: RandomState } | undefined {
  const legal = legalCommands(play, game)
    .filter((command) => isOnScreen(command, game) && !without.includes(command.kind))
    .map((command): Command => (command.kind === 'interact' ? { ...command, who: actorOf(game) } : command));
  const tickets = legal.flatMap((command) =>
    Array.from({ length: WEIGHTS[command.kind] ?? 1 }, () => command),
  );
  const drawn = randomInt(random, Math.max(1, tickets.length));
  const command = tickets[drawn.value];
  return command && { command, random: drawn.state };
}

/** Activations are begun, then ended; a tap on a portrait while nobody acts would begin one. Other things need no tap here. */
function isOnScreen(command: Command, game: Game): boolean {
  const { active } = game;
  if (command.kind === 'beginActivation') return active === null;
  if (command.kind === 'wound') return active !== null;
  if (command.kind === 'endActivation') return active === command.who;
  if (command.kind === 'interact') return active !== null && heroIn(game, active) !== undefined;
  return !['withdraw', 'useMedpac', 'defeat', 'moveFigure'].includes(command.kind);
}

const actorOf = ({ active, actors }: Game): string => active ?? actors[0]?.id ?? '';
