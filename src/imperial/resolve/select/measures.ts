// Numbers about figures and the space between them, as filters and orders ask for them.

import {
  distanceField,
  areAdjacent,
  ignoresTerrain,
  remainingHealth,
  theFigure,
  type Board,
  type Fighter,
  type Piece,
} from '../../../rules';
import type { Word } from '../../language/words';
import { distanceOf, flownBoard, openDoors, overlaps } from '../ways/geometry';
import {
  countsAsRebel,
  factsOf,
  fighterOf,
  rebelsOf,
  boardSubject,
  type AnyId,
  type FigureFacts,
  type Situation,
} from '../situation';

/** What is needed to look at the board: a run, or anything like it. */
export type View = { readonly situation: Situation };

/** Counted spaces between a figure, standing there or moved in thought, and something. */
export const distanceBetween = ({ situation }: View, from: Piece, to: AnyId): number | null =>
  distanceOf(distanceField(situation.board, boardSubject(situation, to)), from, from);

/** The same through closed doors (D12). */
export function distanceThroughDoors({ situation }: View, from: Piece, to: AnyId): number | null {
  const board = openDoors(situation.board);
  return distanceOf(distanceField(board, boardSubject(situation, to)), from, from);
}

/**
 * The map on which its way to something is measured. As counted; but where its start has no counted distance, a Mobile
 * or Massive figure is measured by its own way of moving (D55).
 */
export function boardOfWay(
  { situation }: View,
  from: Piece,
  to: AnyId,
  doors: 'closed' | 'open' = 'closed',
): Board {
  const board = doors === 'open' ? openDoors(situation.board) : situation.board;
  const isCounted = distanceOf(distanceField(board, boardSubject(situation, to)), from, from) !== null;
  return isCounted || !ignoresTerrain(from) ? board : flownBoard(board);
}

/** How far it has to go to something, were it only by its own way of moving (D55). */
export function wayTo(
  view: View,
  from: Piece,
  to: AnyId,
  doors: 'closed' | 'open' = 'closed',
): number | null {
  const field = distanceField(boardOfWay(view, from, to, doors), boardSubject(view.situation, to));
  return distanceOf(field, from, from);
}

/** D12, D53: there is no way to any of those who may be meant, so that closed doors stop counting. */
export const isShutIn = (view: View, from: Piece, among: readonly AnyId[]): boolean =>
  among.length > 0 && among.every((id) => wayTo(view, from, id) === null);

/** How close the nearest Rebel is; as if doors were open where there is no way to any (D12). */
export function nearestRebel(view: View, from: Piece): number {
  const rebels = rebelsOf(view.situation).map(({ id }) => id);
  const doors = isShutIn(view, from, rebels) ? 'open' : 'closed';
  return Math.min(...rebels.map((id) => wayTo(view, from, id, doors) ?? Infinity), Infinity);
}

/** More than any way on any map: who stands behind a door is farther than everybody who does not. */
const BEHIND_DOORS = 1e6;

/** How close something is, for choosing between targets. D53: those behind doors come last, the nearest of them first. */
export const closeness = (view: View, from: Piece, to: AnyId): number =>
  wayTo(view, from, to) ?? BEHIND_DOORS + (wayTo(view, from, to, 'open') ?? Infinity);

/** How far it is for keys that want the farthest (D53): through doors where there is no other way; -1: no way at all. */
export const remoteness = (view: View, from: Piece, to: AnyId): number =>
  wayTo(view, from, to) ?? wayTo(view, from, to, 'open') ?? -1;

export const isNextTo = ({ situation }: View, piece: Piece, to: AnyId): boolean =>
  areAdjacent(situation.board, theFigure(piece), boardSubject(situation, to));

export const sharesSpace = ({ situation }: View, piece: Piece, to: AnyId): boolean => {
  const subject = boardSubject(situation, to);
  if (subject.kind === 'figure') return overlaps(piece, subject.figure);
  return subject.kind === 'space' && overlaps(piece, { at: subject.at, size: [1, 1] });
};

export const isHeroPiece = (situation: Situation, id: AnyId): boolean =>
  fighterOf(situation, id).hero !== undefined || factsOf(situation, id).hero !== undefined;

/** D44: said of heroes only. */
export const isHealthy = (situation: Situation, id: AnyId): boolean =>
  fighterOf(situation, id).hero?.wounded === false;
export const isWounded = (situation: Situation, id: AnyId): boolean =>
  fighterOf(situation, id).hero?.wounded === true;

export const groupOf = (situation: Situation, id: AnyId): readonly Piece[] => {
  const { group } = factsOf(situation, id);
  return group === undefined
    ? []
    : situation.board.pieces.filter((piece) => factsOf(situation, piece.id).group === group);
};

const dice = (pool: readonly unknown[] | undefined): number => pool?.length ?? 0;

type Measured = {
  readonly fighter: Fighter;
  readonly facts: FigureFacts;
  readonly situation: Situation;
  readonly id: AnyId;
};

const MEASURES: { readonly [M in Word<'measure'>]: (of: Measured) => number } = {
  health: ({ fighter }) => remainingHealth(fighter),
  damage: ({ fighter }) => fighter.damage,
  strain: ({ fighter }) => fighter.hero?.strain ?? 0,
  speed: ({ facts }) => facts.speed,
  maxHealth: ({ fighter, facts }) => facts.printedHealth ?? fighter.health ?? 0,
  endurance: ({ fighter }) => fighter.hero?.endurance ?? 0,
  defense: ({ fighter }) => fighter.defense.length,
  strength: ({ fighter }) => dice(fighter.attributes?.strength),
  insight: ({ fighter }) => dice(fighter.attributes?.insight),
  tech: ({ fighter }) => dice(fighter.attributes?.tech),
  cost: ({ facts }) => facts.cost,
  groupFigures: ({ situation, id }) => groupOf(situation, id).length,
};

export const measure = (situation: Situation, what: Word<'measure'>, id: AnyId): number =>
  MEASURES[what]({ fighter: fighterOf(situation, id), facts: factsOf(situation, id), situation, id });

const NEIGHBOURS: { readonly [N in Word<'neighbour'>]: (situation: Situation, piece: Piece) => boolean } = {
  rebels: (_, piece) => countsAsRebel(piece),
  healthyRebels: (situation, piece) => countsAsRebel(piece) && isHealthy(situation, piece.id),
  imperials: (_, piece) => piece.side === 'imperial' && !piece.companion,
};

export function neighbours(view: View, id: AnyId, who: Word<'neighbour'>, within = 1): number {
  const { situation } = view;
  return situation.board.pieces.filter(
    (piece) =>
      piece.id !== id &&
      NEIGHBOURS[who](situation, piece) &&
      (distanceBetween(view, piece, id) ?? Infinity) <= within,
  ).length;
}
