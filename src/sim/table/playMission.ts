// A whole mission, played by bots on the real rules: prompts are answered, heroes act, Imperial groups are resolved with
// dice from the seed, until there is a result.

import { seedRandom } from '../../kernel';
import {
  advance,
  figuresOfActor,
  makePlay,
  startMission,
  whyNotActor,
  type Command,
  type Game,
  type Play,
  type Setup,
} from '../../mission';
import { FRESH_TURN } from '../bot/actor';
import { WEIGHTS, type Temper } from '../bot/temper';
import type { PlayEnd } from '../randomPlay';
import { planFor, takeTurn } from './heroTurn';
import { answerForHeroes } from './prompts';
import type { OnAdvance, Refused, BotTable } from './table';
import { continueWindow } from './window';

export type BotOptions = {
  readonly seed: string;
  readonly temper: Temper;
  readonly limits: PlayLimits;
  readonly onAdvance?: OnAdvance;
};

/** After so many commands, or rounds, they give up. */
export type PlayLimits = { readonly commands: number; readonly rounds: number };

export type BotGame = {
  readonly game: Game;
  readonly end: PlayEnd;
  /** Enough to play the same game again. */
  readonly commands: readonly Command[];
  /** What the app did not take; there should be none. */
  readonly refused: readonly Refused[];
};

export function playWithBots(setup: Setup, options: BotOptions, play: Play = makePlay(setup.kit)): BotGame {
  const app = (game: Game, command: Command) => advance(play, game, command);
  return playOn(sitDown(play, startMission(setup, play).game, app, options), options.limits);
}

export const sitDown = (
  play: Play,
  game: Game,
  app: BotTable['advance'],
  { seed, temper, onAdvance = () => undefined }: Omit<BotOptions, 'limits'>,
): BotTable => ({
  play,
  game,
  random: seedRandom(`dice ${seed}`),
  commands: [],
  refused: [],
  advance: app,
  onAdvance,
  weights: WEIGHTS[temper],
  hits: new Map(),
  uses: new Map(),
});

export function playOn(table: BotTable, limits: PlayLimits): BotGame {
  const over = (end: PlayEnd): BotGame => ({
    game: table.game,
    end,
    commands: table.commands,
    refused: table.refused,
  });
  while (table.game.result === null) {
    if (table.commands.length >= limits.commands || table.game.round > limits.rounds) return over('tooLong');
    const before = table.commands.length;
    const moved = next(table);
    if (!moved && table.refused.length > 0) return over('refused');
    if (!moved || table.commands.length === before) return over('stuck');
  }
  return over('over');
}

/** Whatever has to be done next; `false`: there is nothing, or it was refused. */
function next(table: BotTable): boolean {
  const { prompt, window, stage } = table.game;
  if (prompt) return answerForHeroes(table, prompt);
  if (window) return continueWindow(table);
  const who = stage === 'heroes' ? whoseTurn(table) : undefined;
  if (who === undefined) return false;
  takeTurn(table, who);
  return true;
}

/** Of all who may act now, the one who has most to gain. */
export function whoseTurn(table: BotTable): string | undefined {
  const { game } = table;
  const ready = game.actors.filter((actor) => whyNotActor(game, actor) === undefined).map(({ id }) => id);
  if (ready.length < 2) return ready[0];
  let top: { readonly who: string; readonly gain: number } | undefined;
  for (const who of ready) {
    const gain = hopeOf(table, who, top?.gain);
    if (!top || gain > top.gain) top = { who, gain };
  }
  return top?.who;
}

/** No more than `atLeast`, if that is all there is to say. */
function hopeOf(table: BotTable, who: string, atLeast?: number): number {
  const figure = figuresOfActor(table.game, who)[0]?.id;
  return figure === undefined ? 0 : (planFor(table, figure, FRESH_TURN, atLeast)?.plan.gain ?? 0);
}
