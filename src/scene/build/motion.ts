// An animation is planned from the figures before and after, and never owns truth: it gives the distance of each figure
// from its place, which shrinks to nothing.

import type { Point } from '../../rules';
import type { FigureView } from '../view';

/** For every figure that stood elsewhere before: from where it comes, relative to where it stands now. */
export function planMoves(
  before: readonly FigureView[],
  after: readonly FigureView[],
): ReadonlyMap<string, Point> {
  const old = new Map(before.map((figure) => [figure.id, figure.at]));
  const moves = new Map<string, Point>();
  for (const { id, at } of after) {
    const from = old.get(id);
    if (from && (from[0] !== at[0] || from[1] !== at[1])) moves.set(id, [from[0] - at[0], from[1] - at[1]]);
  }
  return moves;
}
