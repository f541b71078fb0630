// The rules at hand: short entries in our own words, one list per language with the same ids and links.

import type { Language } from '../languages';
import { fold } from './fold';

export type GlossaryEntry = {
  readonly id: string;
  readonly term: string;
  /** `**bold**` and `[icon]` as in missions, `[[id]]` or `[[id|word]]` for links to other entries. */
  readonly text: string;
  /** Entries worth reading next, besides those that the text links to. */
  readonly see: readonly string[];
  /** Other words that lead here. */
  readonly also: readonly string[];
};

export type Glossary = {
  readonly language: Language;
  /** In the order of the language's alphabet. */
  readonly entries: readonly GlossaryEntry[];
  readonly byId: ReadonlyMap<string, GlossaryEntry>;
  /** What entries are called in English, by id: a search finds them by that as well. */
  readonly english: ReadonlyMap<string, readonly string[]>;
};

/** Fetches the entries when somebody asks for a rule: they are no part of the first load. */
export type GlossarySource = (language: Language) => Promise<readonly GlossaryEntry[]>;

/** `english`: the entries in English, as far as they are at hand. */
export function makeGlossary(
  language: Language,
  entries: readonly GlossaryEntry[],
  english: readonly GlossaryEntry[] = [],
): Glossary {
  const { compare } = new Intl.Collator(language);
  return {
    language,
    entries: [...entries].sort((a, b) => compare(a.term, b.term)),
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    english: new Map(english.map(({ id, term, also }) => [id, [term, ...also]])),
  };
}

export type Letter = { readonly letter: string; readonly entries: readonly GlossaryEntry[] };

/** An accent makes no letter of its own, as in a dictionary. */
export function byLetter({ entries }: Glossary): readonly Letter[] {
  const letters = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = fold(entry.term.slice(0, 1)).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, under]) => ({ letter, entries: under }));
}
