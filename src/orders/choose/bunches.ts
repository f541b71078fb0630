// Candidates from the best to the worst, equals together. A number is asked for only while it can decide something:
// where only the players know it, it is a question to them.

import { spendWork } from '../../kernel';
import { isAsk, type Known } from '../known';

/** The lower, the better. */
export type Measure<I, Q> = (candidate: I) => Known<number, Q>;

/** Visits the bunches, best first, until a visit says true or asks. True: it was stopped by a visit. */
export function eachBunch<I, Q>(
  candidates: readonly I[],
  by: readonly Measure<I, Q>[],
  visit: (bunch: readonly I[]) => Known<boolean, Q>,
  depth = 0,
): Known<boolean, Q> {
  if (candidates.length === 0) return false;
  const measure = by[depth];
  if (!measure || candidates.length === 1) return visit(candidates);
  spendWork(candidates.length);
  const bunches = new Map<number, I[]>();
  for (const candidate of candidates) {
    const value = measure(candidate);
    if (isAsk(value)) return value;
    const bunch = bunches.get(value);
    if (bunch) bunch.push(candidate);
    else bunches.set(value, [candidate]);
  }
  for (const value of [...bunches.keys()].sort((a, b) => a - b)) {
    const stopped = eachBunch(bunches.get(value) ?? [], by, visit, depth + 1);
    if (stopped !== false) return stopped;
  }
  return false;
}
