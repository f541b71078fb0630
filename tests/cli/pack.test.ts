// `redcell pack`: from an author's folder to a zip that the app installs.

import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { packCommand } from '../../src/cli/commands/pack';
import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import { MANIFEST, readZip, type MissionId } from '../../src/packs';
import { fromBytes, memoryFiles } from '../../src/session';
import { installedOn } from '../session/installedSamples';
import { run } from './runCommand';

const EXAMPLES = path.resolve(import.meta.dirname, '../../docs/examples');
const ABOUT = { id: 'after-hours', version: '1.0.0', title: 'After hours', authors: ['Ada'] };

let dir: string;
let folder: string;
let out: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
  folder = path.join(dir, 'pack');
  out = path.join(dir, 'pack.zip');
  await mkdir(path.join(folder, 'words'), { recursive: true });
  await copyFile(path.join(EXAMPLES, 'first-mission.json'), path.join(folder, 'mission.json'));
  await copyFile(path.join(EXAMPLES, 'first-mission.en.json'), path.join(folder, 'words', 'en.json'));
  await about(ABOUT);
});
afterEach(() => rm(dir, { recursive: true }));

const about = (manifest: unknown) => writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
const pack = () => run(packCommand, folder, '--out', out);

describe('[cli] redcell pack', () => {
  it('[cli] the mission of the guide becomes a pack that the app installs', async () => {
    expect(await pack()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/After hours 1\.0\.0; missions: 1; campaigns: 0; languages: en; needs: the core box only/) as string, // prettier-ignore
    });
    const bytes = new Uint8Array(await readFile(out));
    const texts = readZip(bytes);
    expect(texts.ok && [...texts.value.keys()]).toEqual([MANIFEST, 'mission.json', 'words/en.json']);
    const content = await readContentFiles(CONTENT_DIR);
    const installed = installedOn(memoryFiles(), { base: async () => (content.ok ? content.value : []) });
    const [brought] = await installed.bringIn([fromBytes('pack.zip', bytes)]);
    expect(brought?.outcome.ok).toBe(true);
    expect((await installed.content()).missions.has('first-mission' as MissionId)).toBe(true);
  });

  it('[cli] a pack of a single mission may have the id of that mission', async () => {
    await about({ ...ABOUT, id: 'first-mission' });
    expect(await pack()).toMatchObject({ code: 0 });
    const content = await readContentFiles(CONTENT_DIR);
    const installed = installedOn(memoryFiles(), { base: async () => (content.ok ? content.value : []) });
    const [brought] = await installed.bringIn([fromBytes('pack.zip', new Uint8Array(await readFile(out)))]);
    expect(brought?.outcome.ok).toBe(true);
  });

  it('[cli] the same folder makes the same bytes', async () => {
    await pack();
    const first = await readFile(out);
    await pack();
    expect(first.equals(await readFile(out))).toBe(true);
  });

  it('[cli] what is wrong is told, and no file is written', async () => {
    await about({ ...ABOUT, version: '1', author: 'Ada' });
    const { code, out: told } = await pack();
    expect(code).toBe(1);
    expect(told).toContain('manifest.json: version: expected a version of three numbers');
    expect(told).toContain('did you mean "authors"?');
    await about({ ...ABOUT, minApp: '999.0.0' });
    expect(await pack()).toMatchObject({ code: 1, out: expect.stringContaining('minApp') as string });
    await rm(path.join(folder, MANIFEST));
    expect(await pack()).toMatchObject({ code: 1, out: expect.stringContaining('found none') as string });
    await about(ABOUT);
    await writeFile(path.join(folder, 'words', 'en.json'), '{"kind":"words","entries":[]}');
    const { out: missing } = await pack();
    expect(missing).toMatch(/^mission\.json: entries\[0\]/m);
    await expect(readFile(out)).rejects.toThrow();
  });

  it('[cli] used wrongly, it says how', async () => {
    for (const args of [[], [folder], [folder, '--out'], ['--out', out], [folder, 'more', '--out', out]])
      expect(await run(packCommand, ...args)).toMatchObject({ code: 2 });
    expect(await run(packCommand, folder, '--out', path.join(dir, 'no', 'such', 'x.zip'))).toMatchObject({
      code: 2,
    });
  });

  it('[cli] what an author has not written yet is told, and the pack is made', async () => {
    await about({ ...ABOUT, authors: ['Your name'], about: 'One room. Say here what players should know.' });
    const said = await pack();
    expect(said.code).toBe(0);
    expect(said.err).toMatch(/"authors" is as .*\n.*"about" is as /);
  });

  it('[cli] check says of a zip that it is one', async () => {
    await pack();
    const said = await run(checkCommand, out);
    expect(said.code).toBe(1);
    expect(said.out + said.err).toMatch(/pack\.zip.*expected a folder or a JSON file, found a zip/);
  });

  it('[cli] check leaves the manifest alone', async () => {
    expect(await run(checkCommand, folder)).toMatchObject({ code: 0 });
  });
});
