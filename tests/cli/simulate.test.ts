// `redcell simulate` as a terminal sees it: the same results with any number of threads and shards, going on after a kill,
// reports, and clear words for whoever uses it wrongly.

import { copyFile, mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { simulateCommand } from '../../src/cli/commands/simulate';
import { htmlReport } from '../../src/cli/simulate/html';
import { commandFor } from '../../src/cli/simulate/lines';
import type { SimSummary } from '../../src/sim';
import { run } from './runCommand';

const EXAMPLES = path.resolve(import.meta.dirname, '../../docs/examples');
const MISSION = path.join(EXAMPLES, 'first-mission.json');
/** A small mission and few games: these tests are about the command. */
const FEW = ['--seeds', '2', '--heroes', '2', '--difficulty', 'normal'] as const;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
});
afterEach(() => rm(dir, { recursive: true }));

const simulate = (...args: string[]) => run(simulateCommand, ...args);
const at = (...parts: string[]): string => path.join(dir, ...parts);
const gamesIn = async (folder: string, name = 'games.jsonl'): Promise<string[]> =>
  (await readFile(at(folder, name), 'utf8')).trimEnd().split('\n').slice(1).sort();

describe('[cli] redcell simulate', () => {
  it('[cli] one thread and two threads give the same', async () => {
    expect((await simulate(MISSION, ...FEW, '--jobs', '1', '--out', at('one'))).code).toBe(0);
    await simulate(MISSION, ...FEW, '--jobs', '2', '--out', at('two'));
    expect(await gamesIn('two')).toEqual(await gamesIn('one'));
  });

  it('[cli] two shards put together are the whole', async () => {
    const whole = await simulate(MISSION, ...FEW, '--jobs', '1', '--json');
    for (const shard of ['1', '2'])
      await simulate(MISSION, ...FEW, '--jobs', '1', '--shard', `${shard}/2`, '--out', at(`shard${shard}`));
    const merged = await simulate('report', at('shard1'), at('shard2'), '--json');
    expect(JSON.parse(merged.out)).toEqual(JSON.parse(whole.out));
  });

  it('[cli] goes on after a kill in the middle of a line', async () => {
    await simulate(MISSION, ...FEW, '--jobs', '1', '--out', at('whole'));
    const file = at('whole', 'games.jsonl');
    const games = await gamesIn('whole');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.slice(0, -40));
    expect((await simulate(MISSION, ...FEW, '--jobs', '1', '--out', at('whole'))).code).toBe(2);
    expect((await simulate(MISSION, ...FEW, '--jobs', '1', '--out', at('whole'), '--resume')).code).toBe(0);
    expect(await gamesIn('whole')).toEqual(games);
  });

  it('[cli] results of other content are not mixed in', async () => {
    await simulate(MISSION, ...FEW, '--jobs', '1', '--out', at('old'));
    const changed = (await readFile(MISSION, 'utf8')).replace('"version": 1', '"version": 2');
    await writeFile(at('mission.json'), changed);
    await copyFile(path.join(EXAMPLES, 'first-mission.en.json'), at('words.json'));
    const { code, err } = await simulate(
      at('mission.json'),
      ...FEW,
      '--jobs',
      '1',
      '--out',
      at('old'),
      '--resume',
    );
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('other content') });
  });

  it('[cli] --out holds a page that needs nothing else, --table a table, --check what is not as wanted', async () => {
    const table = at('balance.md');
    const { out, err } = await simulate(
      MISSION,
      ...FEW,
      '--jobs',
      '1',
      '--out',
      at('out'),
      '--table',
      table,
      '--check',
    );
    expect(out).toMatch(/^mission .*heroes/);
    const page = await readFile(at('out', 'report.html'), 'utf8');
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/<script|https?:|<link/);
    expect(await readFile(table, 'utf8')).toContain('| first-mission | 2 | normal | 2 |');
    expect(err).toContain('first-mission');
  });

  it('[cli] one game can be watched', async () => {
    const { code, out } = await simulate(
      MISSION,
      '--heroes',
      '2',
      '--difficulty',
      'normal',
      '--bots',
      'rash',
      '--game',
      '1',
      '--watch',
    );
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('── round 1') });
  });

  it.each([
    [[], 'expected one MISSION'],
    [['nowhere'], 'no mission or campaign is called "nowhere"'],
    [['first-steps', '--seeds', '0'], '--seeds: expected a number from 1'],
    [['first-steps', '--seeds', '1e3'], '--seeds'],
    [['first-steps', '--heroes', '5'], '--heroes: expected some of 2,3,4'],
    [['first-steps', '--bots', 'mad'], '--bots: expected some of steady,rash,careful'],
    [['first-steps', '--shard', '3/2'], '--shard: expected I/N'],
    [['first-steps', '--jobs', 'x'], '--jobs'],
    [['first-steps', '--resume'], '--resume: expected --out'],
    [['first-steps', '--watch'], '--watch: expected --game'],
    [['sand-trader'], 'has no map'],
    [['report'], 'expected the folders'],
    [['report', '/nowhere/at/all'], 'holds no games'],
    [['first-steps', '--what'], '--what'],
  ])('[cli] %j is used wrongly', async (args, words) => {
    const { code, err } = await simulate(...args);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(words) });
  });

  it('[cli] files of records from elsewhere are looked at line by line', async () => {
    const header = { format: 2, content: { m: 'x' }, scripts: {} };
    const game = {
      kind: 'mission', key: 'mission m 2 normal rash 1', mission: 'm', heroes: 2, difficulty: 'normal', temper: 'rash',
      party: ['a', 'b'], end: 'over', outcome: 'won', won: true, rounds: 3, wounded: 0, withdrawn: 0,
      damage: {}, achieved: {}, ran: [], stopped: [], refused: [], commands: 9,
    }; // prettier-ignore
    const told = async (...lines: unknown[]): Promise<string> => {
      await mkdir(at('foreign'), { recursive: true });
      const text = lines
        .map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
        .join('');
      await writeFile(at('foreign', 'games.jsonl'), text);
      const { code, err } = await simulate('report', at('foreign'));
      return code === 0 ? 'fine' : err;
    };
    expect(await told(header, game)).toBe('fine');
    expect(await told(header, game, null)).toMatch(/games\.jsonl:3: expected the record of a game/);
    expect(await told(header, '{')).toMatch(/games\.jsonl:2: expected/);
    for (const wrong of [
      { rounds: 1e9 },
      { outcome: '__proto__' },
      { damage: 5 },
      { temper: 'mad' },
      { kind: 'campaign' },
    ])
      expect(await told(header, { ...game, ...wrong }), JSON.stringify(wrong)).toMatch(/games\.jsonl:2: /);
    for (const wrong of [
      null,
      { format: 2, content: null },
      '{"format":2,"content":{},"scripts":{"__proto__":["x"]}}',
    ])
      expect(await told(wrong, game), JSON.stringify(wrong)).toMatch(/games\.jsonl:1: is no file/);
  });

  it('[cli] a report escapes what comes from content, and names the command that plays a game again', () => {
    const key = 'mission a<b 2 hard rash 7';
    const summary: SimSummary = {
      games: 1,
      rows: [],
      campaigns: [],
      neverRan: {},
      troubles: [{ key, mission: 'a<b', end: 'crashed', details: ['<oops>'] }],
    };
    expect(htmlReport(summary)).toContain('&lt;oops&gt;');
    expect(htmlReport(summary)).not.toContain('a<b');
    expect(commandFor('mission m 2 hard rash 7')).toBe(
      'redcell simulate m --heroes 2 --difficulty hard --bots rash --game 7 --watch',
    );
  });
});
