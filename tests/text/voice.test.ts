// How the app speaks (docs/words.md): sentences name the doer and the thing.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WORD_FILES } from '../../src/text';

const TUTORIALS = 'content/tutorials';

/** Screens, rules and notes of guides. Stories are free to have somebody in them. */
const FILES = [
  ...WORD_FILES.map((file) => `content/text/en/${file}.json`),
  'content/text/en/glossary.json',
  ...readdirSync(TUTORIALS)
    .map((name) => `${TUTORIALS}/${name}/guide-words.en.json`)
    .filter((path) => !path.includes('first-steps')),
];

const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['whoever, whatever, whom', /\b(?:who(?:m|ever|mever)|whatever)\b/i],
  ['somebody, someone, everybody, anybody', /\b(?:(?:some|every|any)body|someone)\b/i],
  ['one in place of a noun', /\bones\b|\b(?:the|each|every|this|that|another|next|best|old|older|new|newer|first|last|second|other|same|chosen|regular) one\b(?! (?:of|hero|figure|space|action|group|round)\b)/i], // prettier-ignore
  ['is said, told, counted, taken, given, asked', /\b(?:is|are|was|were|be|been|being) (?:\w+ly |not |also |only |still |never )?(?:said|told|counted|taken|given|asked|meant)\b/i], // prettier-ignore
  ['what is, what stands', /\bwhat (?:is|are|was|were|stands|stood|goes|comes)\b/i],
  ['marks around a target', /[«»]/],
];

/** What German and Russian had instead of a doer, and words beside an icon that do not agree with its name. */
const FORBIDDEN_IN: Readonly<Record<'de' | 'ru', readonly (readonly [string, RegExp])[]>> = {
  de: [
    ['man', /\bman\b/i],
    ['wer immer, jemand', /\b(?:wer immer|jemand)\b/i],
    ['an icon of another gender', /\bjedes \[surge\]/i],
    ['Boxen for Schachteln', /\bBoxen\b/],
  ],
  ru: [
    ['тот, кто', /т(?:от|ого|ому|ем), кто/i],
    ['проверка: icon', /проверка: \[/i],
    ['an icon of another gender', /кажд(?:ый|ое) \[surge\]|каждый \[evade\]/i],
    ['даром', /даром/i],
  ],
};

/** All texts of a file, without the names of values that are put in. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replaceAll(/\{\{\w+\}\}/g, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const faultsIn = (text: string, signs = FORBIDDEN) =>
  signs.flatMap(([fault, sign]) => (sign.test(text) ? [fault] : []));

describe('[words] English texts', () => {
  it.each(FILES)('%s names the doer and the thing', (path) => {
    const texts = textsIn(JSON.parse(readFileSync(path, 'utf8')));
    expect(texts.flatMap((text) => faultsIn(text).map((fault) => `${fault}: ${text}`))).toEqual([]);
  });

  it('the signs of a fault find it', () => {
    expect(faultsIn('Whoever is led here goes aboard.')).toEqual(['whoever, whatever, whom']);
    expect(faultsIn('Mark the new one, as it is said.')).toHaveLength(2);
    expect(faultsIn('What is gained stands between « ».')).toHaveLength(2);
    expect(faultsIn('Mark the new group with ID tokens of one colour.')).toEqual([]);
    expect(faultsIn('The first one of two actions')).toEqual([]);
  });
});

describe.each(['de', 'ru'] as const)('[words] texts in %s', (language) => {
  it.each(FILES.map((path) => path.replace('/en/', `/${language}/`).replace('.en.', `.${language}.`)))(
    '%s names the doer and the thing',
    (path) => {
      const texts = textsIn(JSON.parse(readFileSync(path, 'utf8')));
      const faults = (text: string) => faultsIn(text, FORBIDDEN_IN[language]);
      expect(texts.flatMap((text) => faults(text).map((fault) => `${fault}: ${text}`))).toEqual([]);
    },
  );
});
