// The authors' guide must not fall behind the language: every kind has an example there, every example is right, and
// the steps of the small mission are those of the file beside it.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORMS, THING_KINDS } from '../../src/mission';
import { BUILT_IN_NAMES, GAME_FUNCTIONS, MATHS } from '../../src/mission/language/expression';
import { fieldsOf, kindsOf, type TableName } from '../../src/mission/language/nodes';
import { NAMED_WHO, PLAIN_WHO, WORDS } from '../../src/mission/language/words';
import { cond, effect, missionType, trigger } from '../../src/packs/schemas/missionLanguage';

const read = (path: string): string => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');
const guide = read('missions.md');

/** From a heading to the next one of the same level. */
function chapter(heading: string): string {
  const [, after = ''] = guide.split(`\n## ${heading}\n`);
  return after.split('\n## ')[0] ?? '';
}

type Row = { readonly kind: string; readonly example: Record<string, unknown> };

/** Rows whose first cell is a kind; the example is the cell that holds an object. */
const rowsOf = (text: string): readonly Row[] =>
  text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const kind = /^`(\w+)`$/.exec(cells[1] ?? '')?.[1];
    const example = cells.find((cell) => /^`\{ ".*\}`$/.test(cell) && !cell.includes('`:'));
    if (kind === undefined || example === undefined) return [];
    return [{ kind, example: JSON.parse(example.slice(1, -1)) as Row['example'] }];
  });

const TABLES = [
  ['trigger', 'Triggers', trigger],
  ['cond', 'Conditions', cond],
  ['effect', 'Effects', effect],
] as const satisfies readonly (readonly [TableName, string, unknown])[];

describe.each(TABLES)('%s', (table, heading, schema) => {
  const rows = rowsOf(chapter(heading));

  it('has one row for each kind, in the order of the language', () => {
    expect(rows.map(({ kind }) => kind)).toEqual(kindsOf(table));
  });

  it.each(rows)('$kind: the example is of this kind and right', ({ kind, example }) => {
    expect(example['kind']).toBe(kind);
    expect(schema.safeParse(example).error?.issues ?? []).toEqual([]);
  });

  it.each(rows)('$kind: every field is in the example or told of in the chapter', ({ kind, example }) => {
    const names = fieldsOf(table, kind).map(({ name }) => name);
    const text = chapter(heading);
    expect(names.filter((name) => !(name in example) && !text.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the rest of the reference', () => {
  it('things: one example for each kind', () => {
    const rows = rowsOf(chapter('What stands in a mission'));
    expect(rows.map(({ kind }) => kind)).toEqual([...THING_KINDS]);
    for (const { example } of rows)
      expect(missionType('Thing').safeParse(example).error?.issues ?? []).toEqual([]);
  });

  it('every field of a mission', () => {
    const text = chapter('What stands in a mission');
    expect(Object.keys(FORMS.Mission).filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
  });

  it('every name, every function, everyone who can be meant', () => {
    const text = chapter('Numbers and expressions') + chapter('What stands in a mission');
    const functions = [...MATHS, ...Object.keys(GAME_FUNCTIONS)].map((name) => `\`${name}(`);
    const who = [...PLAIN_WHO.map((plain) => `\`${plain}\``), ...NAMED_WHO.map((named) => `\`${named}:`)];
    const words = [...BUILT_IN_NAMES.map((name) => `\`${name}\``), ...functions, ...who];
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  it('every word that an author may have to pick', () => {
    const { comparison: _, ...lists } = WORDS;
    const words = Object.values(lists).flat();
    expect(words.filter((word) => !guide.includes(`\`${word}\``) && !guide.includes(`"${word}"`))).toEqual(
      [],
    );
  });
});

describe('the mission that is built step by step', () => {
  type Entry = Record<string, unknown>;
  const { entries } = JSON.parse(read('examples/first-mission.json')) as { entries: [Entry] };
  const [mission] = entries;
  const blocks = [...chapter('A mission, step by step').matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json = '']) => JSON.parse(json) as Entry,
  );

  it('has a part of the file in each step', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(9);
    for (const [field, value] of blocks.flatMap((block) => Object.entries(block))) {
      if (Array.isArray(value)) expect(mission[field]).toEqual(expect.arrayContaining(value));
      else expect(mission[field]).toEqual(value);
    }
  });

  it('shows every script and every step of peril of it', () => {
    const shown = blocks.flatMap((block) => ['scripts', 'peril'].flatMap((field) => block[field] ?? []));
    expect(shown).toEqual(
      [...(mission['scripts'] as Entry[]), ...(mission['peril'] as Entry[])].toSorted(byPlace),
    );
    function byPlace(a: Entry, b: Entry): number {
      return guide.indexOf(`"id": "${String(a['id'])}"`) - guide.indexOf(`"id": "${String(b['id'])}"`);
    }
  });
});
