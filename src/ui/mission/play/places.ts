// Tracked play: whom the app does not see on the board, in the order in which players are asked for them.

import { isOfHero, type FigureState, type Game } from '../../../mission';

/** Heroes first, then who came along, then the Empire. */
function rankOf(game: Game, figure: FigureState): number {
  if (isOfHero(game, figure)) return 0;
  return figure.actor === null ? 2 : 1;
}

export const unplacedFigures = (game: Game): readonly FigureState[] =>
  game.tracked
    ? Object.values(game.figures)
        .filter(({ at }) => at === null)
        .toSorted((one, other) => rankOf(game, one) - rankOf(game, other))
    : [];

/** Whose place is asked for next; `null`: nobody is left. */
export const nextPlace = (game: Game, skipped: readonly string[]): string | null =>
  unplacedFigures(game).find(({ id }) => !skipped.includes(id))?.id ?? null;
