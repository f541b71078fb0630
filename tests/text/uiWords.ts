// The sentences of the app as tests read them: each key with its text.

import { readFileSync } from 'node:fs';
import { WORD_FILES, type Language, type Words } from '../../src/text';

const readFile = (language: Language, file: string): object =>
  JSON.parse(readFileSync(`content/text/${language}/${file}.json`, 'utf8')) as object;

/** All files of a language as one tree. */
export const readWords = (language: Language): Words =>
  Object.assign({}, ...WORD_FILES.map((file) => readFile(language, file))) as Words;

/** `tiles.count_one` -> its text */
export function flatten(words: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[prefix + name, value] as const]
        : [...flatten(value as object, `${prefix}${name}.`)],
    ),
  );
}

export const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

export const ENGLISH_WORDS = readWords('en');
export const english = flatten(ENGLISH_WORDS);
export const englishKeys = new Set([...english.keys()].map(withoutPlural));
