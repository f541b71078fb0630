import { describe, expect, it } from 'vitest';
import { seedRandom } from '../../src/kernel';
import type { HeroActor, OtherActor } from '../../src/mission/actor';
import type { FigureState, Game, ThingState } from '../../src/mission/game';
import { SCRIPT_CONDS } from '../../src/mission/language/conditions';
import type { BuiltInName, GameFunction } from '../../src/mission/language/expression';
import type { ScriptCond, CondKind, CondOf, Num } from '../../src/mission/language/nodes';
import { SCRIPT_WORDS } from '../../src/mission/language/words';
import { evaluate } from '../../src/mission/run/scripts/conds';
import { countOf, fillBlanks, numberOf } from '../../src/mission/run/scripts/numbers';
import type { MissionRun } from '../../src/mission/run/run';
import { thingStateOf } from '../../src/mission/run/table/things';
import {
  allyState,
  figureState,
  heroState,
  runOf,
  sampleGame,
  sampleKit,
  SCOPE,
  withTroopers,
} from './sample';

const kit = sampleKit();
const heroes = (...changes: readonly Partial<HeroActor>[]): Partial<Game> => ({
  actors: changes.map((change, index) => heroState(['ada', 'bo', 'cy', 'dee'][index] ?? '', change)),
});
const ally = (change: Partial<OtherActor> = {}): Partial<Game> => ({
  actors: [heroState('ada'), heroState('bo'), allyState('friend', change)],
});
const things = (change: Readonly<Record<string, Partial<ThingState>>>): Partial<Game> => {
  const { map } = sampleGame(kit);
  const states = Object.entries(change).map(([id, state]) => [id, { onMap: true, ...state }]);
  return { map: { ...map, things: { ...map.things, ...Object.fromEntries(states) } } };
};
const start = (change: Partial<Game> = {}): MissionRun => runOf(kit, sampleGame(kit, change));
const tracked = (
  ada: readonly [number, number] | null,
  bo: readonly [number, number] | null,
): Partial<Game> => ({
  tracked: true,
  figures: { ada: figureState('ada', 'hero', { at: ada }), bo: figureState('bo', 'hero', { at: bo }) },
});

/** One row: the condition, and how the game differs from the sample. */
type Row<K extends CondKind> = readonly [cond: Omit<CondOf<K>, 'kind'>, change?: Partial<Game>];
type Rows<K extends CondKind> = { readonly holds: readonly Row<K>[]; readonly fails: readonly Row<K>[] };

const person = (change: Partial<OtherActor> = {}, figure: Partial<FigureState> = {}): Partial<Game> => ({
  actors: [
    heroState('ada'),
    heroState('bo'),
    allyState('guide', { kind: 'bystander', side: 'neutral', controller: 'nobody', ...change }),
  ],
  figures: { 'bystander-1': figureState('bystander-1', 'ally', { of: 'guide', ...figure }) },
});
const covered: Partial<Game> = {
  map: { ...sampleGame(kit).map, covers: [{ at: [2, 1], cover: 'rubble' }] },
};

const RUNNING: Partial<Game> = { defeated: { troopers: 2 }, flags: { seen: 2 }, variables: { alarm: 3 } };

const TABLE: { readonly [K in CondKind]: Rows<K> } = {
  compare: {
    holds: [
      [{ left: 'alarm', is: '=', right: 3 }, RUNNING],
      [{ left: 1, is: '!=', right: 2 }],
      [{ left: 1, is: '<', right: { '2': 2, '3': 0, '4': 0 } }],
      [{ left: 2, is: '<=', right: 2 }],
      [{ left: 3, is: '>', right: 2 }],
      [{ left: 2, is: '>=', right: 2 }],
    ],
    fails: [
      [{ left: 'alarm', is: '=', right: 3 }],
      [{ left: 2, is: '!=', right: 2 }],
      [{ left: 2, is: '<', right: 2 }],
      [{ left: 3, is: '<=', right: 2 }],
      [{ left: 2, is: '>', right: 2 }],
      [{ left: 1, is: '>=', right: 2 }],
    ],
  },
  between: {
    holds: [
      [{ value: 'alarm', from: 3, to: 5 }, RUNNING],
      [{ value: 9, from: 3 }],
      [{ value: -9, to: 3 }],
      [{ value: 3, to: 3 }],
    ],
    fails: [[{ value: 2, from: 3, to: 5 }], [{ value: 6, from: 3, to: 5 }], [{ value: 2, from: 3 }]],
  },
  all: { holds: [[{ of: ['1', 'heroes = 2'] }], [{ of: [] }]], fails: [[{ of: ['1', '0'] }]] },
  any: { holds: [[{ of: ['0', '1'] }]], fails: [[{ of: ['0', '0'] }], [{ of: [] }]] },
  not: { holds: [[{ of: '0' }]], fails: [[{ of: { kind: 'all', of: [] } }]] },
  difficulty: { holds: [[{ is: 'hard' }, { difficulty: 'hard' }]], fails: [[{ is: 'hard' }]] },
  playMode: {
    holds: [[{ is: 'told' }], [{ is: 'tracked' }, { tracked: true }]],
    fails: [[{ is: 'tracked' }], [{ is: 'told' }, { tracked: true }]],
  },
  heroPlays: { holds: [[{ hero: 'bo' }]], fails: [[{ hero: 'cy' }]] },
  heroTrait: {
    holds: [[{ trait: 'hunter' }]],
    fails: [[{ trait: 'wookiee' }], [{ trait: 'hunter' }, heroes({})]],
  },
  heroIs: {
    holds: [
      [{ who: 'hero:ada', is: 'healthy' }],
      [{ who: 'eachHero', is: 'wounded' }, heroes({ wounded: true }, { gone: 'withdrew' })],
      [{ who: 'hero:bo', is: 'withdrawn' }, heroes({}, { gone: 'withdrew', wounded: true })],
      [{ who: 'hero:bo', is: 'escaped' }, heroes({}, { gone: 'escaped' })],
      [
        { who: 'chosen:scout', is: 'activated' },
        { ...heroes({}, { activated: 1 }), chosen: { scout: ['bo'] } },
      ],
    ],
    fails: [
      [{ who: 'hero:ada', is: 'wounded' }],
      [{ who: 'eachHero', is: 'wounded' }, heroes({ wounded: true }, {})],
      [{ who: 'hero:bo', is: 'wounded' }, heroes({}, { gone: 'withdrew', wounded: true })],
      [{ who: 'hero:bo', is: 'withdrawn' }, heroes({}, { gone: 'escaped' })],
      [{ who: 'hero:bo', is: 'escaped' }, heroes({}, { gone: 'withdrew', wounded: true })],
      [{ who: 'hero:cy', is: 'healthy' }],
      [{ who: 'active', is: 'healthy' }],
      [{ who: 'eachImperial', is: 'healthy' }],
    ],
  },
  isAmong: {
    holds: [
      [{ who: 'hero:ada', of: 'eachHero' }],
      [{ who: 'chosen:scout', of: 'hero:bo' }, { chosen: { scout: ['bo'] } }],
      [{ who: 'hero:ada', of: 'eachWounded' }, heroes({ wounded: true }, {})],
      [{ who: 'hero:bo', of: 'eachHealthy' }, heroes({ wounded: true }, {})],
      [{ who: 'hero:ada', of: 'remembers:owes' }, { flags: { 'owes-ada': 1 } }],
      [{ who: 'trait:hunter', of: 'eachHero' }],
    ],
    fails: [
      [{ who: 'active', of: 'eachHero' }],
      [{ who: 'eachHero', of: 'hero:ada' }],
      [{ who: 'hero:bo', of: 'remembers:owes' }, { flags: { 'owes-ada': 1 } }],
      [{ who: 'trait:wookiee', of: 'eachHero' }],
    ],
  },
  injured: {
    holds: [
      [{ who: 'eachHero' }, heroes({}, { injuries: ['limp'] })],
      [{ who: 'hero:bo', injury: 'limp' }, heroes({}, { injuries: ['limp'] })],
    ],
    fails: [
      [{ who: 'eachHero' }],
      [{ who: 'hero:ada' }, heroes({}, { injuries: ['limp'] })],
      [{ who: 'hero:bo', injury: 'burn-scars' }, heroes({}, { injuries: ['limp'] })],
    ],
  },
  hasItem: {
    holds: [
      [{ item: 'blaster' }, heroes({}, { items: ['blaster'] })],
      [{ item: 'blaster' }, { gains: { ...sampleGame(kit).gains, items: ['blaster'] } }],
    ],
    fails: [
      [{ item: 'blaster' }],
      [
        { item: 'blaster' },
        { gains: { ...sampleGame(kit).gains, items: ['blaster'], lostItems: ['blaster'] } },
      ],
    ],
  },
  allyPlays: {
    holds: [
      [{}, ally()],
      [{ card: 'friend' }, ally({ activated: 1 })],
    ],
    fails: [
      [{}],
      [{ card: 'captain' }, ally()],
      [{}, ally({ gone: 'defeated' })],
      [{}, ally({ gone: 'left' })],
    ],
  },
  owns: { holds: [[{ product: 'core' }]], fails: [[{ product: 'twin-shadows' }]] },
  flag: {
    holds: [
      [{ flag: 'seen' }, RUNNING],
      [{ flag: 'seen', atLeast: 2 }, RUNNING],
    ],
    fails: [[{ flag: 'seen' }], [{ flag: 'seen', atLeast: 3 }, RUNNING], [{ flag: 'constructor' }]],
  },
  groupInPlay: {
    holds: [[{ group: 'troopers' }, withTroopers(sampleGame(kit))]],
    fails: [[{ group: 'troopers' }], [{ group: 'others' }, withTroopers(sampleGame(kit))]],
  },
  inHand: {
    holds: [
      [{ group: 'troopers' }, { threat: { amount: 0, level: 1, hand: ['troopers'], size: 1, paused: [] } }],
    ],
    fails: [
      [{ group: 'troopers' }, {}],
      [{ group: 'troopers' }, { threat: { amount: 0, level: 1, hand: ['walkers'], size: 1, paused: [] } }],
    ],
  },
  groupDefeated: {
    holds: [
      [{ group: 'troopers' }, RUNNING],
      [{ group: 'troopers', times: 2 }, RUNNING],
    ],
    fails: [[{ group: 'troopers' }], [{ group: 'troopers', times: 3 }, RUNNING]],
  },
  thing: {
    holds: [
      [{ thing: 'crate', is: 'onMap' }],
      [{ thing: 'plans', is: 'offMap' }],
      [{ thing: 'door', is: 'closed' }],
      [{ thing: 'door', is: 'closed' }, things({ door: { door: 'locked' } })],
      [{ thing: 'door', is: 'locked' }, things({ door: { door: 'locked' } })],
      [{ thing: 'door', is: 'open' }, things({ door: { door: 'open' } })],
      [{ thing: 'crate', is: 'unused' }],
      [{ thing: 'crate', is: 'used' }, things({ crate: { usedUp: true } })],
      [{ thing: 'plans', is: 'carried' }, things({ plans: { onMap: false, carriedBy: 'ada' } })],
      [{ thing: 'terminal', is: 'destroyed' }, things({ terminal: { onMap: false, destroyed: true } })],
    ],
    fails: [
      [{ thing: 'plans', is: 'onMap' }],
      [{ thing: 'crate', is: 'offMap' }],
      [{ thing: 'door', is: 'open' }],
      [{ thing: 'door', is: 'locked' }],
      [{ thing: 'door', is: 'closed' }, things({ door: { door: 'open' } })],
      [{ thing: 'door', is: 'closed' }, things({ door: { onMap: false } })],
      [{ thing: 'crate', is: 'used' }],
      [{ thing: 'crate', is: 'unused' }, things({ crate: { usedUp: true } })],
      [{ thing: 'plans', is: 'carried' }],
      [{ thing: 'terminal', is: 'destroyed' }],
      [{ thing: 'crate', is: 'open' }],
    ],
  },
  carries: {
    holds: [
      [{ who: 'hero:ada', thing: 'plans' }, things({ plans: { carriedBy: 'ada' } })],
      [{ who: 'eachHero', thing: 'plans' }, things({ plans: { carriedBy: 'bo' } })],
    ],
    fails: [
      [{ who: 'eachHero', thing: 'plans' }],
      [{ who: 'hero:ada', thing: 'plans' }, things({ plans: { carriedBy: 'bo' } })],
    ],
  },
  sectionRevealed: { holds: [[{ section: 'hall' }]], fails: [[{ section: 'cell' }]] },
  objective: {
    holds: [
      [{ objective: 'find-plans', is: 'never' }],
      [{ objective: 'find-plans', is: 'open' }, { objective: { id: 'find-plans', with: {} } }],
      [{ objective: 'find-plans', is: 'done' }, { achieved: ['find-plans'] }],
    ],
    fails: [
      [{ objective: 'find-plans', is: 'open' }],
      [{ objective: 'find-plans', is: 'done' }],
      [{ objective: 'find-plans', is: 'never' }, { objective: { id: 'find-plans', with: {} } }],
      [{ objective: 'find-plans', is: 'never' }, { achieved: ['find-plans'] }],
    ],
  },
  tested: { holds: [[{ atLeast: 2 }]], fails: [[{ atLeast: 3 }]] },
  chance: { holds: [[{ percent: 100 }]], fails: [[{ percent: 0 }]] },
  controls: {
    holds: [
      [{ who: 'rebel', of: ['crate'], ask: 'ask' }, tracked([1, 1], [3, 0])],
      [{ who: 'rebel', of: ['corner'], ask: 'ask' }, tracked([2, 0], [0, 0])],
      [{ who: 'rebel', of: ['crate', 'corner'], ask: 'ask', atLeast: 1 }, tracked([1, 1], [0, 0])],
      [{ who: 'rebel', of: ['plans'], ask: 'ask', atLeast: 0 }],
    ],
    fails: [
      // From beside it, an area is not controlled: somebody must stand in it.
      [{ who: 'rebel', of: ['corner'], ask: 'ask' }, tracked([2, 1], [0, 0])],
      [{ who: 'rebel', of: ['crate', 'corner'], ask: 'ask' }, tracked([1, 1], [0, 0])],
      [{ who: 'rebel', of: ['crate'], ask: 'ask' }, tracked([3, 0], [2, 0])],
      [{ who: 'imperial', of: ['crate'], ask: 'ask' }],
      [{ who: 'rebel', of: ['plans'], ask: 'ask' }],
    ],
  },
  person: {
    holds: [
      [{ person: 'guide', is: 'never' }],
      [{ person: 'guide', is: 'there' }, person()],
      [{ person: 'guide', is: 'incapacitated' }, person({}, { incapacitated: true })],
      [
        { person: 'guide', is: 'defeated' },
        { ...person({ gone: 'defeated' }), figures: {} },
      ],
      [
        { person: 'guide', is: 'left' },
        { ...person({ gone: 'left' }), figures: {} },
      ],
      [
        { person: 'guide', is: 'escaped' },
        { ...person({ gone: 'escaped' }), figures: {} },
      ],
    ],
    fails: [
      [{ person: 'guide', is: 'there' }],
      [{ person: 'guide', is: 'there' }, person({}, { incapacitated: true })],
      [{ person: 'guide', is: 'never' }, person()],
      [
        { person: 'guide', is: 'escaped' },
        { ...person({ gone: 'left' }), figures: {} },
      ],
      // An ally with that name is no person.
      [{ person: 'friend', is: 'there' }, ally()],
    ],
  },
  covered: {
    holds: [[{ at: [2, 1], with: 'rubble' }, covered]],
    fails: [
      [{ at: [2, 1], with: 'shield' }, covered],
      [{ at: [1, 1], with: 'rubble' }, covered],
      [{ at: [2, 1], with: 'rubble' }],
    ],
  },
  inRegion: {
    holds: [
      [{ who: 'hero', region: 'corner', ask: 'ask' }, tracked([2, 0], [0, 0])],
      [{ who: 'rebel', region: 'corner', ask: 'ask', atLeast: 2 }, tracked([2, 0], [3, 0])],
      [{ who: 'hero', region: 'corner', ask: 'ask', atLeast: 0 }],
    ],
    fails: [
      [{ who: 'hero', region: 'corner', ask: 'ask' }, tracked([2, 1], [0, 0])],
      [{ who: 'hero', region: 'corner', ask: 'ask', atLeast: 2 }, tracked([2, 0], [0, 0])],
      [{ who: 'imperial', region: 'corner', ask: 'ask' }],
      [{ who: 'hero', region: 'corner', ask: 'ask' }, things({ corner: { onMap: false } })],
      [{ who: 'hero', region: 'nowhere', ask: 'ask' }],
    ],
  },
};

const CASES = (Object.keys(SCRIPT_CONDS) as CondKind[]).flatMap((kind) =>
  (['holds', 'fails'] as const).flatMap((way) =>
    TABLE[kind][way].map(([fields, change]) => {
      const cond = { kind, ...fields } as ScriptCond;
      return { text: JSON.stringify(cond), way, cond, change };
    }),
  ),
);

describe('conditions', () => {
  it.each(CASES)('[cond:*] $text $way', ({ way, cond, change }) => {
    const scope = { ...SCOPE, numbers: { successes: 2 } };
    expect(evaluate(start(change), cond, scope)).toEqual({
      kind: 'known',
      value: way === 'holds',
      asked: [],
    });
  });

  it('[every kind] has a case that holds and one that fails', () => {
    const without = Object.keys(SCRIPT_CONDS).filter((kind) => {
      const { holds, fails } = TABLE[kind as CondKind];
      return holds.length === 0 || fails.length === 0;
    });
    expect(without).toEqual([]);
  });

  it('[every word] of things and heroes is asked for somewhere', () => {
    const text = JSON.stringify(CASES.map(({ cond }) => cond));
    const words = [
      ...SCRIPT_WORDS.thingState,
      ...SCRIPT_WORDS.heroState,
      ...SCRIPT_WORDS.personState,
      ...SCRIPT_WORDS.objectiveState,
      ...SCRIPT_WORDS.comparison,
    ];
    expect(words.filter((word) => !text.includes(`"is":"${word}"`))).toEqual([]);
  });

  it('may be written as an expression', () => {
    expect(evaluate(start(), 'heroes = 2 and round < 3', SCOPE)).toMatchObject({ value: true });
    expect(evaluate(start(), 'alarm', SCOPE)).toMatchObject({ value: false });
  });
});

describe('questions and chance inside of conditions', () => {
  const region: ScriptCond = { kind: 'inRegion', who: 'hero', region: 'corner', ask: 'anyone' };
  const chance: ScriptCond = { kind: 'chance', percent: 50 };
  const answered = (run: MissionRun, cond: ScriptCond, ...asked: readonly boolean[]) =>
    evaluate(run, cond, { ...SCOPE, asked });

  it('[told play] what the app cannot see is asked, with the answer it is known', () => {
    const prompt = {
      kind: 'confirm',
      about: 'region',
      says: { text: 'anyone', with: { heroes: 2, round: 1, count: 1 } },
      light: ['corner'],
    };
    expect(answered(start(), region)).toEqual({ kind: 'ask', prompt });
    expect(answered(start(), region, true)).toEqual({ kind: 'known', value: true, asked: [true] });
    expect(answered(start(), region, false)).toEqual({ kind: 'known', value: false, asked: [false] });
  });

  it('[tracked play] asks as well while one place is unknown', () => {
    expect(answered(start(tracked([2, 0], null)), region).kind).toBe('ask');
  });

  it('answers are used in the order in which the questions come up', () => {
    const both: ScriptCond = { kind: 'all', of: [region, { ...region, ask: 'second' }] };
    expect(answered(start(), both)).toMatchObject({ prompt: { says: { text: 'anyone' } } });
    expect(answered(start(), both, true)).toMatchObject({ prompt: { says: { text: 'second' } } });
    expect(answered(start(), both, true, true)).toEqual({ kind: 'known', value: true, asked: [true, true] });
    expect(answered(start(), { kind: 'not', of: both }, true, false)).toMatchObject({ value: true });
  });

  it('from left to right: nobody is asked what does not matter any more', () => {
    expect(answered(start(), { kind: 'all', of: ['0', region] })).toMatchObject({ value: false });
    expect(answered(start(), { kind: 'any', of: ['1', region] })).toMatchObject({ value: true });
    expect(answered(start(), { kind: 'any', of: [region, '1'] }, true)).toEqual({
      kind: 'known',
      value: true,
      asked: [true],
    });
  });

  it('answers that belong to the next condition are left over', () => {
    expect(answered(start(), region, true, false)).toMatchObject({ asked: [true] });
  });

  it('chance is drawn from the generator of the game', () => {
    const run = start();
    const before = run.game.random;
    const results = Array.from({ length: 200 }, () => evaluate(run, chance, SCOPE));
    const held = results.filter((result) => result.kind === 'known' && result.value).length;
    expect(run.game.random).not.toEqual(before);
    expect(held).toBeGreaterThan(60);
    expect(held).toBeLessThan(140);
  });

  it('[asked again] chance decides as it did before the question', () => {
    const both: ScriptCond = { kind: 'all', of: [chance, region] };
    const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);
    const asking = seeds.filter((seed) => {
      const run = start({ random: seedRandom(seed) });
      if (answered(run, both).kind === 'known') return false;
      expect(answered(run, both, true)).toEqual({ kind: 'known', value: true, asked: [true] });
      return true;
    });
    expect(asking.length).toBeGreaterThan(10);
    expect(asking.length).toBeLessThan(30);
  });
});

describe('numbers', () => {
  const busy: Partial<Game> = {
    ...withTroopers(sampleGame(kit, { tracked: true })),
    actors: [
      heroState('ada'),
      heroState('bo', { wounded: true, injuries: ['limp'] }),
      heroState('cy', { wounded: true, gone: 'withdrew' }),
      heroState('dee', { gone: 'escaped' }),
      allyState('guide', { kind: 'bystander', gone: 'escaped' }),
      allyState('clerk', { kind: 'bystander', gone: 'escaped' }),
    ],
    round: 4,
    difficulty: 'hard',
    medpacs: 5,
    supplies: 6,
    peril: { step: 7, off: false },
    gains: { credits: 80, fame: 9, items: [], gear: 0, lostItems: [], allies: {}, classCards: [] },
    defeated: { troopers: 2 },
    flags: { seen: 3 },
    variables: { alarm: 11, steps: 12 },
    ran: { begin: { times: 4, round: 1 } },
    countdowns: { fuse: { left: 5, text: null } },
    threat: { amount: 14, level: 2, hand: [], size: 0, paused: [] },
  };
  const scope = { ...SCOPE, numbers: { successes: 10, entered: 13, steps: 99 } };
  const number = (num: Num, change: Partial<Game> = busy) => numberOf(start(change), num, scope);

  const NAMES: Readonly<Record<BuiltInName, number>> = {
    heroes: 4,
    round: 4,
    hard: 1,
    tracked: 1,
    medpacs: 5,
    supplies: 6,
    healthy: 1,
    wounded: 1,
    withdrawn: 1,
    escaped: 1,
    rescued: 2,
    groups: 1,
    peril: 7,
    credits: 80,
    fame: 9,
    threat: 14,
    threatLevel: 2,
    allyCost: 0,
    successes: 10,
    entered: 13,
  };
  it.each(Object.entries(NAMES))('[value:*] %s is %d', (name, expected) =>
    expect(number(name)).toBe(expected),
  );

  const FUNCTIONS: Readonly<Record<GameFunction, readonly [id: string, value: number]>> = {
    defeated: ['troopers', 2],
    inPlay: ['troopers', 1],
    figures: ['troopers', 3],
    flag: ['seen', 3],
    damage: ['troopers', 0],
    ran: ['begin', 4],
    left: ['fuse', 5],
    plays: ['ada', 1],
    injuries: ['bo', 1],
    owns: ['core', 1],
  };
  it.each(Object.entries(FUNCTIONS))('[value:*] %s of %s', (name, [id, expected]) => {
    expect(number(`${name}('${id}')`)).toBe(expected);
    expect(number(`${name}('constructor')`)).toBe(0);
  });

  it('damage of a group is that of all its figures, and nobody counts it in told play', () => {
    const { figures = {} } = busy;
    const hurt = Object.fromEntries(
      Object.entries(figures).map(([id, figure]) => [id, { ...figure, damage: figure.group ? 2 : 1 }]),
    );
    expect(number("damage('troopers')", { ...busy, figures: hurt })).toBe(6);
    expect(number("damage('troopers')", { ...busy, figures: hurt, tracked: false })).toBe(0);
  });

  it('damage of a thing', () => {
    const change = { tracked: true, ...things({ terminal: { damage: 3 } }) };
    expect(number("damage('terminal')", change)).toBe(3);
    expect(number("damage('terminal')", { ...change, tracked: false })).toBe(0);
  });

  it('numbers of the script go before variables, unknown names are 0', () => {
    expect(number('alarm')).toBe(11);
    expect(number('steps')).toBe(99);
    expect(number('nobody')).toBe(0);
    expect(number('constructor + toString')).toBe(0);
    expect(number('hard', {})).toBe(0);
    expect(number('tracked', {})).toBe(0);
  });

  it('[value:heroesTable, difficultyTable] tables by heroes and difficulty, one in the other', () => {
    const table: Num = { '2': 2, '3': 3, '4': { normal: 'heroes', hard: 'heroes * 10' } };
    expect(number(table, {})).toBe(2);
    expect(number(table, heroes({}, {}, {}))).toBe(3);
    expect(number(table)).toBe(40);
    expect(number(table, heroes({}, {}, {}, {}))).toBe(4);
    expect(number({ normal: 1, hard: { '2': 5, '3': 6, '4': 7 } })).toBe(7);
  });

  it('[value:number] plain numbers stay within the bounds', () => {
    expect(number(1e12)).toBe(1e9);
    expect(number(-3.5)).toBe(-3.5);
  });

  it('counts are whole and never below 0', () => {
    const count = (num: Num) => countOf(start(), num, SCOPE);
    expect(count('7 / 2')).toBe(3);
    expect(count(-2)).toBe(0);
  });
});

describe('blanks of texts', () => {
  it('numbers, names of heroes and of cards; heroes and round are always there', () => {
    const run = runOf(kit, withTroopers(sampleGame(kit, { chosen: { scout: ['bo'] } })));
    const blanks = {
      left: '3 - round',
      scout: { who: 'chosen:scout' },
      foes: { who: 'group:troopers' },
      nobody: { who: 'ally' },
    } as const;
    expect(fillBlanks(run, blanks, SCOPE)).toEqual({
      heroes: 2,
      round: 1,
      left: 2,
      scout: { heroes: ['bo'] },
      foes: { cards: ['trooper'] },
      nobody: { cards: [] },
    });
    expect(fillBlanks(run, undefined, SCOPE)).toEqual({ heroes: 2, round: 1 });
  });

  it('a hero who has just withdrawn can still be named', () => {
    const run = start({ ...heroes({}, { gone: 'withdrew' }), figures: {} });
    const scope = { ...SCOPE, active: 'bo' };
    expect(fillBlanks(run, { who: { who: 'active' } }, scope)).toMatchObject({ who: { heroes: ['bo'] } });
  });
});

describe('things', () => {
  it('are what the author wrote until something happens to them', () => {
    const run = runOf(
      sampleKit({
        things: [
          { id: 'gate', kind: 'door', between: [], locked: true },
          { id: 'arch', kind: 'door', between: [], open: true },
          { id: 'ramp', kind: 'spawn', at: [1, 2], off: true },
          { id: 'pad', kind: 'region', spaces: [], shown: true },
        ],
      }),
    );
    const now = (id: string) => thingStateOf(run.play, run.game, id);
    expect(now('gate')).toMatchObject({ onMap: false, at: null, door: 'locked', carriedBy: null, damage: 0 });
    expect(now('arch')).toMatchObject({ door: 'open', usedUp: false, destroyed: false, used: [] });
    expect(now('ramp')).toMatchObject({ at: [1, 2], door: null, off: true, highlighted: false });
    expect(now('pad')).toMatchObject({ highlighted: true, off: false });
    expect(now('nothing')).toMatchObject({ onMap: false, at: null });
  });

  it('what has happened goes before it', () => {
    const run = start(
      things({ crate: { at: [3, 0], usedUp: true, used: ['search'] }, door: { door: 'open' } }),
    );
    expect(thingStateOf(run.play, run.game, 'crate')).toMatchObject({
      at: [3, 0],
      usedUp: true,
      used: ['search'],
    });
    expect(thingStateOf(run.play, run.game, 'door').door).toBe('open');
  });
});
