// Tracked play: whom the app does not see on the board, in the order in which players are asked for them.

import type { FigureState, Game } from '../../../mission';

const ORDER: Readonly<Record<FigureState['kind'], number>> = { hero: 0, ally: 1, imperial: 2 };

export const unplacedFigures = ({ tracked, figures }: Game): readonly FigureState[] =>
  tracked
    ? Object.values(figures)
        .filter(({ at }) => at === null)
        .toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind])
    : [];

/** Whose place is asked for next; `null`: nobody is left. */
export const nextPlace = (game: Game, skipped: readonly string[]): string | null =>
  unplacedFigures(game).find(({ id }) => !skipped.includes(id))?.id ?? null;
