// Ids of what is imported: they tell missions and campaigns apart for good, whatever their authors call them.

import { describe, expect, it } from 'vitest';
import { importSaga, type Imported } from '../../src/saga';
import { event, guid, mission, NONE, tools } from './builder';

type Json = Readonly<Record<string, unknown>>;

function imported(files: Readonly<Record<string, Json>>): Imported {
  const texts = Object.entries(files).map(([name, data]) => [name, JSON.stringify(data)] as const);
  const made = importSaga(new Map(texts), tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

const missionId = (data: Json, file = 'a.json'): string =>
  imported({ [file]: data }).missions[0]?.id ?? 'none';
const called = (missionName: string, missionGUID: string): Json => mission({ missionGUID }, { missionName });

const campaignId = (campaignName: string, GUID: string): string =>
  imported({
    'campaign_package.json': { GUID, campaignName, campaignStructure: [] },
    'Missions/1.json': mission(),
  }).campaign?.id ?? 'none';

describe('[saga] ids', () => {
  it('[saga] a mission under another name or in another file is the same one', () => {
    const id = missionId(called('One', guid('one')), 'a.json');
    expect(missionId(called('Uno', guid('one')), 'b.json')).toBe(id);
    expect(missionId(called('One', guid('two')), 'a.json')).not.toBe(id);
    expect(id).toMatch(/^saga-[0-9a-f]{32}$/);
  });

  it('[saga] campaigns whose names have no Latin letter are told apart', () => {
    const [shadow, light] = [campaignId('Тень', guid('shadow')), campaignId('Свет', guid('light'))];
    expect(shadow).not.toBe(light);
    expect(campaignId('Shadow', guid('shadow'))).toBe(shadow);
    expect(campaignId('Тень', NONE)).not.toBe(campaignId('Свет', NONE));
  });

  it('[saga] without an id of its own a mission goes by its name and file', () => {
    const id = missionId(called('Тень', NONE), 'a.json');
    expect(missionId(called('Тень', NONE), 'a.json')).toBe(id);
    expect(missionId(called('Свет', NONE), 'a.json')).not.toBe(id);
    expect(missionId(called('Тень', NONE), 'b.json')).not.toBe(id);
  });

  it('[saga] a second file with the id of a mission is told, and is no mission of the campaign', () => {
    const made = imported({
      'campaign_package.json': { GUID: guid('c'), campaignName: 'C', campaignStructure: [] },
      '1.json': mission(),
      'copy.json': mission({ globalEvents: [event('Other')] }),
    });
    expect(made.missions).toHaveLength(1);
    expect(made.campaign?.campaign.missions).toHaveLength(1);
    expect(made.report.notes).toEqual([
      { about: 'rest', code: 'sameMission', facts: { file: 'copy.json', other: '1.json' } },
    ]);
  });
});
