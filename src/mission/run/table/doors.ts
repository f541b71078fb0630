// A door that closes lets nobody stand across it: large figures are pushed aside (rule 5.8).

import {
  countSpaces,
  MAX_POINTS,
  mayBePlaced,
  pushReach,
  theFigure,
  theSpace,
  spacesOf,
  type Board,
  type FigureId,
  type Piece,
  type Place,
} from '../../../rules';
import type { FigureState, Game } from '../../game';
import { emit, showNext, updateFigure, type MissionRun } from '../run';
import { boardOf } from './board';

/** `before`: the game in which the door still stood open. */
export function pushFromDoor(run: MissionRun, before: Game): void {
  const large = Object.values(before.figures).filter(({ size }) => Math.max(...size) > 1);
  const unseen = large.filter(({ at }) => !before.tracked || at === null);
  const pushed = large.filter((figure) => !unseen.includes(figure) && push(run, before, figure));
  const figures = [...unseen, ...pushed].map(({ id, of }) => ({
    id,
    of,
    at: run.game.figures[id]?.at ?? null,
  }));
  if (figures.length > 0) showNext(run, { kind: 'figures', does: 'pushed', figures });
}

/** Whether it stood across the door. Where it can go nowhere, nobody knows where it stands. */
function push(run: MissionRun, before: Game, { id, at }: FigureState): boolean {
  const open = boardOf(run.play, before);
  const shut = boardOf(run.play, run.game);
  const piece = open?.figures.get(id as FigureId);
  if (!open || !shut || !piece || shut.figures.has(piece.id)) return false;
  const place = closestBesideDoor(open, shut, piece);
  updateFigure(run, id, place ?? { at: null });
  emit(run, { kind: 'figureMoved', figure: id, from: at, to: place?.at ?? null });
  return true;
}

/** The fewest spaces as if the door were open; then, of an Imperial figure, the nearest to a Rebel; then in reading order. */
function closestBesideDoor(open: Board, shut: Board, piece: Piece): Place | undefined {
  const ends = pushReach(open, piece, MAX_POINTS).ends.filter((end) => mayBePlaced(shut, piece, end));
  const least = Math.min(...ends.map(({ cost }) => cost));
  const rebels = piece.side === 'imperial' ? shut.pieces.filter(({ side }) => side === 'rebel') : [];
  const [best] = ends
    .filter(({ cost }) => cost === least)
    .map(({ at, size }) => ({ at, size, far: farFrom(shut, rebels, { at, size }) }))
    .toSorted((a, b) => a.far - b.far || a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  return best && { at: best.at, size: best.size };
}

/** To the nearest of them; nobody there, or none with a way to count: equally far from everywhere. */
function farFrom(board: Board, rebels: readonly Piece[], place: Place): number {
  const counts = rebels.flatMap((rebel) =>
    spacesOf(place).flatMap((space) => countSpaces(board, theFigure(rebel), theSpace(space)) ?? []),
  );
  return Math.min(Number.MAX_SAFE_INTEGER, ...counts);
}
