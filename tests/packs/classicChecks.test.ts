// The linter of classic campaigns: a good one, broken in one place each (classic 1.9).

import { describe, expect, it } from 'vitest';
import { campaignKitFor, campaignNeeds, formatProblem } from '../../src/packs';
import { broken, campaignPack, complaintsAbout } from './campaignSamples';
import { edited, GOOD_MISSION, type Edit, type Json } from './missionSamples';

const CLASSIC: Json = {
  slots: [
    { kind: 'introduction', mission: 'sample', threat: 2, tiers: [1] },
    { kind: 'story', threat: 3, tiers: [1, 2], agenda: true },
    { kind: 'finale', threat: 4 },
  ],
  ends: [
    { mission: 'sample', won: true, xp: 1, credits: '100 * heroes', opens: ['spare'] },
    { mission: 'sample', outcome: 'too-late', influence: 2, villains: ['mob'] },
    { mission: 'spare', allies: ['mute'] },
  ],
};

const MAKE_CLASSIC: readonly Edit[] = [
  [['classic'], CLASSIC],
  [
    ['missions'],
    [
      { mission: 'sample', place: 'moon', blurb: 'first' },
      { mission: 'spare', place: 'moon', blurb: 'talk' },
      { mission: 'last', place: 'port', blurb: 'second', finale: true },
    ],
  ],
  [['encounters']],
  [['armory']],
  [['endings', 0, 'if'], "flag('won-last') and fame > 5"],
];

type Row = readonly [code: string, path: string, ...edits: readonly Edit[]];

const at = (...path: readonly (string | number)[]) => ['classic', ...path];

const ROWS: readonly Row[] = [
  // slots
  ['wrongValue', 'classic.slots[0].kind', [at('slots', 0), { kind: 'story', threat: 2, mission: 'sample' }]],
  ['wrongValue', 'classic.slots[1].kind', [at('slots', 1, 'kind'), 'introduction'], [at('slots', 1, 'mission'), 'spare'], [at('ends', 0, 'opens')]], // prettier-ignore
  ['wrongValue', 'classic.slots[2].kind', [at('slots', 2), { kind: 'story', threat: 2 }]],
  ['missingField', 'classic.slots[0].mission', [at('slots', 0, 'mission')]],
  ['noFinale', 'classic.slots[2]', [['missions', 2, 'finale']]],
  ['neverUsed', 'classic.sides', [at('slots', 1, 'kind'), 'side']],
  // missions that are not there, or in two roles
  ['unknownId', 'classic.slots[2].mission', [at('slots', 2, 'mission'), 'lost']],
  ['unknownId', 'classic.ends[0].opens[0]', [at('ends', 0, 'opens', 0), 'talk']],
  ['unknownId', 'classic.ends[2].mission', [at('ends', 2, 'mission'), 'thief']],
  ['duplicateId', 'classic.plans[0].mission', [at('slots', 2, 'mission'), 'last'], [at('plans'), [{ mission: 'last', cost: 1 }]]], // prettier-ignore
  ['wrongValue', 'classic.ends[0].opens[0]', [at('sides'), [{ mission: 'spare', colour: 'grey' }]]],
  ['unknownId', 'classic.ends[1].outcome', [at('ends', 1, 'outcome'), 'to-late']],
  ['unknownId', 'classic.ends[1].villains[0]', [at('ends', 1, 'villains', 0), 'nobody']],
  // a circle
  ['openingCycle', 'classic.ends[2]', [at('ends', 2, 'opens'), ['spare']]],
  ['openingCycle', 'classic.ends[2]', [at('ends', 2, 'forces'), ['spare']]],
  // colours
  ['missingField', 'classic.sides[0].hero', [at('ends', 0, 'opens')], [at('sides'), [{ mission: 'spare', colour: 'red' }]]], // prettier-ignore
  ['missingField', 'classic.sides[0].ally', [at('ends', 0, 'opens')], [at('sides'), [{ mission: 'spare', colour: 'green' }]]], // prettier-ignore
  ['wrongValue', 'classic.sides[0].ally', [at('ends', 0, 'opens')], [at('sides'), [{ mission: 'spare', colour: 'grey', ally: 'mute' }]]], // prettier-ignore
  // what means nothing here
  ['wrongValue', 'missions[1].if', [['missions', 1, 'if'], 'missions >= 1']],
  ['wrongValue', 'armory', [['armory'], { stock: 3, tiers: [{ missions: 1, most: 1 }] }]],
];

const complaints = (...edits: readonly Edit[]) =>
  complaintsAbout(broken(...MAKE_CLASSIC, ...edits)).filter(({ code }) => code !== 'unusedWord');

describe('[classic 1.9] a classic campaign', () => {
  it('that can be played as written is told nothing', () =>
    expect(complaints().map(formatProblem)).toEqual([]));

  it.each(ROWS.map(([code, path, ...edits]) => ({ code, path, edits })))(
    'is refused before it begins: $code at $path',
    ({ code, path, edits }) => {
      const found = complaints(...edits);
      expect(found.map((problem) => [problem.code, problem.path.replace('entries[0].', '')])).toEqual([
        [code, path],
      ]);
      for (const problem of found) expect(formatProblem(problem)).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  it('brings allies and villains into its kit, and prices', () => {
    const pack = campaignPack(broken(...MAKE_CLASSIC));
    const kit = campaignKitFor(pack, 'voyage', [...pack.heroes.keys()].slice(0, 2));
    if (!kit.ok) throw new Error(JSON.stringify(kit.error));
    expect(Object.keys(kit.value.cards)).toEqual(expect.arrayContaining(['mob', 'mute']));
    expect(kit.value.items['helmet']?.credits).toBe(100);
  });

  it('[classic 2.4] needs the boxes of its slots, not those of side missions', () => {
    const last = edited(GOOD_MISSION, [['id'], 'last'], [['needs'], ['core', 'far']]);
    const needs = (...edits: readonly Edit[]) =>
      campaignNeeds(campaignPack({ ...broken(...MAKE_CLASSIC, ...edits), last }), 'voyage')?.products;
    expect(needs()).toEqual(['far']);
    const asSide: readonly Edit[] = [
      [at('slots', 2, 'mission'), 'spare'],
      [at('ends', 0, 'opens')],
      [at('sides'), [{ mission: 'last', colour: 'grey' }]],
      [['missions', 2, 'finale']],
    ];
    expect(needs(...asSide)).toEqual([]);
  });
});
