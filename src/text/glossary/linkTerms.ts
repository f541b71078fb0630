// Finds terms of the glossary inside the bold words of a mission (row 14), so that a tap can open their entries.
// Sentences inflect bold words, so where a word is not found as it stands, its ending is ignored.

import type { TextPiece } from '../mission/markup';
import { stem, wordsOf } from './fold';
import type { Glossary } from './glossary';

export type LinkedText = TextPiece | { readonly text: string; readonly bold: true; readonly term: string };

type Finder = {
  readonly longest: number;
  readonly find: (words: readonly string[]) => string | undefined;
};

/** A glossary never changes, so neither does what can be found in it. */
const finders = new WeakMap<Glossary, Finder>();

export function linkTerms(glossary: Glossary, pieces: readonly TextPiece[]): readonly LinkedText[] {
  const finder = finders.get(glossary) ?? makeFinder(glossary);
  finders.set(glossary, finder);
  return pieces.flatMap((piece) => ('text' in piece && piece.bold ? linked(finder, piece.text) : [piece]));
}

function linked({ find, longest }: Finder, text: string): readonly LinkedText[] {
  const words = wordsOf(text);
  const pieces: LinkedText[] = [];
  let written = 0;
  for (let at = 0; at < words.length; at++) {
    // The longest name wins: "Supply card" is no mere "card".
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const [start, end] = [words[at]?.start ?? 0, words[at + count - 1]?.end ?? 0];
      const term = find(words.slice(at, at + count).map(({ word }) => word));
      if (term === undefined) continue;
      if (start > written) pieces.push({ text: text.slice(written, start), bold: true });
      pieces.push({ text: text.slice(start, end), bold: true, term });
      written = end;
      at += count - 1;
      break;
    }
  }
  return written < text.length ? [...pieces, { text: text.slice(written), bold: true }] : pieces;
}

function makeFinder({ entries, language }: Glossary): Finder {
  const names = entries.flatMap(({ id, term, also }) =>
    [term, ...also].map((name) => ({ id, words: wordsOf(name).map(({ word }) => word) })),
  );
  const cut = (words: readonly string[]) => words.map((word) => stem(word, language)).join(' ');
  const exact = new Map(names.map(({ id, words }) => [words.join(' '), id]));
  const stems = new Map<string, string | null>();
  for (const { id, words } of names) {
    const key = cut(words);
    // Two entries with one stem: better no link than a wrong one.
    stems.set(key, stems.has(key) && stems.get(key) !== id ? null : id);
  }
  return {
    longest: Math.max(...names.map(({ words }) => words.length)),
    find: (words) => exact.get(words.join(' ')) ?? stems.get(cut(words)) ?? undefined,
  };
}
