// What an import tells is data; the sentences stand in content/text. Every code has one in every language, which names
// exactly what the code's facts are.

import { describe, expect, it } from 'vitest';
import { LEFT_CODES, makeNote, NOTES } from '../../src/saga/notes';
import { LANGUAGES, type Language } from '../../src/text';
import { readWords } from '../text/uiWords';

type Sentences = Readonly<Record<string, string>>;

const wordsIn = (language: Language): { readonly note: Sentences; readonly left: Sentences } =>
  readWords(language).content;

const blanksIn = (sentence = ''): readonly string[] =>
  [...sentence.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name).toSorted();

describe.each(LANGUAGES)('[saga] what an import tells in %s', (language) => {
  const { note, left } = wordsIn(language);

  it.each(Object.entries(NOTES))(
    '[saga] the note %s names all of its facts and nothing else',
    (code, kind) => {
      expect(note[code]).toMatch(/\.$/);
      expect(blanksIn(note[code])).toEqual([...kind.facts].toSorted());
    },
  );

  it.each(LEFT_CODES)('[saga] %s says why something has no meaning here', (code) => {
    expect(left[code]).toMatch(/[^.]$/);
    expect(blanksIn(left[code])).toEqual([]);
  });

  it('[saga] has no sentence that nothing asks for', () => {
    expect(Object.keys(note).toSorted()).toEqual(Object.keys(NOTES).toSorted());
    expect(Object.keys(left).toSorted()).toEqual([...LEFT_CODES].toSorted());
  });
});

it('[saga] names that an author broke into lines stay in one line', () => {
  expect(makeNote('ownCard', { card: ' Two\r\n  Lines ' })).toEqual({
    about: 'cards',
    code: 'ownCard',
    facts: { card: 'Two Lines' },
  });
});
