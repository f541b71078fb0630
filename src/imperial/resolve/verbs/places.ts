// Figures that are put down or pushed without spending movement points.

import { lowest, spendWork } from '../../../kernel';
import { leastOf } from '../../../orders';
import {
  distanceField,
  hasSpace,
  isFreeFor,
  mayBePlaced,
  moveFigure,
  placesClosestTo,
  pathTo,
  pushReach,
  standProblem,
  type FigureId,
  type Piece,
  type Place,
  type Size,
} from '../../../rules';
import type { Spot, Target } from '../../language/nodes';
import { chooseOption, takenOf } from '../choose/choose';
import { recipientsOf } from './effects';
import { distanceOf, samePlace } from '../ways/geometry';
import { climbOnBoard } from '../choose/ladder';
import { distanceBetween } from '../select/measures';
import { actorsOf } from '../choose/aiming';
import type { Choice, MoveVerb, Option } from '../result';
import { atOnce, amountOf, fail, note, type Halt, type Run, type Scope, type Handler } from '../run';
import { eyeOf, poolOnBoard, siftOnBoard, whoIs } from '../select/select';
import { isFigure, pieceOf, rebelsOf, boardSubject, type AnyId } from '../situation';

type Placed = { readonly run: Run; readonly scope: Scope; readonly piece: Piece; readonly within: number };

/** Every place for its base within so many spaces of where it stands, that one itself aside: it is put elsewhere. */
function placesWithin({ run, piece, within }: Placed): readonly Place[] {
  const { board } = run.situation;
  const [width, height] = piece.size;
  const sizes: readonly Size[] = width === height ? [piece.size] : [piece.size, [height, width]];
  spendWork(board.lattice.spaces.length * sizes.length);
  const field = distanceField(board, boardSubject(run.situation, piece.id));
  // Asked as somebody else: a figure is at no distance from itself.
  const anybody = { ...piece, id: '' as FigureId };
  return board.lattice.spaces
    .flatMap(({ x, y }) => sizes.map((size): Place => ({ at: [x, y], size })))
    .filter((place) => !samePlace(place, piece))
    .filter((place) => hasSpace(board, place.at) && mayBePlaced(board, piece, place))
    .filter((place) => within === Infinity || (distanceOf(field, anybody, place) ?? Infinity) <= within);
}

const toOption = (place: Place, target?: AnyId): Option => ({
  end: place,
  points: 0,
  ...(target === undefined ? {} : { target }),
});

const isNextToAt = ({ run, piece }: Placed, place: Place, id: AnyId): boolean =>
  (distanceBetween(run, { ...piece, at: place.at, size: place.size }, id) ?? Infinity) === 1;

type Spots = {
  readonly [K in Spot['kind']]: (placed: Placed, spot: Extract<Spot, { kind: K }>) => Choice | Halt;
};

function nextTo(placed: Placed, target: Target): Choice | Halt {
  const { run, scope, piece } = placed;
  const places = placesWithin(placed);
  if (typeof target === 'object' && typeof target.take === 'object') {
    const eye = eyeOf(run, scope, piece);
    const among = siftOnBoard(
      eye,
      poolOnBoard(eye, target).pool,
      [...(target.filter ?? []), ...(target.must ?? [])],
      [],
    );
    const least = leastOf(target.take);
    spendWork(places.length * among.length);
    const counted = places.map((place) => ({
      place,
      next: among.filter((id) => isNextToAt(placed, place, id)).length,
    }));
    const most = counted.reduce((max, { next }) => Math.max(max, next), 0);
    if (most < least) return fail({ code: 'tooFew', needed: least, found: most });
    return chooseOption(
      counted.filter(({ next }) => next === most).map(({ place }) => toOption(place)),
      [],
      placed,
    );
  }
  const climbed = climbOnBoard({
    run,
    scope,
    piece,
    target,
    attempt: (id) => {
      spendWork(places.length);
      const options = places
        .filter((place) => isNextToAt(placed, place, id))
        .map((place) => toOption(place, id));
      return options.length > 0 ? { options } : { why: { code: 'unreachable' } };
    },
  });
  if (climbed.options.length === 0) return fail({ code: 'noLegalTarget', ladder: climbed.ladder });
  return chooseOption(climbed.options, climbed.ladder, placed);
}

const SPOTS: Spots = {
  nextTo: (placed, { target }) => nextTo(placed, target),
  near: (placed, { target }) => {
    const { run, scope, piece } = placed;
    const climbed = climbOnBoard({
      run,
      scope,
      piece,
      target,
      attempt: (id) => {
        const places = placesClosestTo(run.situation.board, piece, [boardSubject(run.situation, id)]);
        return places.length > 0
          ? { options: places.map((place) => toOption(place, id)) }
          : { why: { code: 'unreachable' } };
      },
    });
    if (climbed.options.length === 0) return fail({ code: 'noLegalTarget', ladder: climbed.ladder });
    return chooseOption(climbed.options, climbed.ladder, placed);
  },
  spaceOf: (placed, { of }) => {
    const { run, scope, piece } = placed;
    const { board } = run.situation;
    const options = whoIs(run, scope, of)
      .filter((id) => isFigure(run.situation, id))
      .map((id): Place => ({ at: pieceOf(run.situation, id as FigureId).at, size: piece.size }))
      .filter((place) => !standProblem(board, piece, place) && isFreeFor(board, piece, place))
      .map((place) => toOption(place));
    return options.length > 0 ? chooseOption(options, [], placed) : fail({ code: 'noCandidate' });
  },
};

/** Puts it there and says so. */
function put(
  run: Run,
  scope: Scope,
  piece: Piece,
  verb: MoveVerb,
  choice: Choice,
  route?: readonly Place[],
): void {
  const { end, target } = takenOf(choice);
  run.situation = { ...run.situation, board: moveFigure(run.situation.board, piece.id, end) };
  if (target !== undefined) {
    scope.target = target;
    scope.that = [target];
  }
  scope.changed = true;
  if (rebelsOf(run.situation).some(({ id }) => id === piece.id)) scope.affected = true;
  note(scope, {
    kind: 'move',
    verb,
    figure: piece.id,
    choice,
    points: 0,
    spent: 0,
    route: route ?? [{ at: piece.at, size: piece.size }, end],
    end,
    ...(target === undefined ? {} : { target }),
  });
}

export const place: Handler<'place'> = atOnce<'place'>((run, scope, step) => {
  for (const id of actorsOf(run, scope, step.who)) {
    const piece = pieceOf(run.situation, id);
    const within = step.within === undefined ? Infinity : amountOf(scope, step.within);
    const found = (SPOTS[step.spot.kind] as (placed: Placed, spot: Spot) => Choice | Halt)(
      { run, scope, piece, within },
      step.spot,
    );
    if ('kind' in found) return found;
    put(run, scope, piece, 'place', found);
  }
  return undefined;
});

/** D28: away or toward never goes the wrong way on any step, and goes as far as it can; else anywhere. */
export const push: Handler<'push'> = function* (run, scope, step) {
  const { ids } = yield* recipientsOf(run, scope, step.whom);
  for (const id of ids.filter((one): one is FigureId => isFigure(run.situation, one))) {
    const piece = pieceOf(run.situation, id);
    const way = step.toward ?? step.awayFrom;
    const of = way === undefined ? undefined : whoIs(run, scope, way)[0];
    const { board } = run.situation;
    const subject = of === undefined ? undefined : boardSubject(run.situation, of);
    const reached = pushReach(
      board,
      piece,
      amountOf(scope, step.spaces),
      subject && { towards: step.toward !== undefined, of: subject },
    );
    const sign = step.toward === undefined ? -1 : 1;
    const value = (end: Place): number =>
      subject ? sign * (distanceOf(distanceField(board, subject), piece, end) ?? Infinity) : 0;
    const least = lowest(reached.ends.map(value));
    const options = reached.ends
      .filter((end) => value(end) === least)
      .map(({ at, size, cost }): Option => ({ end: { at, size }, points: cost }));
    const choice = chooseOption(options, [], { run, scope, piece });
    const route = pathTo(reached, takenOf(choice).end);
    if (route && route.length > 1) put(run, scope, piece, 'push', choice, route);
  }
  return undefined;
};
