import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleCommand } from '../../src/cli/commands/battle';
import { run } from './runCommand';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'battle-'));
});
afterAll(() => rm(dir, { recursive: true }));

const ATTACK = {
  pools: [
    { dice: { white: 4 } },
    { dice: { red: 2 }, keywords: { impact: 1, pierce: 0, sharpshooter: 0, blast: false } },
  ],
  attacker: { surge: 'hit', aims: 0, precise: 1 },
  defender: {
    die: 'white',
    surge: 'block',
    cover: 2,
    dodges: 0,
    armor: false,
    immunePierce: false,
    deflect: false,
  },
};

const odds = async (input: unknown) => {
  const file = path.join(dir, 'odds.json');
  await writeFile(file, JSON.stringify(input));
  return run(battleCommand, 'odds', file);
};

describe('redcell battle odds', () => {
  it('[legion 10.1] answers one attack, or a list in its order', async () => {
    const one = await odds(ATTACK);
    expect(one.code).toBe(0);
    expect(JSON.parse(one.out)).toMatchObject({ fraction: '1469/1536' });
    const vader = {
      pools: [{ dice: { red: 6 }, keywords: { pierce: 3 } }],
      defender: { die: 'white', surge: 'block' },
    };
    const both = await odds([vader, ATTACK]);
    expect(JSON.parse(both.out)).toMatchObject([{ fraction: '9129/2048' }, { fraction: '1469/1536' }]);
  });

  it('[cli] a list that would keep the machine busy for hours is refused', async () => {
    const many = await odds(Array.from({ length: 201 }, () => ATTACK));
    expect(many.code).toBe(2);
    expect(many.err).toMatch(/odds\.json:1:1: expected at most 200 attacks, found 201$/);
  });

  it('[cli] names the place of a mistake on one line, and prints nothing', async () => {
    const wrong = await odds([ATTACK, { ...ATTACK, defender: { die: 'blue' } }]);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toMatch(/odds\.json:1:\d+: attack 1: defender\.die: expected /);
    expect((await odds({ ...ATTACK, pools: [{ dice: { red: 20, black: 20 } }] })).err).toMatch(
      /at most 30 dice/,
    );
    expect((await run(battleCommand, 'odds', path.join(dir, 'none.json'))).code).toBe(2);
    expect((await run(battleCommand, 'oods')).code).toBe(2);
  });
});

describe('redcell battle simulate', () => {
  it('[cli] reports battles, the same ones for the same seed', async () => {
    const first = await run(battleCommand, 'simulate', '--battles', '4', '--against', 'random', '--json');
    const second = await run(battleCommand, 'simulate', '--battles', '4', '--against', 'random', '--json');
    expect(first.code).toBe(0);
    expect(second.out).toBe(first.out);
    expect(JSON.parse(first.out)).toMatchObject({ battles: 4, troubles: [], disagreed: 0 });
  });

  it.each([['--battles', '0'], ['--against', 'nobody'], ['--frobnicate'], ['--seed']])(
    '[cli] %s %s is refused',
    async (...args) => expect((await run(battleCommand, 'simulate', ...args)).code).toBe(2),
  );
});
