// Bonus effects at their moments, conditions, numbers, rolls and tests, and what the players are told to do.

import { describe, expect, it } from 'vitest';
import type { Cond, Rule, Step, Trigger } from '../../../src/imperial';
import type { FigureId } from '../../../src/rules';
import {
  act,
  action,
  ally,
  at,
  attackAction,
  ends,
  free,
  guard,
  hero,
  only,
  open,
  play,
  rolled,
  situate,
  targets,
  trooper,
} from './play';

const duel = (t = trooper) => situate(open('t...a', '.....'), { rebels: { a: hero() }, imperials: { t } });
const when = (trigger: Trigger, ...steps: readonly Step[]): Rule => ({
  kind: 'reaction',
  when: trigger,
  do: steps,
});
const focus: Step = { kind: 'gain', conditions: ['focused'] };
const conditionsOf = (resolution: ReturnType<typeof play>, id = 't') =>
  resolution.situation.fighters.get(id as FigureId)?.conditions;

describe('bonus effects', () => {
  it('a passive changes every attack of the group', () => {
    const rules: readonly Rule[] = [{ kind: 'passive', with: [{ kind: 'addDice', dice: ['red'] }] }];
    expect(
      act(only(play(duel(), 't', [attackAction({ kind: 'attack' })], { rules })), 'attack').attackDice,
    ).toEqual(['blue', 'green', 'red']);
  });

  it('a passive may be about certain targets, or hold only sometimes', () => {
    const against: readonly Rule[] = [
      {
        kind: 'passive',
        with: [{ kind: 'addDice', dice: ['red'] }],
        against: { filter: [{ kind: 'wounded' }] },
      },
    ];
    expect(
      act(only(play(duel(), 't', [attackAction({ kind: 'attack' })], { rules: against })), 'attack')
        .attackDice,
    ).toHaveLength(2);
    const once: readonly Rule[] = [
      { kind: 'passive', with: [{ kind: 'addDice', dice: ['red'] }], limit: 'figureActivation' },
    ];
    const lines = [free({ kind: 'attack' }), free({ kind: 'attack' })];
    expect(
      play(duel(), 't', lines, { rules: once }).steps.map((step) => act(step, 'attack').attackDice.length),
    ).toEqual([3, 2]);
  });

  it('Mobile for a while lets a figure walk over terrain', () => {
    const ledge = situate(open('tI.a'), { rebels: { a: hero() } });
    const rules: readonly Rule[] = [{ kind: 'passive', with: [{ kind: 'keyword', is: 'mobile' }] }];
    expect(ends(only(play(ledge, 't', [action({ kind: 'toward', points: 4 })], { rules })))).toEqual(
      at([2, 0]),
    );
    expect(ends(only(play(ledge, 't', [action({ kind: 'toward', points: 4 })])))).toEqual(at([0, 0]));
  });

  it('start and end of figures and groups', () => {
    const pair = situate(open('t...a', 'u....'), { rebels: { a: hero() } });
    const count = (trigger: Trigger) =>
      play(pair, 't u', [], { rules: [when(trigger, { kind: 'strain', amount: 1, who: 'hero:a' })] }).steps
        .length;
    expect(count({ kind: 'start', of: 'group' })).toBe(1);
    expect(count({ kind: 'start', of: 'figure' })).toBe(2);
    expect(count({ kind: 'start', of: 'eachFigure' })).toBe(2);
    expect(count({ kind: 'end', of: 'figure' })).toBe(2);
    expect(count({ kind: 'after', of: 'figure' })).toBe(2);
    expect(count({ kind: 'end', of: 'group' })).toBe(1);
    expect(count({ kind: 'after', of: 'group' })).toBe(1);
  });

  it('what is done once is done before anything else', () => {
    const rules: readonly Rule[] = [
      { kind: 'once', do: [{ kind: 'toward', points: 1, who: 'eachOfGroup' }] },
    ];
    const { steps } = play(duel(), 't', [action({ kind: 'toward', points: 1 })], { rules });
    expect(steps.map(({ source }) => source.kind)).toEqual(['rule', 'line']);
  });

  it('on declaring, while attacking, with the first attack: before the dice', () => {
    const surge: Step = { kind: 'modify', with: [{ kind: 'add', damage: 1 }], during: 'attack' };
    const lines = [attackAction({ kind: 'attack' }), free({ kind: 'attack' })];
    const damage = (trigger: Trigger) =>
      play(duel(), 't', lines, {
        rules: [when(trigger, surge)],
        answers: [rolled({ damage: 1 }), rolled({ damage: 1 })],
        mode: 'play',
      }).steps.map((step) => act(step, 'attack').result?.damage);
    expect(damage({ kind: 'declaring' })).toEqual([2, 2]);
    expect(damage({ kind: 'attacking', target: { filter: [{ kind: 'wounded' }] } })).toEqual([1, 1]);
    expect(damage({ kind: 'firstAttack', of: 'figure' })).toEqual([2, 1]);
    expect(damage({ kind: 'firstAttack', of: 'group' })).toEqual([2, 1]);
  });

  it('after an attack, with who was attacked', () => {
    const rules = [when({ kind: 'afterAttack' }, { kind: 'gain', conditions: ['weakened'], who: 'target' })];
    const resolution = play(duel(), 't', [attackAction({ kind: 'attack' })], { rules });
    expect(conditionsOf(resolution, 'a')).toEqual(['weakened']);
    expect(resolution.steps[0]?.acts.at(-1)).toMatchObject({ kind: 'effect', rule: 0, on: ['a'] });
  });

  it('when it passes or ends next to Rebels', () => {
    const rules = [when({ kind: 'nextToRebel', first: true }, { kind: 'strain', amount: 1, who: 'that' })];
    const resolution = play(duel(), 't', [action({ kind: 'toward', points: 4 })], { rules });
    expect(resolution.situation.fighters.get('a' as FigureId)?.hero?.strain).toBe(1);
  });

  it('when it enters a Rebel, and when a Massive figure ends on some', () => {
    const through = situate(open('tb.a'), { rebels: { a: hero(), b: hero() } });
    const rules = [when({ kind: 'entersRebel' }, { kind: 'damage', amount: 1, who: 'that' })];
    expect(
      play(through, 't', [action({ kind: 'toward', points: 4, target: { noun: 'hero:a', soft: true } })], {
        rules,
      }).situation.fighters.get('b' as FigureId)?.damage,
    ).toBe(1);
    const crush = situate(open('tt....', 'tt.ba.'), {
      rebels: { a: hero(), b: hero() },
      pieces: { t: { massive: true } },
    });
    const ended = [when({ kind: 'endsOnRebels' }, { kind: 'damage', amount: 2, who: 'those' })];
    expect(
      play(crush, 't', [action({ kind: 'toward', points: 9, target: { noun: 'hero:a', soft: true } })], {
        rules: ended,
      }).situation.fighters.get('b' as FigureId)?.damage,
    ).toBe(2);
  });

  it('[D23] of equally cheap ways, the one through a Rebel if that sets something off', () => {
    // Over the difficult space or through b: 3 points either way.
    const board = situate(['', ' t b . a ', '+ + + + +', ' . D . . ', ''], {
      rebels: { a: hero(), b: hero() },
    });
    const line = action({ kind: 'toward', points: 3, target: { noun: 'hero:a', soft: true } });
    const rules = [when({ kind: 'entersRebel' }, { kind: 'damage', amount: 1, who: 'that' })];
    const { steps, situation } = play(board, 't', [line], { rules });
    const [step] = steps;
    expect(step && act(step, 'move').route.map(({ at: [x, y] }) => `${x},${y}`)).toEqual([
      '0,0',
      '1,0',
      '2,0',
    ]);
    expect(step?.cost.points).toBe(3);
    expect(situation.fighters.get('b' as FigureId)?.damage).toBe(1);
  });

  it('limits: once per group activation', () => {
    const pair = situate(open('t...a', 'u....'), { rebels: { a: hero() } });
    const rules: readonly Rule[] = [
      { kind: 'reaction', when: { kind: 'start', of: 'figure' }, do: [focus], limit: 'groupActivation' },
    ];
    expect(play(pair, 't u', [], { rules }).steps).toHaveLength(1);
  });

  it('longer moves and lines on top of the list', () => {
    const more = play(duel(), 't', [action({ kind: 'toward', points: 1 })], {
      rules: [{ kind: 'once', do: [{ kind: 'addMove', points: 2 }] }],
    });
    expect(more.steps[1]?.cost.points).toBe(3);
    const rules: readonly Rule[] = [{ kind: 'once', do: [{ kind: 'insertLines', lines: [action(focus)] }] }];
    const { steps } = play(duel(), 't', [action({ kind: 'toward', points: 1 })], { rules });
    expect(steps.slice(1).map(({ source }) => source.index)).toEqual([0, 1]);
  });

  it('a reaction never sets itself off', () => {
    const rules = [when({ kind: 'afterAnyAttack' }, { kind: 'attack' })];
    const { steps } = play(duel(), 't', [attackAction({ kind: 'attack' })], { rules });
    expect(steps[0]?.acts.filter(({ kind }) => kind === 'attack')).toHaveLength(2);
  });

  it('what a line says after its attack answers to that attack', () => {
    const line = attackAction(
      { kind: 'attack' },
      { kind: 'when', when: { kind: 'afterAttack' }, do: [focus] },
    );
    expect(conditionsOf(play(duel(), 't', [line]))).toEqual(['focused']);
  });
});

describe('conditions of an if', () => {
  const holds = (cond: Cond, before: readonly Step[] = [], board = duel()) => {
    const { steps } = play(board, 't', [
      ...before.map((step) => free(step)),
      free({ kind: 'if', if: cond, do: [{ kind: 'text', text: { en: 'x', de: 'x', ru: 'x' } }] }),
    ]);
    return steps.at(-1)?.status === 'resolved';
  };

  it.each([
    ['attacked', { kind: 'attacked' }, [{ kind: 'attack' }], true],
    ['did not attack', { kind: 'attacked', not: true }, [], true],
    ['at most one attack', { kind: 'attacksAtMost', attacks: 1 }, [{ kind: 'attack' }], true],
    ['a Rebel within 3', { kind: 'exists', what: { filter: [{ kind: 'within', spaces: 3 }] } }, [], false],
    [
      'no Rebel within 3',
      { kind: 'exists', what: { filter: [{ kind: 'within', spaces: 3 }] }, not: true },
      [],
      true,
    ],
    ['every Rebel 4 away', { kind: 'closestAtLeast', spaces: 4 }, [], true],
    [
      'next to a Rebel',
      { kind: 'is', filter: [{ kind: 'adjacent', to: {} }] },
      [{ kind: 'toward', points: 4 }],
      true,
    ],
    ['engaged', { kind: 'engaged' }, [{ kind: 'engage', points: 4 }], true],
    ['the line before', { kind: 'performedPrevious' }, [{ kind: 'recover', amount: 1 }], false],
    ['round 2', { kind: 'round', atLeast: 2 }, [], false],
    ['fewer than 2 in the group', { kind: 'groupBelow', figures: 2 }, [], true],
    ['ranged', { kind: 'attackType', is: 'ranged' }, [], true],
    ['cannot reach', { kind: 'cannotReach', target: {} }, [], false],
    [
      'all of',
      {
        kind: 'all',
        of: [
          { kind: 'attacked', not: true },
          { kind: 'attackType', is: 'ranged' },
        ],
      },
      [],
      true,
    ],
    ['any of', { kind: 'any', of: [{ kind: 'attacked' }, { kind: 'attackType', is: 'melee' }] }, [], false],
    ['suffered', { kind: 'suffered', atLeast: 1 }, [{ kind: 'damage', amount: 1, who: 'hero:a' }], false],
    [
      'the hero suffered',
      { kind: 'suffered', who: 'hero:a', atLeast: 1 },
      [{ kind: 'damage', amount: 1, who: 'hero:a' }],
      true,
    ],
  ] as const satisfies readonly (readonly [string, Cond, readonly Step[], boolean])[])(
    '%s',
    (_, cond, before, expected) => {
      expect(holds(cond, before)).toBe(expected);
    },
  );
});

describe('the table', () => {
  it('waits for a roll, and X is what it shows', () => {
    const line = free(
      { kind: 'roll', dice: ['red'] },
      { kind: 'let', x: 'X', be: { kind: 'rolled', result: 'damage' } },
      { kind: 'damage', amount: 'X', who: 'hero:a' },
    );
    const waiting = play(duel(), 't', [line], { mode: 'play' });
    expect(waiting.pending).toMatchObject({ kind: 'roll', dice: ['red'], step: 0, figure: 't' });
    expect(waiting.steps.at(-1)?.status).toBe('pending');
    const { situation } = play(duel(), 't', [line], {
      mode: 'play',
      answers: [{ kind: 'dice', roll: { kind: 'faces', faces: [{ die: 'red', face: 4 }] } }],
    });
    expect(situation.fighters.get('a' as FigureId)?.damage).toBe(3);
  });

  it('waits for tests of heroes; others have their fixed successes', () => {
    const board = situate(open('t...a', '..x..'), { rebels: { a: hero(), x: ally } });
    const line = free(
      { kind: 'test', who: { take: 'all' }, attribute: 'tech' },
      {
        kind: 'if',
        if: { kind: 'failed' },
        do: [{ kind: 'strain', amount: 1, who: { take: 'all', filter: [{ kind: 'failed' }] } }],
      },
    );
    expect(play(board, 't', [line], { mode: 'play' }).pending).toMatchObject({
      kind: 'test',
      source: { kind: 'line', index: 0 },
      heroes: ['a'],
      attribute: 'tech',
      needed: 1,
    });
    const { steps, situation } = play(board, 't', [line], {
      mode: 'play',
      answers: [{ kind: 'successes', of: { a: 1 } }],
    });
    expect(steps[0] && act(steps[0], 'test')).toMatchObject({ passed: ['a'], failed: ['x'] });
    expect(situation.fighters.get('x' as FigureId)?.damage).toBe(1);
  });

  it('numbers: round, health, count, what was suffered, less the successes', () => {
    const x = (be: Extract<Step, { kind: 'let' }>['be']) =>
      play(duel({ ...trooper, health: 9, damage: 8 }), 't', [
        free({ kind: 'let', x: 'X', be }, { kind: 'recover', amount: 'X' }),
      ]).situation.fighters.get('t' as FigureId)?.damage;
    expect(x({ kind: 'round' })).toBe(7);
    expect(x({ kind: 'health', of: 'self' })).toBe(7);
    expect(x({ kind: 'count', times: 2, of: { noun: 'hero' } })).toBe(6);
    expect(x({ kind: 'minusSuccesses', from: 3 })).toBe(5);
    expect(x({ kind: 'suffered', by: 'self' })).toBe(0);
  });

  it('the players choose where an order leaves it to them', () => {
    const board = situate(open('a.t.b'), { rebels: { a: hero(), b: hero() } });
    const line = free({ kind: 'damage', amount: 1, who: { order: [{ kind: 'playersChoice' }] } });
    expect(play(board, 't', [line], { mode: 'play' }).pending).toMatchObject({
      kind: 'choice',
      of: 'figure',
      options: ['a', 'b'],
    });
    expect(
      play(board, 't', [line], {
        mode: 'play',
        answers: [{ kind: 'choice', option: 1 }],
      }).situation.fighters.get('b' as FigureId)?.damage,
    ).toBe(1);
    expect(
      play(board, 't', [line], { mode: 'play', answers: [{ kind: 'choice', option: 7 }] }).pending?.refused,
    ).toEqual({ code: 'noSuchOption', option: 7 });
  });

  it('heroes may pay', () => {
    const line = free({
      kind: 'option',
      who: { noun: 'hero' },
      pay: 'strain',
      do: [{ kind: 'gain', conditions: ['weakened'] }],
    });
    const paid = play(duel(), 't', [line, free({ kind: 'recover', amount: 1 })], {
      mode: 'play',
      answers: [{ kind: 'choice', option: 0 }],
    });
    expect(paid.situation.fighters.get('a' as FigureId)?.hero?.strain).toBe(1);
  });

  it('[D28] pushes never go the wrong way', () => {
    const board = situate(open('ta....'), { rebels: { a: hero() } });
    const push = free({ kind: 'push', whom: 'hero:a', spaces: 2, awayFrom: 'self' });
    expect(act(only(play(board, 't', [push])), 'move').end.at).toEqual([3, 0]);
    const pull = situate(open('t...a'), { rebels: { a: hero() } });
    expect(
      act(only(play(pull, 't', [free({ kind: 'push', whom: 'hero:a', spaces: 2, toward: 'self' })])), 'move')
        .end.at,
    ).toEqual([2, 0]);
  });

  it('places: next to a target within some spaces, near it, or not at all', () => {
    const board = situate(open('t....a'), { rebels: { a: hero() }, imperials: { t: guard } });
    const pounce = (within: number) =>
      action(
        { kind: 'place', spot: { kind: 'nextTo', target: {} }, within },
        { kind: 'attack', target: 'target' },
      );
    expect(play(board, 't', [pounce(4)]).steps[0]).toMatchObject({ status: 'resolved' });
    expect(play(board, 't', [pounce(3)]).steps[0]).toMatchObject({
      status: 'skipped',
      reason: { code: 'noLegalTarget' },
    });
    expect(
      act(only(play(board, 't', [free({ kind: 'place', spot: { kind: 'near', target: {} } })])), 'move').end
        .at,
    ).toEqual([4, 0]);
  });

  it('[D27] reinforcements stand as close as possible to their group, then to a Rebel', () => {
    const board = situate(open('t..a', 'u...'), { rebels: { a: hero() } });
    const dead = play(board, 't u', [
      free({ kind: 'defeat', who: { noun: 'imperial', exclude: ['self'] } }, focus),
    ]);
    expect(dead.situation.fallen).toHaveLength(1);
    const { steps } = play(dead.situation, 't', [free({ kind: 'reinforce', figures: 1 })]);
    expect(steps[0]?.acts[0]).toMatchObject({ kind: 'effect', verb: 'reinforce', at: { at: [1, 0] } });
  });

  it('[D12] a door is opened when told to', () => {
    const board = situate(open('t...a'), {
      rebels: { a: hero() },
      doors: [
        {
          id: 'door',
          between: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    });
    const { steps } = play(board, 't', [action({ kind: 'openDoor' }), action({ kind: 'toward', points: 4 })]);
    expect(steps.map(({ cost }) => cost.points)).toEqual([0, 3]);
  });

  it('what the app cannot do is told, with whom it is about', () => {
    const board = situate(open('t..a'), {
      rebels: { a: hero() },
      things: [{ id: 'term', kind: 'terminal', at: [1, 0] }],
    });
    expect(
      only(play(board, 't', [action({ kind: 'interact', thing: { noun: 'terminal' } })])).acts,
    ).toMatchObject([{ kind: 'told', told: true, on: ['term'] }]);
    expect(
      only(play(board, 't', [action({ kind: 'blockAccess', to: { noun: 'terminal' } })])).acts,
    ).toMatchObject([{ kind: 'told', on: ['term'] }]);
    expect(only(play(board, 't', [action({ kind: 'chooseSpaces', spaces: 2 })])).acts).toMatchObject([
      { kind: 'told', on: [] },
    ]);
  });

  it('a thing out of reach is not handled', () => {
    const board = situate(open('t...'), { things: [{ id: 'term', kind: 'terminal', at: [3, 0] }] });
    expect(
      only(play(board, 't', [action({ kind: 'interact', thing: { noun: 'terminal' } })])).reason?.code,
    ).toBe('outOfRange');
    expect(
      only(
        play(board, 't', [
          action(
            { kind: 'toward', points: 9, target: { noun: 'terminal' } },
            { kind: 'interact', thing: { noun: 'terminal' } },
          ),
        ]),
      ).acts,
    ).toHaveLength(2);
  });

  it('retarget changes whom the rest of the line is about', () => {
    const board = situate(open('t.a..', '....b'), { rebels: { a: hero(), b: hero(9, 0, true) } });
    const line = attackAction(
      { kind: 'retarget', target: { filter: [{ kind: 'wounded' }], soft: true } },
      { kind: 'attack' },
    );
    expect(targets(only(play(board, 't', [line])))).toEqual(['b']);
  });
});
