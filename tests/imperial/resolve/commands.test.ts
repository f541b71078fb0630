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
    ['ask.activate: no such figure "st9"', { activate: 'st9' }],
    ['ask.instructions[0].do[0]', { instructions: [{ do: [{ kind: 'dance' }] }] }],
    ['ask.answers[0]', { answers: [{ kind: 'dice', roll: { kind: 'faces', faces: [] } }] }],
    ['ask.answers[0].kind', { answers: [{ kind: 'shrug' }] }],
  ])('refuses, naming the place: %s', (place, more) => {
    const found = answerAll(scenario(more), pack);
    expect(found.ok ? '' : found.error).toContain(place);
  });
});

describe('redcell explain', () => {
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
