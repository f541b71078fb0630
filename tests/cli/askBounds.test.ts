// What `redcell ask` and `redcell explain` may cost, and how they say what is wrong.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, askCommand } from '../../src/cli/commands/ask';
import { explain, explainCommand } from '../../src/cli/commands/explain';
import { battleCommand } from '../../src/cli/commands/battle';
import { BUDGETS, withinWork } from '../../src/kernel';
import type { Pack } from '../../src/packs';
import { formatDrawing, parseDrawing } from '../../src/rules';
import { countedWork } from '../kernel/countedWork';
import { run } from './runCommand';
import { builtInPack } from './samplePack';

let pack: Pack;
let dir: string;
beforeAll(async () => {
  pack = await builtInPack();
  dir = await mkdtemp(path.join(tmpdir(), 'ask-bounds-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** An empty room of so many spaces a side. */
const room = (side: number) => ({
  drawing: Array.from({ length: 2 * side + 1 }, (_, row) => (row % 2 === 1 ? ` ${'. '.repeat(side)}` : '')),
});
const BRAWLER = { side: 'imperial', health: 9, attack: { type: 'melee', dice: ['red'] } };
const REBEL = { side: 'rebel', health: 99, defense: ['black'] };

const brawl = (instructions: readonly object[], side = 4) => ({
  board: room(side),
  figures: [
    { ...BRAWLER, id: 'a', at: [0, 0] },
    { ...REBEL, id: 'b', at: [1, 1] },
  ],
  ask: { activate: 'a', seed: 'x', instructions },
});
const repeated = (repeats: number) =>
  brawl([
    {
      do: [
        { kind: 'token', token: 'block', amount: 1 },
        ...Array.from({ length: repeats }, () => ({ kind: 'repeat' })),
      ],
    },
  ]);

const spent = (scenario: unknown): number => {
  const worked = withinWork(BUDGETS.ask.most.steps, () => answerAll(scenario, pack));
  return worked.ok && worked.value.value.ok ? worked.value.spent : NaN;
};

describe('the work of an answer', () => {
  it('[budgets] a roll more goes on from where the activation waits, and begins nothing anew', () => {
    const attacks = (lines: number) =>
      brawl(Array.from({ length: lines }, () => ({ do: [{ kind: 'attack' }] })));
    answerAll(attacks(12), pack);
    const [few, many] = [3, 12].map((lines) => countedWork(() => answerAll(attacks(lines), pack)));
    // Replayed from the beginning for each roll, it would be the square.
    expect(many).toBeLessThan(5 * (few ?? 0));
  });

  it('[budgets] orders of one line that double with each word are stopped, and the scenario is named', () => {
    const found = answerAll([repeated(2), repeated(19), repeated(2)], pack, 100_000);
    expect(found).toMatchObject({ ok: false });
    expect(found.ok ? '' : found.error).toMatch(
      /^scenario 1: ask: .* more than 100,000 steps to answer; ask fewer/,
    );
    expect(answerAll([repeated(2), repeated(3)], pack, 100_000).ok).toBe(true);
  });

  it('[budgets] all scenarios of a file share one bound', () => {
    const one = repeated(4);
    const found = answerAll(
      Array.from({ length: 1000 }, () => one),
      pack,
      20_000,
    );
    expect(found.ok ? '' : found.error).toMatch(/^scenario \d+: ask: /);
  });

  it('[budgets] explain has the same bound', () => {
    expect(explain(repeated(19), pack, 100_000)).toEqual({
      ok: false,
      error: expect.stringMatching(/^ask: .* steps to answer/) as string,
    });
  });

  it('[budgets] selectors inside selectors are counted, with whatever they look at', () => {
    const nested = (depth: number): object =>
      depth === 0
        ? { noun: 'figure', take: 'all' }
        : { noun: 'figure', take: 'all', filter: [{ kind: 'within', spaces: 99, of: nested(depth - 1) }] };
    const scenario = (depth: number) => brawl([{ do: [{ kind: 'damage', amount: 0, who: nested(depth) }] }]);
    expect(spent(scenario(8))).toBeGreaterThan(10 * spent(scenario(4)));
  });

  it('[budgets] nothing is bounded where nobody sets a limit', () => {
    expect(withinWork(BUDGETS.ask.most.steps, () => 1)).toMatchObject({ ok: true });
    expect(() => withinWork(1, () => { throw new RangeError('of ours'); })).toThrow('of ours'); // prettier-ignore
  });
});

const QUESTIONS: Readonly<Record<string, (side: number) => object>> = {
  adjacent: () => ({ adjacent: ['a', 'b'] }),
  distance: (side) => ({ distance: ['a', [side - 1, side - 1]] }),
  sight: () => ({ sight: ['a', 'b'] }),
  reach: () => ({ reach: 'a', points: 999 }),
  path: (side) => ({ path: 'a', to: [side - 1, 0], points: 999 }),
  profile: () => ({ profile: 'a' }),
  odds: () => ({ odds: { attacker: 'a', defender: 'b' } }),
  attack: () => ({ attack: { attacker: 'a', defender: 'b', faces: [{ die: 'red', face: 0 }, { die: 'black', face: 0 }] } }), // prettier-ignore
  activate: () => ({
    activate: 'a',
    seed: 'x',
    instructions: [{ do: [{ kind: 'moveAttack', points: 20 }] }],
  }),
};

describe.each(Object.entries(QUESTIONS))('a question about %s', (_, question) => {
  const scenario = (side: number) => ({
    board: room(side),
    figures: [
      { ...BRAWLER, id: 'a', at: [0, 0] },
      { ...REBEL, id: 'b', at: [side - 1, side - 2] },
    ],
    ask: question(side),
  });

  it('[budgets] costs no more steps for each space of a larger board', () => {
    answerAll(scenario(4), pack);
    const [few, many] = [10, 30].map((side) => {
      const one = scenario(side);
      return Math.max(
        countedWork(() => expect(answerAll(one, pack)).toMatchObject({ ok: true })),
        spent(one),
      );
    });
    expect(many).toBeLessThan(13 * Math.max(few ?? 0, 200));
  });

  it('[budgets] costs no more in a list than alone', () => {
    answerAll(scenario(6), pack);
    const list = (count: number) => Array.from({ length: count }, () => scenario(6));
    const [few, many] = [2, 20].map((count) => countedWork(() => answerAll(list(count), pack)));
    expect(many).toBeLessThan(13 * (few ?? 0));
  });
});

describe('the answer to a mistake', () => {
  const write = async (name: string, text: string): Promise<string> => {
    const file = path.join(dir, name);
    await writeFile(file, text);
    return file;
  };

  it.each([
    ['ask', askCommand, []],
    ['explain', explainCommand, []],
    ['battle odds', battleCommand, ['odds']],
  ] as const)('[scenario 2] of `%s` begins with file, line and column', async (name, command, args) => {
    const broken = await write(`${name}-broken.json`, '{\n  "board": }');
    const told = await run(command, ...args, broken);
    expect(told).toMatchObject({ code: 2, out: '' });
    expect(told.err).toBe(`${broken}:2:12: expected a value, found "}"`);
    const five = await write(`${name}-five.json`, '\n 5');
    expect((await run(command, ...args, five)).err).toMatch(
      /five\.json:1:1: (scenario|attack): expected an object, found 5$/,
    );
  });

  it('[scenario 2] leads to the value in a list', async () => {
    const good = JSON.stringify({ ...brawl([]), ask: { profile: 'a' } });
    const file = await write(
      'list.json',
      `[${good},\n${good},\n{\n"board": {"drawing": ["  ", " ?"]},\n"ask": {}\n}]`,
    );
    expect((await run(askCommand, file)).err).toMatch(
      /list\.json:4:\d+: scenario 2: board\.drawing\[1\]: unknown mark/,
    );
  });

  it('[budgets] files deeper than any question are refused before they are read', async () => {
    const file = await write('deep.json', `${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect((await run(askCommand, file)).err).toMatch(
      /deep\.json:1:101: expected at most 100 objects and lists/,
    );
  });
});

describe('a board as large as boards may be', () => {
  it('[scenario 4] can be drawn', () => {
    const lattice = parseDrawing(room(360).drawing);
    expect(lattice.ok && formatDrawing(lattice.value)).toHaveLength(721);
  });
});
