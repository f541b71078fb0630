// Who is the target. All candidates in their order of preference; the first ones with whom the order can be carried out
// are taken. What is written inside « » is a wish, what stands outside must hold.

import type { Dialect, RungOf, Terms } from '../dialect';
import { isAsk, type Known } from '../known';
import type { SelectorOf } from '../language/selector';
import { eachBunch, type Measure } from './bunches';
import { excludedBy, measuresOf, poolOf, sift, without } from './select';

/** What can be done with one target: all equally good options, or why there is none. */
export type AttemptOf<T extends Terms> =
  | { readonly options: readonly T['option'][] }
  | { readonly why: T['why'] };

/** All possible targets: the ones that the order asks for, and the ones that it may fall back on. */
export type RivalsOf<T extends Terms> = {
  readonly wished: readonly T['id'][];
  readonly others: readonly T['id'][];
};

export type ClimbOf<T extends Terms> = {
  readonly eye: T['eye'];
  readonly target: T['ref'] | SelectorOf<T>;
  /** `after`: what must hold once the figure has moved; `rivals`: all possible targets. */
  readonly attempt: (
    target: T['id'],
    after: readonly T['pred'][],
    rivals: RivalsOf<T>,
  ) => Known<AttemptOf<T>, T['question']>;
  /** Who was had already, where several different targets are wanted. */
  readonly without?: readonly T['id'][];
};

export type ClimbedOf<T extends Terms> = {
  readonly ladder: readonly RungOf<T>[];
  /** Empty: no target is legal. */
  readonly options: readonly T['option'][];
  /** In the order of preference, equals together, as far as they were tried. */
  readonly candidates: readonly (readonly T['id'][])[];
};

/** The candidates in two tiers, and what the order says about them. */
type Tiers<T extends Terms> = RivalsOf<T> & {
  readonly rungs: readonly RungOf<T>[];
  readonly keys: readonly T['key'][];
  readonly after: readonly T['pred'][];
};

function tiersOf<T extends Terms>(
  dialect: Dialect<T>,
  { eye, target, without: had = [] }: ClimbOf<T>,
): Known<Tiers<T>, T['question']> {
  if (typeof target === 'string') {
    const known = without(dialect.meant(target, eye), had);
    const rungs: readonly RungOf<T>[] = [{ by: { kind: 'noun', noun: target }, survivors: known }];
    return { rungs, wished: known, keys: [], others: [], after: [] };
  }
  const { filter = [], order: keys = [], must = [], exclude = [], soft } = target;
  const hard = soft ? must : [...filter, ...must];
  const after = hard.filter(dialect.isAskedLater);
  const before = hard.filter((pred) => !dialect.isAskedLater(pred));
  const { pool, rungs } = poolOf(dialect, eye, target);
  const fresh = sift(dialect, eye, without(pool, had), before, rungs);
  if (isAsk(fresh)) return fresh;
  if (!soft) return { rungs, wished: fresh, keys, others: [], after };
  const wished = sift(dialect, eye, fresh, filter, rungs);
  if (isAsk(wished)) return wished;
  const out = [...excludedBy(dialect, eye, exclude), ...had, ...wished];
  const others = sift(dialect, eye, without(dialect.fallback(eye), out), before, []);
  return isAsk(others) ? others : { rungs, wished, keys, others, after };
}

type Refused<T extends Terms> = NonNullable<RungOf<T>['refused']>[number];
type Legal<T extends Terms> = { readonly taken: T['id']; readonly options: readonly T['option'][] };

/** What has been tried so far. */
type Tried<T extends Terms> = { readonly candidates: (readonly T['id'][])[]; readonly refused: Refused<T>[] };

/** The first bunch of equals with whom anything can be done. */
function firstLegal<T extends Terms>(
  { attempt }: ClimbOf<T>,
  tier: readonly T['id'][],
  by: readonly Measure<T['id'], T['question']>[],
  tiers: Tiers<T>,
  { candidates, refused }: Tried<T>,
): Known<Legal<T> | undefined, T['question']> {
  let legal: Legal<T> | undefined;
  const stopped = eachBunch(tier, by, (bunch): Known<boolean, T['question']> => {
    candidates.push(bunch);
    const options: T['option'][] = [];
    let taken: T['id'] | undefined;
    for (const target of bunch) {
      const tried = attempt(target, tiers.after, tiers);
      if (isAsk(tried)) return tried;
      if ('why' in tried) refused.push({ target, why: tried.why });
      else {
        if (tried.options.length > 0) taken ??= target;
        for (const option of tried.options) options.push(option);
      }
    }
    if (taken !== undefined) legal = { taken, options };
    return taken !== undefined;
  });
  return isAsk(stopped) ? stopped : legal;
}

export function climb<T extends Terms>(
  dialect: Dialect<T>,
  request: ClimbOf<T>,
): Known<ClimbedOf<T>, T['question']> {
  const tiers = tiersOf(dialect, request);
  if (isAsk(tiers)) return tiers;
  const { eye } = request;
  const { rungs, wished, keys, others } = tiers;
  const closest: Measure<T['id'], T['question']> = (id) => dialect.closeness(id, eye);
  const tried: Tried<T> = { candidates: [], refused: [] };
  const { candidates, refused } = tried;
  /** The reasons for the choice within a tier. */
  const narrowed = (
    tier: readonly T['id'][],
    by: readonly T['key'][],
    legal: Legal<T> | undefined,
  ): Known<readonly RungOf<T>[], T['question']> => {
    const left = tier.filter((id) => !refused.some(({ target }) => target === id));
    const rung: readonly RungOf<T>[] =
      refused.length > 0 ? [{ by: { kind: 'legal' }, survivors: left, refused }] : [];
    const more = legal ? keyRungs(dialect, request, left, by, legal.taken) : [];
    return isAsk(more) ? more : [...rung, ...more];
  };

  const best = firstLegal(request, wished, [...measuresOf(dialect, eye, keys), closest], tiers, tried);
  if (isAsk(best)) return best;
  if (best) {
    const more = narrowed(wished, keys, best);
    return isAsk(more) ? more : { ladder: [...rungs, ...more], options: best.options, candidates };
  }
  const next = firstLegal(request, others, [closest], tiers, tried);
  if (isAsk(next)) return next;
  const fallback: readonly RungOf<T>[] =
    others.length > 0 ? [{ by: { kind: 'fallback' }, survivors: others }] : [];
  const more = narrowed(others, [], next);
  if (isAsk(more)) return more;
  return { ladder: [...rungs, ...fallback, ...more], options: next?.options ?? [], candidates };
}

/** How the order of preference narrowed the legal ones down. It asks nothing that choosing has not asked before. */
function keyRungs<T extends Terms>(
  dialect: Dialect<T>,
  { eye }: ClimbOf<T>,
  legal: readonly T['id'][],
  keys: readonly T['key'][],
  taken: T['id'],
): Known<readonly RungOf<T>[], T['question']> {
  const rungs: RungOf<T>[] = [];
  let left = legal;
  for (const key of keys) {
    const equals = asGoodAs(left, taken, (id) => dialect.valueOf(key, id, eye));
    if (isAsk(equals)) return equals;
    left = equals;
    rungs.push({ by: key, survivors: left });
  }
  if (left.length < 2) return rungs;
  const closest = asGoodAs(left, taken, (id) => dialect.closeness(id, eye));
  if (isAsk(closest)) return closest;
  return [...rungs, { by: { kind: 'closestOfEqual' }, survivors: closest }];
}

function asGoodAs<I, Q>(ids: readonly I[], best: I, by: Measure<I, Q>): Known<readonly I[], Q> {
  if (ids.length < 2) return ids;
  const wanted = by(best);
  if (isAsk(wanted)) return wanted;
  const equals: I[] = [];
  for (const id of ids) {
    const value = by(id);
    if (isAsk(value)) return value;
    if (value === wanted) equals.push(id);
  }
  return equals;
}
