// How far a space is from each Rebel figure, and whether they see it.

import { boardOf, type Game, type Play } from '../../../mission';
import { countSpaces, hasSpace, sight, theFigure, theSpace, type Point } from '../../../rules';

export type FarFrom = {
  readonly figure: string;
  /** `null`: no way to count. */
  readonly distance: number | null;
  readonly isSeen: boolean;
};

/** Nobody, where the app does not know who stands where. */
export function distancesTo(play: Play, game: Game, at: Point): readonly FarFrom[] {
  const board = game.tracked ? boardOf(play, game) : null;
  if (!board || !hasSpace(board, at)) return [];
  return board.pieces
    .filter(({ side }) => side === 'rebel')
    .map((piece) => ({
      figure: piece.id,
      distance: countSpaces(board, theFigure(piece), theSpace(at)),
      isSeen: sight(board, theFigure(piece), theSpace(at)) !== null,
    }));
}
