// Who stands close enough: to use a thing, and to control it. Only in tracked play, and only to be told; nobody is kept
// from anything.

import {
  areAdjacent,
  hasSpace,
  spaceKey,
  spacesOf,
  theFigure,
  theSpace,
  type Board,
  type Piece,
  type Point,
} from '../../../rules';
import type { Thing } from '../../definition';
import type { Game } from '../../game';
import { perGame } from '../perGame';
import type { Play } from '../play';
import { boardOf } from './board';
import { thingStateOf } from './things';

/** Where one has to be, as the rules see it: a thing lies on a space, a door has a side of one. */
function isCloseTo(board: Board, piece: Piece, spaces: readonly Point[], kind: Thing['kind']): boolean {
  const own = spacesOf(piece);
  const isOn = ([x, y]: Point): boolean => own.some((at) => at[0] === x && at[1] === y);
  if (kind === 'door') return spaces.some(isOn);
  return spaces.some(
    (at) => isOn(at) || (hasSpace(board, at) && areAdjacent(board, theFigure(piece), theSpace(at))),
  );
}

/** The spaces of a thing; of a door, those with a side on it. */
export function spacesOfThing(play: Play, game: Game, thing: Thing): readonly Point[] {
  if (thing.kind === 'door') return thing.between.flat();
  if (thing.kind === 'region' || thing.kind === 'entry') return thing.spaces;
  const { at, carriedBy } = thingStateOf(play, game, thing.id);
  return at && carriedBy === null ? [at] : [];
}

/** Rebel figures that could use it from where they stand; `null`: the app does not know where they are. */
export function closeRebels(play: Play, game: Game, thing: Thing): readonly string[] | null {
  const pieces = piecesIn(play, game);
  const spaces = spacesOfThing(play, game, thing);
  if (!pieces || spaces.length === 0 || !pieces.all.some(({ side }) => side === 'rebel')) return null;
  return pieces.all
    .filter(
      (piece) =>
        piece.side === 'rebel' && !piece.companion && isCloseTo(pieces.board, piece, spaces, thing.kind),
    )
    .map(({ id }) => id);
}

export type Control = 'rebel' | 'imperial' | 'nobody';

/** A side controls a space if at least one of its figures is on it or next to it, and no hostile one is (row 38). */
export function controlOf(play: Play, game: Game, at: Point): Control | null {
  const known = controls(play, game);
  const key = spaceKey(...at);
  const control = known.get(key) ?? controlNow(play, game, at);
  if (control) known.set(key, control);
  return control;
}

/** By space, as far as somebody asked. */
const controls = perGame(() => new Map<string, Control>());

/** A thing is controlled from beside it, an area by who stands in it: as tokens and tiles are (row 38, rule 1.7). */
export function controlOfThing(play: Play, game: Game, thing: Thing): Control | null {
  const pieces = piecesIn(play, game);
  if (!pieces) return null;
  const spaces = spacesOfThing(play, game, thing);
  const isArea = thing.kind === 'region' || thing.kind === 'entry';
  const isInside = (piece: Piece) =>
    spacesOf(piece).some((own) => spaces.some((at) => at[0] === own[0] && at[1] === own[1]));
  return heldBy(
    pieces.all.filter((piece) =>
      isArea ? isInside(piece) : isCloseTo(pieces.board, piece, spaces, thing.kind),
    ),
  );
}

function controlNow(play: Play, game: Game, at: Point): Control | null {
  const pieces = piecesIn(play, game);
  return pieces && heldBy(pieces.all.filter((piece) => isCloseTo(pieces.board, piece, [at], 'token')));
}

/** By the side of those who are near, unless there are two; who is incapacitated holds nothing. */
function heldBy(near: readonly Piece[]): Control {
  const sides = new Set(near.filter(({ incapacitated }) => !incapacitated).map(({ side }) => side));
  if (sides.has('rebel') === sides.has('imperial')) return 'nobody';
  return sides.has('rebel') ? 'rebel' : 'imperial';
}

function piecesIn(play: Play, game: Game): { readonly board: Board; readonly all: readonly Piece[] } | null {
  const board = game.tracked ? boardOf(play, game) : null;
  return board && { board, all: board.pieces };
}
