// What one figure has to do with every other: distance, sight with its proof, and the odds of an attack.

import {
  attackContextOf,
  attackRefusal,
  countSpaces,
  oddsOf,
  reach,
  sight,
  spacesOf,
  theFigure,
  type AttackRefusal,
  type Board,
  type Odds,
  type Piece,
  type Point,
  type Sight,
} from '../../rules';
import type { LineView, MarkView } from '../../scene';
import type { TableFigure } from '../table/figures';

export type Look = {
  readonly other: TableFigure;
  readonly distance: number | null;
  readonly sight: Sight | null;
  /** Absent between friends. */
  readonly attack?: {
    readonly odds: Odds;
    readonly refusal: AttackRefusal | undefined;
    readonly ranged: boolean;
  };
};

export function lookAt(board: Board, from: TableFigure, other: TableFigure): Look {
  const [viewer, target] = [theFigure(from.piece), theFigure(other.piece)];
  const seen = { other, distance: countSpaces(board, viewer, target), sight: sight(board, viewer, target) };
  const { fighter } = from;
  if (from.piece.side === other.piece.side || !fighter.attack) return seen;
  const context = attackContextOf(board, from.piece, fighter, other.piece);
  return {
    ...seen,
    attack: {
      odds: oddsOf(fighter, other.fighter, context),
      refusal: attackRefusal(fighter, other.fighter, context),
      ranged: fighter.attack.type === 'ranged',
    },
  };
}

/** Where a figure can end, each space with the fewest points that bring some of its base there. */
export function reachMarks(board: Board, piece: Piece, points: number): readonly MarkView[] {
  const cheapest = new Map<string, { readonly at: Point; readonly cost: number }>();
  for (const end of reach(board, piece, points).ends) {
    if (end.cost === 0) continue;
    for (const at of spacesOf(end)) {
      const known = cheapest.get(at.join());
      if (!known || end.cost < known.cost) cheapest.set(at.join(), { at, cost: end.cost });
    }
  }
  return [...cheapest.values()].map(({ at, cost }) => ({ at, tone: 'reach', text: String(cost) }));
}

/** The lines that prove sight; where there is none, one line that says so. */
export function sightLines(from: TableFigure, { other, sight: seen }: Look): readonly LineView[] {
  if (seen?.by === 'lines') return seen.to.map((to) => ({ from: seen.corner, to, tone: 'clear' }));
  return [{ from: middleOf(from), to: middleOf(other), tone: seen ? 'clear' : 'blocked' }];
}

const middleOf = ({ piece: { at, size } }: TableFigure): Point => [at[0] + size[0] / 2, at[1] + size[1] / 2];
