// The sentences of the app as tests read them: each key with its text.

import { readFileSync } from 'node:fs';
import type { Language } from '../../src/text';

export const readWords = (language: Language) =>
  JSON.parse(readFileSync(`content/text/${language}/ui.json`, 'utf8')) as object;

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

export const english = flatten(readWords('en'));
export const englishKeys = new Set([...english.keys()].map(withoutPlural));
