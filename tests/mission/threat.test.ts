// Missions with threat: what the Empire gains, what lies in its hand, and what it does with both.

import { describe, expect, it } from 'vitest';
import type { Effect, Mission, MissionGroup, ThreatMove } from '../../src/mission';
import { sampleKit } from './sample';
import { Table, tableDoing } from './table';

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

const doing = (effects: readonly Effect[], change: Partial<Mission> = {}, seed = 'table'): Table =>
  tableDoing(effects, mission(change), { seed });

/** Rounds of the same mission under many stars, until each move of the Empire was seen. */
function movesSeen(): ReadonlySet<ThreatMove> {
  const seen = new Set<ThreatMove>();
  for (let seed = 0; seed < 40 && seen.size < 4; seed++) {
    const table = doing([{ kind: 'set', variable: 'alarm', to: 1 }], {}, `star ${seed}`).endRound();
    for (const event of table.events) if (event.kind === 'deployment') seen.add(event.as);
  }
  return seen;
}

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

  it('[threat] waits, reinforces, lands or throws everything in, as the die has it', () => {
    expect([...movesSeen()].toSorted()).toEqual(['lands', 'onslaught', 'reinforces', 'waits']);
  });

  it('[threat] never spends more than it has, and the same seed decides the same', () => {
    for (let seed = 0; seed < 12; seed++) {
      const play = () =>
        doing([{ kind: 'set', variable: 'alarm', to: 1 }], {}, `again ${seed}`)
          .endRound()
          .endRound()
          .endRound();
      const table = play();
      expect(table.game.threat?.amount).toBeGreaterThanOrEqual(0);
      expect(play().game).toEqual(table.game);
    }
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

  it('[threat] figures come back for the price on their card, and none of a group that gets none', () => {
    const kit = sampleKit(
      mission({ scripts: [{ id: 'go', on: { kind: 'missionStart' }, do: [{ kind: 'land' }] }] }),
    );
    const trooper = kit.cards['trooper'];
    if (!trooper) throw new Error('no trooper');
    const play = (seed: string, noReinforcements: boolean): Table => {
      const groups: readonly MissionGroup[] = GROUPS.map((group) => ({
        ...group,
        ...(noReinforcements && { noReinforcements: true as const }),
      }));
      const deployment = { model: 'threat', level: 1, start: 12, hand: ['troopers'], size: 1 } as const;
      const own = { ...kit, mission: { ...kit.mission, groups, deployment } };
      return new Table(
        { ...own, cards: { ...own.cards, trooper: { ...trooper, reinforceCost: 2 } } },
        { seed },
      )
        .read()
        .endRound()
        .endRound();
    };
    const seeds = Array.from({ length: 12 }, (_, seed) => `back ${seed}`);
    expect(seeds.some((seed) => play(seed, false).has('groupReinforced') > 0)).toBe(true);
    expect(seeds.some((seed) => play(seed, true).has('groupReinforced') > 0)).toBe(false);
  });
});
