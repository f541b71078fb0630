// Finds words that speak of nothing: a "target" without an aim, an X that was never set. Reads from top to
// bottom, as orders are resolved; what is set inside a block is forgotten when the block ends.

import type { Path } from '../../kernel';
import type { BaseTypes, DialectGrammar } from './grammar';

export type Unbound = { readonly path: Path; readonly word: string };

/** What a dialect says about its words. */
export type Binding<Name extends string> = {
  /** Words that stand right there and need something to stand for. */
  readonly uses: (type: Name, value: unknown) => readonly Unbound[];
  /** Words that stand for something from there on. */
  readonly brings: (type: Name, value: unknown) => readonly string[];
  readonly isBlock: (type: Name, value: unknown) => boolean;
};

/** `known`: words that stand for something from the start; otherwise none do. */
export function unboundIn<Types extends BaseTypes, T extends keyof Types & string>(
  { childrenOf }: DialectGrammar<Types>,
  { uses, brings, isBlock }: Binding<keyof Types & string>,
  type: T,
  value: Types[T],
  known?: readonly string[],
): readonly Unbound[] {
  const unbound: Unbound[] = [];
  const visit = (name: keyof Types & string, held: unknown, outer: Set<string>, path: Path): void => {
    for (const use of uses(name, held))
      if (!outer.has(use.word)) unbound.push({ path: [...path, ...use.path], word: use.word });
    const inner = isBlock(name, held) ? new Set(outer) : outer;
    for (const child of childrenOf(name, held)) visit(child.type, child.value, inner, [...path, child.step]);
    for (const word of brings(name, held)) inner.add(word);
  };
  visit(type, value, new Set(known), []);
  return unbound;
}
