// Scripts that stand in line, things that change what they say, and the other small things that imported missions need
// and every mission may use.

import { describe, expect, it } from 'vitest';
import {
  figuresOfActor,
  optionsOf,
  othersIn,
  thingStateOf,
  type Effect,
  type Script,
} from '../../src/mission';
import { allyState, SAMPLE_MISSION } from './sample';
import { tableDoing } from './table';

/** Each says its name when it runs, as a message. */
const says = (id: string, more: readonly Effect[] = [], runs: Script['runs'] = 'once'): Script => ({
  id,
  runs,
  do: [...more, { kind: 'message', story: id }],
});

const told = (effects: readonly Effect[], scripts: readonly Script[]): readonly string[] =>
  tableDoing(effects, { scripts }).shown.flatMap((prompt) =>
    prompt.kind === 'message' && prompt.story !== undefined ? [prompt.story] : [],
  );

const queue = (script: string, last = false): Effect => ({
  kind: 'queue',
  script,
  ...(last && { last: true }),
});

describe('[line] scripts in line', () => {
  it('[effect:queue] runs after the script that queued it, not in its middle', () => {
    expect(told([queue('a'), { kind: 'message', story: 'first' }], [says('a')])).toEqual(['first', 'a']);
  });

  it('[effect:queue] the first begins the line, each later one comes right behind it', () => {
    expect(told([queue('a'), queue('b'), queue('c')], [says('a'), says('b'), says('c')])).toEqual([
      'a',
      'c',
      'b',
    ]);
  });

  it('[effect:queue] what one in line queues comes right behind it, before those who waited', () => {
    const scripts = [says('a', [queue('c'), queue('d')]), says('b'), says('c'), says('d')];
    expect(told([queue('a'), queue('b')], scripts)).toEqual(['a', 'd', 'c', 'b']);
  });

  it('[effect:queue] with last, at the end of the line', () => {
    const scripts = [says('a', [queue('c', true), queue('d', true)]), says('b'), says('c'), says('d')];
    expect(told([queue('a', true), queue('b', true)], scripts)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[effect:queue] nobody stands in line twice, and what has run once does not run again', () => {
    const scripts = [says('a', [queue('b'), queue('b')]), says('b', [], 'always')];
    expect(told([queue('a'), queue('a'), queue('b')], scripts)).toEqual(['a', 'b']);
    expect(told([queue('b'), { kind: 'call', script: 'c' }], [says('b'), says('c', [queue('b')])])).toEqual([
      'c',
      'b',
    ]);
  });

  it('[effect:queue] a line that never ends is stopped', () => {
    const table = tableDoing([queue('a')], {
      scripts: [{ id: 'a', runs: 'always', do: [queue('b')] }, { id: 'b', runs: 'always', do: [queue('a')] }], // prettier-ignore
    });
    expect(table.has('scriptStopped')).toBe(1);
    expect(table.game.stage).toBe('heroes');
  });
});

describe('[line] things', () => {
  const things = [
    ...SAMPLE_MISSION.things,
    {
      id: 'safe',
      kind: 'crate',
      section: 'hall',
      at: [2, 2],
      examine: 'shut',
      options: [
        { id: 'knock', text: 'search', again: true },
        { id: 'crack', text: 'search', off: true },
      ],
    },
    { id: 'lamp', kind: 'token', section: 'hall', at: [2, 1], hidden: true },
    { id: 'key', kind: 'token', section: 'cell', at: [4, 0], hidden: true },
  ] as const;
  const table = (effects: readonly Effect[]) => tableDoing(effects, { things });
  const offered = (effects: readonly Effect[]): readonly string[] => {
    const { play, game } = table(effects);
    return optionsOf(play, game, 'safe').map(({ id }) => id);
  };

  it('[effect:describe] other words, and other options', () => {
    expect(offered([])).toEqual(['knock']);
    const described: Effect = { kind: 'describe', thing: 'safe', examine: 'ajar', offer: ['crack'] };
    expect(offered([described])).toEqual(['crack']);
    const { play, game } = table([described]);
    expect(thingStateOf(play, game, 'safe').examine).toBe('ajar');
    expect(offered([{ kind: 'describe', thing: 'safe' }])).toEqual([]);
    const empty = table([{ kind: 'describe', thing: 'safe' }]);
    expect(thingStateOf(empty.play, empty.game, 'safe').examine).toBeNull();
  });

  it('[line] a hidden thing does not come with its section, but when it is placed', () => {
    const isThere = (effects: readonly Effect[], id: string): boolean => {
      const { play, game } = table(effects);
      return thingStateOf(play, game, id).onMap;
    };
    const reveal: Effect = { kind: 'reveal', section: 'cell' };
    expect(isThere([], 'lamp')).toBe(false);
    expect(isThere([{ kind: 'place', thing: 'lamp' }], 'lamp')).toBe(true);
    expect(isThere([reveal], 'key')).toBe(false);
    expect(isThere([{ kind: 'place', thing: 'key' }], 'key')).toBe(false);
    expect(isThere([{ kind: 'place', thing: 'key' }, reveal], 'key')).toBe(true);
    expect(isThere([{ kind: 'remove', thing: 'plans' }, reveal], 'plans')).toBe(false);
  });

  it('[effect:shuffle] things change places, each place is taken once, and its section with it', () => {
    const ids = ['crate', 'terminal', 'plans'];
    const orders = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const { play, game } = tableDoing(
        [{ kind: 'shuffle', things: ids }],
        { things },
        { seed: `shuffle ${seed}` },
      );
      const places = ids.map((id) => thingStateOf(play, game, id));
      expect(places.map(({ at }) => String(at)).toSorted()).toEqual(['0,2', '3,2', '5,1']);
      for (const { at, section } of places) expect(section).toBe(String(at) === '5,1' ? 'cell' : 'hall');
      orders.add(places.map(({ at }) => String(at)).join(' '));
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  it('[effect:shuffle] what comes to a section that is not there yet waits for it, the other way round it lies there', () => {
    const ids = ['crate', 'plans'];
    const swapped = new Set<boolean>();
    for (let seed = 0; seed < 8; seed++) {
      const done = (...effects: readonly Effect[]) =>
        tableDoing([{ kind: 'shuffle', things: ids }, ...effects], { things }, { seed: `sections ${seed}` });
      const before = done();
      for (const id of ids) {
        const { onMap, section } = thingStateOf(before.play, before.game, id);
        expect(onMap).toBe(section === 'hall');
      }
      swapped.add(thingStateOf(before.play, before.game, 'crate').section === 'cell');
      const after = done({ kind: 'reveal', section: 'cell' });
      for (const id of ids) expect(thingStateOf(after.play, after.game, id).onMap).toBe(true);
    }
    expect(swapped).toEqual(new Set([true, false]));
  });

  it('[effect:shuffle] what was removed or is hidden stays away', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { play, game } = tableDoing(
        [
          { kind: 'remove', thing: 'crate' },
          { kind: 'remove', thing: 'plans' },
          { kind: 'shuffle', things: ['crate', 'plans', 'terminal'] },
          { kind: 'reveal', section: 'cell' },
        ],
        { things },
        { seed: `removed ${seed}` },
      );
      const there = ['crate', 'plans', 'terminal'].map((id) => thingStateOf(play, game, id).onMap);
      expect(there).toEqual([false, false, true]);
    }
  });
});

describe('[line] people and rounds', () => {
  it('[effect:allyJoins] an ally comes in the middle of the mission, if there is none', () => {
    const table = tableDoing([{ kind: 'allyJoins', card: 'friend' }]);
    expect(othersIn(table.game)).toEqual([allyState('friend')]);
    expect(figuresOfActor(table.game, 'friend')).not.toEqual([]);
    expect(table.has('actorJoined')).toBe(1);
    const cost = tableDoing([{ kind: 'allyJoins', card: 'friend' }, { kind: 'set', variable: 'alarm', to: 'allyCost' }]); // prettier-ignore
    expect(cost.game.variables['alarm']).toBe(cost.play.kit.cards['friend']?.cost);
    const again = tableDoing([{ kind: 'allyJoins', card: 'friend' }, { kind: 'allyJoins', card: 'friend' }]); // prettier-ignore
    expect(again.has('actorJoined')).toBe(1);
  });

  it('[effect:allyLeaves] the ally is gone without having been defeated, if it is the one that is named', () => {
    const joins = { kind: 'allyJoins', card: 'friend' } as const;
    const scripts: readonly Script[] = [{ ...says('lost'), on: { kind: 'allyDefeated' } }];
    const stays = tableDoing([joins, { kind: 'allyLeaves', card: 'captain' }], { scripts });
    expect(othersIn(stays.game)).toEqual([allyState('friend')]);
    const table = tableDoing([joins, { kind: 'allyLeaves', card: 'friend' }, { kind: 'allyLeaves' }], {
      scripts,
    });
    expect(figuresOfActor(table.game, 'friend')).toEqual([]);
    expect(othersIn(table.game)).toEqual([allyState('friend', { gone: 'left' })]);
    expect([table.has('actorGone'), table.ran('lost')]).toEqual([1, 0]);
    expect(table.refusal({ kind: 'defeat', actor: 'friend' })).toBe('cannotAct');
    const back = tableDoing([joins, { kind: 'allyLeaves' }, joins]);
    expect(othersIn(back.game)).toEqual([allyState('friend')]);
  });

  it('[trigger:allyDefeated] only for the ally that is named', () => {
    const scripts: readonly Script[] = [
      {
        id: 'friend',
        on: { kind: 'allyDefeated', card: 'friend' },
        do: [{ kind: 'add', variable: 'alarm', by: 1 }],
      },
      {
        id: 'other',
        on: { kind: 'allyDefeated', card: 'captain' },
        do: [{ kind: 'add', variable: 'alarm', by: 10 }],
      },
    ];
    const table = tableDoing([{ kind: 'allyJoins', card: 'friend' }], { scripts })
      .do({ kind: 'defeat', actor: 'friend' })
      .read();
    expect(table.game.variables['alarm']).toBe(1);
  });

  it('[effect:skipRounds] the counter goes up', () => {
    const table = tableDoing([{ kind: 'skipRounds', rounds: 2 }]);
    expect(table.game.round).toBe(3);
  });

  it('[effect:roundLimit] a script decides after the last round, and the mission goes on', () => {
    const table = tableDoing([{ kind: 'roundLimit', rounds: 1, script: 'dusk' }], {
      scripts: [says('dusk')],
    });
    table.endRound();
    expect(table.ran('dusk')).toBe(1);
    expect(table.game.roundLimit).toBeNull();
    expect(table.endRound().game.result).toBeNull();
  });

  it('[line] a mission may begin with such a limit', () => {
    const table = tableDoing([], { rounds: { limit: 2, script: 'dusk' }, scripts: [says('dusk')] });
    expect(table.endRound().ran('dusk')).toBe(0);
    expect(table.endRound().ran('dusk')).toBe(1);
  });

  it('[effect:orders, prefer, clearOrders] standing orders hold for groups that come later', () => {
    const lines = [{ do: [{ kind: 'endActivation' }] }] as const;
    const target = { noun: 'hero', order: [{ kind: 'closest' }], soft: true } as const;
    const told = tableDoing([
      { kind: 'orders', group: 'troopers', put: 'before', lines, standing: true },
      { kind: 'prefer', group: 'troopers', target, standing: true },
      { kind: 'deploy', group: 'troopers' },
    ]);
    expect(told.game.groups[0]).toMatchObject({ orders: [{ put: 'before', lines }], target });
    const taken = tableDoing([
      { kind: 'orders', group: 'troopers', put: 'before', lines, standing: true },
      { kind: 'prefer', group: 'troopers', target, standing: true },
      { kind: 'clearOrders', group: 'troopers' },
      { kind: 'prefer', group: 'troopers' },
      { kind: 'deploy', group: 'troopers' },
    ]);
    expect(taken.game.groups[0]).toMatchObject({ orders: [], target: null });
  });

  it('[effect:pick] shuffled: each list once, and then from the beginning', () => {
    const lists = [1, 10, 100].map((by) => ({ do: [{ kind: 'add', variable: 'alarm', by } as const] }));
    const pick: Effect = {
      kind: 'repeat',
      times: 6,
      do: [{ kind: 'pick', id: 'p', how: 'shuffled', from: lists }],
    };
    expect(tableDoing([pick]).game.variables['alarm']).toBe(222);
  });
});
