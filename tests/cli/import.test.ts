// `redcell import`, as a terminal sees it.

import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { importCommand } from '../../src/cli/commands/import';
import { checked } from '../../src/cli/import/checked';
import { importSaga, type Imported } from '../../src/saga';
import { contentFiles, fileOf, guid, mission, tools } from '../saga/builder';
import { CAMPAIGN, COLLECTION, DEPOT_IN_GERMAN, LAST_CUSTOMER, QUIET_DEPOT } from '../saga/collection';
import { run } from './runCommand';

function importedOf(data: Parameters<typeof fileOf>[0]): Imported {
  const made = importSaga(fileOf(data), tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'redcell-import-'));
  writeFileSync(join(dir, 'depot.json'), JSON.stringify(QUIET_DEPOT));
  writeFileSync(join(dir, 'depot_DE.json'), JSON.stringify(DEPOT_IN_GERMAN));
  writeFileSync(join(dir, 'broken.json'), '{"missionGUID":');
  writeFileSync(join(dir, 'huge.json'), '');
  truncateSync(join(dir, 'huge.json'), 200 * 1024 * 1024);
  mkdirSync(join(dir, 'campaign/Missions'), { recursive: true });
  writeFileSync(join(dir, 'campaign/campaign_package.json'), JSON.stringify(CAMPAIGN));
  writeFileSync(join(dir, 'campaign/Missions/a.json'), JSON.stringify(QUIET_DEPOT));
  writeFileSync(join(dir, 'campaign/Missions/b.json'), JSON.stringify(LAST_CUSTOMER));
  mkdirSync(join(dir, 'many'));
  for (const [name, data] of Object.entries(COLLECTION))
    for (let copy = 0; copy < 5; copy++)
      writeFileSync(join(dir, 'many', `${name}-${copy}.json`), JSON.stringify(data));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('[cli] redcell import', () => {
  it('[cli] reports what became of a mission, with its translation', async () => {
    const { code, out } = await run(importCommand, join(dir, 'depot.json'), join(dir, 'depot_DE.json'));
    expect(code).toBe(0);
    expect(out).toContain('"The Quiet Depot": of 52 events and actions');
    expect(out).toContain('  The heroes begin at “Entrance”.');
    expect(out).toContain('of 52 events and actions 50 imported, 2 as words, 0 without a meaning here');
    expect(out).toContain('1 mission imported.');
  });

  it('[cli] writes content that loads, and the report beside it', async () => {
    const target = join(dir, 'out');
    expect(
      (await run(importCommand, join(dir, 'depot.json'), join(dir, 'depot_DE.json'), '--out', target)).code,
    ).toBe(0);
    const [folder = ''] = readdirSync(target);
    expect(readdirSync(join(target, folder)).toSorted()).toEqual([
      'import-report.txt',
      'mission.json',
      'words.de.json',
      'words.en.json',
    ]);
    const report = readFileSync(join(target, folder, 'import-report.txt'), 'utf8');
    expect(report).toContain('The heroes begin at “Entrance”.\n');
    expect(report).toContain('imported as words');
    expect((await run(checkCommand, target)).out).toMatch(/All is well|warning/);
  });

  it('[cli] a folder with a campaign is one import', async () => {
    const { code, out } = await run(importCommand, join(dir, 'campaign'));
    expect(code).toBe(0);
    expect(out).toContain('campaign "Two Nights" with 2 missions');
  });

  it('[cli] many files in one go; those that are refused are told with one sentence each', async () => {
    const { code, out } = await run(
      importCommand,
      join(dir, 'many'),
      join(dir, 'broken.json'),
      join(dir, 'huge.json'),
    );
    expect(code).toBe(1);
    expect(out).toContain('20 missions imported, 2 files refused.');
    expect(out.split('\n').filter((line) => line.startsWith('refused: '))).toEqual([
      `refused: ${join(dir, 'broken.json')}: line 1, column 16: expected a value, found the end of the file`,
      `refused: ${join(dir, 'huge.json')}: expected a file of at most 8388608 letters, found 209715200`,
    ]);
  });

  it('[cli] several campaigns below a folder are one import each, missions beside them go by themselves', async () => {
    const folder = join(dir, 'two');
    for (const [name, one] of Object.entries({ A: QUIET_DEPOT, B: LAST_CUSTOMER })) {
      mkdirSync(join(folder, name, 'Missions'), { recursive: true });
      const about = { ...CAMPAIGN, GUID: guid(name), campaignName: `Nights of ${name}` };
      writeFileSync(join(folder, name, 'campaign_package.json'), JSON.stringify(about));
      writeFileSync(join(folder, name, 'Missions/1.json'), JSON.stringify(one));
    }
    writeFileSync(join(folder, 'loose.json'), JSON.stringify(QUIET_DEPOT));
    const { code, out } = await run(importCommand, folder);
    expect(code).toBe(0);
    expect(out).toContain('campaign "Nights of A" with 1 missions');
    expect(out).toContain('campaign "Nights of B" with 1 missions');
    expect(out).toContain('3 missions imported.');
  });

  describe('[saga 10] single characters', () => {
    const ZED = { customCharacterGUID: guid('zed'), cardName: 'Zed', cardID: 'TC1' };
    const withZed = (word: string): string =>
      JSON.stringify(
        mission(
          { missionGUID: guid(word), initialDeploymentGroups: [{ cardID: guid('zed') }] },
          { missionName: word },
        ),
      );
    const folderOf = (name: string, files: Readonly<Record<string, string>>): string => {
      const folder = join(dir, name);
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      return folder;
    };

    it('[cli] go along with every mission of the run', async () => {
      const files = {
        'a.json': withZed('One'),
        'b.json': withZed('Two'),
        'characters/zed.json': JSON.stringify(ZED),
      };
      const { code, out } = await run(importCommand, folderOf('characters', files));
      expect(code).toBe(0);
      expect(out.split('“Zed” comes with the mission').length - 1).toBe(2);
      expect(out).toContain('2 missions imported.');
    });

    it('[cli] that cannot be read are told, and the mission goes on', async () => {
      const broken = JSON.stringify({ ...ZED, deploymentCard: 'none' });
      const files = { 'a.json': withZed('One'), 'zed.json': broken };
      const { code, out } = await run(importCommand, folderOf('unread', files));
      expect(code).toBe(0);
      expect(out).toContain('zed.json” (deploymentCard): left out.');
    });

    it('[cli] alone are no refusal', async () => {
      const folder = folderOf('alone', { 'zed.json': JSON.stringify(ZED) });
      const { code, out } = await run(importCommand, folder);
      expect(code).toBe(0);
      expect(out).toContain('zed.json” is not a mission: not used.');
      expect(out).toContain('0 missions imported.');
      const told = JSON.parse((await run(importCommand, folder, '--json')).out) as { ok: boolean }[];
      expect(told).toMatchObject([{ ok: true, report: { notes: [{ code: 'fileUnused' }] } }]);
    });
  });

  it('[cli] with --out, a second mission of the same id is refused; one of an earlier run is replaced and told', async () => {
    const target = join(dir, 'once');
    const copies = [join(dir, 'many/the-quiet-depot-0.json'), join(dir, 'many/the-quiet-depot-1.json')];
    const first = await run(importCommand, ...copies, '--out', target);
    expect(first.code).toBe(1);
    expect(first.err).toBe('');
    expect(first.out).toContain(
      `refused: ${copies[1]}: expected an id of its own (${copies[0]} has this one)`,
    );
    expect(first.out).toContain('1 mission imported, 1 file refused.');
    const again = await run(importCommand, copies[0] ?? '', '--out', target);
    expect(again.code).toBe(0);
    expect(again.err).toContain('what was there before is replaced');
  });

  it('[cli] what cannot be written is refused, and the others go on', async () => {
    const target = join(dir, 'blocked');
    mkdirSync(target);
    const id = importedOf(QUIET_DEPOT).missions[0]?.id ?? '';
    writeFileSync(join(target, id), 'a file where a folder should be');
    const { code, out } = await run(importCommand, join(dir, 'campaign/Missions'), '--out', target);
    expect(code).toBe(1);
    expect(out).toContain('1 mission imported, 1 file refused.');
  });

  it('[cli] what the app would not load is refused, with its problems', () => {
    const made = importedOf(QUIET_DEPOT);
    expect(checked(made, contentFiles()).ok).toBe(true);
    const bad = { file: 'x/mission.json', data: { kind: 'missions', entries: [{ id: 'x' }] } };
    const outcome = checked({ ...made, files: [...made.files, bad] }, contentFiles());
    expect(outcome.ok ? [] : outcome.error).toContainEqual(
      expect.objectContaining({ file: 'x/mission.json', path: 'entries[0].title', code: 'missingField' }),
    );
  });

  it('[cli] text in another encoding is refused, as in the app', async () => {
    const file = join(dir, 'latin.json');
    writeFileSync(file, Buffer.from('{"missionGUID":"x","fileName":"Caf\u00e9"}', 'latin1'));
    const { code, out } = await run(importCommand, file);
    expect(code).toBe(1);
    expect(out).toContain(`refused: ${file}: expected text (UTF-8), found something else`);
  });

  it('[cli] a file with many mistakes is refused in one line', async () => {
    const file = join(dir, 'types.json');
    writeFileSync(file, '{"missionGUID":5,"mapSections":{},"globalEvents":"x","missionProperties":[]}');
    const { code, out } = await run(importCommand, file);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `refused: ${file}: missionProperties: expected an object, found a list of 0, and 2 more`,
      '0 missions imported, 1 file refused.',
    ]);
  });

  it('[cli] why a zip is refused, and for which of its files; names cannot steer the terminal', async () => {
    const zips = {
      'outside.zip': zipSync({ '../outside.json': new Uint8Array(1) }),
      'colour.zip': zipSync({ 'red\u001B[31m.json': new Uint8Array(1) }),
      'nested.zip': zipSync({ 'inner.zip': new Uint8Array(1) }),
      'none.zip': strToU8('hello'),
    };
    for (const [name, bytes] of Object.entries(zips)) writeFileSync(join(dir, name), bytes);
    const { out } = await run(importCommand, ...Object.keys(zips).map((name) => join(dir, name)));
    const told = out.split('\n').map((line) => line.replace(`refused: ${dir}/`, ''));
    const expected = 'expected a zip that can be unpacked, found';
    expect(told.slice(0, 4)).toEqual([
      `outside.zip: ${expected} a name in it that is not allowed: "../outside.json"`,
      `colour.zip: ${expected} a name in it that is not allowed: "red\\u001b[31m.json"`,
      `nested.zip: ${expected} another zip in it: "inner.zip"`,
      `none.zip: ${expected} something else`,
    ]);
  });

  it('[cli] a folder may be called like a file', async () => {
    const folder = join(dir, 'folders');
    mkdirSync(join(folder, 'x.json'), { recursive: true });
    writeFileSync(join(folder, 'x.json/depot.json'), JSON.stringify(QUIET_DEPOT));
    const { code, out } = await run(importCommand, folder);
    expect(code).toBe(0);
    expect(out).toContain('1 mission imported.');
  });

  it('[cli] --json prints every report', async () => {
    const { code, out } = await run(
      importCommand,
      '--json',
      join(dir, 'depot.json'),
      join(dir, 'broken.json'),
    );
    expect(code).toBe(1);
    const [depot, broken] = JSON.parse(out) as {
      ok: boolean;
      report?: { missions: { account: unknown[]; notes: unknown[] }[] };
    }[];
    expect(depot?.report?.missions[0]?.account.length).toBe(52);
    expect(depot?.report?.missions[0]?.notes).toContainEqual({
      about: 'map',
      code: 'heroesBegin',
      facts: { highlight: 'Entrance' },
    });
    expect(broken?.ok).toBe(false);
  });

  it('[cli] used wrongly', async () => {
    expect((await run(importCommand)).err).toContain('which FILE?');
    expect((await run(importCommand, '--fast', 'x')).code).toBe(2);
    expect((await run(importCommand, 'x.json', '--out')).err).toContain('--out needs a DIR');
    expect((await run(importCommand, join(dir, 'nothing.json'))).err).toContain('no such file or folder');
  });
});
