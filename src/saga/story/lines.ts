// Texts of several lines, line by line in the languages of the app: the first line of a translation belongs to the first
// line of the original, and so on.

import { byLanguage, ENGLISH, type Language } from '../../kernel';

/** One text as the source has it in each language of the app. */
export type Raws = Readonly<Record<Language, string>>;

export const rawsFrom = (textIn: (language: Language) => string): Raws => byLanguage(textIn);
export const sameRaws = (raw: string): Raws => rawsFrom(() => raw);

/** Splits each language by itself; what a translation lacks is read in English, what it has more of stands in the end. */
export function alignedParts(raws: Raws, split: (raw: string) => readonly string[]): readonly Raws[] {
  const parts = byLanguage((language) => split(raws[language]));
  const originals = parts[ENGLISH];
  const last = originals.length - 1;
  return originals.map((original, index) =>
    rawsFrom((language) => {
      const own = parts[language];
      return (index === last ? own.slice(index).join(' ') : own[index]) || original;
    }),
  );
}

export const linesIn = (raw: string): readonly string[] =>
  raw
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
