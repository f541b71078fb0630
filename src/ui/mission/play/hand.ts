// Whom the players hold: the figure that the bar under the board speaks of and, in tracked play, that the next tap on a
// space puts down. Worked out from the game, so that undo, defeat and the next turn can never leave a ghost in the hand.

import { figureOfActor, turnKey, type Game, type PromptKind } from '../../../mission';

export type HeldFigure = {
  /** `null`: put away on purpose. */
  readonly figure: string | null;
  /** The turn in which it was taken (`turnKey`). */
  readonly turn: string;
};

/** While figures are put down, any of them may be taken; whatever else is asked comes before the hand. */
const HANDS_ON: ReadonlySet<PromptKind> = new Set(['enter', 'deploy']);

/** What was taken in this turn; else whoever acts, so that a reload in the middle of a turn changes nothing. */
export function handOf(
  game: Game,
  held: HeldFigure | null,
  /** Whether another device acts for somebody: then that figure is in hand there. */
  isElsewhere: (who: string) => boolean = () => false,
): string | null {
  if (game.prompt && !HANDS_ON.has(game.prompt.kind)) return null;
  if (held && held.turn === turnKey(game)) {
    if (held.figure === null || held.figure in game.figures) return held.figure;
  }
  const { active, window, prompt } = game;
  const isHere = active !== null && !isElsewhere(active);
  return isHere && !window && !prompt ? figureOfActor(game, active) : null;
}
