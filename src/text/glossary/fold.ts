// Folds words for search: without case, accents and endings.

import type { Language } from '../languages';

export const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

const endings = (list: string): readonly string[] => list.split(' ').sort((a, b) => b.length - a.length);

/** Endings after folding, so й is и here. Rough on purpose: both sides of a comparison are cut alike. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: endings('ing ed es e s'),
  de: endings('ern en em er es e n s t'),
  ru: endings(
    'иями ями ами иях ого его ому ему ыми ими ая яя ое ее ые ие ыи ии ои ую юю ых их ым им ом ем ах ях ов ев еи ам ям ию ия ью а я о е ы и у ю ь',
  ),
};
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
