// What a language needs to speak the instruction language: a template for every kind, words for every closed list, and
// the inflection of its nouns and adjectives. All of it is data, so that sentences can be read back with it.

import {
  type KindOf,
  type NAMED_REFS,
  type PLAIN_REFS,
  type TableName,
  type Word,
  type WordList,
} from '../../imperial';
import type { SurgeEffect } from '../../rules';
import type { Language } from '../languages';

/** What a phrase asks of the words that agree with it. `told`: the acting figure itself is being told. */
export type Agreement = {
  readonly person: 'told' | 'third';
  readonly number: 'sg' | 'pl';
  readonly gender: 'm' | 'f' | 'n';
  /** The number itself, where the phrase is one. */
  readonly count?: number;
};

export type Quantity =
  | { readonly kind: 'one' }
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly n: number }
  | { readonly kind: 'most'; readonly n: number }
  | { readonly kind: 'atLeast'; readonly n: number };

/** How a noun phrase is built: words before, a form of the noun, words after, and which form adjectives take. */
export type SentenceFrame = {
  /** `next`: the word that follows, for languages where that matters. */
  readonly before: (next: string) => string;
  readonly noun: string;
  readonly after: string;
  /** Which of the forms of an adjective. */
  readonly form: number;
  readonly agreement: Agreement;
};

export type Adjective = {
  readonly forms: readonly string[];
  /** As in "is healthy": one form, or masculine, feminine, neuter, several. */
  readonly predicates: readonly string[];
};

/** A word that is ready in all cases; a language with one case lists one form. */
export type Declined = { readonly forms: readonly string[]; readonly agreement: Agreement };

type Noun = Word<'noun'>;

export type NounGrammar = {
  readonly frame: (
    noun: Noun,
    quantity: Quantity,
    how: { readonly definite: boolean; readonly negative: boolean; readonly case: number },
  ) => SentenceFrame;
  /** Every form of every noun and every beginning, to read phrases back. `{n}` is the number. */
  readonly nouns: Readonly<Record<Noun, readonly string[]>>;
  readonly beginnings: Readonly<Record<Quantity['kind'], readonly string[]>>;
  /** What follows the noun after "as many". */
  readonly mostAfter: string;
  /** By what they mean: `healthy`, `condition:stunned:not`, `closest`, `other`. */
  readonly adjectives: Readonly<Record<string, Adjective>>;
  /** Denies a phrase that has no form of its own for that. */
  readonly not: string;
  /** Before an adjective that must hold: it stands outside « ». */
  readonly onlyIf: string;
  /** Before the second and every further key. */
  readonly thenBy: string;
  /** Before those who are left out, and behind them where a language sets them apart. */
  readonly except: { readonly word: string; readonly case: number; readonly after?: string };
  /** Before the name that later steps use. */
  readonly named: string;
};

/** One template, or one for each case. */
type WordForms = string | readonly string[];

/** Kinds that are not written by a template of their own. */
type Unwritten = { readonly cond: 'all' | 'any' };
type TemplatesOf<T extends TableName> = T extends 'pred'
  ? Readonly<Partial<Record<KindOf<T>, string>>>
  : Readonly<Record<Exclude<KindOf<T>, T extends keyof Unwritten ? Unwritten[T] : never>, string>>;

export type Grammar = {
  readonly language: Language;
  readonly cases: readonly string[];
  readonly templates: { readonly [T in TableName]: TemplatesOf<T> };
  readonly words: {
    readonly [L in Exclude<WordList, 'noun' | 'variable'>]: Readonly<Record<Word<L>, WordForms>>;
  };
  readonly refs: Readonly<Record<(typeof PLAIN_REFS)[number], Declined>>;
  /** What stands before a name: "figure A", "hero Fenn". */
  readonly named: Readonly<Record<(typeof NAMED_REFS)[number] | 'bound', Declined>>;
  readonly surgeEffects: Readonly<Record<keyof SurgeEffect, string>>;
  readonly joins: Readonly<
    Record<'conditions' | 'preds' | 'mods' | 'steps' | 'all' | 'any' | 'effects', string>
  >;
  readonly quotes: readonly [open: string, close: string];
  readonly noun: NounGrammar;
};
