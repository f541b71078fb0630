// The orders that attack, with or without a move in front.

import { reach, type FigureId } from '../../../rules';
import type { Mod, Target } from '../../language/nodes';
import { aimAt } from '../attack/aim';
import {
  actorsOf,
  aimOf,
  aliveOr,
  beginAttempt,
  bind,
  climbWhole,
  eachMover,
  voidedOr,
  whyNobody,
} from '../choose/aiming';
import { chooseOption, takenOf } from '../choose/choose';
import { attackEnds, type MovingFigure } from '../choose/ends';
import type { Climbed } from '../choose/ladder';
import type { SkipReason } from '../result';
import { fail, OVER, type Doing, type Halt, type Handler, type Run, type Scope } from '../run';
import { isThere, pieceOf, type AnyId } from '../situation';
import { strike } from '../attack/strike';
import { isHeldByStun, walk } from '../ways/walk';

export const moveAttack: Handler<'moveAttack'> = function* (run, scope, step) {
  const target = aimOf(scope, step.target);
  const mods = step.with ?? [];
  const goAndStrike = function* (mover: MovingFigure, points: number) {
    const { piece } = mover;
    const climbed = attackable(mover, target, mods);
    if (climbed.options.length === 0) return voidedOr(scope, fail(whyNobody(climbed)));
    beginAttempt(scope, piece.id, false);
    const choice = chooseOption(climbed.options, climbed.ladder, { run, scope, piece, attack: mods });
    const victim = takenOf(choice).target;
    bind(scope, victim, target);
    const gone = yield* walk(run, scope, { verb: 'moveAttack', ...mover, points, choice });
    if (gone.interrupted || victim === undefined || !isThere(run.situation, piece.id)) return gone;
    // What the move set off may have taken the target away.
    if (!isThere(run.situation, victim)) return { spent: gone.spent, interrupted: true };
    const struck = yield* strike(run, scope, piece.id, victim, mods);
    return { spent: gone.spent, interrupted: struck === 'changed' };
  };
  const more = (id: FigureId) => strikeMore(run, scope, id, target, mods);
  const halt = yield* eachMover(run, scope, step, goAndStrike, more, step);
  return halt ?? aliveOr(run, scope);
};

const wantedOf = (target: Target): number => {
  const take = typeof target === 'object' ? target.take : undefined;
  if (take === undefined) return 1;
  return typeof take === 'number' ? take : Infinity;
};

/** Several different targets in one line: they are one attack action (D21). */
function* strikeMore(
  run: Run,
  scope: Scope,
  id: FigureId,
  target: Target,
  mods: readonly Mod[],
): Doing<Halt | undefined> {
  const had: AnyId[] = scope.target === undefined ? [] : [scope.target];
  while (had.length < wantedOf(target) && isThere(run.situation, id)) {
    const struck = yield* strikeOnce(run, scope, id, target, mods, had);
    if (typeof struck !== 'string') break;
    had.push(struck);
  }
  scope.that = had;
  return aliveOr(run, scope);
}

/** Attacks from where it stands. Who was attacked, or why nobody (more) can be. */
function* strikeOnce(
  run: Run,
  scope: Scope,
  id: FigureId,
  target: Target,
  mods: readonly Mod[],
  without: readonly AnyId[],
): Doing<AnyId | SkipReason> {
  for (;;) {
    const mover = standing(run, scope, id);
    const climbed = attackable(mover, target, mods, without);
    if (climbed.options.length === 0) return whyNobody(climbed);
    const { piece } = mover;
    const choice = chooseOption(climbed.options, climbed.ladder, { run, scope, piece, attack: mods });
    const victim = takenOf(choice).target;
    bind(scope, victim, target);
    if (victim === undefined) return { code: 'noCandidate' };
    if ((yield* strike(run, scope, id, victim, mods, choice)) === 'made') return victim;
    if (!isThere(run.situation, id)) return { code: 'noCandidate' };
  }
}

/** Whom it could attack from where it gets to. */
export const attackable = (
  mover: MovingFigure,
  target: Target,
  mods: readonly Mod[],
  without: readonly AnyId[] = [],
): Climbed => {
  const { run, scope, piece } = mover;
  return climbWhole({ run, scope, piece, target, without }, false, (_, to, after) =>
    attackEnds(mover, aimAt(run, scope, piece, to, mods), after),
  );
};

/** For an attack without a move. */
export function standing(run: Run, scope: Scope, id: FigureId): MovingFigure {
  const piece = pieceOf(run.situation, id);
  return { run, scope, piece, reached: reach(run.situation.board, piece, 0) };
}

export const attackStep: Handler<'attack'> = function* (run, scope, step) {
  const target = aimOf(scope, step.target);
  const mods = step.with ?? [];
  for (const id of actorsOf(run, scope, step.who, step)) {
    if (!isThere(run.situation, id)) continue;
    if (isHeldByStun(run, id)) {
      scope.idle ??= 'stunned';
      continue;
    }
    const struck = yield* strikeOnce(run, scope, id, target, mods, []);
    if (typeof struck !== 'string') {
      if (!isThere(run.situation, scope.self)) return OVER;
      // Somebody else who cannot attack does not keep the others from it.
      if (step.who !== undefined) continue;
      return voidedOr(scope, fail(struck));
    }
    const more = yield* strikeMore(run, scope, id, target, mods);
    if (more) return more;
  }
  return aliveOr(run, scope);
};
