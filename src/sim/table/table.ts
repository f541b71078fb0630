// A table with a game on it: sends the players' commands to the app, and remembers what the app does not track. The one
// place in the simulator where a game goes on.

import { randomInt, type RandomState, type Result } from '../../kernel';
import type { AdvancedMission, Command, Game, Play, Refusal } from '../../mission';
import { rollDice, type Die, type RolledDie } from '../../rules';
import type { Weights } from '../bot/temper';

export type Refused = { readonly command: Command; readonly refusal: Refusal };

/** Told after every command that was taken. */
export type OnAdvance = (before: Game, command: Command, after: AdvancedMission) => void;

export type BotTable = {
  readonly play: Play;
  game: Game;
  /** Of the players: their dice are not the app's. */
  random: RandomState;
  readonly commands: Command[];
  readonly refused: Refused[];
  /** The app: a mission by itself, or one in the middle of a campaign. */
  readonly advance: (game: Game, command: Command) => Result<AdvancedMission, Refusal>;
  readonly onAdvance: OnAdvance;
  readonly weights: Weights;
  /** Damage that heroes did to things, and how often options were used. */
  readonly hits: Map<string, number>;
  readonly uses: Map<string, number>;
};

/** Whether the app took it. */
export function sayCommand(table: BotTable, command: Command): boolean {
  const before = table.game;
  const next = table.advance(before, command);
  if (!next.ok) {
    table.refused.push({ command, refusal: next.error });
    return false;
  }
  table.commands.push(command);
  table.game = next.value.game;
  table.onAdvance(before, command, next.value);
  return true;
}

export function rollForTable(table: BotTable, dice: readonly Die[]): readonly RolledDie[] {
  const { rolled, state } = rollDice(table.random, dice);
  table.random = state;
  return rolled;
}

export function drawFrom<T>(table: BotTable, list: readonly T[]): T | undefined {
  if (list.length === 0) return undefined;
  const { value, state } = randomInt(table.random, list.length);
  table.random = state;
  return list[value];
}
