// Saga missions as players bring them in: converted, checked, kept as packs of ours.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../../src/kernel';
import { loadPack, type MissionId } from '../../src/packs';
import { importSaga } from '../../src/saga';
import { writeZip } from '../../src/packs/zip/writeZip';
import { fromBytes, memoryFiles, type InstalledParts } from '../../src/session';
import { bringIn, MOST_INSTALLED } from '../../src/session/installed/changes';
import { convertedDrafts } from '../../src/session/installed/fromSaga';
import { contentFiles, guid, mission } from '../saga/builder';
import { countedWork } from '../kernel/countedWork';
import { APP_VERSION, installedOn, looseFile, memoryIndex } from './installedSamples';

const FOLDER = 'tests/saga/files';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

const device = () =>
  installedOn(memoryFiles(), {
    base: async () => contentFiles(),
    convert: (texts, pack) => importSaga(texts, { pack }),
  });

const BASE = contentFiles();
const loaded = loadPack([], BASE);
if (!loaded.ok) throw new Error('bad content');
const EMPTY = loaded.value;
const PARTS: InstalledParts = {
  files: async () => memoryFiles(),
  index: memoryIndex(),
  base: async () => BASE,
  appVersion: APP_VERSION,
  convert: (texts, pack) => importSaga(texts, { pack }),
  clock: () => 7,
};

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

  it('[packs] many at once cost one write of the index, and the rest beyond the limit is told once', async () => {
    let writes = 0;
    const index = memoryIndex();
    const counting = { ...index, set: (key: string, value: string) => (writes++, index.set(key, value)) };
    const parts = { ...PARTS, files: async () => memoryFiles(), index: counting };
    const { packs: most } = BUDGETS.zip.most;
    const zip = Object.fromEntries(
      Array.from({ length: most + 5 }, (_, at) => [`${at}.json`, '{"missionGUID":1}']),
    );
    const brought = await bringIn(parts, EMPTY, [zipOf(zip)]);
    expect(brought).toHaveLength(most + 1);
    expect(brought.at(-1)).toMatchObject({
      name: expect.stringMatching(/^some\.zip\/.*\(\+4\)$/) as string,
      outcome: { error: { code: 'tooManyMissions', most } },
    });
    const few = await bringIn(parts, EMPTY, ['One', 'Two', 'Three'].map((word) => looseFile(`${word}.json`, called(word)))); // prettier-ignore
    expect(few.map(({ outcome }) => outcome.ok)).toEqual([true, true, true]);
    expect(writes).toBe(1);
  });

  it('[packs] a device keeps so many packs and no more; what is there can still be updated', async () => {
    const index = memoryIndex();
    const entries = Array.from({ length: MOST_INSTALLED }, (_, at) => ({ id: `p${at}`, file: `pack.p${at}`, title: 'P', version: '1.0.0', installedAt: 0 })); // prettier-ignore
    const [first] = await bringIn({ ...PARTS, index }, EMPTY, [looseFile('1.json', called('One'))]);
    const id = first?.outcome.ok ? first.outcome.value.id : '';
    await index.set('packs', JSON.stringify([...entries.slice(1), { ...entries[0], id }]));
    const brought = await bringIn({ ...PARTS, index }, EMPTY, [
      looseFile('1.json', called('One')),
      looseFile('2.json', called('Two')),
    ]);
    expect(brought.map(({ outcome }) => outcome)).toMatchObject([
      { ok: true },
      { error: { code: 'tooManyPacks', most: MOST_INSTALLED } },
    ]);
  });
});

describe('which files go together', () => {
  const handed = (texts: ReadonlyMap<string, string>): number => {
    let files = 0;
    convertedDrafts(texts, {
      appVersion: '1.0.0',
      convert: (set) => {
        files += set.size;
        return { ok: false, error: [] };
      },
    });
    return files;
  };
  const both = (count: number, name: (at: number) => string, translation: string): Map<string, string> =>
    new Map([
      ...Array.from({ length: count }, (_, at) => [name(at), '{"missionGUID":1}'] as const),
      ...Array.from({ length: count }, (_, at) => [`t${at}/m_de.json`, translation] as const),
    ]);

  it.each([
    ['translations that fit all missions', '{}'],
    ['characters, which go with all missions', `{"customCharacterGUID":"${'x'.repeat(700_000)}"}`],
  ])('[packs] the converter gets twice as many files for twice as many entries: %s', (_, other) => {
    const named = (at: number): string => `d${at}/m.json`;
    const [few, many] = [handed(both(40, named, other)), handed(both(80, named, other))];
    expect(few).toBeGreaterThan(40);
    expect(many).toBeLessThanOrEqual(2.2 * few);
  });

  it('[packs] asking which file goes with which takes steps in proportion to the entries', () => {
    const steps = (count: number): number =>
      countedWork(() => handed(both(count, (at) => `d${at}/m.json`, '{}')));
    expect(steps(400)).toBeLessThan(2.6 * steps(200));
  });
});
