// The rules of Legion at hand: complete in every language, well linked, found by the words of the cards.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, makeGlossary, parseEntryText, searchGlossary, type GlossaryEntry } from '../../src/text';

const read = (language: string) =>
  JSON.parse(
    readFileSync(`content/text/${language}/legion-glossary.json`, 'utf8'),
  ) as readonly GlossaryEntry[];
const english = read('en');

const linksOf = (entry: GlossaryEntry, language: (typeof LANGUAGES)[number]) =>
  parseEntryText(makeGlossary(language, read(language)), entry.text).flatMap((piece) =>
    'link' in piece ? [piece.link] : [],
  );

/** A new language may read them in English at first. */
const TRANSLATED = LANGUAGES.filter((language) =>
  existsSync(`content/text/${language}/legion-glossary.json`),
);

describe.each(TRANSLATED)('[legion 18.8] %s', (language) => {
  const entries = read(language);

  it('[legion 18.8] has the entries and links of English', () => {
    expect(entries.map(({ id, see }) => [id, see])).toEqual(english.map(({ id, see }) => [id, see]));
    for (const [index, entry] of entries.entries()) {
      const original = english[index];
      expect(original && linksOf(entry, language), entry.id).toEqual(original && linksOf(original, 'en'));
    }
  });

  it('[legion 18.8] leads nowhere that is not there, and says something everywhere', () => {
    const ids = new Set(entries.map(({ id }) => id));
    for (const { id, see, term, text } of entries) {
      expect(
        see.filter((other) => !ids.has(other)),
        id,
      ).toEqual([]);
      expect(term.length, id).toBeGreaterThan(2);
      expect(text.length, id).toBeGreaterThan(40);
    }
  });
});

it.each(['Relentless', 'Nimble', 'Impact', 'Pierce', 'Speeder', 'courage', 'withdraw'])(
  '[legion 18.8] %s is found',
  (word) => expect(searchGlossary(makeGlossary('en', english), word).length).toBeGreaterThan(0),
);
