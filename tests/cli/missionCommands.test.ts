// `redcell check`, `graph` and `play` on missions: of the app, and of files that authors write.

import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { drawing, graphCommand } from '../../src/cli/commands/graph';
import { playCommand } from '../../src/cli/commands/play';
import { columnsIn } from '../../src/cli/graph/columns';
import { layOut } from '../../src/cli/graph/layout';
import { missionGraph } from '../../src/cli/graph/missionGraph';
import type { Survey } from '../../src/sim';
import { edited, GOOD_MISSION, packWith, type Json } from '../packs/missionSamples';
import { run } from './runCommand';

const EXAMPLES = path.resolve(import.meta.dirname, '../../docs/examples');
const MISSION = path.join(EXAMPLES, 'first-mission.json');
const WORDS = path.join(EXAMPLES, 'first-mission.en.json');

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'redcell-'));
});
afterEach(() => rm(dir, { recursive: true }));

type File = { readonly entries: readonly Json[] };

/** The example of the guide in a folder of its own, changed. */
async function write(change: (mission: Json) => Json): Promise<string> {
  const file = path.join(dir, 'mission.json');
  const { entries, ...rest } = JSON.parse(await readFile(MISSION, 'utf8')) as File;
  await writeFile(file, JSON.stringify({ ...rest, entries: entries.map(change) }));
  await copyFile(WORDS, path.join(dir, 'words.json'));
  return file;
}

describe('[cli] redcell check on missions', () => {
  it('[cli] the mission of the guide has neither problems nor warnings', async () => {
    expect(await run(checkCommand, '--strict', MISSION, WORDS)).toMatchObject({ code: 0 });
  });

  it('[cli] the missions of the app have neither problems nor warnings', async () => {
    const { code, out } = await run(checkCommand, '--strict');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/^All is well: .* missions/) });
  });

  it('[cli] warnings are told, and count only if asked for', async () => {
    const idle = { id: 'idle', do: [{ kind: 'clearMap' }] };
    await write((mission) => edited(mission, [['scripts', 99], idle]));
    const { code, out } = await run(checkCommand, dir);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^warning: .*mission\.json:1:\d+: entries\[0\]\.scripts\[4\]: expected a trigger.*\n1 warning\.$/,
    );
    expect(await run(checkCommand, '--strict', dir)).toMatchObject({ code: 1, out });
    const json = await run(checkCommand, '--json', dir);
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, problems: [], warnings: [{ code: 'neverRuns' }] });
  });
});

describe('[cli] redcell graph', () => {
  it('[cli] draws a mission of the app, and one of a file', async () => {
    const { code, out } = await run(graphCommand, MISSION);
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg [^>]*>[\s\S]*<\/svg>\s*$/);
    for (const label of [
      'opened office-door',
      'office-opened',
      'section office',
      'group guards',
      'won: plans-copied',
    ])
      expect(out).toContain(`>${label}</text>`);
    const file = path.join(dir, 'a.svg');
    expect(await run(graphCommand, 'first-steps', '--out', file)).toMatchObject({ code: 0 });
    expect(await readFile(file, 'utf8')).toContain('<title>first-steps</title>');
  });

  it('[cli] every node stands to the right of what leads to it, and no two cover each other', () => {
    const [mission] = packWith().missions.values();
    if (!mission) throw new Error('expected a mission');
    const { nodes, edges } = layOut(missionGraph(mission));
    const at = new Map(nodes.map((node) => [node.id, node]));
    for (const { from, to } of edges) expect(at.get(to)?.x).toBeGreaterThan(at.get(from)?.x ?? Infinity);
    for (const a of nodes) {
      for (const b of nodes) {
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(a === b || apart, `${a.id} and ${b.id}`).toBe(true);
      }
    }
  });

  it('[cli] edges leave at the right of a node and arrive at the left, those that lead back the other way', () => {
    const { nodes, edges } = layOut({
      nodes: ['a', 'b', 'c'].map((id) => ({ id, kind: 'script', label: id })),
      edges: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'a', to: 'c' },
        { from: 'c', to: 'a' },
      ],
    });
    const at = new Map(nodes.map((node) => [node.id, node]));
    expect([...at.values()].map(({ x }) => x)).toEqual(
      [...at.values()].map(({ x }) => x).toSorted((x, y) => x - y),
    );
    for (const { from, to, points } of edges) {
      const [start, end] = [at.get(from), at.get(to)];
      if (!start || !end) throw new Error('expected both ends');
      const leadsOn = start.x < end.x;
      expect(points[0]).toEqual([leadsOn ? start.x + start.width : start.x, start.y + start.height / 2]);
      expect(points.at(-1)).toEqual([leadsOn ? end.x : end.x + end.width, end.y + end.height / 2]);
    }
    expect(edges.map(({ from, to }) => `${from}${to}`)).toEqual(['ab', 'bc', 'ac', 'ca']);
  });

  it('[cli] a mission without scripts is an empty picture', () => {
    expect(layOut({ nodes: [], edges: [] })).toMatchObject({ nodes: [], edges: [], width: 40, height: 40 });
  });

  it('[cli] with more connections than can be untangled it is drawn in plain columns', () => {
    const chain = (length: number, jumps: number) => ({
      nodes: Array.from({ length }, (_, at) => ({ id: `s${at}`, kind: 'script' as const, label: `s${at}` })),
      edges: Array.from({ length }, (_, at) =>
        Array.from({ length: Math.min(jumps, length - 1 - at) }, (_jump, jump) => ({
          from: `s${at}`,
          to: `s${at + 1 + jump}`,
        })),
      ).flat(),
    });
    expect(columnsIn(chain(30, 5)).crossed).toBe(25 * 15 + 10 + 6 + 3 + 1);
    expect(layOut(chain(30, 5)).plain).toBeUndefined();
    const { plain, nodes, edges, width } = layOut(chain(200, 20));
    expect(plain).toBe(true);
    expect(nodes).toHaveLength(200);
    expect(edges.every(({ points }) => points.length === 2)).toBe(true);
    expect(nodes.every((node, at) => at === 0 || node.x > (nodes[at - 1]?.x ?? 0))).toBe(true);
    expect(width).toBeGreaterThan(nodes.at(-1)?.x ?? Infinity);
    // Circles have no beginning; everything is placed all the same.
    const circle = {
      nodes: chain(3000, 1).nodes,
      edges: [...chain(3000, 1).edges, { from: 's2999', to: 's0' }],
    };
    expect(layOut(circle)).toMatchObject({ plain: true });
  });

  it('[cli] scripts that call each other are drawn too; text of the author is text', () => {
    const calls = (id: string, to: string) => ({
      id,
      on: { kind: 'roundStart' },
      do: [{ kind: 'if', if: 'round > 1', then: [{ kind: 'call', script: to }] }],
    });
    const pack = packWith(
      edited(GOOD_MISSION, [['scripts', 7], calls('one', 'two')], [['scripts', 8], calls('two', 'one')]),
    );
    const [mission] = pack.missions.values();
    if (!mission) throw new Error('expected a mission');
    expect(drawing(mission)).toContain('>two</text>');
    expect(drawing({ ...mission, id: '<b>&"' })).toContain('<title>&lt;b&gt;&amp;&quot;</title>');
  });

  it('[cli] wrong use and wrong content are told apart', async () => {
    expect(await run(graphCommand)).toMatchObject({ code: 2, out: '' });
    expect(await run(graphCommand, 'none')).toMatchObject({
      code: 2,
      err: expect.stringContaining('first-steps'),
    });
    expect(await run(graphCommand, WORDS)).toMatchObject({
      code: 2,
      err: expect.stringContaining('holds no mission'),
    });
    expect(await run(graphCommand, MISSION, '--out', path.join(dir, 'no', 'where.svg'))).toMatchObject({
      code: 2,
    });
    const file = await write((mission) => edited(mission, [['title']]));
    expect(await run(graphCommand, file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('entries[0].title'),
    });
  });
});

describe('[cli] redcell play', () => {
  it('[cli] tells outcomes, rounds and what never ran', async () => {
    const { code, out } = await run(playCommand, 'first-steps', '--seeds', '2', '--heroes', '2,4', '--json');
    const told = JSON.parse(out) as Survey;
    expect(code).toBe(0);
    expect(told.rows.map(({ heroes, difficulty, games }) => [heroes, difficulty, games])).toEqual([
      [2, 'normal', 2],
      [2, 'hard', 2],
      [4, 'normal', 2],
      [4, 'hard', 2],
    ]);
    const plain = await run(playCommand, MISSION, '--seeds', '1', '--heroes', '2', '--difficulty', 'hard');
    expect(plain.out).toMatch(/^first-mission:\n {2}2 heroes, hard, told: 1 games/);
  });

  it('[cli] begins at a script, with variables', async () => {
    const file = await write((mission) =>
      edited(
        mission,
        [['variables'], [{ id: 'luck', start: 0 }]],
        [
          ['scripts', 99],
          {
            id: 'end',
            on: { kind: 'roundStart', round: 50, when: 'luck > 1' },
            do: [{ kind: 'win', outcome: 'plans-copied' }],
          },
        ],
      ),
    );
    const { out } = await run(
      playCommand,
      file,
      '--from',
      'end',
      '--set',
      'luck=2',
      '--seeds',
      '1',
      '--json',
    );
    for (const { won, rounds } of (JSON.parse(out) as Survey).rows)
      expect([won, rounds.most]).toEqual([1, 0]);
  });

  it.each([
    [[]],
    [['first-steps', 'again']],
    [['first-steps', '--seeds', 'many']],
    [['first-steps', '--heroes', '5']],
    [['first-steps', '--difficulty', 'easy']],
    [['first-steps', '--mode', 'blind']],
    [['first-steps', '--set', 'x']],
    [['first-steps', '--set', 'x=1']],
    [['first-steps', '--from', 'nowhere']],
    [['first-steps', '--nope']],
    [['none']],
  ])('[cli] wrong use: %j', async (args) => {
    expect(await run(playCommand, ...args)).toMatchObject({ code: 2, out: '' });
  });
});
