import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, askCommand } from '../../src/cli/commands/ask';
import type { Pack } from '../../src/packs';
import { builtInPack } from './samplePack';

let pack: Pack;
let dir: string;
beforeAll(async () => {
  pack = await builtInPack();
  dir = await mkdtemp(path.join(tmpdir(), 'ask-'));
});
afterAll(() => rm(dir, { recursive: true }));

const ROOM = {
  drawing: ['+-+-+-+-+', '|. . . .|', '+ + + + +', '|. B . .|', '+ + + + +', '|. . D .|', '+-+-+-+-+'],
};
const figure = (id: string, at: readonly [number, number], more: object = {}) => ({
  id,
  side: 'rebel',
  at,
  ...more,
});
const trooper = { id: 's', card: 'stormtrooper', at: [0, 0] };
const diala = { id: 'd', hero: 'diala-passil', at: [3, 2] };

const ask = (question: object, figures: readonly object[] = [], more: object = {}): unknown => {
  const found = answerAll({ board: ROOM, figures, ask: question, ...more }, pack);
  return found.ok ? found.value : `refused: ${found.error}`;
};

describe('redcell ask answers', () => {
  it('[scenario 5, 8] adjacency and distance, of figures, doors and spaces', () => {
    const figures = [figure('a', [0, 0]), figure('b', [0, 1])];
    const doors = [
      {
        id: 'gate',
        between: [
          [2, 0],
          [3, 0],
        ],
      },
    ];
    expect(ask({ adjacent: ['a', 'b'] }, figures)).toEqual({ adjacent: true });
    expect(ask({ adjacent: ['a', [2, 0]] }, figures)).toEqual({ adjacent: false });
    expect(ask({ adjacent: ['gate', [2, 0]] }, figures, { doors })).toEqual({ adjacent: true });
    expect(ask({ distance: ['a', [3, 2]] }, figures)).toEqual({ distance: 3 });
    expect(ask({ distance: ['a', [1, 1]] }, figures)).toEqual({ distance: null });
    expect(ask({ distance: ['a', 'gate'] }, figures, { doors })).toEqual({ distance: 2 });
  });

  it('[scenario 15] the numbers of a hero with cards, and where each part comes from', () => {
    const cards = ['combat-coat-tier-1', 'diala-passil-art-of-movement', 'tactical-display'];
    const dressed = { ...diala, cards };
    expect(ask({ profile: 'd' }, [dressed])).toMatchObject({
      health: 14,
      endurance: 5,
      speed: 5,
      defense: ['white'],
      attributes: { strength: ['blue', 'green'], insight: ['blue', 'green', 'yellow'], tech: ['blue'] },
      sources: {
        health: [
          { from: 'sheet', value: 12 },
          { from: 'combat-coat-tier-1', value: 2 },
        ],
        speed: [
          { from: 'sheet', value: 4 },
          { from: 'diala-passil-art-of-movement', value: 1 },
        ],
      },
    });
    // Health of the wounded side; a modification counts only on its weapon.
    expect(ask({ profile: 'd' }, [{ ...dressed, wounded: true }])).toMatchObject({
      health: 14,
      endurance: 4,
      speed: 4,
    });
    const armed = { ...diala, cards: ['dh-17', { item: 'marksman-barrel', on: 'dh-17' }] };
    expect(ask({ profile: 'd' }, [armed])).toMatchObject({
      weapons: [{ id: 'dh-17', passives: { accuracy: 2 } }, { id: 'diala-passil-plasteel-staff' }],
    });
  });

  it('[scenario 15] what a card gives at times is offered with its moment, not added', () => {
    const { offered } = ask({ profile: 'd' }, [{ ...diala, cards: ['laminate-armor-tier-2'] }]) as {
      offered: { from: string; moments: string[] }[];
    };
    expect(offered).toContainEqual(
      expect.objectContaining({
        from: 'laminate-armor-tier-2',
        moments: expect.arrayContaining(['defend']) as string[],
      }),
    );
    expect(ask({ profile: 'd' }, [{ ...diala, cards: ['laminate-armor-tier-2'] }])).toMatchObject({
      health: 15,
      passives: {},
    });
  });

  it('[scenario 9] sight, with the lines that prove it where there are any', () => {
    const figures = [figure('a', [0, 0]), figure('b', [3, 0]), figure('c', [2, 2])];
    expect(ask({ sight: ['a', 'b'] }, figures)).toEqual({
      sight: true,
      corner: [0, 0],
      to: [
        [3, 0],
        [3, 1],
      ],
    });
    expect(ask({ sight: ['a', 'c'] }, figures)).toEqual({ sight: false });
    const near = [figure('a', [0, 0]), figure('b', [0, 1])];
    expect(ask({ sight: ['a', 'b'] }, near)).toMatchObject({ sight: true });
    expect(
      ask({ sight: ['a', 'b'] }, [figure('a', [2, 0]), figure('b', [3, 1])], {
        shields: [
          [3, 0],
          [2, 1],
        ],
      }),
    ).toEqual({
      sight: true,
    });
  });

  it('[scenario 10, 11] reach, and a path from the figure to the end', () => {
    const figures = [figure('a', [2, 1])];
    expect(ask({ reach: 'a', points: 1 }, figures)).toEqual({
      reach: [
        [1, 0, 1],
        [2, 0, 1],
        [3, 0, 1],
        [2, 1, 0],
        [3, 1, 1],
        [1, 2, 1],
        [3, 2, 1],
      ].map(([x, y, cost]) => ({ at: [x, y], size: [1, 1], cost })),
    });
    expect(ask({ path: 'a', to: [2, 2], points: 4 }, figures)).toEqual({
      cost: 2,
      path: [
        [2, 1],
        [2, 2],
      ],
    });
    expect(ask({ path: 'a', to: [0, 2], points: 1 }, figures)).toBeNull();
    expect(ask({ path: 'a', to: [1, 1], points: 9 }, figures)).toBeNull();
  });

  it('paths of figures that have to turn on the way', () => {
    const board = { drawing: ['+-+-+-+', '|. . .|', '+ +-+-+', '|.|    ', '+ +    ', '|.|    ', '+-+    '] };
    const turning = {
      board,
      figures: [figure('a', [0, 1], { size: [1, 2] })],
      ask: { path: 'a', to: [1, 0], points: 9 },
    };
    const found = answerAll(turning, pack);
    expect(found).toEqual({
      ok: true,
      value: {
        cost: 3,
        path: [
          [0, 1],
          [0, 0],
          [0, 0],
          [1, 0],
        ],
      },
    });
  });

  it('[scenario 12, 13] odds and attacks of cards and heroes, with their printed numbers', () => {
    const odds = ask({ odds: { attacker: 's', defender: 'd' } }, [trooper, diala]) as {
      hit: number;
      damage: number[];
    };
    expect(odds.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(odds.hit).toBeGreaterThan(0.5);
    const faces = [
      { die: 'blue', accuracy: 3, damage: 1, surge: 1 },
      { die: 'green', face: 1 },
      { die: 'white', block: 0, evade: 0 },
    ];
    const attack = ask({ attack: { attacker: 's', defender: 'd', faces } }, [trooper, diala]);
    expect(attack).toMatchObject({
      hit: true,
      accuracy: 4,
      needed: 3,
      damage: 3,
      surgesSpent: [{ ability: 0 }],
      surgesLost: 1,
    });
  });

  it('that an attack cannot be made, if it cannot', () => {
    const board = { drawing: ['+-+-+', '|.|.|', '+-+-+'] };
    const figures = [trooper, { ...diala, at: [1, 0] }];
    expect(ask({ attack: { attacker: 's', defender: 'd', faces: [] } }, figures, { board })).toEqual({
      refused: { code: 'noSight' },
    });
    expect(ask({ odds: { attacker: 's', defender: 'd' } }, figures, { board })).toEqual({
      hit: 0,
      expectedDamage: 0,
      damage: [1],
    });
  });

  it('[scenario 6] for figures by their fields alone, surges written in either vocabulary', () => {
    const old = [
      { cost: 1, effect: { condition: 'stun', focus: true, recoverDamage: 1 } },
      { cost: 1, effect: { hide: true } },
    ];
    const now = [
      { cost: 1, effect: { inflict: ['stunned'], become: ['focused'], recover: 1 } },
      { cost: 1, effect: { become: ['hidden'] } },
    ];
    const answers = [old, now].map((surges) => {
      const attacker = {
        id: 'x',
        side: 'imperial',
        at: [0, 0],
        attack: { type: 'ranged', dice: ['blue', 'yellow'] },
        surges,
        damage: 2,
        health: 5,
      };
      const faces = [
        { die: 'blue', face: 2 },
        { die: 'yellow', face: 1 },
        { die: 'black', face: 0 },
      ];
      const target = figure('t', [2, 0], { health: 9, defense: ['black'] });
      return ask({ attack: { attacker: 'x', defender: 't', faces } }, [attacker, target]);
    });
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      recovered: 1,
      conditions: { attacker: ['focused', 'hidden'], defender: ['stunned'] },
    });
  });

  it('[scenario 6] with fields that are given beside a card, and the wounded side of a hero', () => {
    const mobile = { ...trooper, mobile: true, at: [1, 1] };
    expect(ask({ reach: 's', points: 0 }, [mobile])).toEqual({
      reach: [{ at: [1, 1], size: [1, 1], cost: 0 }],
    });
    const board = { drawing: ['', ' . . . . . .'] };
    const farthest = (wounded: boolean) =>
      ask({ path: 'd', to: [4, 0] }, [{ ...diala, at: [0, 0], wounded }], { board });
    expect(farthest(false)).toMatchObject({ cost: 4 });
    expect(farthest(true)).toBeNull();
    expect(ask({ adjacent: ['w', [0, 0]] }, [{ id: 'w', card: 'at-st', at: [0, 0], size: [2, 3] }])).toEqual({
      adjacent: false,
    });
  });

  it('[scenario 3] for maps of tiles', () => {
    const tiles = [{ tile: 'core-01A', at: [0, 0], rotation: 90 }];
    expect(
      ask(
        {
          distance: [
            [0, 0],
            [5, 5],
          ],
        },
        [],
        { board: { tiles } },
      ),
    ).toMatchObject({ distance: expect.any(Number) });
  });

  it('[scenario 1] one by one in a list, and an empty list with an empty one', () => {
    const scenario = {
      board: ROOM,
      ask: {
        adjacent: [
          [0, 0],
          [1, 0],
        ],
      },
      name: 'first',
      expect: { adjacent: true },
    };
    expect(answerAll([scenario, scenario], pack)).toEqual({
      ok: true,
      value: [{ adjacent: true }, { adjacent: true }],
    });
    expect(answerAll([], pack)).toEqual({ ok: true, value: [] });
  });
});

describe('redcell ask refuses, naming the place', () => {
  const at = [0, 0] as const;
  const reachA = { reach: 'a', points: 3 };
  const cases: readonly [string, object, readonly object[], object?][] = [
    ['figures[1].at: no such space (9,4)', reachA, [figure('a', at), figure('b', [9, 4])]],
    ['figures[0].at: no such space (3,3)', reachA, [figure('a', at, { size: [4, 4] })]],
    ['figures[0].at: it may not stand in the terrain of (1,1)', reachA, [figure('a', [1, 1])]],
    ['figures[1].at: figure "a" stands in (0,0) already', reachA, [figure('a', at), figure('b', at)]],
    ['figures[1].id: an earlier figure has the same id', reachA, [figure('a', at), figure('a', [1, 0])]],
    [
      'figures[0].card: no such card "stormtroper" (did you mean "stormtrooper"?)',
      reachA,
      [{ id: 'a', card: 'stormtroper', at }],
    ],
    ['figures[0].hero: no such hero "dialla"', reachA, [{ id: 'a', hero: 'dialla', at }]],
    [
      'figures[0].hero: a figure has a card or is a hero, not both',
      reachA,
      [{ ...trooper, hero: 'diala-passil' }],
    ],
    [
      'figures[0].side: missing, and there is neither a card nor a hero that gives it',
      reachA,
      [{ id: 'a', at }],
    ],
    [
      'figures[0].size[0]: expected at most 12, found 1000000000',
      reachA,
      [figure('a', at, { size: [1e9, 1] })],
    ],
    ['ask.points: expected at least 0, found -1', { reach: 'a', points: -1 }, [figure('a', at)]],
    ['ask.points: expected at most 1000, found 1000000000', { reach: 'a', points: 1e9 }, [figure('a', at)]],
    ['ask.points: expected a whole number, found 1.5', { reach: 'a', points: 1.5 }, [figure('a', at)]],
    ['ask.reach: no such figure "x"', { reach: 'x', points: 1 }, [figure('a', at)]],
    ['ask.sight[1]: no such figure or door "x"', { sight: ['a', 'x'] }, [figure('a', at)]],
    ['ask.distance[0]: no such space (7,7)', { distance: [[7, 7], 'a'] }, [figure('a', at)]],
    ['ask.to: no such space (9,9)', { path: 'a', to: [9, 9], points: 1 }, [figure('a', at)]],
    ['ask: expected one of adjacent, distance, sight, reach, path, profile, odds, attack', {}, []],
    [
      'figures[0].cards[0]: no such class card, item or reward "combat-coat"',
      { profile: 'd' },
      [{ ...diala, at, cards: ['combat-coat'] }],
    ],
    ['figures[0].cards: only heroes hold cards', { profile: 's' }, [{ ...trooper, cards: ['dh-17'] }]],
    ['ask.instructions: expected a list, found nothing', { activate: 'a' }, [figure('a', at)]],
    [
      'ask.odds.defender: a figure does not attack itself',
      { odds: { attacker: 'a', defender: 'a' } },
      [figure('a', at)],
    ],
    [
      'doors[0].between: the two spaces share no edge',
      reachA,
      [figure('a', at)],
      {
        doors: [
          {
            id: 'x',
            between: [
              [0, 0],
              [2, 0],
            ],
          },
        ],
      },
    ],
    ['rubble[0]: no such space (5,5)', reachA, [figure('a', at)], { rubble: [[5, 5]] }],
    [
      'tokens[0].at: no such space (5,5)',
      reachA,
      [figure('a', at)],
      { tokens: [{ id: 'c', kind: 'crate', at: [5, 5] }] },
    ],
    [
      'figures[0].id: "a" is the id of a door as well',
      reachA,
      [figure('a', at)],
      {
        doors: [
          {
            id: 'a',
            between: [
              [0, 0],
              [1, 0],
            ],
          },
        ],
      },
    ],
    ['board: expected tiles or a drawing, found neither', reachA, [], { board: {} }],
    ['board.drawing[1]: unknown mark "?" in column 3', reachA, [], { board: { drawing: ['', ' . ?'] } }],
    ['board.drawing: there is no space in it', reachA, [], { board: { drawing: ['+'] } }],
    [
      'board.tiles[1].at: overlaps board.tiles[0] at (0,0)',
      reachA,
      [],
      {
        board: {
          tiles: [
            { tile: 'core-01A', at },
            { tile: 'core-01A', at },
          ],
        },
      },
    ],
    [
      'board.tiles[0].tile: no such tile "core-99A"',
      reachA,
      [],
      { board: { tiles: [{ tile: 'core-99A', at }] } },
    ],
    [
      'board: the map is 9006 spaces wide or high, which is too much',
      reachA,
      [],
      {
        board: {
          tiles: [
            { tile: 'core-01A', at },
            { tile: 'core-01A', at: [9000, 0] },
          ],
        },
      },
    ],
  ];
  it.each(cases)('%s', (message, question, figures, more = {}) => {
    expect(String(ask(question, figures, more))).toContain(`refused: ${message}`);
  });

  it('dice that cannot have been rolled', () => {
    const attack = { attacker: 's', defender: 'd', faces: [{ die: 'red', face: 0 }] };
    expect(ask({ attack }, [trooper, diala])).toContain('refused: ask.attack.faces: wrongAttackDice');
  });

  it('the whole list for one mistake, counting its scenarios from 0', () => {
    const good = {
      board: ROOM,
      ask: {
        adjacent: [
          [0, 0],
          [1, 0],
        ],
      },
    };
    const found = answerAll([good, good, { ...good, rubble: [[9, 9]] }], pack);
    expect(found).toEqual({ ok: false, error: 'scenario 2: rubble[0]: no such space (9,9)' });
    expect(answerAll(3, pack)).toMatchObject({ ok: false, error: 'scenario: expected an object, found 3' });
  });
});

describe('the command', () => {
  async function run(
    args: readonly string[],
    input = '',
  ): Promise<{ code: number; out: string[]; err: string[] }> {
    const out: string[] = [];
    const err: string[] = [];
    const io = {
      out: (text: string) => out.push(text),
      err: (text: string) => err.push(text),
      readInput: async () => input,
    };
    return { code: await askCommand.run(args, io), out, err };
  }
  const scenario = JSON.stringify({
    board: ROOM,
    ask: {
      adjacent: [
        [0, 0],
        [1, 0],
      ],
    },
  });

  it('[scenario 1] reads a file or standard input, and prints nothing but JSON', async () => {
    const file = path.join(dir, 'scenario.json');
    await writeFile(file, scenario);
    expect(await run([file])).toEqual({ code: 0, out: ['{"adjacent":true}'], err: [] });
    expect(await run(['-'], `[${scenario}]`)).toEqual({ code: 0, out: ['[{"adjacent":true}]'], err: [] });
  });

  it('[scenario 2] says what is wrong on one line, prints no part of an answer, and ends with 2', async () => {
    const bad = scenario.replace('[1,0]', '[7,0]');
    expect(await run(['-'], `[${scenario},${bad}]`)).toEqual({
      code: 2,
      out: [],
      err: ['scenario 1: ask.adjacent[1]: no such space (7,0)'],
    });
    for (const [args, input] of [
      [['-'], '{\n"board":\n'],
      [[path.join(dir, 'missing.json')], ''],
      [[], ''],
      [['a', 'b'], ''],
    ] as const) {
      const result = await run(args, input);
      expect(result).toMatchObject({ code: 2, out: [] });
      expect(result.err).toHaveLength(1);
      expect(result.err[0]).not.toContain('\n');
    }
  });
});
