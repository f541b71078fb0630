// Saga missions as players bring them in: converted, checked, kept as packs of ours.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importSaga, type MissionId } from '../../src/packs';
import { writeZip } from '../../src/packs/zip/writeZip';
import { fromBytes, memoryFiles } from '../../src/session';
import { contentFiles } from '../packs/saga/builder';
import { installedOn, looseFile } from './installedSamples';

const FOLDER = 'tests/packs/saga/files';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

const device = () =>
  installedOn(memoryFiles(), {
    base: async () => contentFiles(),
    convert: (texts, pack) => importSaga(texts, { pack }),
  });

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

  it('[packs] as a zip they are one pack, and handed on it can be installed without being converted', async () => {
    const zip = writeZip(new Map(names.map((name) => [`Missions/${name}`, textOf(name)])));
    const installed = device();
    await installed.bringIn([fromBytes('all.zip', zip)]);
    const [pack] = await installed.list();
    expect(pack?.kind === 'ready' && pack.contents.missions).toHaveLength(names.length);
    const file = await installed.exportPack(pack?.id ?? '');
    const elsewhere = installedOn(memoryFiles(), { base: async () => contentFiles() });
    const [brought] = await elsewhere.bringIn(file.ok ? [fromBytes('x.zip', file.value.bytes)] : []);
    expect(brought?.outcome.ok).toBe(true);
  });
});
