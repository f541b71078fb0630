// One form for values that mean the same. Filters and exclusions all have to hold, so their order says nothing; and a
// single "when" among what is done at once is a reaction.

import type { Pred, Rule, Selector } from './nodes';
import { PREDS } from './selectors';
import { rebuild, type WalkName, type Walkable } from './walk';

const RANK: ReadonlyMap<string, number> = new Map(Object.keys(PREDS).map((kind, index) => [kind, index]));

const byKind = (a: Pred, b: Pred): number =>
  (RANK.get(a.kind) ?? 0) - (RANK.get(b.kind) ?? 0) || compare(spell(a), spell(b));
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export const canonical = <T extends WalkName>(type: T, value: Walkable[T]): Walkable[T] =>
  rebuild(type, value, (inner, held) => {
    if (inner === 'preds') return inOrder(held as readonly Pred[]);
    if (inner === 'rule') return asReaction(held as Rule);
    return inner === 'selector' ? withSortedExclusions(held as Selector) : held;
  });

function asReaction(rule: Rule): Rule {
  const [only, ...others] = rule.kind === 'once' ? rule.do : [];
  return only?.kind === 'when' && others.length === 0 ? { ...only, kind: 'reaction' } : rule;
}

/** Fields in one order, however they were written. */
const spell = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => compare(a, b)))
      : held,
  );

const inOrder = (preds: readonly Pred[]): readonly Pred[] => [...preds].sort(byKind);

const withSortedExclusions = (selector: Selector): Selector =>
  selector.exclude ? { ...selector, exclude: [...selector.exclude].sort(compare) } : selector;
