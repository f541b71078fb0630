// Folders as the commands read them: what is no file does not count, and campaigns keep what lies below them.

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '../../src/cli/filesBelow';
import { importJobs } from '../../src/cli/import/jobs';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function put(...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), '{}');
  }
}

describe('files below a folder', () => {
  it('[cli] are plain files only: a pipe would be waited for, a folder may have any name', async () => {
    await put('a.json', 'deep.json/b.json', 'other.txt');
    spawnSync('mkfifo', [path.join(dir, 'pipe.json')]);
    const isJson = (name: string): boolean => name.endsWith('.json');
    expect(await filesBelow(dir, isJson)).toEqual(['a.json', 'deep.json/b.json']);
    expect(await filesBelow(dir, isJson, { flat: true })).toEqual(['a.json']);
  });

  it('[import] belong to the innermost campaign around them', async () => {
    const inner = 'one/two/campaign_package.json';
    await put(
      'one/campaign_package.json',
      'one/a.json',
      inner,
      'one/two/deep/b.json',
      'c.json',
      'oneself/d.json',
    );
    for (const named of [dir, `${dir}/`, path.relative('', dir)]) {
      const { jobs } = (await importJobs([named])) as Exclude<Awaited<ReturnType<typeof importJobs>>, string>;
      const shown = jobs.map(({ name, files }) => [
        path.relative(named, name),
        files.map((file) => path.relative(named, file)),
      ]);
      expect(shown).toEqual([
        ['one', ['one/a.json', 'one/campaign_package.json']],
        ['one/two', [inner, 'one/two/deep/b.json']],
        ['c.json', ['c.json']],
        ['oneself/d.json', ['oneself/d.json']],
      ]);
    }
  });
});
