// Selectors: filters first, then the order, each with its survivors. Nothing is attempted here: orders that aim at a target
// climb the ladder instead.

import { spendWork } from '../../kernel';
import type { Dialect, RungOf, Terms } from '../dialect';
import { isAsk, type Known } from '../known';
import { leastOf, wantedOf, type SelectorOf } from '../language/selector';
import { eachBunch, type Measure } from './bunches';

export type SelectedOf<T extends Terms> = {
  readonly chosen: readonly T['id'][];
  /** As good as the last of the chosen, so they may be taken instead. */
  readonly equals: readonly T['id'][];
  readonly rungs: readonly RungOf<T>[];
};

/** All candidates of the noun, exclusions taken away. */
export function poolOf<T extends Terms>(
  dialect: Dialect<T>,
  eye: T['eye'],
  { noun, exclude = [] }: SelectorOf<T>,
): { readonly pool: readonly T['id'][]; readonly rungs: RungOf<T>[] } {
  const all = dialect.pool(noun, eye);
  spendWork(all.length);
  const rungs: RungOf<T>[] = [{ by: { kind: 'noun', noun: noun ?? dialect.noun }, survivors: all }];
  if (exclude.length === 0) return { pool: all, rungs };
  const pool = without(all, excludedBy(dialect, eye, exclude));
  rungs.push({ by: { kind: 'excluded' }, survivors: pool });
  return { pool, rungs };
}

export const excludedBy = <T extends Terms>(
  dialect: Dialect<T>,
  eye: T['eye'],
  exclude: readonly T['ref'][],
): readonly T['id'][] => exclude.flatMap((ref) => dialect.meant(ref, eye));

export const without = <I>(ids: readonly I[], out: readonly I[]): readonly I[] =>
  out.length === 0 ? ids : ids.filter((id) => !out.includes(id));

/** The filters, one after the other. */
export function sift<T extends Terms>(
  { isTrueOf }: Dialect<T>,
  eye: T['eye'],
  pool: readonly T['id'][],
  preds: readonly T['pred'][],
  rungs: RungOf<T>[],
): Known<readonly T['id'][], T['question']> {
  let left = pool;
  for (const pred of preds) {
    spendWork(left.length);
    const survivors: T['id'][] = [];
    for (const id of left) {
      const is = isTrueOf(pred, id, eye);
      if (typeof is !== 'boolean') return is;
      if (is) survivors.push(id);
    }
    rungs.push({ by: pred, survivors });
    left = survivors;
  }
  return left;
}

/** Whether a candidate passes all filters, however many would be taken. */
export function isMeant<T extends Terms>(
  dialect: Dialect<T>,
  eye: T['eye'],
  target: T['ref'] | SelectorOf<T>,
  id: T['id'],
): Known<boolean, T['question']> {
  if (typeof target === 'string') return dialect.meant(target, eye).includes(id);
  const { filter = [], must = [] } = target;
  if (!poolOf(dialect, eye, target).pool.includes(id)) return false;
  const left = sift(dialect, eye, [id], [...filter, ...must], []);
  return isAsk(left) ? left : left.length > 0;
}

/** One number for each key of an order. */
export const measuresOf = <T extends Terms>(
  { valueOf }: Dialect<T>,
  eye: T['eye'],
  keys: readonly T['key'][],
): readonly Measure<T['id'], T['question']>[] => keys.map((key) => (id) => valueOf(key, id, eye));

export function select<T extends Terms>(
  dialect: Dialect<T>,
  eye: T['eye'],
  selector: SelectorOf<T>,
): Known<SelectedOf<T>, T['question']> {
  const { filter = [], must = [], order = [], take, soft } = selector;
  const { pool, rungs } = poolOf(dialect, eye, selector);
  const hard = sift(dialect, eye, pool, must, rungs);
  if (isAsk(hard)) return hard;
  const wished = sift(dialect, eye, hard, filter, rungs);
  if (isAsk(wished)) return wished;
  const isFallback = soft === true && wished.length === 0;
  if (isFallback) rungs.push({ by: { kind: 'fallback' }, survivors: hard });
  const candidates = isFallback ? hard : wished;
  const keys = isFallback ? dialect.plainOrder : order;
  // Without any criterion all of them are equals.
  const ties = keys.length > 0 ? [(id: T['id']) => dialect.closeness(id, eye)] : [];
  const wanted = wantedOf(take, candidates.length);
  const taken = takeBest(candidates, [...measuresOf(dialect, eye, keys), ...ties], wanted);
  if (isAsk(taken)) return taken;
  const { chosen, equals } = taken;
  for (const key of keys) rungs.push({ by: key, survivors: [...chosen, ...equals] });
  return chosen.length < leastOf(take) ? { chosen: [], equals: [], rungs } : { chosen, equals, rungs };
}

type Taken<I> = { readonly chosen: readonly I[]; readonly equals: readonly I[] };

function takeBest<I, Q>(
  candidates: readonly I[],
  by: readonly Measure<I, Q>[],
  wanted: number,
): Known<Taken<I>, Q> {
  const chosen: I[] = [];
  let equals: readonly I[] = [];
  const stopped = eachBunch(candidates, by, (bunch) => {
    const room = wanted - chosen.length;
    chosen.push(...bunch.slice(0, room));
    equals = bunch.slice(room);
    return bunch.length >= room;
  });
  return isAsk(stopped) ? stopped : { chosen, equals };
}
