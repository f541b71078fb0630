// Texts of several lines, line by line in the languages of the app: the first line of a translation belongs to the first
// line of the original, and so on.

const APP_LANGUAGES = ['en', 'de', 'ru'] as const;
export type AppLanguage = (typeof APP_LANGUAGES)[number];
/** One text as the source has it in each language of the app. */
export type Raws = Readonly<Record<AppLanguage, string>>;

export const rawsFrom = (textIn: (language: AppLanguage) => string): Raws => ({
  en: textIn('en'),
  de: textIn('de'),
  ru: textIn('ru'),
});
export const sameRaws = (raw: string): Raws => rawsFrom(() => raw);

/** Splits each language by itself; what a translation lacks is read in English, what it has more of stands in the end. */
export function alignedParts(raws: Raws, split: (raw: string) => readonly string[]): readonly Raws[] {
  const parts = { en: split(raws.en), de: split(raws.de), ru: split(raws.ru) };
  const last = parts.en.length - 1;
  return parts.en.map((original, index) =>
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
