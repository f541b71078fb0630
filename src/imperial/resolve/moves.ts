// The orders that move or attack: who does it, whom it is aimed at, where it ends. If players interrupt, the rest is
// decided anew with the points that are left (D17).

import { reach, stunForbids, type FigureId } from '../../rules';
import type { Mod, Selector, Step, Target, Who } from '../language/nodes';
import { aimAt } from './aim';
import { choose, takenOf } from './choose';
import { attackEnds, engageEnds, engageMany, repositionEnds, towardEnds, type Mover } from './ends';
import { remember } from './change';
import { climb, type Attempt, type Climb, type Climbed } from './ladder';
import type { Illegal, Option, SkipReason } from './result';
import {
  amountOf,
  fail,
  OVER,
  stepNumber,
  volunteered,
  type Doing,
  type Halt,
  type Run,
  type Scope,
} from './run';
import { poolOf, eyeOf, sift, whoIs } from './select';
import { fighterOf, isFigure, isThere, pieceOf, type AnyId } from './situation';
import { strike } from './strike';
import { moverOf, pointsOf, walk } from './walk';

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;
type Handler<K extends Step['kind']> = (run: Run, scope: Scope, step: StepOf<K>) => Doing<Halt | undefined>;

/** Who does it; the acting figure unless the order says otherwise. */
export const actorsOf = (run: Run, scope: Scope, who: Who | undefined): readonly FigureId[] =>
  who === undefined
    ? [scope.self]
    : whoIs(run, scope, who).filter((id): id is FigureId => isFigure(run.situation, id));

/** Whom it is aimed at: what `retarget` said in this line wins over a choice of its own. */
const aimOf = ({ retarget }: Scope, target: Target | undefined): Target => {
  const own = target ?? { order: [{ kind: 'closest' }], soft: true };
  return typeof own === 'string' ? own : (retarget ?? own);
};

/** The attack on the same target that the line still has to make (D7: the whole line is tested). */
function followUpOf({ steps }: Scope, step: Step): readonly Mod[] | undefined {
  const later = steps.slice(steps.indexOf(step) + 1);
  const attack = later.find(
    (one) => one.kind === 'attack' && (one.target === 'target' || one.target === 'that'),
  );
  return attack?.kind === 'attack' ? (attack.with ?? []) : undefined;
}

function moverFor(run: Run, scope: Scope, id: FigureId, points: number): Mover {
  const piece = moverOf(run, scope, id);
  return { run, scope, piece, reached: reach(run.situation.board, piece, points) };
}

/** A Move instruction of the acting figure: it ends Stunned, and the rule says when it counts though nothing changes. */
function begin(scope: Scope, id: FigureId, counts: boolean): void {
  if (scope.isLine && id === scope.self) scope.isMove = true;
  if (counts) scope.counts = true;
}

const limited = (
  { run, scope }: { readonly run: Run; readonly scope: Scope },
  target: AnyId,
): Illegal | undefined =>
  scope.limit === 'rebel' && run.situation.memory.used.includes(`${scope.names.join()}:${target}`)
    ? { code: 'limitUsed' }
    : undefined;

/** Tries the whole line with each target first, and only its first part where nobody allows that. */
function climbWhole(
  request: Omit<Climb, 'attempt'>,
  hasRest: boolean,
  attempt: (target: AnyId, after: Parameters<Climb['attempt']>[1], whole: boolean) => Attempt,
): Climbed {
  const tried = (whole: boolean): Climbed =>
    climb({
      ...request,
      attempt: (target, after) => {
        const why = limited(request, target);
        return why ? { why } : attempt(target, after, whole);
      },
    });
  const whole = tried(true);
  return whole.options.length > 0 || !hasRest ? whole : tried(false);
}

const whyNobody = ({ ladder, candidates }: Climbed): SkipReason => {
  if (candidates.length === 0) return { code: 'noCandidate' };
  const refused = ladder.flatMap((rung) => rung.refused ?? []);
  const isRange = refused.length > 0 && refused.every(({ why }) => why.code === 'outOfRange');
  return { code: isRange ? 'outOfRange' : 'noLegalTarget', ladder };
};

const bind = (scope: Scope, target: AnyId | undefined, selector?: Target): void => {
  if (target === undefined) return;
  scope.target = target;
  scope.that = [target];
  if (typeof selector === 'object' && selector.as !== undefined) scope.bound.set(selector.as, [target]);
};

const aliveOr = (run: Run, scope: Scope): Halt | undefined =>
  isThere(run.situation, scope.self) ? undefined : OVER;

/** Decides and goes, again and again until nobody breaks in. */
function* keepGoing(
  run: Run,
  scope: Scope,
  id: FigureId,
  points: number,
  go: (mover: Mover, points: number) => Doing<{ spent: number; interrupted: boolean } | Halt>,
): Doing<Halt | undefined> {
  let left = points;
  for (;;) {
    const gone = yield* go(moverFor(run, scope, id, left), left);
    if ('kind' in gone) return gone;
    if (!isThere(run.situation, id)) return aliveOr(run, scope);
    if (!gone.interrupted) return undefined;
    left -= gone.spent;
  }
}

export const reposition: Handler<'reposition'> = function* (run, scope, step) {
  for (const id of actorsOf(run, scope, step.who)) {
    const points = pointsOf(run, scope, id, step.points);
    if (points === null) {
      scope.idle ??= 'stunned';
      continue;
    }
    begin(scope, id, true);
    const halt = yield* keepGoing(run, scope, id, points, (mover, left) => {
      const options = repositionEnds(mover, amountOf(scope, step.distance));
      const choice = choose(options, [], { run, scope, piece: mover.piece });
      return walk(run, scope, { verb: 'reposition', ...mover, points: left, choice });
    });
    if (halt) return halt;
  }
  return undefined;
};

export const toward: Handler<'toward'> = function* (run, scope, step) {
  for (const id of actorsOf(run, scope, step.who)) {
    const points = pointsOf(run, scope, id, step.points);
    if (points === null) {
      scope.idle ??= 'stunned';
      continue;
    }
    const target = aimOf(scope, step.target);
    const followUp = followUpOf(scope, step);
    const halt = yield* keepGoing(run, scope, id, points, function* (mover, left) {
      const { piece } = mover;
      const climbed = climbWhole(
        { run, scope, piece, target },
        followUp !== undefined,
        (to, after, whole) => {
          const tried = towardEnds(mover, to, after);
          if (!whole || !followUp || 'why' in tried) return tried;
          const aim = aimAt(run, scope, piece, to, followUp);
          const options = tried.options.filter(({ end }) => !aim.problem(end));
          return options.length > 0 ? { options } : { why: { code: 'lineIncomplete' } };
        },
      );
      const options = climbed.options.length > 0 ? climbed.options : stayPut(climbed, piece);
      if (options.length === 0) return voidedOr(scope, fail(whyNobody(climbed)));
      begin(scope, id, true);
      const choice = choose(options, climbed.ladder, {
        run,
        scope,
        piece,
        ...(followUp ? { followUp } : {}),
      });
      bind(scope, takenOf(choice).target, target);
      return yield* walk(run, scope, { verb: 'toward', ...mover, points: left, choice });
    });
    if (halt) return halt;
  }
  return undefined;
};

/** D18: there is somebody, but no way to anybody. It counts as resolved, and the figure stays. */
function stayPut({ ladder, candidates }: Climbed, { at, size }: Mover['piece']): readonly Option[] {
  const isRange = ladder.some(({ refused }) => refused?.some(({ why }) => why.code !== 'noWay'));
  return isRange
    ? []
    : candidates.slice(0, 1).map((target) => ({ target, end: { at, size }, points: 0, distance: null }));
}

/** D17: what had begun when it was voided stays paid for. */
function voidedOr(scope: Scope, halt: Halt): Halt {
  if (!scope.interrupted) return halt;
  scope.voided = true;
  return OVER;
}

export const engage: Handler<'engage'> = function* (run, scope, step) {
  for (const id of actorsOf(run, scope, step.who)) {
    const points = pointsOf(run, scope, id, step.points);
    if (points === null) {
      scope.idle ??= 'stunned';
      continue;
    }
    const target = aimOf(scope, step.target);
    const followUp = followUpOf(scope, step);
    const halt = yield* keepGoing(run, scope, id, points, function* (mover, left) {
      const { piece } = mover;
      const many = typeof target === 'object' && typeof target.take === 'object' ? target : undefined;
      const climbed = many
        ? undefined
        : climbWhole({ run, scope, piece, target }, followUp !== undefined, (to, after, whole) =>
            engageEnds(
              mover,
              to,
              after,
              whole && followUp ? aimAt(run, scope, piece, to, followUp) : undefined,
            ),
          );
      const found = many ? manyEnds(mover, many) : undefined;
      const options = climbed?.options ?? found?.options ?? [];
      if (options.length === 0) {
        return voidedOr(
          scope,
          fail(
            climbed
              ? whyNobody(climbed)
              : { code: 'tooFew', needed: leastOf(many), found: found?.found ?? 0 },
          ),
        );
      }
      begin(scope, id, true);
      const choice = choose(options, climbed?.ladder ?? [], {
        run,
        scope,
        piece,
        ...(followUp ? { followUp } : {}),
      });
      bind(scope, takenOf(choice).target, target);
      const gone = yield* walk(run, scope, { verb: 'engage', ...mover, points: left, choice });
      if (!gone.interrupted)
        run.situation = remember(run.situation, { kind: 'engaged', turn: run.turn?.figure ?? null, by: id });
      return gone;
    });
    if (halt) return halt;
  }
  return undefined;
};

const leastOf = (selector: Selector | undefined): number => {
  const take = selector?.take;
  if (typeof take !== 'object') return 1;
  return 'atLeast' in take ? take.atLeast : take.min;
};

function manyEnds(mover: Mover, selector: Selector): ReturnType<typeof engageMany> {
  const eye = eyeOf(mover.run, mover.scope, mover.piece);
  const { pool } = poolOf(eye, selector);
  const among = sift(eye, pool, selector.filter ?? [], []);
  const most = typeof selector.take === 'object' && 'max' in selector.take;
  return engageMany(mover, among, { least: leastOf(selector), most });
}

export const moveAttack: Handler<'moveAttack'> = function* (run, scope, step) {
  for (const id of actorsOf(run, scope, step.who)) {
    const points = pointsOf(run, scope, id, step.points);
    if (points === null) {
      scope.idle ??= 'stunned';
      continue;
    }
    const target = aimOf(scope, step.target);
    const mods = step.with ?? [];
    const halt = yield* keepGoing(run, scope, id, points, function* (mover, left) {
      const { piece } = mover;
      const climbed = climbWhole({ run, scope, piece, target }, false, (to, after) =>
        attackEnds(mover, aimAt(run, scope, piece, to, mods), after),
      );
      if (climbed.options.length === 0) return voidedOr(scope, fail(whyNobody(climbed)));
      begin(scope, id, false);
      const choice = choose(climbed.options, climbed.ladder, { run, scope, piece, attack: mods });
      const victim = takenOf(choice).target;
      bind(scope, victim, target);
      const gone = yield* walk(run, scope, { verb: 'moveAttack', ...mover, points: left, choice });
      if (gone.interrupted || victim === undefined || !isThere(run.situation, id)) return gone;
      // What the move set off may have taken the target away.
      if (!isThere(run.situation, victim)) return { spent: gone.spent, interrupted: true };
      const struck = yield* strike(run, scope, id, victim, mods);
      return { spent: gone.spent, interrupted: struck === 'changed' };
    });
    if (halt) return halt;
    const more = yield* strikeMore(run, scope, id, target, mods);
    if (more) return more;
  }
  return aliveOr(run, scope);
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
    if (struck === undefined) break;
    had.push(struck);
  }
  scope.that = had;
  return aliveOr(run, scope);
}

/** Attacks from where it stands; undefined where nobody (more) can be attacked. */
function* strikeOnce(
  run: Run,
  scope: Scope,
  id: FigureId,
  target: Target,
  mods: readonly Mod[],
  without: readonly AnyId[],
  failed?: (climbed: Climbed) => void,
): Doing<AnyId | undefined> {
  for (;;) {
    const piece = pieceOf(run.situation, id);
    const climbed = climbWhole({ run, scope, piece, target, without }, false, (to, after) => {
      const aim = aimAt(run, scope, piece, to, mods);
      const mover: Mover = { run, scope, piece, reached: reach(run.situation.board, piece, 0) };
      return attackEnds(mover, aim, after);
    });
    if (climbed.options.length === 0) {
      failed?.(climbed);
      return undefined;
    }
    const choice = choose(climbed.options, climbed.ladder, { run, scope, piece, attack: mods });
    const victim = takenOf(choice).target;
    bind(scope, victim, target);
    if (victim === undefined) return undefined;
    if ((yield* strike(run, scope, id, victim, mods, choice)) === 'made') return victim;
    if (!isThere(run.situation, id)) return undefined;
  }
}

export const attack: Handler<'attack'> = function* (run, scope, step) {
  const target = aimOf(scope, step.target);
  const mods = step.with ?? [];
  for (const id of actorsOf(run, scope, step.who)) {
    const fighter = fighterOf(run.situation, id);
    const ownActivation = run.turn?.figure === id;
    if (stunForbids(fighter, { imperial: fighter.side === 'imperial', ownActivation })) {
      scope.idle ??= 'stunned';
      continue;
    }
    let reason: SkipReason | undefined;
    const first = yield* strikeOnce(run, scope, id, target, mods, [], (climbed) => {
      reason = whyNobody(climbed);
    });
    if (first === undefined) {
      if (!isThere(run.situation, scope.self)) return OVER;
      if (step.who !== undefined) continue;
      return voidedOr(scope, fail(reason ?? { code: 'noCandidate' }));
    }
    const more = yield* strikeMore(run, scope, id, target, mods);
    if (more) return more;
  }
  return aliveOr(run, scope);
};

/** Before a step begins the players may have changed something. */
export const changedBefore = (run: Run) =>
  volunteered(run, 'changed', ({ step, during }) => step === stepNumber(run) && during === undefined);
