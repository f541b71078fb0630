// Folds words for search: without case, accents and endings.

import { byLanguage, languageRow, type Language } from '../../kernel';

export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** The longest first, so that the most is cut. */
const ENDINGS = byLanguage((language) =>
  languageRow(language)
    .endings.split(' ')
    .sort((a, b) => b.length - a.length),
);
/** What is left says enough to tell words apart. */
const SHORTEST = 4;

/** The part of a folded word that stays the same when it is bent. */
export function stem(word: string, language: Language): string {
  const ending = ENDINGS[language].find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST);
  return ending === undefined ? word : stem(word.slice(0, -ending.length), language);
}

export type FoundWord = { readonly word: string; readonly start: number; readonly end: number };

/** The words of a text, folded, with their places in it. */
export const wordsOf = (text: string): readonly FoundWord[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }));
