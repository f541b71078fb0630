// The languages of the app, one row each. Types, settings, schemas and fallbacks are made from this table, so a new
// language is a row here and the files of its own that CONTRIBUTING names.

type LanguageRow = {
  /** What its speakers call it: the settings list it so. */
  readonly name: string;
  /** What authors read about it in the help of content files. */
  readonly inEnglish: string;
  /** Endings that bent words lose in a search: small letters without accents (й is и). Rough on purpose, as both sides are cut alike. */
  readonly endings: string;
  /** Words that run together in a sentence. */
  readonly contractions?: Readonly<Record<string, string>>;
};

export const LANGUAGE_TABLE = {
  en: {
    name: 'English',
    inEnglish: 'English',
    endings: 'ing ed es e s',
    contractions: { 'an other': 'another' },
  },
  de: {
    name: 'Deutsch',
    inEnglish: 'German',
    endings: 'ern en em er es e n s t',
    contractions: { 'zu dem': 'zum', 'bei dem': 'beim', 'von dem': 'vom', 'zu der': 'zur' },
  },
  ru: {
    name: 'Русский',
    inEnglish: 'Russian',
    endings:
      'иями ями ами иях ого его ому ему ыми ими ая яя ое ее ые ие ыи ии ои ую юю ых их ым им ом ем ах ях ов ев еи ам ям ию ия ью а я о е ы и у ю ь',
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type Language = keyof typeof LANGUAGE_TABLE;
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as readonly Language[];

/** The one language that every text has; it steps in wherever another lacks a sentence. */
export const ENGLISH = 'en' satisfies Language;

export const languageRow = (language: Language): LanguageRow => LANGUAGE_TABLE[language];

export const isLanguage = (word: string): word is Language => Object.hasOwn(LANGUAGE_TABLE, word);

/** Words in the languages of the app: English always, others as far as somebody has written them. */
export type LocalText = { readonly [L in typeof ENGLISH]: string } & {
  readonly [L in Exclude<Language, typeof ENGLISH>]?: string;
};

/** `language` may be any: whatever the app does not speak reads English. */
export const inLanguage = (text: LocalText, language: string): string =>
  (isLanguage(language) ? text[language] : undefined) ?? text[ENGLISH];

/** The same question answered for every language of the app. */
export const byLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
