// Figures walk their routes one after the other, so that the players can follow with the miniatures.

import type { FigureId, Place } from '../../rules';
import type { MoveAct } from './stepView';

/** One glide on the board: who, and to where. `leg`: which of the moves it belongs to. */
export type WalkGlide = { readonly leg: number; readonly figure: FigureId; readonly to: Place };

/** As many spaces as one glide takes in a straight line. */
const STRIDE = 2;

export const glidesOf = (moves: readonly MoveAct[]): readonly WalkGlide[] =>
  moves.flatMap(({ figure, route }, leg) => stridesOf(route).map((to) => ({ leg, figure, to })));

/** The corners of a way, and every other space where it goes straight on. */
function stridesOf(route: readonly Place[]): readonly Place[] {
  const kept: Place[] = [];
  let taken = 0;
  for (let index = 1; index < route.length; index++) {
    const [before, here, after] = [route[index - 1], route[index], route[index + 1]];
    if (!before || !here) continue;
    taken++;
    if (!after || taken === STRIDE || !isStraight(before, here, after)) {
      kept.push(here);
      taken = 0;
    }
  }
  return kept;
}

const isStraight = (a: Place, b: Place, c: Place): boolean =>
  b.at[0] - a.at[0] === c.at[0] - b.at[0] &&
  b.at[1] - a.at[1] === c.at[1] - b.at[1] &&
  a.size[0] === c.size[0];

/** The same ways have the same words, however often they are worked out anew. */
export const wordOf = (moves: readonly MoveAct[]): string =>
  moves.map(({ figure, route }) => `${figure} ${route.map(({ at }) => at.join()).join(' ')}`).join(';');
