// Every sentence a player can see comes from content/text; every key exists, is used, and has the same blanks to fill
// in all languages.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createText, LANGUAGES, pickLanguage, type Language, type Words } from '../../src/text';
import { findWords } from './findWords';

const read = (language: Language) =>
  JSON.parse(readFileSync(`content/text/${language}/ui.json`, 'utf8')) as object;

/** `tiles.count_one` -> its text */
function flatten(words: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[prefix + name, value] as const]
        : [...flatten(value as object, `${prefix}${name}.`)],
    ),
  );
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const english = flatten(read('en'));
const englishKeys = new Set([...english.keys()].map(withoutPlural));
const sources = ['src/ui', 'src/scene', 'src/app', 'src/text']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file));
const found = sources.map((file) => ({ file, ...findWords(file, readFileSync(file, 'utf8')) }));

describe('words', () => {
  it('[words] no visible string stands in the code', () => {
    expect(found.flatMap(({ file, unkeyed }) => unkeyed.map((text) => `${file}: ${text}`))).toEqual([]);
  });

  it('[words] every key that the code names exists in English', () => {
    const missing = found.flatMap(({ file, keys }) =>
      keys.filter((key) => !englishKeys.has(key)).map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
    expect(found.flatMap(({ keys }) => keys).length).toBeGreaterThan(40);
  });

  it('[words] every pattern of keys fits some key', () => {
    const idle = found.flatMap(({ patterns }) =>
      patterns.filter((pattern) => ![...englishKeys].some((key) => pattern.test(key))),
    );
    expect(idle).toEqual([]);
  });

  it('[words] every English key is used', () => {
    const keys = new Set(found.flatMap((file) => file.keys));
    const patterns = found.flatMap((file) => file.patterns);
    expect(
      [...englishKeys].filter((key) => !keys.has(key) && !patterns.some((pattern) => pattern.test(key))),
    ).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    '[words] %s has exactly the keys of English',
    (language) => {
      const keys = new Set([...flatten(read(language)).keys()].map(withoutPlural));
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
    const texts = flatten(read(language));
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    const plurals = new Set([...texts.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural));
    for (const key of plurals) {
      const has = [...texts.keys()].filter((other) => withoutPlural(other) === key && other !== key);
      expect(has.map((other) => other.slice(key.length + 1)).sort(), key).toEqual(forms);
    }
  });

  it.each(LANGUAGES)('[words] %s fills the same blanks as English', (language) => {
    for (const [key, text] of flatten(read(language))) {
      const original = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
      expect(blanks(text), `${language} ${key}`).toEqual(blanks(original));
    }
  });
});

describe('the finder of strings', () => {
  it.each([
    ['text between tags', '<p>Hello there</p>', ['Hello there']],
    ['a label for screen readers', '<button aria-label="Close" />', ['Close']],
    ['a placeholder in braces', "<input placeholder={'Search'} />", ['Search']],
    ['signs and numbers are no words', '<p>· 12 ×</p>', []],
    ['class names are no words', '<p className="lead">{t("a.b")}</p>', []],
  ])('[words] %s', (_, code, expected) => {
    expect(findWords('x.tsx', `export const x = ${code};`).unkeyed).toEqual(expected);
  });

  it('[words] keys and patterns of keys', () => {
    const { keys, patterns } = findWords(
      'x.tsx',
      'export const x = [t("a.b"), t(`c.${d}.e`), t(f ? "g" : "h")];',
    );
    expect(keys).toEqual(['a.b', 'g', 'h']);
    expect(patterns.map((pattern) => pattern.source)).toEqual([/^c\.[^.]+\.e$/.source]);
    expect(ts.version).toMatch(/^6\./);
  });
});

describe('languages', () => {
  const words = { en: read('en') as Words, load: async (language: Language) => read(language) };

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
