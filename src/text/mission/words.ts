// The words of a mission in the player's language: English steps in where a language lacks a sentence, the key itself
// where even English does. Plural forms follow the rules of each language.

import { createInstance } from 'i18next';
import { ENGLISH } from '../../kernel';
import type { FilledBlanks, KitWords } from '../../mission';

/** A text by its key. Blanks hold numbers and names that are words already. */
export type MissionWords = (key: string, blanks?: Readonly<Record<string, number | string>>) => string;

export function missionWords(words: KitWords, language: string): MissionWords {
  const texts = createInstance();
  void texts.init({
    initAsync: false,
    lng: language,
    fallbackLng: ENGLISH,
    defaultNS: 'mission',
    // Keys are the author's own: no sign in them means anything.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      Object.entries(words).map(([of, texts]) => [of, { mission: { ...texts } }]),
    ),
  });
  // The types of i18next know the words of the app only.
  const t = texts.t as unknown as (key: string, options: object) => string;
  return (key, blanks = {}) =>
    t(key, {
      // Apart from the options, so that a blank called like one of them is still a blank.
      replace: blanks,
      ...(typeof blanks['count'] === 'number' && { count: blanks['count'] }),
      nest: false,
    });
}

/** Turns ids in blanks into names. */
export function fillNames(
  blanks: FilledBlanks,
  heroNames: (ids: readonly string[]) => string,
  cardNames: (ids: readonly string[]) => string,
): Readonly<Record<string, number | string>> {
  return Object.fromEntries(
    Object.entries(blanks).map(([name, value]) => {
      if (typeof value === 'number') return [name, value];
      return [name, 'heroes' in value ? heroNames(value.heroes) : cardNames(value.cards)];
    }),
  );
}
