// One form for values that mean the same. Filters and exclusions all have to hold, so their order says nothing.

import type { BaseTypes, DialectGrammar } from './grammar';

type Kinded = { readonly kind: string };
type Excluding = { readonly exclude?: readonly string[] };

/** `tidy`: what else the dialect can write in two ways. */
export function canonicalIn<Types extends BaseTypes>(
  { rebuild }: DialectGrammar<Types>,
  preds: Readonly<Record<string, unknown>>,
  tidy: (type: keyof Types & string, value: unknown) => unknown = (_, value) => value,
): <T extends keyof Types & string>(type: T, value: Types[T]) => Types[T] {
  const rank = new Map(Object.keys(preds).map((kind, index) => [kind, index]));
  const byKind = (a: Kinded, b: Kinded): number =>
    (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0) || compare(spell(a), spell(b));
  return (type, value) =>
    rebuild(type, value, (inner, held) => {
      if (inner === 'preds') return [...(held as readonly Kinded[])].sort(byKind);
      return tidy(inner, inner === 'selector' ? withSortedExclusions(held as Excluding) : held);
    });
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Fields in one order, however they were written. */
const spell = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => compare(a, b)))
      : held,
  );

const withSortedExclusions = (selector: Excluding): Excluding =>
  selector.exclude ? { ...selector, exclude: [...selector.exclude].sort(compare) } : selector;
