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
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { importCommand } from '../../src/cli/commands/import';
import { CAMPAIGN, COLLECTION, DEPOT_IN_GERMAN, LAST_CUSTOMER, QUIET_DEPOT } from '../packs/saga/collection';
import { run } from './runCommand';

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
    expect(out).toContain('action CM1 "action 24": no meaning here: there is no experience to count');
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
      `refused: ${join(dir, 'broken.json')}: expected JSON, found something else`,
      `refused: ${join(dir, 'huge.json')}: expected a file of at most 8388608 letters, found 209715200`,
    ]);
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
