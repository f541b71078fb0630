// Who is the target (D7 to D9, D35 to D37). All candidates in their order of preference; the first ones with whom the
// whole line can be done are taken. What is written inside « » is a wish, what stands outside must hold.

import type { Piece } from '../../../rules';
import type { Key, Pred, Selector, Target } from '../../language/nodes';
import { REACH_PREDS } from '../../language/selectors';
import { closeness } from '../select/measures';
import type { Illegal, Option, Rung } from '../result';
import type { Run, Scope } from '../run';
import { bunches, eyeOf, keyValue, poolOf, sift, whoIs } from '../select/select';
import { countsAsRebel, isFigure, type AnyId } from '../situation';

/** What can be done with one target: all equally good options, or why there is none. */
export type Attempt = { readonly options: readonly Option[] } | { readonly why: Illegal };

export type Climbed = {
  readonly ladder: readonly Rung[];
  /** Empty: nobody is legal. */
  readonly options: readonly Option[];
  /** In the order of preference, equals together. */
  readonly candidates: readonly (readonly AnyId[])[];
};

export type Climb = {
  readonly run: Run;
  readonly scope: Scope;
  /** Who looks for a target. */
  readonly piece: Piece;
  readonly target: Target;
  /** `after`: what must hold once the figure has moved (D8); `among`: all who may be the target instead (D53). */
  readonly attempt: (target: AnyId, after: readonly Pred[], among: readonly AnyId[]) => Attempt;
  /** Who was had already, where several different targets are wanted. */
  readonly without?: readonly AnyId[];
};

export const isReachPred = ({ kind }: Pred): boolean => (REACH_PREDS as readonly string[]).includes(kind);

/** The candidates in two tiers: those who are what the order asks for, and whoever else may be taken. */
type Tiers = {
  readonly rungs: readonly Rung[];
  readonly wished: readonly AnyId[];
  readonly keys: readonly Key[];
  readonly others: readonly AnyId[];
  readonly after: readonly Pred[];
};

function tiersOf({ run, scope, piece, target, without = [] }: Climb): Tiers {
  const eye = eyeOf(run, scope, piece);
  const isNew = (id: AnyId): boolean => !without.includes(id);
  if (typeof target === 'string') {
    const known = whoIs(run, scope, target, piece).filter(isNew);
    return {
      rungs: [{ by: { kind: 'noun', noun: target }, survivors: known }],
      wished: known,
      keys: [],
      others: [],
      after: [],
    };
  }
  const { pool, rungs } = poolOf(eye, target);
  const { filter = [], order = [], must = [], soft } = target;
  const hard = soft ? must : [...filter, ...must];
  const after = hard.filter(isReachPred);
  const before = hard.filter((pred) => !isReachPred(pred));
  const fresh = sift(eye, pool.filter(isNew), before, rungs);
  if (!soft) return { rungs, wished: fresh, keys: order, others: [], after };
  const wished = sift(eye, fresh, filter, rungs);
  const others = everyRebel(run, target, scope, piece).filter((id) => isNew(id) && !wished.includes(id));
  return { rungs, wished, keys: order, others: sift(eye, others, before, []), after };
}

/** D7: where nobody is what the order asks for, any Rebel will do, allies included. */
function everyRebel(run: Run, { exclude = [] }: Selector, scope: Scope, piece: Piece): readonly AnyId[] {
  const out = new Set(exclude.flatMap((ref) => whoIs(run, scope, ref, piece)));
  return run.situation.board.pieces
    .filter((other) => countsAsRebel(other) && other.id !== piece.id && !out.has(other.id))
    .map(({ id }) => id);
}

export function climb(request: Climb): Climbed {
  const { run, scope, piece, attempt } = request;
  const eye = eyeOf(run, scope, piece);
  const { rungs, wished, keys, others, after } = tiersOf(request);
  const closest = (id: AnyId): number => closeness(run, piece, id);
  const ordered = bunches(wished, [...keys.map((key) => (id: AnyId) => keyValue(key, id, eye)), closest]);
  const refused: { target: AnyId; why: Illegal }[] = [];
  const firstLegal = (tier: readonly (readonly AnyId[])[], among: readonly AnyId[]) => {
    for (const bunch of tier) {
      const found: Option[] = [];
      for (const target of bunch) {
        const tried = attempt(target, after, among);
        if ('why' in tried) refused.push({ target, why: tried.why });
        else found.push(...tried.options);
      }
      if (found.length > 0) return { bunch, found };
    }
    return undefined;
  };
  const legalRung = (survivors: readonly AnyId[]): readonly Rung[] =>
    refused.length > 0 ? [{ by: { kind: 'legal' }, survivors, refused }] : [];
  const stillIn = (tier: readonly AnyId[]) =>
    tier.filter((id) => !refused.some(({ target }) => target === id));

  // D40, D53: where a Rebel is wished for, any other would do; a terminal has no such rivals.
  const isRebelWished = wished.some((id) => isFigure(run.situation, id));
  const best = firstLegal(ordered, isRebelWished ? [...wished, ...others] : wished);
  if (best) {
    const left = stillIn(wished);
    const ladder = [...rungs, ...legalRung(left), ...keyRungs(left, keys, best.found, request)];
    return { ladder, options: best.found, candidates: ordered };
  }
  const byCloseness = bunches(others, [closest]);
  const next = firstLegal(byCloseness, [...wished, ...others]);
  const left = stillIn(others);
  const fallback: readonly Rung[] =
    others.length > 0 ? [{ by: { kind: 'fallback' }, survivors: others }] : [];
  const ladder = [
    ...rungs,
    ...fallback,
    ...legalRung(left),
    ...(next ? keyRungs(left, [], next.found, request) : []),
  ];
  return { ladder, options: next?.found ?? [], candidates: [...ordered, ...byCloseness] };
}

/** How the order of preference narrowed the legal ones down to those that were taken. */
function keyRungs(
  legal: readonly AnyId[],
  keys: readonly Key[],
  found: readonly Option[],
  { run, scope, piece }: Climb,
): readonly Rung[] {
  const eye = eyeOf(run, scope, piece);
  const taken = found[0]?.target;
  if (taken === undefined) return [];
  const rungs: Rung[] = [];
  let left = legal;
  for (const key of keys) {
    const value = keyValue(key, taken, eye);
    left = left.filter((id) => keyValue(key, id, eye) === value);
    rungs.push({ by: key, survivors: left });
  }
  if (left.length < 2) return rungs;
  const least = closeness(run, piece, taken);
  return [
    ...rungs,
    { by: { kind: 'closestOfEqual' }, survivors: left.filter((id) => closeness(run, piece, id) === least) },
  ];
}
