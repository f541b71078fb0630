// What one figure has to do with every other: distance, sight with its proof, and the odds of an attack.

import {
  accuracyNeeded,
  attackContextOf,
  attackRefusal,
  countSpaces,
  oddsOf,
  reach,
  sight,
  spacesOf,
  theFigure,
  theSpace,
  type AttackRefusal,
  type Board,
  type Fighter,
  type FigureId,
  type Odds,
  type Piece,
  type Point,
  type Sight,
} from '../../rules';
import type { LineView, MarkView } from '../../scene';

/** Whoever stands on a board, with the name and the letters that players know it by. */
export type Onlooker = {
  readonly id: FigureId;
  readonly name: string;
  readonly label: string;
  readonly piece: Piece;
  readonly fighter: Fighter;
  readonly speed: number;
};

export type FigureLook = {
  readonly other: Onlooker;
  readonly distance: number | null;
  readonly sight: Sight | null;
  /** Absent between friends. */
  readonly attack?: {
    readonly odds: Odds;
    readonly refusal: AttackRefusal | undefined;
    /** Accuracy, with the conditions of both; `null`: none is needed. */
    readonly needed: number | null;
  };
};

export function lookAt(board: Board, from: Onlooker, other: Onlooker): FigureLook {
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
      needed: accuracyNeeded(fighter, other.fighter, context),
    },
  };
}

/** Where a figure can end, each space with the fewest points that bring some of its base there; beyond `now` less loudly. */
export function reachMarks(
  board: Board,
  piece: Piece,
  points: number,
  now: number = points,
): readonly MarkView[] {
  const cheapest = new Map<string, { readonly at: Point; readonly cost: number }>();
  for (const end of reach(board, piece, points).ends) {
    if (end.cost === 0) continue;
    for (const at of spacesOf(end)) {
      const known = cheapest.get(at.join());
      if (!known || end.cost < known.cost) cheapest.set(at.join(), { at, cost: end.cost });
    }
  }
  return [...cheapest.values()].map(({ at, cost }) => ({
    at,
    tone: cost > now ? 'later' : 'reach',
    text: String(cost),
  }));
}

/** The lines that prove sight; where there is none, one line that says so. */
export const sightLines = (from: Onlooker, { other, sight: seen }: FigureLook): readonly LineView[] =>
  proofLines(middleOf(from.piece), middleOf(other.piece), seen);

/** The same between two pieces of a board. */
export const linesBetween = (board: Board, from: Piece, to: Piece): readonly LineView[] =>
  proofLines(middleOf(from), middleOf(to), sight(board, theFigure(from), theFigure(to)));

/** The same to a space, whoever may stand there one day. */
export function linesToSpace(board: Board, { piece }: Onlooker, at: Point): readonly LineView[] {
  const seen = sight(board, theFigure(piece), theSpace(at));
  return proofLines(middleOf(piece), [at[0] + 0.5, at[1] + 0.5], seen);
}

function proofLines(from: Point, to: Point, seen: Sight | null): readonly LineView[] {
  if (seen?.by === 'lines') return seen.to.map((end) => ({ from: seen.corner, to: end, tone: 'clear' }));
  return [{ from, to, tone: seen ? 'clear' : 'blocked' }];
}

const middleOf = ({ at, size }: Piece): Point => [at[0] + size[0] / 2, at[1] + size[1] / 2];
