// Missions with threat: what the Empire gains, what lies in its hand, and what it does with both.

import { describe, expect, it } from 'vitest';
import type { Effect, Kit, Mission, MissionGroup, ThreatMove } from '../../src/mission';
import { sampleKit } from './sample';
import { tableDoing, type Table } from './table';

const GROUPS: readonly MissionGroup[] = [
  { id: 'troopers', cards: [{ card: 'trooper' }] },
  { id: 'elite', cards: [{ card: 'trooper-elite' }] },
  { id: 'boss', cards: [{ card: 'captain' }] },
];

const FRONT = { id: 'front', kind: 'spawn', section: 'hall', at: [3, 0] } as const;

const mission = (change: Partial<Mission> = {}): Partial<Mission> => ({
  groups: GROUPS,
  things: [...sampleKit().mission.things, FRONT],
  deployment: { model: 'threat', level: 4, start: 2, hand: ['troopers', 'elite', 'boss'], size: 2 },
  scripts: [],
  ...change,
});

/** What it costs to bring a figure back. */
const RETURNING: Readonly<Record<string, number>> = { trooper: 1, 'trooper-elite': 2 };

/** Elite troopers have figures of their own here, so that nobody has to be asked about colours. */
const prepare = (kit: Kit): Kit => ({
  ...kit,
  cards: Object.fromEntries(
    Object.entries(kit.cards).map(([id, card]) => {
      const reinforceCost = RETURNING[id];
      return [id, { ...card, family: id, ...(reinforceCost !== undefined && { reinforceCost }) }];
    }),
  ),
  box: { ...kit.box, figures: { ...kit.box.figures, 'trooper-elite': 9 } },
});

const doing = (
  effects: readonly Effect[],
  change: Partial<Mission> = {},
  seed = 'table',
  tracked = false,
): Table => tableDoing(effects, mission(change), { seed, tracked }, prepare);

/** What the Empire did at the end of the first round. */
const moveOf = ({ events }: Table): ThreatMove | undefined =>
  events.flatMap((event) => (event.kind === 'deployment' ? [event.as] : []))[0];

/** The end of the first round under some star, however the die falls: the same star, the same die. */
const roundUnder = (star: number, play: (seed: string) => Table): Table => play(`star ${star}`).endRound();

/** The end of a round in which the die made the Empire do this. */
function roundWith(move: ThreatMove, play: (seed: string) => Table): Table {
  for (let star = 0; star < 100; star++) {
    const table = roundUnder(star, play);
    if (moveOf(table) === move) return table;
  }
  throw new Error(`no die made it so: ${move}`);
}

/** A mission whose Empire has this much at the end of the first round, and did not save any of it. */
const withThreat = (level: number, start = 0) => ({
  deployment: { model: 'threat', level, start, hand: ['troopers', 'elite', 'boss'], size: 3 } as const,
});
const plain = (change: Partial<Mission>, tracked?: true) => (seed: string) =>
  doing([{ kind: 'set', variable: 'alarm', to: 1 }], change, seed, tracked);

const count = (moves: readonly unknown[], of: ThreatMove): number =>
  moves.filter((move) => move === of).length;

describe('[threat] the Empire gains and spends', () => {
  it('[value:threat, threatLevel] begins with its start and grows by its level at the end of every round', () => {
    const table = doing([{ kind: 'pause', what: 'deployment' }]);
    expect(table.game.threat).toMatchObject({ amount: 2, level: 4 });
    table.endRound();
    expect(table.game.threat?.amount).toBe(6);
    const read = doing([{ kind: 'set', variable: 'alarm', to: 'threat * 10 + threatLevel' }]);
    expect(read.game.variables['alarm']).toBe(24);
  });

  it('[effect:threat] a script gives or takes threat, never below 0, and it is told', () => {
    const table = doing([
      { kind: 'threat', add: '2 * threatLevel' },
      { kind: 'threat', add: -100 },
      { kind: 'threat', add: -1 },
    ]);
    expect(table.game.threat?.amount).toBe(0);
    expect(table.events.filter(({ kind }) => kind === 'threat')).toEqual([
      { kind: 'threat', from: 2, to: 10 },
      { kind: 'threat', from: 10, to: 0 },
    ]);
  });

  it('[effect:pause] neither gains nor deploys while that is paused', () => {
    const both = doing([
      { kind: 'pause', what: 'threat' },
      { kind: 'pause', what: 'deployment' },
    ]).endRound();
    expect(both.game.threat?.amount).toBe(2);
    expect(both.has('deployment')).toBe(0);
    const again = doing([
      { kind: 'pause', what: 'threat' },
      { kind: 'pause', what: 'threat', off: true },
      { kind: 'pause', what: 'deployment' },
    ]).endRound();
    expect(again.game.threat?.amount).toBe(6);
  });

  it('[threat] a die decides: one side waits, two reinforce, two land, one is an onslaught', () => {
    const moves = Array.from({ length: 240 }, (_, star) => moveOf(roundUnder(star, plain(withThreat(4)))));
    // 40, 80, 80 and 40 of 240 are to be expected; no more than three standard deviations off.
    for (const [move, least, most] of [
      ['waits', 22, 58],
      ['reinforces', 58, 102],
      ['lands', 58, 102],
      ['onslaught', 22, 58],
    ] as const) {
      expect(count(moves, move)).toBeGreaterThanOrEqual(least);
      expect(count(moves, move)).toBeLessThanOrEqual(most);
    }
  });

  it('[threat] with three levels saved the die counts two more: it never waits, every second time is an onslaught', () => {
    const moves = (start: number) =>
      Array.from({ length: 120 }, (_, star) => moveOf(roundUnder(star, plain(withThreat(4, start)))));
    // 8 and the 4 of the round make three levels; 7 and 4 do not.
    const bold = moves(8);
    expect(count(bold, 'waits')).toBe(0);
    expect(count(bold, 'onslaught')).toBeGreaterThanOrEqual(44);
    expect(count(bold, 'onslaught')).toBeLessThanOrEqual(76);
    expect(count(moves(7), 'waits')).toBeGreaterThan(0);
  });

  it('[threat] who waits keeps everything', () => {
    const { game } = roundWith('waits', plain(withThreat(10)));
    expect(game.groups).toEqual([]);
    expect(game.threat).toMatchObject({ amount: 10, hand: expect.toSatisfy((hand) => hand.length === 3) });
  });

  it('[threat] a landing is the dearest group that can be paid for, and one only', () => {
    const landed = (level: number) => {
      const { game } = roundWith('lands', plain(withThreat(level)));
      return { groups: game.groups.map(({ of }) => of), left: game.threat?.amount };
    };
    expect(landed(20)).toEqual({ groups: ['elite'], left: 11 });
    expect(landed(9)).toEqual({ groups: ['elite'], left: 0 });
    expect(landed(8)).toEqual({ groups: ['troopers'], left: 2 });
    expect(landed(4)).toEqual({ groups: [], left: 4 });
  });

  it('[threat] an onslaught goes on while it can pay, up to three groups', () => {
    const landed = (level: number) => {
      const { game } = roundWith('onslaught', plain(withThreat(level), true));
      return { groups: game.groups.map(({ of }) => of), left: game.threat?.amount };
    };
    expect(landed(30)).toEqual({ groups: ['elite', 'troopers', 'boss'], left: 10 });
    expect(landed(14)).toEqual({ groups: ['elite', 'boss'], left: 0 });
    expect(landed(10)).toEqual({ groups: ['elite'], left: 1 });
  });

  it('[threat] the same seed decides the same', () => {
    const play = () =>
      doing([{ kind: 'set', variable: 'alarm', to: 1 }], {}, 'again')
        .endRound()
        .endRound()
        .endRound();
    const table = play();
    expect(table.has('deployment')).toBe(3);
    expect(play().game).toEqual(table.game);
  });

  it('[threat] missions without it know nothing of it', () => {
    const table = tableDoing([
      { kind: 'threat', add: 3 },
      { kind: 'land' },
      { kind: 'hand', group: 'troopers' },
    ]);
    expect(table.game.threat).toBeUndefined();
    expect(table.endRound().has('deployment')).toBe(0);
  });
});

describe('[threat] the hand', () => {
  it('[effect:hand] [cond:inHand] a group comes into it and leaves it', () => {
    const asking: readonly Effect[] = [
      {
        kind: 'if',
        if: { kind: 'inHand', group: 'boss' },
        then: [{ kind: 'add', variable: 'alarm', by: 1 }],
      },
    ];
    const size = { deployment: { model: 'threat', level: 1, hand: ['troopers'], size: 1 } } as const;
    expect(doing(asking, size).game.variables['alarm']).toBe(0);
    expect(doing([{ kind: 'hand', group: 'boss' }, ...asking], size).game.variables['alarm']).toBe(1);
    const both = doing(
      [{ kind: 'hand', group: 'boss' }, { kind: 'hand', group: 'boss', off: true }, ...asking],
      size,
    );
    expect(both.game.variables['alarm']).toBe(0);
  });

  it('[effect:land] the dearest group that can be paid for comes to a spawn point that is on, and is paid', () => {
    const hand = {
      deployment: { model: 'threat', level: 3, start: 8, hand: ['troopers', 'elite'], size: 2 },
    } as const;
    const table = doing([{ kind: 'land' }], hand);
    expect(table.game.groups.map(({ of }) => of)).toEqual(['troopers']);
    expect(table.game.threat).toMatchObject({ amount: 2, hand: ['elite'] });
    expect(table.shown.find(({ kind }) => kind === 'deploy')).toMatchObject({ as: 'group', near: [[3, 0]] });
    const dearer = doing([{ kind: 'land', dearer: 3 }], hand);
    expect(dearer.game.groups).toEqual([]);
    const free = doing([{ kind: 'land', free: true, onslaught: true }], {
      deployment: { ...hand.deployment, start: 40 },
    });
    expect(free.game.groups.map(({ of }) => of)).toEqual(['elite', 'troopers']);
    expect(free.game.threat?.amount).toBe(40);
  });

  it('[effect:land] may wait until there is a spawn point that is on, and happens once', () => {
    const things = [...sampleKit().mission.things, { ...FRONT, off: true } as const];
    const waits = { kind: 'land', waits: true, free: true } as const;
    const table = doing([waits], { things });
    expect(table.game.groups).toEqual([]);
    const on = { kind: 'spawn', spawn: 'front' } as const;
    const later = doing([{ kind: 'threat', add: 30 }, waits, on, on], { things });
    expect(later.game.groups).toHaveLength(1);
    expect(later.game.threat?.amount).toBe(32);
    expect(later.shown.find(({ kind }) => kind === 'deploy')).toMatchObject({ near: [[3, 0]] });
    expect(doing([{ kind: 'threat', add: 30 }, waits]).game.groups).toHaveLength(1);
  });

  it('[effect:land] a spawn point that is not for the group is only used if there is no other one', () => {
    const back = { ...FRONT, id: 'back', at: [0, 3] } as const;
    const near = (keepsOut: readonly string[], others: readonly (typeof back)[]) => {
      const things = [...sampleKit().mission.things, { ...FRONT, keepsOut }, ...others];
      const table = doing([{ kind: 'threat', add: 6 }, { kind: 'land' }], { things });
      const prompt = table.shown.find(({ kind }) => kind === 'deploy');
      return prompt?.kind === 'deploy' ? prompt.near : [];
    };
    expect(near(['troopers', 'elite', 'boss'], [back])).toEqual([[0, 3]]);
    expect(near(['troopers', 'elite', 'boss'], [])).toEqual([[3, 0]]);
  });

  it('[threat] a defeated group goes back to the hand, but nobody who is only there once', () => {
    const start = {
      deployment: { model: 'threat', level: 3, start: 30, hand: ['troopers', 'boss'], size: 2 },
    } as const;
    const table = doing([{ kind: 'land', onslaught: true }], start);
    expect(table.game.threat?.hand).toEqual([]);
    for (const { id } of table.game.groups) table.do({ kind: 'defeatGroup', group: id }).read();
    expect(table.game.threat?.hand).toEqual(['troopers']);
  });

  it('[threat] groups that scripts deploy go to the hand only if they return', () => {
    const groups: readonly MissionGroup[] = [
      { ...GROUPS[0], returns: true } as MissionGroup,
      ...GROUPS.slice(1),
    ];
    const hand = { deployment: { model: 'threat', level: 0, hand: ['boss'], size: 1 }, groups } as const;
    const table = doing(
      [
        { kind: 'deploy', group: 'troopers', as: 'anywhere' },
        { kind: 'deploy', group: 'elite' },
      ],
      hand,
    );
    for (const { id } of table.game.groups) table.do({ kind: 'defeatGroup', group: id }).read();
    expect(table.game.threat?.hand).toEqual(['boss', 'troopers']);
  });

  it('[effect:deployBudget] [threat] without groups of its own takes those that may come into the hand', () => {
    const hand = { deployment: { model: 'threat', level: 0, hand: ['troopers', 'boss'], size: 0 } } as const;
    const table = doing([{ kind: 'deployBudget', budget: 11 }], hand);
    expect(table.game.groups.map(({ of }) => of).toSorted()).toEqual(['boss', 'troopers']);
  });
});

describe('[threat] reinforcements', () => {
  /** Troopers and elite troopers, some of each defeated, before the end of a round with this much threat. */
  const losing =
    (level: number, lost: Readonly<Record<string, number>>, change: Partial<MissionGroup> = {}) =>
    (seed: string): Table => {
      const groups = GROUPS.map((group) => ({ ...group, ...(group.id === 'elite' && change) }));
      const deployment = { model: 'threat', level, start: 0, hand: [], size: 0 } as const;
      const table = doing(
        [
          { kind: 'deploy', group: 'troopers' },
          { kind: 'deploy', group: 'elite' },
        ],
        { groups, deployment },
        seed,
        true,
      );
      for (const [group, figures] of Object.entries(lost))
        for (let n = 1; n <= figures; n++)
          table.do({ kind: 'defeatFigure', figure: `${group}-1-${n}` }).read();
      return table;
    };
  const back = (...[level, lost, change]: Parameters<typeof losing>) => {
    const { events, game } = roundWith('reinforces', losing(level, lost, change));
    const figures = events.flatMap((event) =>
      event.kind === 'groupReinforced' ? [`${event.figures} ${event.group}`] : [],
    );
    return { figures, left: game.threat?.amount };
  };

  it('[threat] three figures at most, those of all groups together, the dearest first', () => {
    expect(back(20, { troopers: 2, elite: 2 })).toEqual({ figures: ['2 elite-1', '1 troopers-1'], left: 15 });
    expect(back(20, { troopers: 2 })).toEqual({ figures: ['2 troopers-1'], left: 18 });
    expect(back(20, { elite: 1, troopers: 2 })).toEqual({
      figures: ['1 elite-1', '2 troopers-1'],
      left: 16,
    });
  });

  it('[threat] as many as can be paid for', () => {
    expect(back(3, { troopers: 2, elite: 2 })).toEqual({ figures: ['1 elite-1', '1 troopers-1'], left: 0 });
    expect(back(1, { troopers: 2, elite: 2 })).toEqual({ figures: ['1 troopers-1'], left: 0 });
    expect(back(20, {})).toEqual({ figures: [], left: 20 });
  });

  it('[threat] none of a group that gets none', () => {
    expect(back(20, { troopers: 2, elite: 2 }, { noReinforcements: true })).toEqual({
      figures: ['2 troopers-1'],
      left: 18,
    });
  });
});
