// The smallest things in a sentence: numbers, variables, names, words of a list. Each is read at a place, if it is there.

import { NAMED_REFS, WORDS, type Ref, type WordList } from '../../imperial';
import type { LocalText } from '../../kernel';
import type { Grammar } from './grammar';
import type { NameKind } from './pieces';
import { readFragment, readWords, type Way, type Ways } from './reading';
import type { Token } from './tokens';

/** A sentence, and the grammar that it is written in. */
export type Text = { readonly grammar: Grammar; readonly tokens: readonly Token[] };

/** Reads on where a word has ended; `undefined`: it was not there. */
export const goOn = <T>(way: Way<T>, next: number | undefined): Ways<T> =>
  next === undefined ? [] : [{ ...way, next }];

export function readNumber({ tokens }: Text, at: number): Ways<number> {
  const token = tokens[at];
  return typeof token === 'string' && /^\d+$/.test(token) ? [{ value: Number(token), next: at + 1 }] : [];
}

export function readVariable({ tokens }: Text, at: number): Ways<string> {
  const found = WORDS.variable.find((word) => tokens[at] === word.toLowerCase());
  return found ? [{ value: found, next: at + 1 }] : [];
}

export function readChange(text: Text, at: number): Ways<number | string> {
  const sign = text.tokens[at];
  if (sign === '-') return readNumber(text, at + 1).map(({ value, next }) => ({ value: -value, next }));
  return sign === '+' ? [...readNumber(text, at + 1), ...readVariable(text, at + 1)] : [];
}

export function readName({ tokens }: Text, kind: NameKind, at: number): Ways<string> {
  const token = tokens[at];
  const fits = typeof token === 'object' && token.kind === kind && 'id' in token;
  return fits ? [{ value: token.id, next: at + 1 }] : [];
}

export function readText({ tokens }: Text, at: number): Ways<LocalText> {
  const token = tokens[at];
  return typeof token === 'object' && token.kind === 'text' ? [{ value: token.words, next: at + 1 }] : [];
}

export function readWord(text: Text, list: WordList, at: number): Ways<string> {
  if (list === 'noun' || list === 'variable') return readVariable(text, at);
  const words: Readonly<Record<string, string | readonly string[]>> = text.grammar.words[list];
  return Object.entries(words).flatMap(([word, forms]) =>
    [forms].flat().flatMap((form) => goOn({ value: word, next: at }, readFragment(text.tokens, form, at))),
  );
}

export function readRef(text: Text, at: number): Ways<Ref> {
  const { grammar, tokens } = text;
  const plain = Object.entries(grammar.refs).flatMap(([ref, { forms }]) =>
    forms.flatMap((form) => goOn({ value: ref as Ref, next: at }, readWords(tokens, form, at))),
  );
  const named = [...NAMED_REFS, 'bound' as const].flatMap((kind) =>
    grammar.named[kind].forms
      .flatMap((form) => readWords(tokens, form, at) ?? [])
      .flatMap((next) => readName(text, kind === 'bound' ? 'label' : kind, next))
      .map(({ value, next }): Way<Ref> => ({ value: `${kind}:${value}`, next })),
  );
  return [...plain, ...named];
}

/** What stands in brackets. */
export const closed = <T>({ tokens }: Text, ways: Ways<T>): Ways<T> =>
  ways.flatMap((way) => (tokens[way.next] === ')' ? [{ ...way, next: way.next + 1 }] : []));
