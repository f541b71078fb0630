// Saga missions as players bring them in: converted, checked, kept as packs of ours.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MissionId } from '../../src/packs';
import { importSaga } from '../../src/saga';
import { writeZip } from '../../src/packs/zip/writeZip';
import { fromBytes, memoryFiles } from '../../src/session';
import { contentFiles, guid, mission } from '../saga/builder';
import { installedOn, looseFile } from './installedSamples';

const FOLDER = 'tests/saga/files';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

const device = () =>
  installedOn(memoryFiles(), {
    base: async () => contentFiles(),
    convert: (texts, pack) => importSaga(texts, { pack }),
  });

/** A mission with an id of its own. */
const called = (word: string, missionName = word) =>
  JSON.stringify(mission({ missionGUID: guid(word) }, { missionName }));
const zipOf = (files: Readonly<Record<string, string>>) =>
  fromBytes('some.zip', writeZip(new Map(Object.entries(files))));

describe('Saga missions', () => {
  it('[packs] several at once become a pack each, ready to play', async () => {
    const installed = device();
    const brought = await installed.bringIn(names.map((name) => looseFile(name, textOf(name))));
    expect(brought.map(({ name, outcome }) => [name, outcome.ok])).toEqual(names.map((name) => [name, true]));
    const { missions } = await installed.content();
    for (const pack of await installed.list()) {
      expect(pack).toMatchObject({ kind: 'ready', manifest: { from: 'saga' } });
      if (pack.kind === 'ready') expect(missions.has(pack.contents.missions[0] as MissionId)).toBe(true);
    }
  });

  it('[packs] in a zip they are a pack each as well, and handed on one can be installed without being converted', async () => {
    const zip = writeZip(new Map(names.map((name) => [`Missions/${name}`, textOf(name)])));
    const installed = device();
    const brought = await installed.bringIn([fromBytes('all.zip', zip)]);
    expect(brought.map(({ name, outcome }) => [name, outcome.ok])).toEqual(
      names.map((name) => [`all.zip/${name}`, true]),
    );
    const [pack, ...others] = await installed.list();
    expect(others).toHaveLength(names.length - 1);
    const file = await installed.exportPack(pack?.id ?? '');
    const elsewhere = installedOn(memoryFiles(), { base: async () => contentFiles() });
    const [taken] = await elsewhere.bringIn(file.ok ? [fromBytes('x.zip', file.value.bytes)] : []);
    expect(taken?.outcome.ok).toBe(true);
  });

  it('[packs] a zip of two missions, and then the first of them alone: the second one stays', async () => {
    const installed = device();
    await installed.bringIn([zipOf({ '1.json': called('One'), '2.json': called('Two') })]);
    await installed.bringIn([looseFile('1.json', called('One'))]);
    expect((await installed.list()).map(({ title }) => title).toSorted()).toEqual(['One', 'Two']);
  });

  it('[packs] a mission under a new name is an update', async () => {
    const installed = device();
    await installed.bringIn([looseFile('1.json', called('One'))]);
    await installed.bringIn([looseFile('uno.json', called('One', 'Uno'))]);
    expect((await installed.list()).map(({ title }) => title)).toEqual(['Uno']);
  });

  it('[packs] in a zip, translations of another folder find their missions', async () => {
    const installed = device();
    const german = JSON.stringify({ languageID: 'Deutsch (DE)', missionProperties: { missionName: 'Eins' } });
    const files = { 'm/1.json': called('One'), 'm/2.json': called('Two'), 't/1_DE.json': german };
    const brought = await installed.bringIn([zipOf(files)]);
    expect(brought.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
    const languages = (await installed.list()).map(
      (pack) => pack.kind === 'ready' && pack.contents.languages,
    );
    expect(languages).toEqual([['de', 'en'], ['en']]);
  });

  it('[packs] [saga 10] a single character goes along with every mission', async () => {
    const installed = device();
    const zed = JSON.stringify({ customCharacterGUID: guid('zed'), cardName: 'Zed' });
    const withZed = (word: string) =>
      JSON.stringify(
        mission(
          { missionGUID: guid(word), initialDeploymentGroups: [{ cardID: guid('zed') }] },
          { missionName: word },
        ),
      );
    const brought = await installed.bringIn([
      looseFile('1.json', withZed('One')),
      looseFile('zed.json', zed),
      looseFile('2.json', withZed('Two')),
    ]);
    expect(brought.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
    const { cards } = await installed.content();
    expect([...cards.values()].filter(({ name }) => name === 'Zed')).toHaveLength(2);
  });

  it('[packs] what cannot be written down is refused, and the others are brought in', async () => {
    const circle: Record<string, unknown> = {};
    circle['itself'] = circle;
    const installed = installedOn(memoryFiles(), {
      base: async () => contentFiles(),
      convert: (texts, pack) => {
        const made = importSaga(texts, { pack });
        if (!made.ok || made.value.title !== 'Two') return made;
        return { ok: true, value: { ...made.value, files: [{ file: 'x.json', data: circle }] } };
      },
    });
    const brought = await installed.bringIn(
      ['One', 'Two', 'Three'].map((name) => looseFile(`${name}.json`, called(name))),
    );
    expect(brought.map(({ outcome }) => outcome.ok)).toEqual([true, false, true]);
  });

  const CAMPAIGN = {
    'campaign_package.json': JSON.stringify({ GUID: guid('c'), campaignName: 'Both', campaignStructure: [] }),
    '1.json': called('One'),
    '2.json': called('Two'),
  };

  it('[packs] a campaign takes the place of its missions that came alone, and of no others', async () => {
    const installed = device();
    await installed.bringIn(['One', 'Three'].map((name) => looseFile(`${name}.json`, called(name))));
    const [brought] = await installed.bringIn([zipOf(CAMPAIGN)]);
    expect(brought?.outcome.ok).toBe(true);
    const packs = await installed.list();
    expect(packs.map(({ title, kind }) => [title, kind])).toEqual([
      ['Three', 'ready'],
      ['Both', 'ready'],
    ]);
  });

  it('[packs] a mission that lies in a campaign already is refused, with its title', async () => {
    const installed = device();
    await installed.bringIn([zipOf(CAMPAIGN)]);
    const [brought] = await installed.bringIn([looseFile('1.json', called('One'))]);
    expect(brought?.outcome).toMatchObject({ ok: false, error: { code: 'clash', by: 'Both' } });
    expect(await installed.list()).toMatchObject([{ title: 'Both', kind: 'ready' }]);
  });
});
