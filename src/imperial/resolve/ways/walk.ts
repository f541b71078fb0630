// Moves a figure to the chosen end: along a cheapest route, unless the players interrupt it on the way (D17).

import { volunteered } from '../../../orders';
import {
  closestEmptyPlaces,
  costTo,
  figuresAt,
  holds,
  isFreeFor,
  landMassive,
  movementPointsFor,
  moveFigure,
  pathTo,
  placeFigure,
  spacesOf,
  stunForbids,
  isPlayedByApp,
  type FigureId,
  type Piece,
  type Place,
  type Reach,
} from '../../../rules';
import type { Amount } from '../../language/nodes';
import type { Answer, RoutePlace } from '../answers';
import { interrupt } from '../change';
import { takenOf } from '../choose/choose';
import { givenMods } from '../attack/arms';
import { overlaps, samePlace } from './geometry';
import { distanceBetween } from '../select/measures';
import type { Choice, MoveVerb, NoPoints } from '../result';
import { mostHarmfulRoute, straightened } from './routes';
import { amountOf, note, stepNumber, type Doing, type RuleMoment, type Run, type Scope } from '../run';
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

/** What the interruption leaves of the points (D17, D59); null: it may not leave its space any more. */
export function pointsAfter(run: Run, id: FigureId, left: number): number | null {
  if (isHeldByStun(run, id)) return null;
  return run.turn?.figure === id && run.turn.rooted ? 0 : left;
}

/** A move that players interrupt stays one move: what it met on the way, it does not meet for the first time again. */
export type Trail = { begun: boolean; readonly met: Set<AnyId> };
export const newTrail = (): Trail => ({ begun: false, met: new Set() });

export type Way = {
  readonly verb: MoveVerb;
  readonly piece: Piece;
  readonly reached: Reach;
  readonly points: number;
  readonly choice: Choice;
  readonly trail?: Trail;
};

/** Goes; says how many points it took and whether the players broke in. */
export function* walk(
  run: Run,
  scope: Scope,
  way: Way,
): Doing<{ readonly spent: number; readonly interrupted: boolean }> {
  const { piece, verb, points, choice, trail = newTrail() } = way;
  const { target, end } = takenOf(choice);
  const whole = routeTo(run, way, end);
  const spentAt = spentOn(run, way, whole);
  const { read } = run;
  const act = scope.log.acts.length;
  const broken = volunteered(
    run,
    'changed',
    ({ step, during }) => step === stepNumber(run) && isOn(during, act, whole.length),
  );
  const last = broken ? breakAt(spentAt, (broken.during as RoutePlace).place) : whole.length - 1;
  const route = whole.slice(0, last + 1);
  const stop = route.at(-1) ?? end;
  const spent = spentAt[last] ?? 0;
  const noPoints = points > 0 ? undefined : noPointsOf(run, scope, piece.id, trail);
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
    ...(noPoints ? { noPoints } : {}),
    breaks: { spent: spentAt.slice(0, last + 1), read },
    ...(broken ? { interrupted: true as const } : {}),
  });
  scope.log.points += spent;
  if (!samePlace(piece, stop)) scope.changed = true;
  if (displaced.length > 0 && run.turn?.figure === piece.id) run.turn.rooted = true;
  yield* passing(run, scope, { piece, route, before, trail, arrives: last === whole.length - 1 });
  trail.begun = true;
  if (broken) {
    scope.interrupted = true;
    interrupt(run, broken.changes, scope.log.acts.length);
  }
  return { spent, interrupted: broken !== undefined };
}

type Changed = Extract<Answer, { kind: 'changed' }>;

/** Whether players broke into this move. */
const isOn = (during: Changed['during'], act: number, places: number): boolean =>
  typeof during === 'object' && (during.act ?? act) === act && during.place < places;

/** Nobody interrupts a figure that shares its space: it goes on to the next one that it has to itself (D17). */
function breakAt(spentAt: readonly (number | null)[], place: number): number {
  const found = spentAt.findIndex((spent, index) => index >= place && spent !== null);
  return found === -1 ? spentAt.length - 1 : found;
}

/** Points spent at each place of the route, where it may be interrupted; it always may at the end. */
const spentOn = (
  { situation: { board } }: Run,
  { piece, reached }: Way,
  route: readonly Place[],
): readonly (number | null)[] =>
  route.map((place, index) => {
    const isShared = index < route.length - 1 && !isFreeFor(board, piece, place);
    return isShared ? null : (costTo(reached, place) ?? null);
  });

function noPointsOf({ situation, turn }: Run, { isLine }: Scope, id: FigureId, trail: Trail): NoPoints {
  if (turn?.figure === id && turn.rooted) return 'rooted';
  if (trail.begun) return 'spent';
  return isLine && holds(fighterOf(situation, id), 'stunned') ? 'stunned' : 'none';
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
    { ...end, cost: costTo(reached, end) ?? 0 },
    (place) => rebels.filter((rebel) => overlaps(place, rebel)).length,
  );
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

type Passage = {
  readonly piece: Piece;
  readonly route: readonly Place[];
  readonly before: Situation;
  readonly trail: Trail;
  /** Nobody interrupted it on the way. */
  readonly arrives: boolean;
};

/** What entering the spaces of the route sets off. */
function* passing(run: Run, scope: Scope, { piece, route, before, trail, arrives }: Passage): Doing<void> {
  const entered = route.slice(1);
  if (entered.length === 0) return;
  const moments: RuleMoment[] = trail.begun ? [] : [{ kind: 'moving' }];
  const { met } = trail;
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
  const end = arrives ? entered.at(-1) : undefined;
  const under = end ? spacesOf(end).flatMap((at) => figuresAt(before.board, at)) : [];
  const rebels = [
    ...new Set(under.filter((other) => other.id !== piece.id && countsAsRebel(other)).map(({ id }) => id)),
  ];
  if (rebels.length > 0) moments.push({ kind: 'endsOnRebels', that: rebels });
  yield* run.tools.fire(run, scope, moments);
}
