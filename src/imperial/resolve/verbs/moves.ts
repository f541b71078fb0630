// The orders that only move: toward, engage, reposition.

import { leastOf } from '../../../orders';
import type { Selector } from '../../language/nodes';
import { aimAt, type Aim } from '../attack/aim';
import {
  aimOf,
  beginAttempt,
  bind,
  climbWhole,
  eachMover,
  followUpOf,
  voidedOr,
  whyNobody,
} from '../choose/aiming';
import { remember } from '../change';
import { chooseOption, takenOf } from '../choose/choose';
import { engageEnds, engageMany, repositionEnds, towardEnds, type MovingFigure } from '../choose/ends';
import type { Attempt, Climbed } from '../choose/ladder';
import type { Option, Rung, SkipReason } from '../result';
import { amountOf, fail, type Handler } from '../run';
import { isReachPred } from '../select/lattice';
import { eyeOf, poolOnBoard, siftOnBoard } from '../select/select';
import type { AnyId } from '../situation';
import { walk } from '../ways/walk';

export const reposition: Handler<'reposition'> = (run, scope, step) =>
  eachMover(run, scope, step, (mover, points) => {
    beginAttempt(scope, mover.piece.id, true);
    const options = repositionEnds(mover, amountOf(scope, step.distance));
    const choice = chooseOption(options, [], { run, scope, piece: mover.piece });
    return walk(run, scope, { verb: 'reposition', ...mover, points, choice });
  });

export const toward: Handler<'toward'> = (run, scope, step) => {
  const target = aimOf(scope, step.target);
  const followUp = followUpOf(scope, step);
  return eachMover(run, scope, step, function* (mover, points) {
    const { piece } = mover;
    const climbed = climbWhole(
      { run, scope, piece, target },
      followUp !== undefined,
      (whole, to, ...rest) => {
        const tried = towardEnds(mover, to, ...rest);
        return whole && followUp ? completed(tried, aimAt(run, scope, piece, to, followUp)) : tried;
      },
    );
    const options = climbed.options.length > 0 ? climbed.options : stayPut(climbed, mover);
    if (options.length === 0) return voidedOr(scope, fail(whyNobody(climbed)));
    beginAttempt(scope, piece.id, true);
    const choice = chooseOption(options, climbed.ladder, {
      run,
      scope,
      piece,
      ...(followUp ? { followUp } : {}),
    });
    bind(scope, takenOf(choice).target, target);
    return yield* walk(run, scope, { verb: 'toward', ...mover, points, choice });
  });
};

/** Only the ends from which the attack of the same line can be made. */
function completed(tried: Attempt, aim: Aim): Attempt {
  if ('why' in tried) return tried;
  const options = tried.options.filter(({ end }) => !aim.problem(end));
  return options.length > 0 ? { options } : { why: { code: 'lineIncomplete' } };
}

/**
 * D18: there is somebody, but no way to anybody. It counts as resolved, and the figure stays; all who are equally
 * preferred stay targets (D36). Whom a hard range leaves out is none (D46).
 */
function stayPut({ ladder, candidates }: Climbed, { piece: { at, size } }: MovingFigure): readonly Option[] {
  const isWanted = (id: AnyId): boolean =>
    ladder.some(({ refused }) => refused?.some(({ target, why }) => target === id && why.code === 'noWay'));
  const equals = candidates.map((bunch) => bunch.filter(isWanted)).find((bunch) => bunch.length > 0) ?? [];
  return equals.map((target) => ({ target, end: { at, size }, points: 0, distance: null }));
}

type Engaged = {
  readonly options: readonly Option[];
  readonly ladder: readonly Rung[];
  readonly reason: SkipReason;
};

export const engage: Handler<'engage'> = (run, scope, step) => {
  const target = aimOf(scope, step.target);
  const followUp = followUpOf(scope, step);
  const engageOne = (mover: MovingFigure): Engaged => {
    const { piece } = mover;
    const climbed = climbWhole({ run, scope, piece, target }, followUp !== undefined, (whole, to, after) =>
      engageEnds(mover, to, after, whole && followUp ? aimAt(run, scope, piece, to, followUp) : undefined),
    );
    return { ...climbed, reason: whyNobody(climbed) };
  };
  return eachMover(run, scope, step, function* (mover, points) {
    const { piece } = mover;
    const isMany = typeof target === 'object' && typeof target.take === 'object';
    const { options, ladder, reason } = isMany ? engageSeveral(mover, target) : engageOne(mover);
    if (options.length === 0) return voidedOr(scope, fail(reason));
    beginAttempt(scope, piece.id, true);
    const choice = chooseOption(options, ladder, { run, scope, piece, ...(followUp ? { followUp } : {}) });
    bind(scope, takenOf(choice).target, target);
    const gone = yield* walk(run, scope, { verb: 'engage', ...mover, points, choice });
    const deed = { kind: 'engaged', turn: run.turn?.figure ?? null, by: piece.id } as const;
    if (!gone.interrupted) run.situation = remember(run.situation, deed);
    return gone;
  });
};

/** Next to as many of them as possible, or to at least so many (D15). */
function engageSeveral(mover: MovingFigure, selector: Selector): Engaged {
  const eye = eyeOf(mover.run, mover.scope, mover.piece);
  const { pool, rungs } = poolOnBoard(eye, selector);
  const { take, filter = [], must = [] } = selector;
  const among = siftOnBoard(eye, pool, [...must.filter((pred) => !isReachPred(pred)), ...filter], rungs);
  const most = typeof take === 'object' && 'max' in take;
  const least = leastOf(take);
  const { options, found } = engageMany(mover, among, { least, most, after: must.filter(isReachPred) });
  return { options, ladder: rungs, reason: { code: 'tooFew', needed: least, found } };
}
