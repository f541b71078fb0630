// The groups of the app speak every language that one of them speaks, and German and Russian among them.

import { expect, it } from 'vitest';
import { LANGUAGES, type LocalText } from '../../src/kernel';
import { builtIn } from './missions';

/** Every text of a group, however deep. */
function textsIn(value: unknown): readonly LocalText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [value as LocalText];
  return Object.values(value).flatMap(textsIn);
}

it('[languages] all texts of all groups are there in the same languages', async () => {
  const { pack } = await builtIn();
  const texts = textsIn([...pack.groups.values()]);
  const spoken = LANGUAGES.filter((language) => texts.some((text) => text[language] !== undefined));
  expect(texts.length).toBeGreaterThan(50);
  expect(spoken).toEqual(expect.arrayContaining(['en', 'de', 'ru']));
  expect(texts.filter((text) => spoken.some((language) => text[language] === undefined))).toEqual([]);
});
