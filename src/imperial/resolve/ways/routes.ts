// Picks one of several equally cheap routes. Any will do (5.7), unless entering a space sets something off: then the
// one that does the most harm (D23).

import { spendWork } from '../../../kernel';
import type { Board, Piece, Place, Point, ReachedPlace } from '../../../rules';
import { ghostReach, samePlace } from './geometry';

/** No single step costs more. */
const DEAREST_STEP = 3;

type Stop = { readonly place: ReachedPlace; readonly harm: number; readonly before?: Stop };

/** A cheapest way to the end that collects the most harm on the places that it enters. */
export function mostHarmfulRoute(
  board: Board,
  piece: Piece,
  end: ReachedPlace,
  harmAt: (place: Place) => number,
): readonly Place[] {
  const touched = ghostReach(board, piece, piece, end.cost).toSorted((a, b) => a.cost - b.cost);
  const steps = touched.map((from) => ghostReach(board, piece, from, DEAREST_STEP));
  const stops: Stop[] = [];
  for (const [index, place] of touched.entries()) {
    const harm = index === 0 ? 0 : harmAt(place);
    const before = bestBefore(place, touched, steps, stops);
    stops.push({ place, harm: harm + (before?.harm ?? 0), ...(before ? { before } : {}) });
  }
  const route: Place[] = [];
  let stop = stops.find(({ place }) => samePlace(place, end));
  for (; stop; stop = stop.before) route.unshift({ at: stop.place.at, size: stop.place.size });
  return route;
}

/** Of the places one step before, on a cheapest way, the one that collected most. */
function bestBefore(
  place: ReachedPlace,
  touched: readonly ReachedPlace[],
  steps: readonly (readonly ReachedPlace[])[],
  stops: readonly Stop[],
): Stop | undefined {
  spendWork(stops.length);
  const onTheWay: { readonly stop: Stop; readonly cost: number }[] = [];
  for (const [index, stop] of stops.entries()) {
    const cost = place.cost - (touched[index]?.cost ?? 0);
    // Most are too far away to look at where their steps lead.
    if (cost <= 0 || cost > DEAREST_STEP) continue;
    if (steps[index]?.find((next) => samePlace(next, place))?.cost === cost) onTheWay.push({ stop, cost });
  }
  // A detour between neighbours pays for two steps; the least that anybody pays is the price of the last step alone.
  const toll = onTheWay.reduce((least, { cost }) => Math.min(least, cost), Infinity);
  return onTheWay
    .filter(({ cost }) => cost === toll)
    .map(({ stop }) => stop)
    .reduce<Stop | undefined>((best, stop) => (best && best.harm >= stop.harm ? best : stop), undefined);
}

/** The same way without needless zigzags: people expect a straight line where one costs no more. */
export function straightened(board: Board, piece: Piece, route: readonly Place[]): readonly Place[] {
  const straight = [...route];
  for (let i = 1; i + 1 < straight.length; i++) {
    const [from, over, to] = straight.slice(i - 1, i + 2);
    const middle = from && over && to ? betweenOf(from.at, over.at, to.at) : undefined;
    if (!from || !over || !to || !middle) continue;
    const instead: Place = { at: middle, size: over.size };
    if (isPlainStep(board, piece, from, instead) && isPlainStep(board, piece, instead, to))
      straight[i] = instead;
  }
  return straight;
}

/** The space between two that are two apart in a row or column, if the way leads round it. */
function betweenOf([x, y]: Point, [overX, overY]: Point, [toX, toY]: Point): Point | undefined {
  const isInLine = (x === toX && Math.abs(y - toY) === 2) || (y === toY && Math.abs(x - toX) === 2);
  const middle: Point = [(x + toX) / 2, (y + toY) / 2];
  return isInLine && (middle[0] !== overX || middle[1] !== overY) ? middle : undefined;
}

/** One step for one point: with a single point nobody gets farther. */
const isPlainStep = (board: Board, piece: Piece, from: Place, to: Place): boolean =>
  ghostReach(board, piece, from, 1).some((end) => samePlace(end, to));
