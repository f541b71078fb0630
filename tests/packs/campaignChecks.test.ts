// The linter of campaigns: one that nothing can be said against, broken in one place each.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN_CODES, CAMPAIGN_WARNINGS, checkContent, formatProblem } from '../../src/packs';
import {
  broken,
  CAMPAIGN_WORDS,
  campaignFiles,
  complaintsAbout,
  GOOD_CAMPAIGN,
  type Parts,
} from './campaignSamples';
import { edited, GOOD_MISSION, type Edit, type Json } from './missionSamples';

type Row = readonly [code: string, path: string, ...edits: readonly Edit[]];

const LAST_IF = ['missions', 1, 'if'];
const TALK_IF = ['encounters', 0, 'if'];

const ROWS: readonly Row[] = [
  // ids and places
  ['duplicateId', 'places[2].id', [['places', 2], { id: 'moon', name: 'moon', at: [0, 0], look: 'ice' }]],
  ['duplicateId', 'endings[1].id', [['endings', 1, 'id'], 'glory']],
  ['unknownId', 'missions[0].place', [['missions', 0, 'place'], 'mon']],
  ['unknownId', 'encounters[1].place', [['encounters', 1, 'place'], 'harbour']],
  ['unknownId', 'routes[0][1]', [['routes', 0, 1], 'prot']],
  [
    'wrongValue',
    'routes[1]',
    [
      ['routes', 1],
      ['port', 'port'],
    ],
  ],
  // missions
  ['unknownId', 'missions[0].mission', [['missions', 0, 'mission'], 'smaple']],
  ['unknownId', 'encounters[0].mission', [['encounters', 0, 'mission'], 'none']],
  [
    'duplicateId',
    'missions[2].mission',
    [['missions', 2], { mission: 'sample', place: 'moon', blurb: 'first' }],
  ],
  [
    'duplicateId',
    'encounters[2].mission',
    [['encounters', 2], { mission: 'talk', place: 'moon', blurb: 'talk' }],
  ],
  ['wrongValue', 'missions[2].mission', [['missions', 2], { mission: 'talk', place: 'moon', blurb: 'talk' }], [['encounters', 0]]], // prettier-ignore
  [
    'wrongValue',
    'encounters[2].mission',
    [['encounters', 2], { mission: 'spare', place: 'moon', blurb: 'first' }],
  ],
  ['noFinale', 'missions', [['missions', 1, 'finale']]],
  // what the heroes begin with
  ['unknownId', 'start.items[0]', [['start', 'items', 0], 'blastr']],
  ['unknownId', 'start.allies.nobody', [['start', 'allies', 'nobody'], 1]],
  // conditions and numbers
  ['expression', 'missions[1].if', [LAST_IF, 'missions >=']],
  ['expression', 'start.credits', [['start', 'credits'], '50 *']],
  ['expression', 'armory.stock.4.hard', [['armory', 'stock', '4', 'hard'], '(2']],
  ['unknownName', 'missions[1].if', [LAST_IF, 'mission >= 1']],
  ['unknownName', 'encounters[0].if', [TALK_IF, 'round > 2']],
  ['unknownName', 'encounters[0].if', [TALK_IF, "defeated('troopers') > 2"]],
  ['unknownName', 'encounters[0].if', [TALK_IF, "owns('no-such-box')"]],
  ['unknownName', 'endings[1].if', [['endings', 1, 'if'], 'alarm > 2 and fame > 3']],
  ['neverRaised', 'encounters[0].if', [TALK_IF, "flag('won-smaple')"]],
  ['neverRaised', 'endings[0].if', [['endings', 0, 'if'], "flag('rumor') and hard"]],
  ['neverRaised', 'missions[1].if', [LAST_IF, "flag('lost-sample') or flag('sample-won')"]],
  // endings
  ['noEnding', 'endings', [['endings', 2, 'if'], 'fame < 3']],
  ['neverUsed', 'endings[2]', [['endings', 1, 'if']]],
  ['neverTrue', 'endings[1].if', [['endings', 1, 'if'], 'fame > 3 and fame < 2']],
  ['neverTrue', 'endings[1].if', [['endings', 1, 'if'], 'missions > 2']],
  ['neverTrue', 'endings[1].if', [['endings', 1, 'if'], 'heroes = 5']],
  ['neverTrue', 'endings[1].parts[0].if', [['endings', 1, 'parts'], [{ text: 'title', if: 'heroes = 5' }]]],
  ['neverTrue', 'endings[1].last[0].if', [['endings', 1, 'last'], [{ text: 'title', if: 'heroes = 5' }]]],
  ['neverTrue', 'epilogue[0].if', [['epilogue'], [{ text: 'title', if: 'heroes = 5' }]]],
  // what never comes up
  ['neverOpens', 'missions[1].if', [LAST_IF, 'missions >= 2']],
  ['neverOpens', 'missions[1].if', [LAST_IF, "flag('won-sample') and not flag('won-sample')"]],
  ['neverOpens', 'encounters[0].if', [TALK_IF, 'missions = 0']],
  ['neverOpens', 'encounters[0].if', [TALK_IF, "flag('won-last')"]],
  ['neverOpens', 'encounters[0].if', [TALK_IF, "flag('debt')"]],
  [
    'neverOpens',
    'encounters[0]',
    [['encounters'], [{ mission: 'talk', place: 'moon', blurb: 'talk' }]],
    [['missions', 0, 'finale'], true],
    [LAST_IF],
  ],
  // the armory and fame
  ['wrongValue', 'armory.tiers[1].missions', [['armory', 'tiers', 1, 'missions'], 1]],
  ['wrongValue', 'armory.tiers[2].most', [['armory', 'tiers', 2], { missions: 4, most: 1 }]],
  ['unknownId', 'armory.prices.blastr', [['armory', 'prices', 'blastr'], 100]],
  ['wrongValue', 'armory.prices.helmet', [['armory', 'prices', 'helmet'], 100]],
  ['wrongValue', 'fame.tiers[1]', [['fame', 'tiers', 1], 4]],
];

const codesAndPaths = (parts: Parts): readonly (readonly [string, string])[] =>
  complaintsAbout(parts)
    .filter(({ code }) => code !== 'unusedWord')
    .map(({ code, path }) => [code, path.replace('entries[0].', '')]);

describe('[content] a campaign that nothing can be said against', () => {
  it('[content] is told nothing', () => {
    expect(complaintsAbout().map(formatProblem)).toEqual([]);
  });

  for (const [index, [code, path, ...edits]] of ROWS.entries()) {
    it(`[content] ${index}: ${code} at ${path}`, () => {
      expect(codesAndPaths(broken(...edits))).toEqual([[code, path]]);
      for (const problem of complaintsAbout(broken(...edits)))
        expect(formatProblem(problem)).not.toMatch(/undefined|NaN|\[object/);
    });
  }

  it('[content] a guess is made at what was meant', () => {
    expect(complaintsAbout(broken([['missions', 0, 'mission'], 'smaple'])).map(formatProblem)).toEqual([
      'test/campaigns.json: entries[0].missions[0].mission: expected the id of an entry in "missions" (did you mean "sample"?), found "smaple"',
    ]);
    expect(complaintsAbout(broken([TALK_IF, "flag('won-smaple')"])).map(formatProblem)).toEqual([
      'test/campaigns.json: entries[0].encounters[0].if: expected a flag that something in the campaign raises (did you mean "won-sample"?), found "won-smaple"',
    ]);
  });

  it('[row 83] what waits for something that never opens never opens either', () => {
    const missions = [
      { mission: 'sample', place: 'moon', blurb: 'first', if: "flag('won-spare') > 0" },
      { mission: 'spare', place: 'moon', blurb: 'first', if: "flag('won-sample') > 0" },
      { mission: 'last', place: 'port', blurb: 'second', finale: true },
    ];
    const found = codesAndPaths(broken([['missions'], missions], [['encounters']], [['endings', 0]]));
    expect(found).toEqual([
      ['neverOpens', 'missions[0].if'],
      ['neverOpens', 'missions[1].if'],
    ]);
  });

  it('[content] flags come from scripts, rewards, outcomes and the start', () => {
    const last = edited(GOOD_MISSION, [['id'], 'last'], [['rewards', 0, 'flags'], { medal: 'heroes' }]);
    const flags = [
      'rumour',
      'debt',
      'medal',
      'won-talk',
      'lost-talk',
      'talk-encounter-over',
      'last-too-late',
    ];
    const condition = [...flags, 'last-all-wounded', 'last-given-up']
      .map((id) => `flag('${id}')`)
      .join(' or ');
    expect(complaintsAbout({ ...broken([['endings', 0, 'if'], condition]), last })).toEqual([]);
  });

  it('[content] an id that a mission has is refused: both would have the same words', () => {
    const words = [{ ...CAMPAIGN_WORDS, of: 'spare' }];
    const found = complaintsAbout({ ...broken([['id'], 'spare']), words });
    expect(found.filter(({ path }) => path === 'entries[0].id')).toMatchObject([
      { code: 'duplicateId', file: 'test/campaigns.json' },
    ]);
  });

  it('[content] every code of campaigns has a sample here', () => {
    // That of classic campaigns has its samples beside those.
    const shown = new Set<string>([...ROWS.map(([code]) => code), 'openingCycle']);
    expect([...CAMPAIGN_CODES, ...CAMPAIGN_WARNINGS].filter((code) => !shown.has(code))).toEqual([]);
  });
});

const WORD_ROWS: readonly Row[] = [
  ['missingWord', 'campaigns entries[0].title', [['words', 'title']]],
  ['missingWord', 'campaigns entries[0].places[1].name', [['words', 'port']]],
  ['missingWord', 'campaigns entries[0].encounters[0].blurb', [['words', 'talk']]],
  ['missingWord', 'campaigns entries[0].endings[2].text', [['words', 'dust.text']]],
  ['unusedWord', 'words entries[0].words.more', [['words', 'more'], 'Nobody reads this.']],
  ['unfilledBlank', 'words entries[0].words.title', [['words', 'title'], 'For {{heroes}}']],
  ['unknownIcon', 'words entries[0].words.blurb', [['words', 'blurb'], '[laser]']],
  ['unknownId', 'words entries[0].of', [['of'], 'voyages']],
];

describe('[content] the words of a campaign', () => {
  for (const [code, place, ...edits] of WORD_ROWS) {
    it(`[content] ${code} at ${place}`, () => {
      const [first] = complaintsAbout({ words: [edited(CAMPAIGN_WORDS, ...edits)] });
      expect([first?.code, `${first?.file.replace(/^test\/|\.json$/g, '')} ${first?.path}`]).toEqual([
        code,
        place,
      ]);
    });
  }

  it('[content] a language is complete or not there at all', () => {
    const german = { ...CAMPAIGN_WORDS, id: 'voyage-de', language: 'de' };
    expect(complaintsAbout({ words: [CAMPAIGN_WORDS, german] })).toEqual([]);
    const less = edited(german, [['words', 'intro']]);
    expect(complaintsAbout({ words: [CAMPAIGN_WORDS, less] })).toMatchObject([
      { code: 'missingWord', path: 'entries[0].intro', expected: 'intro among the words of "de"' },
    ]);
  });
});

const paths = (
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (readonly (string | number)[])[] =>
  typeof value === 'object' && value !== null
    ? [
        path,
        ...Object.entries(value).flatMap(([key, inner]) =>
          paths(inner, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [path];

describe('[content] hostile campaigns', () => {
  const survives = (campaign: unknown): void => {
    const { pack, warnings } = checkContent(campaignFiles({ campaign: campaign as Json }));
    for (const problem of [...(pack.ok ? [] : pack.error), ...warnings])
      expect(formatProblem(problem)).not.toMatch(/undefined|NaN/);
  };

  it('[content] any value anywhere: it loads, or is refused with problems', () => {
    const all = paths(GOOD_CAMPAIGN).slice(1);
    const place = fc.nat(all.length - 1).map((index) => all[index] ?? []);
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, -1, 'none', '((((', "flag('", [], {}));
    fc.assert(
      fc.property(place, value, (at, to) => survives(edited(GOOD_CAMPAIGN, [at, to]))),
      { seed: 78, numRuns: 300 },
    );
  });

  it('[content] as much as may stand there, all of it waiting for everything else', () => {
    const flags = Array.from({ length: 20 }, (_, index) => `flag('won-x${index}')`).join(' or ');
    const missions = Array.from({ length: 40 }, () => ({
      mission: 'sample',
      place: 'moon',
      blurb: 'first',
      if: flags,
    }));
    const encounters = Array.from({ length: 80 }, () => ({
      mission: 'talk',
      place: 'moon',
      blurb: 'talk',
      if: flags,
    }));
    survives(edited(GOOD_CAMPAIGN, [['missions'], missions], [['encounters'], encounters]));
  });
});
