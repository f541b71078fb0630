// How far the figure in hand goes: with the movement points that it has left and, less loudly, with one more action.

import {
  boardOf,
  controllerOf,
  speedOf,
  turnOf,
  type FigureState,
  type Game,
  type Play,
} from '../../../mission';
import type { FigureId } from '../../../rules';
import type { MarkView } from '../../../scene';
import { reachMarks } from '../../sight/look';

/** Nothing of figures that the app plays. */
export function handMarks(play: Play, game: Game, figure: FigureState): readonly MarkView[] {
  const board = boardOf(play, game);
  const piece = board?.figures.get(figure.id as FigureId);
  if (!board || !piece || controllerOf(game, figure) !== 'players') return [];
  const { now, further } = strideOf(play, game, figure);
  return reachMarks(board, piece, further, now);
}

/** Of whoever acts, what is left of the turn; of the others, a whole move. */
function strideOf(
  play: Play,
  game: Game,
  figure: FigureState,
): { readonly now: number; readonly further: number } {
  const turn = turnOf(play, game);
  if (turn?.figure !== figure.id) {
    const speed = speedOf(play, game, figure);
    return { now: speed, further: speed };
  }
  const { pointsLeft, speed, actions } = turn;
  const further = pointsLeft + (actions.left > 0 ? speed : 0);
  return { now: pointsLeft > 0 ? pointsLeft : further, further };
}
