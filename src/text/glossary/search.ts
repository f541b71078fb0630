// Finds entries by term, by synonyms, by what English calls them and by their text, the nearest first.

import { wordsOfEntry } from './entryText';
import { fold, stem, wordsOf } from './fold';
import type { Glossary, GlossaryEntry } from './glossary';

export function searchGlossary(glossary: Glossary, query: string): readonly GlossaryEntry[] {
  const wanted = fold(query).trim();
  if (wanted === '') return [];
  const ranked = glossary.entries.map((entry) => ({ entry, rank: rankOf(glossary, entry, wanted) }));
  // Equal ones stay in the order of the alphabet.
  return ranked
    .filter(({ rank }) => rank < NOWHERE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const NOWHERE = 8;

function rankOf(glossary: Glossary, { id, term, also, text }: GlossaryEntry, wanted: string): number {
  const name = fold(term);
  const others = also.map(fold);
  const english = (glossary.english.get(id) ?? []).map(fold);
  // Endings don't count here: whoever looks for "bonus activations" means the bonus activation.
  const stems = wordsOf(wanted).map(({ word }) => stem(word, glossary.language));
  const all = (where: string) => stems.length > 0 && stems.every((word) => where.includes(word));
  const ranks = [
    name === wanted,
    others.includes(wanted),
    name.startsWith(wanted),
    others.some((other) => other.startsWith(wanted)),
    all(`${name} ${others.join(' ')}`),
    english.includes(wanted),
    english.some((called) => called.startsWith(wanted)),
    all(`${name} ${others.join(' ')} ${fold(wordsOfEntry(glossary, text))}`),
  ];
  const rank = ranks.indexOf(true);
  return rank === -1 ? NOWHERE : rank;
}
