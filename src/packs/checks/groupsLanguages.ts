// The names and sentences of a group: a language that has one of them has them all. What no language of a group has, the
// app says in English.

import type { Group } from '../../imperial';
import { ENGLISH, LANGUAGES, type LocalText, type Path } from '../../kernel';
import type { EntryProblem } from '../problem';

export function checkLanguages(group: Group, report: (problem: EntryProblem) => void): void {
  const texts = textsIn(group, []);
  const spoken = LANGUAGES.filter((language) => texts.some(({ text }) => text[language] !== undefined));
  for (const { text, path } of texts) {
    for (const language of spoken) {
      if (text[language] !== undefined) continue;
      const expected = `"${language}", as other texts of this group have it`;
      report({ path, code: 'missingWord', expected, found: 'nothing' });
    }
  }
}

type TextAt = { readonly text: LocalText; readonly path: Path };

function textsIn(value: unknown, path: Path): readonly TextAt[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ text: value, path }];
  return Object.entries(value).flatMap(([key, held]) =>
    textsIn(held, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Nothing else in a group has a field of that name. */
const isText = (value: object): value is LocalText => typeof Reflect.get(value, ENGLISH) === 'string';
