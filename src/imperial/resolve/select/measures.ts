// Numbers about figures and the space between them, as filters and orders ask for them.

import { areAdjacent, remainingHealth, theFigure, type Fighter, type Piece } from '../../../rules';
import type { Word } from '../../language/words';
import { distanceOf, fieldOf, openDoors, overlaps, type Geometry } from '../ways/geometry';
import {
  countsAsRebel,
  factsOf,
  fighterOf,
  rebelsOf,
  subjectOf,
  type AnyId,
  type FigureFacts,
  type Situation,
} from '../situation';

/** What is needed to look at the board: a run, or anything like it. */
export type View = { readonly situation: Situation; readonly geometry: Geometry };

/** Counted spaces between a figure, standing there or moved in thought, and something. */
export const distanceBetween = ({ situation, geometry }: View, from: Piece, to: AnyId): number | null =>
  distanceOf(fieldOf(geometry, situation.board, subjectOf(situation, to)), from, from);

/** The same through closed doors (D12). */
export function distanceThroughDoors({ situation, geometry }: View, from: Piece, to: AnyId): number | null {
  const board = openDoors(geometry, situation.board);
  return distanceOf(fieldOf(geometry, board, subjectOf(situation, to)), from, from);
}

/** D12: no Rebel can be counted to from there, so that closed doors stop counting. */
export const isShutIn = (view: View, from: Piece): boolean => {
  const rebels = rebelsOf(view.situation);
  return rebels.length > 0 && rebels.every(({ id }) => distanceBetween(view, from, id) === null);
};

/** How close something is, for choosing between targets; Infinity where there is no way. */
export const closeness = (view: View, from: Piece, to: AnyId): number =>
  distanceBetween(view, from, to) ??
  (isShutIn(view, from) ? (distanceThroughDoors(view, from, to) ?? Infinity) : Infinity);

export const isNextTo = ({ situation }: View, piece: Piece, to: AnyId): boolean =>
  areAdjacent(situation.board, theFigure(piece), subjectOf(situation, to));

export const sharesSpace = ({ situation }: View, piece: Piece, to: AnyId): boolean => {
  const subject = subjectOf(situation, to);
  if (subject.kind === 'figure') return overlaps(piece, subject.figure);
  return subject.kind === 'space' && overlaps(piece, { at: subject.at, size: [1, 1] });
};

export const isHero = (situation: Situation, id: AnyId): boolean =>
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
