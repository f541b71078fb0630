// Where an attack happens: from its figure to a figure or a thing, and who else stands where Blast, Cleave and the like reach.

import {
  areAdjacent,
  areHostile,
  attackRefusal,
  countSpaces,
  hasSpace,
  helpOfFriends,
  sight,
  theFigure,
  theSpace,
  type AttackContext,
  type Board,
  type Fighter,
  type FigureId,
  type Piece,
  type Subject,
} from '../../../rules';
import type { Game } from '../../game';
import type { Play } from '../play';
import { boardOf, printed } from '../table/board';
import { spacesOfThing } from '../table/near';

export type AttackPlace = Pick<AttackContext, 'distance' | 'adjacent' | 'sight'>;

/** Somebody, or something that may fill several spaces. */
export type Spots = readonly Subject[];

/** `null`: the app does not know where it is. */
export function spotsOf(play: Play, game: Game, board: Board, id: string): Spots | null {
  const piece = board.figures.get(id as FigureId);
  if (piece) return [theFigure(piece)];
  const thing = play.things.get(id);
  const spaces = thing ? spacesOfThing(play, game, thing).filter((at) => hasSpace(board, at)) : [];
  return spaces.length > 0 ? spaces.map(theSpace) : null;
}

/** The nearest spot counts. A figure is next to a thing in its own space, too. */
export function attackPlaceOf(board: Board, from: Subject, to: Spots): AttackPlace {
  const distances = to.flatMap((spot) => countSpaces(board, from, spot) ?? []);
  const distance = distances.length === 0 ? null : Math.min(...distances);
  return {
    distance,
    adjacent: distance === 0 || to.some((spot) => areAdjacent(board, from, spot)),
    sight: distance === 0 || to.some((spot) => sight(board, from, spot) !== null),
  };
}

export type Reached = {
  readonly blast: readonly string[];
  /** Whoever could be attacked instead, accuracy aside; one of them is hurt. */
  readonly cleave: readonly string[];
  readonly splash: readonly string[];
};

const SPLASH = 2;

export function reachedBy(
  board: Board,
  piece: Piece,
  fighter: Fighter,
  target: { readonly id: string; readonly spots: Spots },
): Reached {
  const others = board.pieces.filter(
    (other) => other.id !== target.id && areHostile(piece, other) && !other.companion && !other.incapacitated,
  );
  const around = others.map((other) => ({
    id: other.id,
    fromTarget: attackPlaceOf(board, theFigure(other), target.spots),
    fromAttacker: attackPlaceOf(board, theFigure(piece), [theFigure(other)]),
  }));
  const ids = (hit: (one: (typeof around)[number]) => boolean) => around.filter(hit).map(({ id }) => id);
  return {
    blast: ids(({ fromTarget }) => fromTarget.adjacent),
    cleave: ids(({ fromAttacker }) => !attackRefusal(fighter, fighter, fromAttacker)),
    splash: ids(({ fromTarget }) => (fromTarget.distance ?? Infinity) <= SPLASH),
  };
}

/** The board and the figure on it, where the app knows both. */
export function pieceOnBoard(
  play: Play,
  game: Game,
  id: string,
): { readonly board: Board; readonly piece: Piece } | null {
  const board = game.tracked ? boardOf(play, game) : null;
  const piece = board?.figures.get(id as FigureId);
  return board && piece ? { board, piece } : null;
}

/** What friends next to the target do for it (6.8). */
export const friendsBeside = (play: Play, game: Game, board: Board, target: string) =>
  helpOfFriends(board, target, (id) => {
    const figure = game.figures[id];
    return figure && printed(play, game, figure).fighter.guards;
  });
