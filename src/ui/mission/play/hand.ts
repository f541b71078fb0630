// Whom the players hold: the figure that the bar under the board speaks of and, in tracked play, that the next tap on a
// space puts down. Worked out from the game, so that undo, defeat and the next turn can never leave a ghost in the hand.

import { figuresOfActor, type Game, type PromptKind } from '../../../mission';

export type Held = {
  /** `null`: put away on purpose. */
  readonly figure: string | null;
  /** The turn in which it was taken. */
  readonly turn: string;
};

/** Another one whenever somebody else is up. */
export const turnOf = ({ round, stage, active, window }: Game): string =>
  [round, stage, active ?? '', window?.group ?? ''].join(' ');

/** While figures are put down, any of them may be taken; whatever else is asked comes before the hand. */
const HANDS_ON: ReadonlySet<PromptKind> = new Set(['enter', 'deploy']);

/** What was taken in this turn; else, in tracked play, whoever acts. */
export function handOf(game: Game, held: Held | null): string | null {
  if (game.prompt && !HANDS_ON.has(game.prompt.kind)) return null;
  if (held && held.turn === turnOf(game)) {
    if (held.figure === null || held.figure in game.figures) return held.figure;
  }
  const { tracked, active, window, prompt } = game;
  return tracked && active !== null && !window && !prompt ? figureOfActor(game, active) : null;
}

/** Where somebody has several figures, the first one that stands. */
export const figureOfActor = (game: Game, who: string): string | null =>
  figuresOfActor(game, who)[0]?.id ?? null;
