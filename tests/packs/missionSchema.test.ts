// The schemas of the mission language: every kind of its tables, with the least and the most that may stand there.

import { describe, expect, it } from 'vitest';
import {
  scriptFieldsOf,
  scriptKindsOf,
  SCRIPT_WORDS,
  type ScriptFieldName,
  type ScriptTableName,
} from '../../src/mission';
import { fileJsonSchema } from '../../src/packs';
import { cond, effect, trigger } from '../../src/packs/schemas/missionLanguage';
import { complaintsAbout, edited, GOOD_MISSION } from './missionSamples';

const SCHEMAS = { trigger, cond, effect } as const;

/** Something right for every type of field; ids and closed lists are left to `sampleOf`. */
const SAMPLES: Readonly<Partial<Record<ScriptFieldName, unknown>>> = {
  number: { '2': 1, '3': 'heroes + 1', '4': { normal: 1, hard: -2 } },
  numbers: { howMany: 2 },
  true: true,
  text: 'some.key_one',
  blanks: { count: 'round', name: { who: 'active' } },
  variable: 'alarmLevel',
  point: [0, -3],
  points: [[0, 0]],
  edges: [[[0, 0], [0, 1]]], // prettier-ignore
  places: ['gate', [1, 1]],
  cond: 'round > 2',
  conds: ['round > 2', { kind: 'chance', percent: 50 }],
  effects: [{ kind: 'clearMap' }],
  options: [
    { id: 'yes', text: 'yes', if: 'round = 1', do: [{ kind: 'clearMap' }] },
    { id: 'no', text: 'no' },
  ],
  outcomes: [
    { to: 0, text: 'bad' },
    { from: 1, to: 'heroes', do: [{ kind: 'clearMap' }] },
  ],
  lists: [{ if: 'round = 1', do: [{ kind: 'clearMap' }] }],
  who: 'chosen:scout',
  attributes: ['tech'],
  conditions: ['stunned', 'focused'],
  powerTokens: ['block', 'block'],
  groups: ['troopers'],
  things: ['crate', 'gate'],
  held: ['gate'],
  offers: ['search'],
  lines: [{ cost: 'action', do: [{ kind: 'attack' }] }],
  selector: { noun: 'hero', soft: true },
};

function sampleOf(type: ScriptFieldName): unknown {
  if (type in SAMPLES) return SAMPLES[type];
  return type in SCRIPT_WORDS ? SCRIPT_WORDS[type as keyof typeof SCRIPT_WORDS][0] : 'some-id';
}

const KINDS = (Object.keys(SCHEMAS) as ScriptTableName[]).flatMap((table) =>
  scriptKindsOf(table).map((kind) => [table, kind] as const),
);

describe('[mission] the schemas of the language', () => {
  it.each(KINDS)('[mission] %s %s', (table, kind) => {
    const schema = SCHEMAS[table];
    const fields = scriptFieldsOf(table, kind);
    const needed = fields.filter(({ optional }) => !optional);
    const filled = (list: typeof fields): object =>
      Object.fromEntries([['kind', kind], ...list.map(({ name, type }) => [name, sampleOf(type)])]);
    for (const node of [filled(needed), filled(fields)]) expect(schema.parse(node)).toEqual(node);
    expect(schema.safeParse({ ...filled(fields), more: 1 }).success).toBe(false);
    for (const { name } of needed) {
      const less = needed.filter((field) => field.name !== name);
      expect(schema.safeParse(filled(less)).success, `without ${name}`).toBe(false);
    }
    for (const { name } of fields)
      expect(schema.safeParse({ ...filled(fields), [name]: null }).success, `null in ${name}`).toBe(false);
  });

  it('[mission] what is left out stays left out', () => {
    expect(trigger.parse({ kind: 'roundStart' })).toEqual({ kind: 'roundStart' });
  });

  it('[mission] editors are told what every kind means', () => {
    const text = JSON.stringify(fileJsonSchema('missions'));
    for (const [table, kind] of KINDS)
      expect(text, `${table} ${kind}`).toMatch(
        new RegExp(
          `"const":"${kind}"[^}]*"description"|"description":"[^"]+","type":"string","const":"${kind}"`,
        ),
      );
  });
});

describe('[mission] what is wrong with the form is told with its place', () => {
  const rows: readonly [line: string, path: readonly (string | number)[], value: unknown][] = [
    ['scripts[0].on.kind: expected one of', ['scripts', 0, 'on', 'kind'], 'missionBegin'],
    ['scripts[0].on.round: expected a known field', ['scripts', 0, 'on', 'round'], 3],
    ['scripts[0].do: expected at least 1 items, found a list of 0', ['scripts', 0, 'do'], []],
    ['scripts[0].do[0].kind: expected one of', ['scripts', 0, 'do', 0, 'kind'], 'objectiv'],
    ['scripts[4].do[1].group: expected an id of small letters', ['scripts', 4, 'do', 1, 'group'], 'Troopers'],
    ['scripts[4].do[1].at[0]: expected', ['scripts', 4, 'do', 1, 'at', 0], 3],
    ['scripts[2].if: expected', ['scripts', 2, 'if'], 7],
    ['scripts[5].if.of[1].is: expected one of "onMap"', ['scripts', 5, 'if', 'of', 1, 'is'], 'shut'],
    ['scripts[3].takes["Many"]', ['scripts', 3, 'takes', 'Many'], 1],
    ['things[2].kind: expected one of "door"', ['things', 2, 'kind'], 'box'],
    ['things[2].at: expected a list', ['things', 2, 'at'], '0,2'],
    ['variables[0].id: expected a word of letters and digits', ['variables', 0, 'id'], 'alarm-level'],
    [
      'groups[0].bonusHealth["5"]: expected a known field',
      ['groups', 0, 'bonusHealth'],
      { '2': 1, '3': 1, '4': 1, '5': 1 },
    ],
    [
      'sections[0].tiles[0].rotation: expected one of 0, 90, 180, 270, found 45',
      ['sections', 0, 'tiles', 0, 'rotation'],
      45,
    ],
    ['version: expected at least 1, found 0', ['version'], 0],
    ['title: expected a key of letters', ['title'], 'A title'],
  ];
  it.each(rows)('[mission] %s', (line, path, value) => {
    const [first] = complaintsAbout(edited(GOOD_MISSION, [path, value]));
    expect(
      `${first?.path.replace('entries[0].', '')}: expected ${first?.expected}, found ${first?.found}`,
    ).toContain(line.replaceAll('["', '.').replaceAll('"]', ''));
  });
});
