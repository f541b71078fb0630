// `redcell new`: what it writes is fine as it is, can be played to its end, and harms nothing that is there.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { newCommand } from '../../src/cli/commands/new';
import { packCommand } from '../../src/cli/commands/pack';
import { playCommand } from '../../src/cli/commands/play';
import { STARTS } from '../../src/cli/new/starts';
import { startNames } from '../../src/cli/new/writeStart';
import type { CampaignSurvey, Survey } from '../../src/sim';
import { run } from './runCommand';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
});
afterEach(() => rm(dir, { recursive: true }));

const write = (kind: string, name = 'Night "Watch"') => run(newCommand, kind, name, '--out', dir);

describe('[cli] redcell new', () => {
  it.each(STARTS)('[cli] a new %s has neither problems nor warnings', async (start) => {
    const { code, out } = await write(start);
    expect(code).toBe(0);
    expect(out).toContain(`redcell preview ${dir}`);
    expect(await run(checkCommand, '--strict', dir)).toMatchObject({ code: 0 });
  });

  it.each(['mission', 'group'])(
    '[cli] a new %s is played to its end, and everything comes up',
    async (start) => {
      await write(start);
      const { code, out } = await run(playCommand, dir, '--seeds', '8', '--heroes', '2,4', '--json');
      expect(code).toBe(0);
      const { neverRan, neverEnded } = JSON.parse(out) as Survey;
      expect({ neverRan, neverEnded }).toEqual({ neverRan: [], neverEnded: [] });
      const tracked = ['--mode', 'tracked', '--seeds', '1', '--heroes', '3', '--difficulty', 'hard'];
      expect(await run(playCommand, dir, ...tracked)).toMatchObject({ code: 0 });
    },
  );

  it('[cli] a new campaign is played to its end, and everything in it comes up', async () => {
    await write('campaign');
    const { code, out } = await run(playCommand, dir, '--seeds', '6', '--heroes', '3', '--json');
    expect(code).toBe(0);
    const { neverPlayed, neverEnded } = JSON.parse(out) as CampaignSurvey;
    expect({ neverPlayed, neverEnded }).toEqual({ neverPlayed: [], neverEnded: [] });
  });

  it.each([
    ['mission', 'missions: 1; campaigns: 0'],
    ['campaign', 'missions: 3; campaigns: 1'],
  ])('[cli] a new %s can be packed as it is', async (start, contents) => {
    await write(start);
    const { code, out } = await run(packCommand, dir, '--out', path.join(dir, 'mine.zip'));
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining(
        `Night "Watch" 1.0.0; ${contents}; languages: en; needs: the core box only`,
      ),
    });
  });

  it('[cli] the schema is found from wherever the files lie', async () => {
    await write('campaign');
    const file = path.join(dir, 'missions/opening/mission.json');
    const { $schema } = JSON.parse(await readFile(file, 'utf8')) as { $schema: string };
    const schema = await readFile(path.resolve(path.dirname(file), $schema), 'utf8');
    expect(JSON.parse(schema)).toMatchObject({ properties: { kind: { const: 'missions' } } });
  });

  it('[cli] nothing is overwritten', async () => {
    const file = path.join(dir, 'words.en.json');
    await writeFile(file, 'mine');
    expect(await write('mission')).toMatchObject({ code: 2, err: expect.stringContaining('there already') });
    expect(await readFile(file, 'utf8')).toBe('mine');
    await expect(readFile(path.join(dir, 'mission.json'))).rejects.toThrow('ENOENT');
  });

  it.each([
    ['night-watch', { id: 'night-watch', title: 'Night Watch' }],
    ['Night watch', { id: 'night-watch', title: 'Night watch' }],
    ['Die Nacht, II', { id: 'die-nacht-ii', title: 'Die Nacht, II' }],
    ['Ночь', undefined],
    ['x'.repeat(51), undefined],
    ['Constructor', undefined],
    ['prototype', undefined],
  ])('[cli] %s becomes an id and a title', (name, names) => {
    expect(startNames(name)).toEqual(names);
  });

  it.each([
    [[]],
    [['mission']],
    [['tile', 'a']],
    [['mission', 'a', 'b']],
    [['mission', '!']],
    [['mission', 'first-steps']],
    [['mission', 'a', '--nope']],
  ])('[cli] wrong use: %j', async (args) => {
    expect(await run(newCommand, ...args)).toMatchObject({ code: 2, out: '' });
  });
});
