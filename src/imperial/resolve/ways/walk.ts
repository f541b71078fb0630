// Moves a figure to the chosen end: along a cheapest route, unless the players interrupt it on the way (D17).

import { volunteered } from '../../../orders';
import {
  closestEmptyPlaces,
  costTo,
  figuresAt,
  landMassive,
  movementPointsFor,
  moveFigure,
  pathTo,
  placeFigure,
  reach,
  spacesOf,
  stunForbids,
  isPlayedByApp,
  type FigureId,
  type Piece,
  type Place,
  type Reach,
} from '../../../rules';
import type { Amount } from '../../language/nodes';
import { applyChanges } from '../change';
import { takenOf } from '../choose/choose';
import { givenMods } from '../attack/arms';
import { overlaps, samePlace } from './geometry';
import { distanceBetween } from '../select/measures';
import type { Choice, MoveVerb } from '../result';
import { mostHarmfulRoute, straightened } from './routes';
import { amountOf, note, stepNumber, type Doing, type Moment, type Run, type Scope } from '../run';
import {
  countsAsRebel,
  fighterOf,
  isThere,
  pieceOf,
  rebelsOf,
  type AnyId,
  type Situation,
} from '../situation';

/** The figure as it moves now: something may have made it Mobile or Massive. */
export function movingFigure(run: Run, scope: Scope, id: FigureId): Piece {
  const piece = pieceOf(run.situation, id);
  const given = givenMods(run, scope, id, undefined, []).map(({ mod }) => mod);
  const has = (name: 'mobile' | 'massive') => given.some((mod) => mod.kind === 'keyword' && mod.is === name);
  return { ...piece, mobile: piece.mobile || has('mobile'), massive: piece.massive || has('massive') };
}

/** D20, D56: outside its own activation a Stunned figure neither leaves its space nor attacks. */
export function isHeldByStun({ situation, turn }: Run, id: FigureId): boolean {
  const fighter = fighterOf(situation, id);
  const ownActivation = turn?.figure === id;
  return stunForbids(fighter, { playedByApp: isPlayedByApp(fighter), ownActivation });
}

/** 6.6, D20: what Stunned leaves of the points; null where the figure may not leave its space at all. */
export function pointsOf(run: Run, scope: Scope, id: FigureId, amount: Amount): number | null {
  if (isHeldByStun(run, id)) return null;
  const fighter = fighterOf(run.situation, id);
  if (run.turn?.figure === id && run.turn.rooted) return 0;
  const more = run.moreMoves.reduce((sum, { of, points }) => sum + (of.includes(id) ? points : 0), 0);
  const points = amountOf(scope, amount) + more;
  return scope.isLine ? movementPointsFor(fighter, points) : points;
}

export type Way = {
  readonly verb: MoveVerb;
  readonly piece: Piece;
  readonly reached: Reach;
  readonly points: number;
  readonly choice: Choice;
};

/** Goes; says how many points it took and whether the players broke in. */
export function* walk(
  run: Run,
  scope: Scope,
  way: Way,
): Doing<{ readonly spent: number; readonly interrupted: boolean }> {
  const { piece, reached, verb, points, choice } = way;
  const { target, end } = takenOf(choice);
  const whole = routeTo(run, way, end);
  const broken = volunteered(
    run,
    'changed',
    ({ step, during }) =>
      step === stepNumber(run) && typeof during === 'object' && during.place < whole.length,
  );
  const route = broken && typeof broken.during === 'object' ? whole.slice(0, broken.during.place + 1) : whole;
  const stop = route.at(-1) ?? end;
  const spent = pointsTo(reached, piece, stop);
  const before = run.situation;
  const displaced = settle(run, piece, stop);
  const distance =
    target === undefined
      ? undefined
      : distanceBetween(run, { ...piece, at: stop.at, size: stop.size }, target);
  note(scope, {
    kind: 'move',
    verb,
    figure: piece.id,
    choice,
    points,
    spent,
    route,
    end: stop,
    ...(target === undefined ? {} : { target, distance: distance ?? null }),
    ...(displaced.length > 0 ? { displaced } : {}),
    ...(broken ? { interrupted: true as const } : {}),
  });
  scope.log.points += spent;
  if (!samePlace(piece, stop)) scope.changed = true;
  if (displaced.length > 0 && run.turn?.figure === piece.id) run.turn.rooted = true;
  if (broken) {
    scope.interrupted = true;
    run.situation = applyChanges(run.situation, broken.changes);
  }
  yield* passing(run, scope, piece, route, before);
  return { spent, interrupted: broken !== undefined };
}

/** D23: any cheapest route, unless entering Rebels sets something off. */
function routeTo(
  { waiting, situation, through }: Run,
  { reached, piece }: Way,
  end: Place,
): readonly Place[] {
  const isSetOff = through.includes(piece.id) || waiting.some(({ when }) => when.kind === 'entersRebel');
  if (!isSetOff) return straightened(situation.board, piece, pathTo(reached, end) ?? [end]);
  const rebels = rebelsOf(situation);
  return mostHarmfulRoute(
    situation.board,
    piece,
    { ...end, cost: pointsTo(reached, piece, end) },
    (place) => rebels.filter((rebel) => overlaps(place, rebel)).length,
  );
}

/** Also to a place where it could not stay: a companion walks the same way and may stop anywhere. */
function pointsTo(reached: Reach, piece: Piece, stop: Place): number {
  const known = costTo(reached, stop);
  if (known !== undefined) return known;
  const ghost = reach(reached.board, { ...piece, companion: true }, 999);
  return costTo(ghost, stop) ?? 0;
}

/** Puts the figure down; a Massive one shoves others aside, friends first, each to the closest empty place (D3). */
function settle(run: Run, piece: Piece, place: Place): readonly { figure: FigureId; to: Place }[] {
  const { board } = run.situation;
  if (!piece.massive) {
    run.situation = { ...run.situation, board: moveFigure(board, piece.id, place) };
    return [];
  }
  const own = pieceOf(run.situation, piece.id);
  const landed = landMassive(board, own, place);
  const displaced: { figure: FigureId; to: Place }[] = [];
  run.situation = { ...run.situation, board: landed.board };
  for (const other of landed.displaced) {
    const [to] = closestEmptyPlaces(run.situation.board, other);
    if (!to) continue;
    displaced.push({ figure: other.id, to });
    run.situation = {
      ...run.situation,
      board: placeFigure(run.situation.board, { ...other, at: to.at, size: to.size }),
    };
  }
  return displaced;
}

/** What entering the spaces of the route sets off. */
function* passing(
  run: Run,
  scope: Scope,
  piece: Piece,
  route: readonly Place[],
  before: Situation,
): Doing<void> {
  const entered = route.slice(1);
  if (entered.length === 0) return;
  const moments: Moment[] = [{ kind: 'moving' }];
  const met = new Set<AnyId>();
  for (const place of entered) {
    for (const rebel of rebelsOf(before)) {
      if (!isThere(run.situation, rebel.id)) continue;
      if (overlaps(place, rebel)) moments.push({ kind: 'entersRebel', that: [rebel.id] });
      else if (!met.has(rebel.id) && (distanceBetween(run, { ...piece, ...place }, rebel.id) ?? 9) === 1) {
        moments.push({ kind: 'nextToRebel', that: [rebel.id], first: met.size === 0 });
        met.add(rebel.id);
      }
    }
  }
  const end = entered.at(-1);
  const under = end ? spacesOf(end).flatMap((at) => figuresAt(before.board, at)) : [];
  const rebels = [
    ...new Set(under.filter((other) => other.id !== piece.id && countsAsRebel(other)).map(({ id }) => id)),
  ];
  if (rebels.length > 0) moments.push({ kind: 'endsOnRebels', that: rebels });
  yield* run.tools.fire(run, scope, moments);
}
