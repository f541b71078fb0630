// The small tools of reading: every way to read something is kept, since only the whole sentence shows which one was
// meant.

import type { Token } from './tokens';
import { wordsOf } from './tokens';
import { template, type Template } from './template';

export type ReadingWay<T> = { readonly value: T; readonly next: number };
export type Ways<T> = readonly ReadingWay<T>[];
export type Reading<T> = (at: number) => Ways<T>;

const cut = new Map<string, readonly string[]>();
const cutWords = (text: string): readonly string[] => {
  const known = cut.get(text);
  if (known) return known;
  const words = wordsOf(text);
  cut.set(text, words);
  return words;
};

/** Where these words end if they stand here. */
export function readWords(tokens: readonly Token[], text: string, at: number): number | undefined {
  const words = cutWords(text);
  return words.every((word, index) => tokens[at + index] === word) ? at + words.length : undefined;
}

/** Reads a template without fields. */
export function readFragment(tokens: readonly Token[], source: string, at: number): number | undefined {
  return readPlain(tokens, template(source), at);
}

function readPlain(tokens: readonly Token[], parts: Template, at: number): number | undefined {
  let next: number | undefined = at;
  for (const part of parts) {
    if (next === undefined) return undefined;
    if (part.kind === 'icon') next = tokens[next] === `#${part.icon}` ? next + 1 : undefined;
    else if (part.kind === 'text' || part.kind === 'term') next = readWords(tokens, part.text, next);
    else throw new Error('a fragment has no fields');
  }
  return next;
}

/** One or more, with something between them; every length that fits. */
export function readSeparated<T>(
  item: Reading<T>,
  between: (at: number) => number | undefined,
): Reading<readonly T[]> {
  return (at) => {
    const found: ReadingWay<readonly T[]>[] = [];
    let open: Ways<readonly T[]> = item(at).map(({ value, next }) => ({ value: [value], next }));
    while (open.length > 0) {
      found.push(...open);
      open = open.flatMap(({ value, next }) => {
        const start = between(next);
        if (start === undefined) return [];
        return item(start).map((more) => ({ value: [...value, more.value], next: more.next }));
      });
    }
    return found;
  };
}

/** Each value once: many forms of a word are spelled alike. */
export function distinct<T>(ways: Ways<T>): Ways<T> {
  if (ways.length < 2) return ways;
  const seen = new Map(ways.map((way) => [JSON.stringify(way), way]));
  return [...seen.values()];
}
