// Each language has a template for every kind, and each template says all that the kind can hold.

import { describe, expect, it } from 'vitest';
import { fieldsOf, kindsOf, TABLES, type TableName } from '../../../src/imperial';
import { LANGUAGES } from '../../../src/text';
import { GRAMMARS } from '../../../src/text/orders/orders';
import { templateFields, template } from '../../../src/text/orders/template';
import { SECTIONS } from './samples';

const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** The texts of a list of words, however deep they lie. */
const textsIn = (words: unknown): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(textsIn);

describe.each(LANGUAGES)('grammar of %s', (language) => {
  const { templates, noun, words } = GRAMMARS[language];

  it.each(TABLE_NAMES)('[grammar] every template of %s says every field, and no other', (table) => {
    for (const [kind, source] of Object.entries(templates[table])) {
      const fields = fieldsOf(table, kind).map(({ name }) => name);
      expect([...templateFields(template(source))].sort(), `${kind}: ${source}`).toEqual(fields.sort());
    }
  });

  it('[grammar] every filter is either an adjective or a phrase', () => {
    for (const kind of kindsOf('pred')) {
      const said =
        templates.pred[kind] !== undefined ||
        Object.keys(noun.adjectives).some((key) => key.split(':')[0] === kind);
      expect(said, kind).toBe(true);
    }
  });

  it.each(Object.keys(words))(
    '[grammar] every word of %s says something, and no two say the same',
    (list) => {
      // Two cases of one word may look alike.
      const forms: readonly unknown[] = Object.values(words[list as keyof typeof words]);
      const all = forms.flatMap((word) => [...new Set(textsIn(word))]);
      expect(all.filter((text) => text.trim() === '')).toEqual([]);
      expect(new Set(all).size, all.join()).toBe(all.length);
    },
  );
});

describe('templates', () => {
  it.each([
    ['{who', 'expected "}"'],
    ['[not?a', 'expected "]"'],
    ['<a|b', 'expected ">"'],
    ['a ] b', 'expected a bracket that was opened'],
    ['#gold', 'expected the name of an icon'],
    ['*fly*', 'expected the name of a term'],
  ])('[grammar] a slip of the pen is told: %s', (source, message) => {
    expect(() => template(source)).toThrow(message);
  });
});

describe('samples', () => {
  const shown = new Set(SECTIONS.flatMap(({ samples }) => samples.flatMap(({ shows }) => shows ?? [])));

  it.each(TABLE_NAMES)('[samples] every kind of %s has an example', (table) => {
    expect(kindsOf(table).filter((kind) => !shown.has(`${table}.${kind}`))).toEqual([]);
  });
});
