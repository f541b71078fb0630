// Campaigns: how strong the Empire is in each mission, and what is told about files and missions that play no part.

import { describe, expect, it } from 'vitest';
import { formatProblem, loadPack } from '../../../src/packs';
import { importSaga, type Imported } from '../../../src/packs/saga';
import { action, contentFiles, event, guid, mission, NONE, tools } from './builder';

type Json = Readonly<Record<string, unknown>>;

const END = event('End', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 2 });
const opens = (name: string): Json => action(27, { missionID: 'Custom', customMissionID: guid(`c${name}`) });
const named = (name: string, actions: readonly Json[] = [], more: Json = {}): Json =>
  mission(
    {
      missionGUID: guid(name),
      globalEvents: [END, event('Next', actions, { useStartOfRound: true })],
      ...more,
    },
    { missionName: name, customMissionIdentifier: guid(`c${name}`) },
  );
const slot = (name: string | null, threatLevel: number, more: Json = {}): Json => ({
  missionID: name === null ? NONE : guid(name),
  threatLevel,
  itemTier: ['1'],
  ...more,
});
const campaign = (slots: readonly Json[], campaignName = 'Camp'): Json => ({
  GUID: guid(campaignName),
  campaignName,
  campaignStructure: slots,
});

function imported(files: Readonly<Record<string, Json>>): Imported {
  const texts = new Map(Object.entries(files).map(([name, data]) => [name, JSON.stringify(data)]));
  const made = importSaga(texts, tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const pack = loadPack(made.value.files, contentFiles());
  expect(pack.ok ? [] : pack.error.map(formatProblem)).toEqual([]);
  return made.value;
}
const levelsOf = ({ missions }: Imported) =>
  Object.fromEntries(missions.map(({ title, mission: { deployment } }) => [title, deployment?.level]));
const notesOf = ({ report: { notes } }: Imported): readonly unknown[] =>
  notes.filter(({ code }) => code !== 'slotEmpty').map(({ code, facts }) => [code, facts]);

describe('[saga 13] levels', () => {
  it('[saga 13] a slot may name its mission either way', () => {
    const made = imported({
      'campaign_package.json': campaign([
        slot('One', 2),
        slot(null, 6, { customMissionIdentifier: guid('cTwo') }),
      ]),
      'a.json': named('One'),
      'b.json': named('Two'),
    });
    expect(levelsOf(made)).toEqual({ One: 2, Two: 6 });
  });

  it('[saga 8.1] a mission that another one opens takes the next free slot behind it', () => {
    const made = imported({
      'campaign_package.json': campaign([slot('One', 2), slot(null, 3), slot('Three', 5)]),
      'a.json': named('One', [opens('Two')]),
      'b.json': named('Two'),
      'c.json': named('Three'),
    });
    expect(levelsOf(made)).toEqual({ One: 2, Two: 3, Three: 5 });
    expect(notesOf(made)).toEqual([]);
  });
});

describe('[saga] what plays no part is named', () => {
  it('[saga 11] translations of nothing, and second ones', () => {
    const german = (missionName: string): Json => ({
      languageID: 'Deutsch (DE)',
      missionProperties: { missionName },
    });
    const made = imported({
      'one.json': named('One'),
      'two.json': named('Two'),
      'other_DE.json': german('x'),
      'Old/one_DE.json': german('x'),
      'one_DE.json': german('Eins'),
      'two_EN.json': { languageID: 'English (EN)', missionProperties: {} },
    });
    expect(made.missions[0]?.words['de']?.['title']).toBe('Eins');
    expect(notesOf(made)).toEqual(
      ['other_DE.json', 'Old/one_DE.json', 'two_EN.json'].map((file) => ['translationUnused', { file }]),
    );
  });

  it('[saga 13] second copies stand in the campaign only once', () => {
    const made = imported({
      'campaign_package.json': campaign([]),
      'a.json': named('One'),
      'b.json': named('One'),
      'y/campaign_package.json': campaign([], 'Other'),
    });
    expect(made.campaign?.campaign.missions).toHaveLength(1);
    expect(notesOf(made)).toEqual([
      ['secondCampaign', { campaign: 'Other' }],
      ['sameMission', { file: 'b.json', other: 'a.json' }],
    ]);
  });

  it('[saga 13] missions that nothing opens, and those after the last place', () => {
    const made = imported({
      'campaign_package.json': campaign([slot('One', 2)]),
      'a.json': named('One'),
      'b.json': named('Two'),
    });
    expect(notesOf(made)).toEqual([['neverOpened', { mission: 'Two' }]]);
    const many = Array.from({ length: 42 }, (_, index) => `M${index + 1}`);
    const full = imported({
      'campaign_package.json': campaign(many.map((name) => slot(name, 2))),
      ...Object.fromEntries(many.map((name) => [`${name}.json`, named(name)])),
    });
    expect(notesOf(full)).toEqual(
      ['M41', 'M42'].map((name) => ['campaignFull', { most: 40, mission: name }]),
    );
  });

  it('[saga 8.1] a next mission that nobody has, and versions that are too old', () => {
    const made = imported({
      'a.json': named('One', [action(27, { missionID: 'core5' })], { fileVersion: '12' }),
    });
    const notes = made.missions[0]?.notes.map(({ code, facts }) => [code, facts]);
    expect(notes).toContainEqual(['noNextMission', { mission: 'core5' }]);
    expect(notes).toContainEqual(['oldVersion', { version: 12, oldest: 18 }]);
    const usual = imported({ 'a.json': named('One') });
    expect(usual.missions[0]?.notes.map(({ code }) => code)).not.toContain('oldVersion');
  });
});
