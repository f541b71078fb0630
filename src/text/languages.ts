// The languages of the app. English is complete and steps in wherever another language lacks a sentence.

import { createInstance, type i18n } from 'i18next';
import type english from '../../content/text/en/ui.json';
import { ENGLISH, LANGUAGES, type Language } from '../kernel';

export { LANGUAGES, type Language };

/** The running translator. */
export type Text = i18n;

export type Words = typeof english;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: { ui: Words };
  }
}

/** English comes with the app; the other languages are fetched when somebody wants them. */
export type WordSource = { readonly en: Words; readonly load: (language: Language) => Promise<object> };

export async function createText(language: Language, words: WordSource): Promise<Text> {
  const text = createInstance();
  await text.init({
    lng: ENGLISH,
    fallbackLng: ENGLISH,
    defaultNS: 'ui',
    resources: { en: { ui: words.en } },
    interpolation: { escapeValue: false },
  });
  await changeLanguage(text, language, words);
  return text;
}

export async function changeLanguage(text: Text, language: Language, words: WordSource): Promise<void> {
  if (!text.hasResourceBundle(language, 'ui')) {
    text.addResourceBundle(language, 'ui', await words.load(language));
  }
  await text.changeLanguage(language);
}

/** The first of the device's languages that we speak. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return ENGLISH;
}
