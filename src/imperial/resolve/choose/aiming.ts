// What all orders that move or attack share: the actor, the target, and the interruption by players, after which the
// rest is decided anew with the movement points that are left (D17).

import { volunteered } from '../../../orders';
import { reach, type FigureId } from '../../../rules';
import type { Amount, Mod, Step, Target, Who } from '../../language/nodes';
import type { MovingFigure } from './ends';
import { isUsedUp, targetLimit } from '../limits';
import { climbOnBoard, type Attempt, type Climb, type Climbed } from './ladder';
import type { Illegal, SkipReason } from '../result';
import { OVER, stepNumber, type Doing, type Halt, type Ordered, type Run, type Scope } from '../run';
import { whoIs } from '../select/select';
import { isFigure, isThere, type AnyId } from '../situation';
import { movingFigure, newTrail, pointsAfter, pointsOf, type Trail } from '../ways/walk';

/** Who does it; the acting figure unless the order says otherwise. */
export const actorsOf = (
  run: Run,
  scope: Scope,
  who: Who | undefined,
  ordered?: Ordered,
): readonly FigureId[] =>
  who === undefined
    ? [scope.self]
    : whoIs(run, ordered ? { ...scope, ordered } : scope, who).filter((id): id is FigureId =>
        isFigure(run.situation, id),
      );

/** Whom it is aimed at: what `retarget` said in this line wins over a choice of its own. */
export const aimOf = ({ retarget }: Scope, target: Target | undefined): Target => {
  const own = target ?? { order: [{ kind: 'closest' }], soft: true };
  return typeof own === 'string' ? own : (retarget ?? own);
};

/** The attack on the same target that the line still has to make (D7: the whole line is tested). */
export function followUpOf({ steps }: Scope, step: Step): readonly Mod[] | undefined {
  const later = steps.slice(steps.indexOf(step) + 1);
  const attack = later.find(
    (one) => one.kind === 'attack' && (one.target === 'target' || one.target === 'that'),
  );
  return attack?.kind === 'attack' ? (attack.with ?? []) : undefined;
}

export function moverFor(run: Run, scope: Scope, id: FigureId, points: number, trail?: Trail): MovingFigure {
  const piece = movingFigure(run, scope, id);
  const reached = reach(run.situation.board, piece, points);
  return { run, scope, piece, reached, ...(trail ? { trail } : {}) };
}

/** A Move instruction of the acting figure: it ends Stunned, and the rule says when it counts though nothing changes. */
export function beginAttempt(scope: Scope, id: FigureId, counts: boolean): void {
  if (scope.isLine && id === scope.self) scope.isMove = true;
  if (counts) scope.counts = true;
}

const limited = (
  { run, scope }: { readonly run: Run; readonly scope: Scope },
  target: AnyId,
): Illegal | undefined =>
  scope.limit === 'rebel' && isUsedUp(run.situation, targetLimit(run.situation, scope, target))
    ? { code: 'limitUsed' }
    : undefined;

/** Tries the whole line with each target first, and only its first part where nobody allows that. */
export function climbWhole(
  request: Omit<Climb, 'attempt'>,
  hasRest: boolean,
  attempt: (whole: boolean, ...asked: Parameters<Climb['attempt']>) => Attempt,
): Climbed {
  const tried = (whole: boolean): Climbed =>
    climbOnBoard({
      attempt: (target, ...rest) => {
        const why = limited(request, target);
        return why ? { why } : attempt(whole, target, ...rest);
      },
      ...request,
    });
  const whole = tried(true);
  return whole.options.length > 0 || !hasRest ? whole : tried(false);
}

export const whyNobody = ({ ladder, candidates }: Climbed): SkipReason => {
  if (candidates.length === 0) return { code: 'noCandidate' };
  const refused = ladder.flatMap((rung) => rung.refused ?? []);
  const isRange = refused.length > 0 && refused.every(({ why }) => why.code === 'outOfRange');
  return { code: isRange ? 'outOfRange' : 'noLegalTarget', ladder };
};

export const bind = (scope: Scope, target: AnyId | undefined, selector?: Target): void => {
  if (target === undefined) return;
  scope.target = target;
  scope.that = [target];
  if (typeof selector === 'object' && selector.as !== undefined) scope.bound.set(selector.as, [target]);
};

export const aliveOr = (run: Run, scope: Scope): Halt | undefined =>
  isThere(run.situation, scope.self) ? undefined : OVER;

/** Decides and goes, for each who does it, again and again until nobody breaks in. */
export function* eachMover(
  run: Run,
  scope: Scope,
  { who, points: amount }: { readonly who?: Who; readonly points: Amount },
  go: (mover: MovingFigure, points: number) => Doing<{ spent: number; interrupted: boolean } | Halt>,
  then?: (id: FigureId) => Doing<Halt | undefined>,
  ordered?: Ordered,
): Doing<Halt | undefined> {
  for (const id of actorsOf(run, scope, who, ordered)) {
    // An interruption may have taken away who was to move later.
    if (!isThere(run.situation, id)) continue;
    const trail = newTrail();
    let left = pointsOf(run, scope, id, amount);
    if (left === null) scope.idle ??= 'stunned';
    while (left !== null) {
      const gone = yield* go(moverFor(run, scope, id, left, trail), left);
      if ('kind' in gone) return gone;
      const over = aliveOr(run, scope);
      if (over) return over;
      if (!isThere(run.situation, id)) break;
      const halt = gone.interrupted || !then ? undefined : yield* then(id);
      if (halt) return halt;
      left = gone.interrupted ? pointsAfter(run, id, left - gone.spent) : null;
    }
  }
  return undefined;
}

/** D17: what had begun when it was voided stays paid for. */
export function voidedOr(scope: Scope, halt: Halt): Halt {
  if (!scope.interrupted) return halt;
  scope.voided = true;
  return OVER;
}

/** Before a step begins the players may have changed something. */
export const changedBefore = (run: Run) =>
  volunteered(run, 'changed', ({ step, during }) => step === stepNumber(run) && during === undefined);
