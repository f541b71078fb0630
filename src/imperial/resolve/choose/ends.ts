// Where each kind of move ends, for one target: all ends that are equally good. Nothing here chooses between equals.

import { lowest, spendWork } from '../../../kernel';
import {
  distanceField,
  type DistanceField,
  type Piece,
  type Place,
  type Reach,
  type ReachedPlace,
} from '../../../rules';
import type { Pred } from '../../language/nodes';
import type { Aim } from '../attack/aim';
import { distanceOf, ghostReach, overlaps } from '../ways/geometry';
import type { Attempt } from './ladder';
import { boardOfWay, isShutIn } from '../select/measures';
import { isTrueOf } from '../select/preds';
import type { Option } from '../result';
import type { Run, Scope } from '../run';
import type { Trail } from '../ways/walk';
import { eyeOf } from '../select/select';
import { isFigure, rebelsOf, boardSubject, type AnyId } from '../situation';

export type MovingFigure = {
  readonly run: Run;
  readonly scope: Scope;
  readonly piece: Piece;
  readonly reached: Reach;
  /** What it did of this move before players broke in; left out: it only looks where it could go. */
  readonly trail?: Trail;
};

type Ranged = { readonly end: ReachedPlace; readonly distance: number };

/** Those that are best by the first number; of these, by the next one, and so on. Later numbers may be dear to find. */
function best<T>(candidates: readonly T[], by: readonly ((candidate: T) => number)[]): readonly T[] {
  return by.reduce((left, value) => {
    if (left.length < 2) return left;
    const values = left.map(value);
    const least = lowest(values);
    return left.filter((_, index) => values[index] === least);
  }, candidates);
}

const optionAt = (target: AnyId, { end, distance }: Ranged): Option => ({
  target,
  end: { at: end.at, size: end.size },
  points: end.cost,
  distance,
});

/** D8: what stands outside « » is asked once the figure has moved. */
const holdsFrom = (
  { run, scope, piece }: MovingFigure,
  target: AnyId,
  after: readonly Pred[],
  { at, size }: Place,
): boolean => after.every((pred) => isTrueOf(pred, target, eyeOf(run, scope, { ...piece, at, size })));

/** Every end that can be counted to the target from. D43: nobody ends on its target, were it Massive. */
function rangedEnds(
  { run, piece, reached }: MovingFigure,
  target: AnyId,
  field: DistanceField,
): readonly Ranged[] {
  const figure = isFigure(run.situation, target) ? run.situation.board.figures.get(target) : undefined;
  spendWork(reached.ends.length);
  const ranged: Ranged[] = [];
  for (const end of reached.ends) {
    if (figure && overlaps(end, figure)) continue;
    const distance = distanceOf(field, piece, end);
    if (distance !== null) ranged.push({ end, distance });
  }
  return ranged;
}

/**
 * D2, D38, D39: as close as counted, then the least way left, then the fewest points. Through doors if there is no way to
 * any of those who may be the target (D12, D53), over terrain if the figure flies and must (D55).
 */
export function towardEnds(
  mover: MovingFigure,
  target: AnyId,
  after: readonly Pred[],
  among: readonly AnyId[],
): Attempt {
  const { run, piece } = mover;
  const { situation } = run;
  const board = boardOfWay(run, piece, target, isShutIn(run, piece, among) ? 'open' : 'closed');
  const field = distanceField(board, boardSubject(situation, target));
  const ranged = rangedEnds(mover, target, field);
  if (ranged.length === 0 || distanceOf(field, piece, piece) === null) {
    // D46: staying is no way out of a range that must hold.
    return { why: { code: holdsFrom(mover, target, after, piece) ? 'noWay' : 'outOfRange' } };
  }
  const left = ({ end, distance }: Ranged): number => pointsLeft(board, piece, end, field, distance);
  const distance = (one: Ranged): number => one.distance;
  const keys = situation.walkAround ? [left, distance] : [distance, left];
  const found = best(ranged, [...keys, ({ end }) => end.cost]).filter(({ end }) =>
    holdsFrom(mover, target, after, end),
  );
  return found.length > 0
    ? { options: found.map((one) => optionAt(target, one)) }
    : { why: { code: 'outOfRange' } };
}

/** D38: what it would still cost to come next to the target; figures on the way cost, but stop nobody. */
function pointsLeft(
  board: MovingFigure['reached']['board'],
  piece: Piece,
  from: Place,
  field: DistanceField,
  distance: number,
): number {
  if (distance <= 1) return 0;
  let known = 0;
  for (let points = distance + 1; ; points *= 2) {
    const ends = ghostReach(board, piece, from, points);
    let least = Infinity;
    for (const end of ends) {
      if (end.cost < least && distanceOf(field, piece, end) === 1) least = end.cost;
    }
    // Nothing new within twice the points: there is no way on foot.
    if (least < Infinity || ends.length === known) return least;
    known = ends.length;
  }
}

/** D15: the fewest points to any end next to the target, then the most other Rebels next to it. */
export function engageEnds(
  mover: MovingFigure,
  target: AnyId,
  after: readonly Pred[],
  complete?: Aim,
): Attempt {
  const { run } = mover;
  const field = distanceField(run.situation.board, boardSubject(run.situation, target));
  const isThing = !isFigure(run.situation, target);
  const next = rangedEnds(mover, target, field).filter(
    ({ distance }) => distance === 1 || (isThing && distance === 0),
  );
  if (next.length === 0) return { why: { code: 'unreachable' } };
  const legal = next.filter(
    ({ end, distance }) => holdsFrom(mover, target, after, end) && !complete?.problem(end, distance),
  );
  const found = best(legal, [({ end }) => end.cost, ({ end }) => -rebelsNextTo(mover, end).length]);
  return found.length > 0
    ? { options: found.map((one) => optionAt(target, one)) }
    : { why: { code: 'outOfRange' } };
}

/** Rebels next to a base that lies there. */
function rebelsNextTo(
  { run, piece }: MovingFigure,
  place: Place,
  among: readonly AnyId[] = rebelsOf(run.situation).map(({ id }) => id),
): readonly AnyId[] {
  const { situation } = run;
  return among.filter(
    (id) => distanceOf(distanceField(situation.board, boardSubject(situation, id)), piece, place) === 1,
  );
}

/** D15: next to as many of them as possible, or to at least so many for the fewest points. */
export function engageMany(
  mover: MovingFigure,
  among: readonly AnyId[],
  { least, most, after }: { readonly least: number; readonly most: boolean; readonly after: readonly Pred[] },
): { readonly options: readonly Option[]; readonly found: number } {
  spendWork(mover.reached.ends.length * among.length);
  const counted = mover.reached.ends.map((end) => ({
    end,
    next: rebelsNextTo(mover, end, among).filter((id) => holdsFrom(mover, id, after, end)).length,
  }));
  const enough = counted.filter(({ next }) => next >= Math.max(1, least));
  const found = best(enough, [
    ...(most ? [({ next }: (typeof counted)[number]) => -next] : []),
    ({ end }) => end.cost,
    ({ next }) => -next,
  ]);
  const options = found.map(({ end }): Option => ({ end: { at: end.at, size: end.size }, points: end.cost }));
  return { options, found: counted.reduce((max, { next }) => Math.max(max, next), 0) };
}

/** D4, D5: from the closest end with a legal attack, for the fewest points. Nearest ends are tried first: sight is dear. */
export function attackEnds(mover: MovingFigure, aim: Aim, after: readonly Pred[]): Attempt {
  const { run, piece } = mover;
  const { target, arms } = aim;
  const field = distanceField(run.situation.board, aim.subject);
  const prefer = ({ distance }: Ranged): number => (distance === arms.preferDistance ? 0 : 1);
  const ranged = [...rangedEnds(mover, target, field)].sort(
    (a, b) => prefer(a) - prefer(b) || a.distance - b.distance || a.end.cost - b.end.cost,
  );
  const found: Ranged[] = [];
  for (const one of ranged) {
    const [first] = found;
    if (first && (one.distance !== first.distance || one.end.cost !== first.end.cost)) break;
    if (!aim.problem(one.end, one.distance) && holdsFrom(mover, target, after, one.end)) found.push(one);
  }
  if (found.length > 0) return { options: found.map((one) => optionAt(target, one)) };
  return { why: aim.problem(piece) ?? { code: 'outOfRange' } };
}

/** D13, D14, D41, D42, D55: at the wanted distance from the nearest Rebel, or as well as it can be done. */
export function repositionEnds({ run, piece, reached }: MovingFigure, wanted: number): readonly Option[] {
  const { situation } = run;
  const fields = rebelsOf(situation).map(({ id }) =>
    distanceField(boardOfWay(run, piece, id), boardSubject(situation, id)),
  );
  const vector = (place: Place): readonly number[] =>
    fields.map((field) => distanceOf(field, piece, place) ?? Infinity).sort((a, b) => a - b);
  spendWork(reached.ends.length * fields.length);
  const valued = reached.ends.map((end) => ({ end, far: vector(end) }));
  type Valued = (typeof valued)[number];
  const nearest = ({ far }: { readonly far: readonly number[] }): number => far[0] ?? Infinity;
  const points = ({ end }: Valued): number => end.cost;
  const start = nearest({ far: vector(piece) });
  const stay: Option = { end: { at: piece.at, size: piece.size }, points: 0 };
  if (!Number.isFinite(start) || start === wanted) return [stay];

  const everyDistance = (sign: 1 | -1) =>
    fields.map(
      (_, index) =>
        ({ far }: Valued) =>
          sign * (far[index] ?? 0),
    );
  const exact = valued.filter((one) => nearest(one) === wanted);
  const beyond = valued.filter((one) => nearest(one) > wanted);
  let found: readonly Valued[];
  if (exact.length > 0) found = best(exact, [points]);
  else if (start > wanted) found = best(beyond, [...everyDistance(1), points]);
  else if (beyond.length > 0) found = best(beyond, [nearest, points]);
  else found = best(valued, [...everyDistance(-1), points]);
  return found.map(({ end }) => ({
    end: { at: end.at, size: end.size },
    points: end.cost,
    distance: nearest({ far: vector(end) }),
  }));
}
