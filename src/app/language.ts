// The language of the app. English comes with it; play goes on in English if another language cannot be fetched.

import { changeLanguage, createText, type Language, type Text, type WordSource } from '../text';

export async function startText(language: Language, words: WordSource): Promise<Text> {
  const text = await createText('en', words);
  await speak(text, language, words);
  return text;
}

/** Where it cannot be fetched, the app goes on in the language it speaks. */
export async function speak(text: Text, language: Language, words: WordSource): Promise<void> {
  await changeLanguage(text, language, words).catch(() => undefined);
}
