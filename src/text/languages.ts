// The languages of the app. English is complete and steps in wherever another language lacks a sentence.

import { createInstance, type i18n } from 'i18next';
import type start from '../../content/text/en/start.json';
import type ui from '../../content/text/en/ui.json';
import { ENGLISH, LANGUAGES, type Language } from '../kernel';

export { LANGUAGES, type Language };

/** The running translator. */
export type Text = i18n;

type StartWords = typeof start;
export type Words = StartWords & typeof ui;

/** The files of words of a language. The first one comes with the app, the others with the first page that needs them. */
export const WORD_FILES = ['start', 'ui'] as const;
export type WordFile = (typeof WORD_FILES)[number];

const [START, ...LATER] = WORD_FILES;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'start';
    // A key is looked up in all files.
    resources: { start: Words };
  }
}

/** English comes with the app as far as the start needs it; everything else is fetched when it is wanted. */
export type WordSource = {
  readonly en: StartWords;
  readonly load: (language: Language, file: WordFile) => Promise<object>;
};

export async function createText(language: Language, words: WordSource): Promise<Text> {
  const text = createInstance();
  await text.init({
    lng: ENGLISH,
    fallbackLng: ENGLISH,
    defaultNS: START,
    fallbackNS: LATER,
    resources: { en: { [START]: words.en } },
    interpolation: { escapeValue: false },
  });
  await changeLanguage(text, language, words);
  return text;
}

/** With every file that is in use. */
export async function changeLanguage(text: Text, language: Language, words: WordSource): Promise<void> {
  const inUse = WORD_FILES.filter((file) => text.hasResourceBundle(ENGLISH, file));
  await Promise.all(inUse.map((file) => addFile(text, language, file, words)));
  await text.changeLanguage(language);
}

/** A file for a page that is about to be shown: in English, and in the language of the players if it can be fetched. */
export async function addWords(text: Text, file: WordFile, words: WordSource): Promise<void> {
  const language = text.language as Language;
  const translated = addFile(text, language, file, words).catch((error: unknown) => {
    if (language === ENGLISH) throw error;
  });
  await Promise.all([addFile(text, ENGLISH, file, words), translated]);
}

async function addFile(text: Text, language: Language, file: WordFile, words: WordSource): Promise<void> {
  if (text.hasResourceBundle(language, file)) return;
  text.addResourceBundle(language, file, await words.load(language, file));
}

/** The first of the device's languages that we speak. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return ENGLISH;
}
