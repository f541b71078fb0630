// Every key has the same blanks to fill in all languages, and every plural form that the language needs.

import { describe, expect, it } from 'vitest';
import { createText, LANGUAGES, pickLanguage, type Language } from '../../src/text';
import { english, englishKeys, flatten, readWords, withoutPlural } from './uiWords';

const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('words', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    '[words] %s has exactly the keys of English',
    (language) => {
      const keys = new Set([...flatten(readWords(language)).keys()].map(withoutPlural));
      expect({
        missing: [...englishKeys].filter((key) => !keys.has(key)),
        extra: [...keys].filter((key) => !englishKeys.has(key)),
      }).toEqual({
        missing: [],
        extra: [],
      });
    },
  );

  it.each(LANGUAGES)('[words] %s has all plural forms it needs, and no others', (language) => {
    const texts = flatten(readWords(language));
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    const plurals = new Set([...texts.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural));
    for (const key of plurals) {
      const has = [...texts.keys()].filter((other) => withoutPlural(other) === key && other !== key);
      expect(has.map((other) => other.slice(key.length + 1)).sort(), key).toEqual(forms);
    }
  });

  it.each(LANGUAGES)('[words] %s fills the same blanks as English', (language) => {
    for (const [key, text] of flatten(readWords(language))) {
      const original = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      expect(blanks(text), `${language} ${key}`).toEqual(blanks(original));
    }
  });
});

describe('languages', () => {
  const words = { en: readWords('en'), load: async (language: Language) => readWords(language) };

  it('[languages] the first language we speak is picked, English otherwise', () => {
    expect(pickLanguage(['fr-CH', 'de-CH', 'en'])).toBe('de');
    expect(pickLanguage(['ru'])).toBe('ru');
    expect(pickLanguage(['fr', 'es'])).toBe('en');
    expect(pickLanguage([])).toBe('en');
  });

  it('[languages] a sentence that a language lacks comes in English', async () => {
    const text = await createText('de', { ...words, load: async () => ({ menu: { title: 'Hauptmenü' } }) });
    expect(text.t('menu.title')).toBe('Hauptmenü');
    expect(text.t('common.close')).toBe(words.en.common.close);
  });

  it('[languages] numbers take the right form', async () => {
    const text = await createText('ru', words);
    const forms = [1, 2, 5, 21].map((count) => text.t('tiles.tileCount', { count }));
    expect(new Set(forms.map((form) => form.replace(/\d+/, ''))).size).toBe(3);
  });
});
