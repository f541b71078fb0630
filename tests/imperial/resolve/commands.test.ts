// Activations on the command line: `redcell ask` with "activate", and `redcell explain`.

import { beforeAll, describe, expect, it } from 'vitest';
import { answerAll } from '../../../src/cli/commands/ask';
import { explain } from '../../../src/cli/commands/explain';
import type { Pack } from '../../../src/packs';
import { builtInPack } from '../../cli/samplePack';

let pack: Pack;
beforeAll(async () => {
  pack = await builtInPack();
});

const orders = {
  activate: 'st1',
  instructions: [
    {
      cost: 'attack',
      do: [
        {
          kind: 'moveAttack',
          points: 2,
          target: { noun: 'hero', order: [{ kind: 'most', of: 'health' }], soft: true },
        },
      ],
    },
    { cost: 'attack', do: [{ kind: 'attack' }] },
    { cost: 'action', do: [{ kind: 'reposition', points: 4, distance: 3 }] },
  ],
};
const scenario = (more: object = {}) => ({
  board: { drawing: ['+-+-+-+-+-+-+', '|. . . . . .|', '+ + + + + + +', '|. . . . . .|', '+-+-+-+-+-+-+'] },
  figures: [
    { id: 'st1', card: 'stormtrooper', at: [0, 0] },
    { id: 'd', hero: 'diala-passil', at: [5, 0] },
    { id: 'f', hero: 'fenn-signis', at: [3, 1], damage: 5 },
  ],
  ask: { ...orders, ...more },
});
type Told = { steps: readonly Record<string, unknown>[]; pending?: Record<string, unknown> };
const told = (more?: object): Told => {
  const found = answerAll(scenario(more), pack);
  if (!found.ok) throw new Error(found.error);
  return found.value as unknown as Told;
};

describe('redcell ask: activate', () => {
  it('[scenario 14] waits for the dice, with target, way and odds', () => {
    const { steps, pending } = told();
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      line: 0,
      status: 'pending',
      target: 'd',
      path: [[0, 0], expect.anything(), expect.anything()],
    });
    expect(pending).toMatchObject({ kind: 'attack', target: 'd', attackDice: ['blue', 'green'] });
  });

  it('takes the dice that were rolled', () => {
    const roll = { kind: 'totals', accuracy: 5, damage: 2 };
    const { steps, pending } = told({ answers: [{ kind: 'dice', roll }] });
    expect(pending).toBeUndefined();
    expect(steps.map(({ status }) => status)).toEqual(['resolved', 'skipped', 'resolved']);
    expect(steps[0]).toMatchObject({ attacks: [{ target: 'd', result: { damage: 2 } }] });
    expect(steps[1]).toMatchObject({ reason: 'skipped: the attack action is used up' });
  });

  it('rolls from a seed, always the same', () => {
    expect(told({ seed: 'once' })).toEqual(told({ seed: 'once' }));
    expect(told({ seed: 'once' }).pending).toBeUndefined();
  });

  it('applies a bonus effect', () => {
    const rules = [{ kind: 'passive', with: [{ kind: 'addDice', dice: ['red'] }] }];
    expect(told({ bonus: { rules } }).pending).toMatchObject({ attackDice: ['blue', 'green', 'red'] });
  });

  it('rolls tests of heroes from their attributes, and takes the first where players would choose', () => {
    const who = { noun: 'hero', take: 'all' };
    const instructions = [
      { do: [{ kind: 'test', who, attribute: 'tech' }] },
      { do: [{ kind: 'damage', amount: 1, who: { noun: 'hero', order: [{ kind: 'playersChoice' }] } }] },
    ];
    const { steps, pending } = told({ instructions, seed: 'x' });
    expect(pending).toBeUndefined();
    expect(steps.map(({ effects }) => effects)).toMatchObject([
      [{ kind: 'test' }],
      [{ kind: 'effect', verb: 'damage' }],
    ]);
  });

  it.each([
    ['ask.activate: no such figure or group "st9"', { activate: 'st9' }],
    ['ask.instructions[0].do[0]', { instructions: [{ do: [{ kind: 'dance' }] }] }],
    ['ask.answers[0]', { answers: [{ kind: 'dice', roll: { kind: 'faces', faces: [] } }] }],
    ['ask.answers[0].kind', { answers: [{ kind: 'shrug' }] }],
  ])('refuses, naming the place: %s', (place, more) => {
    const found = answerAll(scenario(more), pack);
    expect(found.ok ? '' : found.error).toContain(place);
  });
});

/** A drawn row with figures by their letters, and what is asked about it. */
const row = (drawing: readonly string[], figures: readonly object[], ask: object, more: object = {}) => ({
  board: { drawing },
  figures,
  ask,
  ...more,
});
const answered = (value: unknown): Told => {
  const found = answerAll(value, pack);
  if (!found.ok) throw new Error(found.error);
  return found.value as unknown as Told;
};
const explained = (value: unknown): string => {
  const story = explain(value, pack);
  if (!story.ok) throw new Error(story.error);
  return story.value;
};
const toward = (points: number, target: object) => ({
  cost: 'action',
  do: [{ kind: 'toward', points, target }],
});
const imperial = (id: string, x: number, more: object = {}) => ({
  id,
  side: 'imperial',
  at: [x, 0],
  health: 3,
  attack: { type: 'ranged', dice: ['blue'] },
  ...more,
});
const CLOSEST = { order: [{ kind: 'closest' }], soft: true };
const LONG = ['+-+-+-+-+-+-+', '|. . . . . .|', '+-+-+-+-+-+-+'];

describe('redcell ask: groups', () => {
  const pair = [
    imperial('b', 1, { group: 'squad' }),
    imperial('a', 0, { group: 'squad' }),
    imperial('x', 2),
    { id: 'f', hero: 'fenn-signis', at: [5, 0] },
  ];
  const march = { activate: 'squad', instructions: [toward(1, CLOSEST)] };

  it('[scenario 7] [D10] a group is activated by its name, the one closest to a Rebel first', () => {
    const { steps } = answered(row(LONG, pair, march));
    expect(steps.map(({ figure }) => figure)).toEqual(['b', 'a']);
  });

  it('[D10] in another order if the players want that', () => {
    const { steps } = answered(
      row(LONG, pair, { ...march, answers: [{ kind: 'order', figures: ['a', 'b'] }] }),
    );
    expect(steps.map(({ figure }) => figure)).toEqual(['a', 'b']);
  });

  it('[scenario 7] its figures are of one group for orders and bonus effects', () => {
    const hidden = {
      kind: 'gain',
      conditions: ['hidden'],
      who: { noun: 'imperial', filter: [{ kind: 'ownGroup' }], take: 'all' },
    };
    const { steps } = answered(row(LONG, pair, { activate: 'b', instructions: [{ do: [hidden] }] }));
    expect(steps[0]).toMatchObject({ effects: [{ on: ['b', 'a'] }] });
  });

  it('[scenario 7] one of them alone by its own id', () => {
    const { steps } = answered(row(LONG, pair, { ...march, activate: 'a' }));
    expect(steps.map(({ figure }) => figure)).toEqual(['a']);
  });

  it.each([
    ['no such figure or group "squat"', { activate: 'squat' }, pair],
    [
      'on another side',
      { activate: 'squad' },
      [...pair, { id: 'z', side: 'rebel', group: 'squad', at: [4, 0] }],
    ],
    ['a figure that is not in it', { activate: 'x' }, [...pair, imperial('y', 4, { group: 'x' })]],
  ])('refuses: %s', (message, more, figures) => {
    const found = answerAll(row(LONG, figures, { ...march, ...more }), pack);
    expect(found.ok ? '' : found.error).toContain(message);
  });
});

describe('redcell ask: what must hold', () => {
  it('[D8] any filter may stand outside « »', () => {
    const figures = [
      imperial('t', 0),
      { id: 'f', hero: 'fenn-signis', at: [2, 0], wounded: true },
      { id: 'd', hero: 'diala-passil', at: [5, 0] },
    ];
    const asked = (kind: string) =>
      answered(
        row(LONG, figures, {
          activate: 't',
          instructions: [toward(1, { ...CLOSEST, must: [{ kind }] })],
        }),
      ).steps[0];
    expect(asked('healthy')).toMatchObject({ status: 'resolved', target: 'd' });
    expect(asked('wounded')).toMatchObject({ status: 'resolved', target: 'f' });
    expect(asked('lastHealthy')).toMatchObject({ status: 'resolved', target: 'd' });
    expect(asked('elite')).toMatchObject({ status: 'skipped', left: { actions: 2 } });
  });
});

describe('redcell ask: pushed figures', () => {
  const figures = [
    imperial('w', 0, { massive: true }),
    { id: 'd', hero: 'diala-passil', at: [2, 0] },
    { id: 'f', hero: 'fenn-signis', at: [3, 0] },
  ];
  const WIDE = ['+-+-+-+-+', '|. . . .|', '+-+-+ +-+', '    |.|  ', '    +-+  '];
  const asked = { activate: 'w', instructions: [toward(4, { noun: 'hero:fenn-signis', soft: true })] };

  it('[5.5] tells whom a Massive figure pushed where', () => {
    const { steps } = answered(row(WIDE, figures, asked));
    // Next to Diala's space only (1,0) and the niche below are empty; in reading order (1,0) comes first.
    expect(steps[0]).toMatchObject({ end: { at: [2, 0] }, pushed: [{ figure: 'd', to: { at: [1, 0] } }] });
    expect(steps[0]?.['reason']).toContain('Diala Passil is pushed to (1,0)');
  });

  it('[5.5] and draws it', () => {
    const story = explained(row(WIDE, figures, asked));
    expect(story).toMatch(/w goes to \(2,0\).*Diala Passil is pushed to \(1,0\)/);
    // First where she will end, then where she is.
    const [before, after] = story.split('In the end:');
    expect(before).toContain('|a + 1 2|');
    expect(after).toContain('|. 1 a 2|');
  });

  it('[5.6] a push that was ordered has its end as well', () => {
    const push = {
      kind: 'push',
      whom: { noun: 'hero:diala-passil', soft: true },
      spaces: 1,
      awayFrom: 'self',
    };
    const { steps } = answered(
      row(LONG, [imperial('t', 0), { id: 'd', hero: 'diala-passil', at: [2, 0] }], {
        activate: 't',
        instructions: [{ do: [push] }],
      }),
    );
    expect(steps[0]).toMatchObject({ pushed: [{ figure: 'd', to: { at: [3, 0] } }] });
    expect(steps[0]?.['reason']).toContain('Diala Passil is pushed to (3,0)');
  });
});

describe('the words of a reason', () => {
  const reasonOf = (figures: readonly object[], instructions: readonly object[], drawing = LONG): unknown =>
    answered(row(drawing, figures, { activate: 't', instructions })).steps.at(-1)?.['reason'];

  it('who could not be the target, and why', () => {
    const figures = [
      imperial('t', 0, { attack: { type: 'melee', dice: ['red'] } }),
      { id: 'f', hero: 'fenn-signis', at: [5, 0], damage: 1 },
      { id: 'd', hero: 'diala-passil', at: [1, 0], damage: 5 },
    ];
    const target = { noun: 'hero', order: [{ kind: 'most', of: 'health' }], soft: true };
    const reason = reasonOf(figures, [{ cost: 'attack', do: [{ kind: 'attack', target }] }]);
    expect(reason).toContain('not Fenn Signis (too far for melee)');
    expect(reason).not.toContain('legal');
  });

  it('not yet attacked is not attacked', () => {
    const figures = [imperial('t', 0), { id: 'f', hero: 'fenn-signis', at: [3, 0] }];
    const target = { filter: [{ kind: 'attacked', during: 'activation', not: true }], soft: true };
    expect(reasonOf(figures, [toward(1, target)])).toContain('not yet attacked during this activation');
  });

  it('an average that wounds is said to be one, with the chance', () => {
    const figures = [
      imperial('t', 0, { attack: { type: 'melee', dice: ['red', 'red'] } }),
      { id: 'f', hero: 'fenn-signis', at: [0, 1], health: 12, damage: 10 },
      { id: 'd', hero: 'diala-passil', at: [1, 0], health: 12, damage: 0 },
    ];
    const reason = reasonOf(
      figures,
      [{ cost: 'attack', do: [{ kind: 'attack', target: CLOSEST }] }],
      ['+-+-+', '|. .|', '+ + +', '|. .|', '+-+-+'],
    );
    expect(reason).toMatch(/t attacks Fenn Signis .*% to wound/);
    expect(reason).toContain('no more health left than the dice do damage on average');
    expect(reason).not.toContain('should wound');
  });

  it('[D18] that there is no way to anybody', () => {
    const figures = [imperial('t', 0), { id: 'f', hero: 'fenn-signis', at: [2, 0] }];
    const reason = reasonOf(figures, [toward(3, CLOSEST)], ['+-+-+-+', '|. B .|', '+-+-+-+']);
    expect(reason).toContain('t stays where it is (toward Fenn Signis): no way to any target');
  });
});

describe('redcell explain', () => {
  it('draws the doors of the list', () => {
    const doors = [
      {
        id: 'west',
        between: [
          [1, 0],
          [2, 0],
        ],
      },
      {
        id: 'east',
        between: [
          [4, 0],
          [5, 0],
        ],
      },
    ];
    const story = explained(
      row(
        LONG,
        [
          imperial('t', 3),
          { id: 'f', hero: 'fenn-signis', at: [0, 0] },
          { id: 'd', hero: 'diala-passil', at: [5, 0] },
        ],
        { activate: 't', instructions: [toward(1, { order: [{ kind: 'farthest' }], soft: true })] },
        { doors },
      ),
    );
    expect(story).toContain('|1 .d. a .d2|');
    // [D53] Toward the farthest, were the doors open.
    expect(story).toContain('t goes to (2,0) for 1 point (toward Fenn Signis)');
    expect(story.trimEnd().endsWith(['|1 .da . .d2|', '    +-+-+-+-+-+-+'].join('\n'))).toBe(true);
  });

  it('draws a door across a column, and none where it was opened', () => {
    const tall = ['+-+', '|.|', '+ +', '|.|', '+d+', '|.|', '+-+'];
    const story = explained(
      row(
        tall,
        [imperial('t', 0), { id: 'f', hero: 'fenn-signis', at: [0, 2] }],
        { activate: 't', instructions: [{ do: [{ kind: 'openDoor', within: 3 }] }] },
        { doors: [] },
      ),
    );
    const [before, after] = story.split('In the end:');
    expect(before).toContain('+d+');
    expect(after).not.toContain('+d+');
  });

  it('tells every line with the reason, and draws the way', () => {
    const story = explain(scenario({ seed: 'once' }), pack);
    if (!story.ok) throw new Error(story.error);
    expect(story.value).toContain('a = st1, 1 = Diala Passil, 2 = Fenn Signis');
    expect(story.value).toMatch(/st1 goes to \(2,0\) for 2 points \(moveAttack Diala Passil\)/);
    expect(story.value).toContain('|a * * . . 1|');
    expect(story.value).toContain('skipped: the attack action is used up');
    expect(story.value).toContain('|. . ');
  });

  it('says what it waits for', () => {
    const story = explain(scenario(), pack);
    expect(story.ok && story.value).toContain('Waiting for the players: attack');
  });

  it('wants an activation', () => {
    const story = explain({ ...scenario(), ask: { reach: 'st1' } }, pack);
    expect(story.ok ? '' : story.error).toContain('activate');
  });
});
