// Figures that are moved by others: pushes, and what a Massive figure shoves aside where it ends (rules 5.5, 5.6, D28).

import { othersUnder, placeFigure, withFigures, type Board } from '../board/board';
import { distanceField } from '../board/counting';
import { MAX_POINTS, reachBySpaces, type Reach } from './movement';
import { areHostile, type FigureId, type Piece, type Place } from '../board/piece';
import { mayBePlaced } from './placement';
import type { Subject } from '../board/subject';

export type PushDirection = { readonly towards: boolean; readonly of: Subject };

/** Where a push of so many spaces can bring a figure. With a direction, no step of it may go the wrong way. */
export function pushReach(board: Board, piece: Piece, spaces: number, direction?: PushDirection): Reach {
  if (!direction) return reachBySpaces(board, piece, spaces);
  const { steps } = distanceField(board, direction.of);
  return reachBySpaces(board, piece, spaces, { never: direction.towards ? 'farther' : 'nearer', steps });
}

/** The empty places that take the fewest pushed spaces to come to, where the figure stands being one if it is empty. */
export function closestEmptyPlaces(board: Board, piece: Piece): Place[] {
  const ends = pushReach(board, piece, MAX_POINTS).ends.filter((end) => mayBePlaced(board, piece, end));
  const least = ends.reduce((best, { cost }) => Math.min(best, cost), Infinity);
  return ends.filter(({ cost }) => cost === least).map(({ at, size }) => ({ at, size }));
}

/**
 * A Massive figure ends its movement there. Whoever stood there is off the board that is returned, and has to be put
 * back in this order: friends of the Massive figure first, each to one of its `closestEmptyPlaces`.
 */
export function landMassive(board: Board, piece: Piece, place: Place): { board: Board; displaced: Piece[] } {
  const displaced = othersUnder(board, piece, place);
  const figures = new Map(board.figures);
  for (const { id } of displaced) figures.delete(id);
  const isFoe = (other: Piece): number => (areHostile(piece, other) ? 1 : 0);
  return {
    board: placeFigure(withFigures(board, figures), { ...piece, at: place.at, size: place.size }),
    displaced: displaced.sort((a, b) => isFoe(a) - isFoe(b)),
  };
}

/** The same, with everyone put back: `choose` picks one of the equally close places, the first one if it has no wish. */
export function settleMassive(
  board: Board,
  piece: Piece,
  place: Place,
  choose: (id: FigureId, places: readonly Place[]) => Place | undefined = () => undefined,
): Board {
  const landed = landMassive(board, piece, place);
  return landed.displaced.reduce((current, other) => {
    const places = closestEmptyPlaces(current, other);
    const chosen = choose(other.id, places) ?? places[0];
    return chosen ? placeFigure(current, { ...other, at: chosen.at, size: chosen.size }) : current;
  }, landed.board);
}
