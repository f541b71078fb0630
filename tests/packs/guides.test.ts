// Guides: one that nothing can be said against, broken in one place each; and the page for their authors.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent, fileJsonSchema, formatProblem, GUIDE_ANCHORS, GUIDE_SIGHTS } from '../../src/packs';
import { campaignFiles } from './campaignSamples';
import { edited, type Edit, type Json } from './missionSamples';
import { fileOf } from './samples';

const GUIDE: Json = {
  id: 'voyage-guide',
  campaign: 'voyage',
  steps: [
    { id: 'mission', when: { shows: 'map' }, point: 'mark', text: 'mission' },
    { id: 'build', when: { shows: 'build' }, point: 'tile-step', text: 'build' },
    { id: 'first', when: { shows: 'table', acting: false, heroes: 2 }, point: 'portraits', text: 'first' },
    { id: 'second', when: { shows: 'table', after: 'first' }, point: 'board', text: 'second' },
  ],
};

const WORDS: Json = {
  id: 'voyage-guide-en',
  of: 'voyage-guide',
  language: 'en',
  words: { mission: 'A **mission**.', build: 'Tiles.', first: 'You.', second: 'And you.' },
};

function complaints(guide: Json = GUIDE, words: Json = WORDS, more: readonly Json[] = []): readonly string[] {
  const files = [
    ...campaignFiles(),
    fileOf('guides', guide, ...more),
    { ...fileOf('words', words), file: 'guide-words.json' },
  ];
  const { pack, warnings } = checkContent(files);
  return [...(pack.ok ? [] : pack.error), ...warnings].map(formatProblem);
}

type Row = readonly [told: RegExp, ...edits: readonly Edit[]];

const ROWS: readonly Row[] = [
  [
    /campaign: expected the id of an entry in "campaigns" \(did you mean "voyage"\?\)/,
    [['campaign'], 'voyag'],
  ],
  [/id: expected an id that no mission and no campaign has/, [['id'], 'sample']],
  [/steps\[0\]\.point: expected .*"board"/, [['steps', 0, 'point'], 'bord']],
  [/steps\[0\]\.when\.shows: expected .*"map"/, [['steps', 0, 'when', 'shows'], 'maps']],
  [/steps\[1\]\.text: expected bild among the words of "en"/, [['steps', 1, 'text'], 'bild']],
  [
    /steps\[2\]\.id: expected an id of its own/,
    [['steps', 2, 'id'], 'build'],
    [['steps', 3, 'when', 'after']],
  ],
  [
    /steps\[3\]\.when\.after: expected .*\(did you mean "first"\?\)/,
    [['steps', 3, 'when', 'after'], 'firstt'],
  ],
  [/steps\[0\]\.when\.after: expected the id of a step before/, [['steps', 0, 'when', 'after'], 'second']],
  [/steps\[1\]\.when\.section: expected a section/, [['steps', 1, 'when', 'section'], 'nowhere']],
  [
    /steps\[0\]\.point: expected something that is there with "map": mark, found "board"/,
    [['steps', 0, 'point'], 'board'],
  ],
  [
    /steps\[1\]\.when\.acting: expected "acting" only together with "shows": "table"/,
    [['steps', 1, 'when', 'acting'], true],
  ],
  [/steps\[1\]\.when\.thing: expected "thing" only/, [['steps', 1, 'when', 'thing'], 'door']],
  [/steps\[1\]\.when\.won: expected "won" only/, [['steps', 1, 'when', 'won'], true]],
  [
    /steps\[3\]\.when\.play: expected orders that are worked out in tracked play/,
    [['steps', 3, 'when'], { shows: 'orders', orders: 'resolved', play: 'told' }],
  ],
  [/steps\[2\]\.when\.heroes/, [['steps', 2, 'when', 'heroes'], 5]],
  [/wen/, [['steps', 1, 'wen'], {}]],
];

describe('[content] a guide that nothing can be said against', () => {
  it('[row 13] is told nothing', () => {
    expect(complaints()).toEqual([]);
  });

  for (const [index, [told, ...edits]] of ROWS.entries()) {
    it(`[content] ${index}: ${told.source}`, () => {
      const found = complaints(edited(GUIDE, ...edits));
      expect(found.join('\n')).toMatch(told);
      expect(found.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    });
  }

  it('[content] a campaign has one guide', () => {
    const second = edited(GUIDE, [['id'], 'other-guide']);
    const [told] = complaints(GUIDE, WORDS, [second]);
    expect(told).toMatch(/campaign: expected a campaign without another guide/);
  });

  it('[content] nothing fills blanks in its words', () => {
    expect(complaints(GUIDE, edited(WORDS, [['words', 'build'], 'So many: {{count}}.'])).join()).toMatch(
      /words\.build/,
    );
  });
});

describe('[content] the page about guides', () => {
  const page = readFileSync(new URL('../../docs/guides.md', import.meta.url), 'utf8');

  it('[content] tells of every field, everything that can be shown and pointed at', () => {
    const fieldsIn = (schema: unknown): readonly string[] =>
      typeof schema !== 'object' || schema === null
        ? []
        : [
            ...('properties' in schema ? Object.keys(schema.properties as object) : []),
            ...Object.values(schema).flatMap(fieldsIn),
          ];
    const { properties } = fileJsonSchema('guides') as { properties: { entries: unknown } };
    const words = new Set([...fieldsIn(properties.entries), ...Object.keys(GUIDE_SIGHTS), ...GUIDE_ANCHORS]);
    expect([...words].filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });

  it('[content] shows steps of the guides as they are', () => {
    const guides = ['learn-the-game', 'learn-the-app'].flatMap((id) => {
      const file = readFileSync(new URL(`../../content/tutorials/${id}/guide.json`, import.meta.url), 'utf8');
      return (JSON.parse(file) as { entries: readonly { steps: readonly object[] }[] }).entries;
    });
    const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, json = '']) => JSON.parse(json) as object,
    );
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks)
      if ('when' in block) expect(guides.flatMap(({ steps }) => steps)).toContainEqual(block);
  });
});
