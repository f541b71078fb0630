// Every trigger sets off its scripts, and nothing else does; several at once keep a fixed order.

import { describe, expect, it } from 'vitest';
import {
  reportsOf,
  type Command,
  type Effect,
  type Script,
  type Setup,
  type ScriptTrigger,
} from '../../src/mission';
import { sampleKit } from './sample';
import { tableDoing, tableWith, type Table } from './table';

const seen = (on: ScriptTrigger | readonly ScriptTrigger[], more: Partial<Script> = {}): Script => ({
  id: 'seen',
  on,
  do: [{ kind: 'setFlag', flag: 'seen' }],
  runs: 'always',
  ...more,
});
/** How often the script ran while that was done. */
const count = (script: Script, act: (table: Table) => void, setup: Partial<Setup> = {}): number => {
  const table = tableWith({ also: [script] }, setup);
  act(table);
  return table.ran(script.id);
};
const all =
  (...commands: Command[]) =>
  (table: Table) =>
    commands.forEach((command) => table.do(command).read());
const open: Command = { kind: 'interact', thing: 'door', option: 'open', who: 'ada' };
const ALLY = { party: { heroes: [{ id: 'ada' }, { id: 'bo' }], ally: 'friend' } };

describe('rounds', () => {
  it('[trigger:missionStart] once, before the first round', () => {
    const table = tableWith({ also: [seen({ kind: 'missionStart' })] });
    expect(table.ran('seen')).toBe(1);
  });
  it('[trigger:roundStart] every round, or the n-th, or those that an expression picks', () => {
    const three = (table: Table) => table.endRound().endRound();
    expect(count(seen({ kind: 'roundStart' }), three)).toBe(3);
    expect(count(seen({ kind: 'roundStart', round: 2 }), three)).toBe(1);
    expect(count(seen({ kind: 'roundStart', when: 'round % 2 = 1' }), three)).toBe(2);
  });
  it('[trigger:roundEnd] likewise', () => {
    const three = (table: Table) => table.endRound().endRound().endRound();
    expect(count(seen({ kind: 'roundEnd' }), three)).toBe(3);
    expect(count(seen({ kind: 'roundEnd', round: 'heroes' }), three)).toBe(1);
  });
  it('once, once per round, always', () => {
    const act = (table: Table) => {
      table.end('ada').end('bo');
      table.end('ada').end('bo');
      table.end('ada');
    };
    const on = { kind: 'heroActivation', moment: 'after' } as const;
    const { runs: _, ...once } = seen(on);
    expect(count(once, act)).toBe(1);
    expect(count(seen(on, { runs: 'perRound' }), act)).toBe(2);
    expect(count(seen(on), act)).toBe(5);
  });
});

describe('activations', () => {
  it('[trigger:heroActivation] before and after, of anyone or of one', () => {
    const act = (table: Table) => table.end('ada').end('bo');
    for (const moment of ['before', 'after'] as const) {
      expect(count(seen({ kind: 'heroActivation', moment }), act)).toBe(2);
      expect(count(seen({ kind: 'heroActivation', moment, hero: 'bo' }), act)).toBe(1);
    }
  });
  it('[trigger:heroActivation] begins when the players say so, and only once', () => {
    const script = seen({ kind: 'heroActivation', moment: 'before' });
    expect(count(script, all({ kind: 'beginActivation', who: 'ada' }))).toBe(1);
    expect(
      count(script, all({ kind: 'beginActivation', who: 'ada' }, { kind: 'endActivation', who: 'ada' })),
    ).toBe(1);
  });
  it('[trigger:allyActivation]', () => {
    for (const moment of ['before', 'after'] as const)
      expect(count(seen({ kind: 'allyActivation', moment }), (table) => table.end('friend'), ALLY)).toBe(1);
  });
  it('[trigger:groupActivation] before its window opens, after it is closed', () => {
    const act = (table: Table) => table.do(open).read().end('ada');
    for (const moment of ['before', 'after'] as const) {
      expect(count(seen({ kind: 'groupActivation', moment }), act)).toBe(1);
      expect(count(seen({ kind: 'groupActivation', moment, group: 'troopers' }), act)).toBe(1);
      expect(count(seen({ kind: 'groupActivation', moment, group: 'others' }), act)).toBe(0);
    }
    const table = tableWith({
      also: [
        { ...seen({ kind: 'groupActivation', moment: 'before' }), do: [{ kind: 'message', rules: 'm' }] },
      ],
    });
    table.do(open).read().do({ kind: 'endActivation', who: 'ada' });
    expect(table.game).toMatchObject({ window: null, prompt: { kind: 'message' } });
    table.answer({ kind: 'done' });
    expect(table.game.window?.group).toBe('troopers-1');
  });
});

describe('people', () => {
  const wound = (hero: string): Command => ({ kind: 'wound', hero });
  const withdraw = (hero: string): Command => ({ kind: 'withdraw', hero });
  it('[trigger:heroWounded] anyone or one', () => {
    expect(count(seen({ kind: 'heroWounded' }), all(wound('ada')))).toBe(1);
    expect(count(seen({ kind: 'heroWounded', hero: 'bo' }), all(wound('ada')))).toBe(0);
  });
  it('[trigger:allHeroesWounded] speaks before the mission is lost, and may decide otherwise', () => {
    const both = all(wound('ada'), wound('bo'));
    expect(count(seen({ kind: 'allHeroesWounded' }), both)).toBe(1);
    const table = tableWith({
      also: [{ id: 'rescue', on: { kind: 'allHeroesWounded' }, do: [{ kind: 'win', outcome: 'escaped' }] }],
    });
    both(table);
    expect(table.game.result).toMatchObject({ outcome: 'escaped', won: true });
  });
  it('[trigger:heroWithdrawn] and [trigger:allHeroesWithdrawn]', () => {
    const one = all(wound('ada'), withdraw('ada'));
    expect(count(seen({ kind: 'heroWithdrawn' }), one)).toBe(1);
    expect(count(seen({ kind: 'heroWithdrawn', hero: 'bo' }), one)).toBe(0);
    expect(count(seen({ kind: 'allHeroesWithdrawn' }), one)).toBe(0);
    const effects: Effect[] = [{ kind: 'withdraw', who: 'eachHero' }];
    const table = tableDoing(effects, { also: [seen({ kind: 'allHeroesWithdrawn' })] });
    expect(table.ran('seen')).toBe(1);
  });
  it('[trigger:allyDefeated]', () => {
    expect(count(seen({ kind: 'allyDefeated' }), all({ kind: 'defeat', actor: 'friend' }), ALLY)).toBe(1);
  });
});

describe('groups', () => {
  const kill: Command = { kind: 'defeatGroup', group: 'troopers-1' };
  it('[trigger:groupDefeated] any, or one of the mission', () => {
    expect(count(seen({ kind: 'groupDefeated' }), all(open, kill))).toBe(1);
    expect(count(seen({ kind: 'groupDefeated', group: 'troopers' }), all(open, kill))).toBe(1);
    expect(count(seen({ kind: 'groupDefeated', group: 'others' }), all(open, kill))).toBe(0);
  });
  it('[trigger:lastGroupDefeated] [trigger:uniqueDefeated]', () => {
    expect(count(seen({ kind: 'lastGroupDefeated' }), all(open, kill))).toBe(1);
    expect(count(seen({ kind: 'uniqueDefeated', card: 'captain' }), all(open, kill))).toBe(0);
    const table = tableDoing(
      [
        { kind: 'reveal', section: 'cell' },
        { kind: 'deploy', group: 'troopers' },
        { kind: 'deploy', group: 'boss' },
      ],
      {
        groups: [
          { id: 'troopers', cards: [{ card: 'trooper' }] },
          { id: 'boss', cards: [{ card: 'captain' }] },
        ],
        also: [
          seen({ kind: 'lastGroupDefeated' }),
          seen({ kind: 'uniqueDefeated', card: 'captain' }, { id: 'boss-down' }),
        ],
      },
    );
    table.do({ kind: 'defeatGroup', group: 'boss-1' });
    expect([table.ran('boss-down'), table.ran('seen')]).toEqual([1, 0]);
    table.do(kill);
    expect(table.ran('seen')).toBe(1);
  });
});

describe('things', () => {
  it('[trigger:interacted] per thing and option', () => {
    const act = all({ kind: 'interact', thing: 'crate', option: 'search' });
    expect(count(seen({ kind: 'interacted', thing: 'crate' }), act)).toBe(1);
    expect(count(seen({ kind: 'interacted', thing: 'crate', option: 'search' }), act)).toBe(1);
    expect(count(seen({ kind: 'interacted', thing: 'crate', option: 'kick' }), act)).toBe(0);
    expect(count(seen({ kind: 'interacted', thing: 'door' }), act)).toBe(0);
  });
  it('[trigger:opened] however it was opened, [trigger:revealed]', () => {
    expect(count(seen({ kind: 'opened', door: 'door' }), all(open))).toBe(1);
    expect(count(seen({ kind: 'revealed', section: 'cell' }), all(open))).toBe(1);
    const table = tableDoing([{ kind: 'open', door: 'door' }], {
      also: [seen({ kind: 'opened', door: 'door' })],
    });
    expect(table.ran('seen')).toBe(1);
  });
  it('[trigger:retrieved] [trigger:dropped] [row 37]', () => {
    const on = (kind: 'retrieved' | 'dropped') => ({ kind, thing: 'plans' }) as const;
    const table = tableDoing([{ kind: 'reveal', section: 'cell' }], {
      also: [seen(on('retrieved')), seen(on('dropped'), { id: 'lost' })],
    });
    table.do({ kind: 'interact', thing: 'plans', option: 'retrieve', who: 'bo' });
    expect(table.game.map.things['plans']).toMatchObject({ carriedBy: 'bo' });
    expect([table.ran('seen'), table.ran('lost')]).toEqual([1, 0]);
    table.do({ kind: 'wound', hero: 'bo' }).do({ kind: 'withdraw', hero: 'bo' }).read();
    expect(table.ran('lost')).toBe(1);
    expect(table.game.map.things['plans']?.carriedBy).toBeUndefined();
  });
  it('[trigger:destroyed]', () => {
    const act = all({ kind: 'destroy', thing: 'terminal' });
    expect(count(seen({ kind: 'destroyed', thing: 'terminal' }), act)).toBe(1);
  });
  it('[trigger:variableChanged] only when it changes', () => {
    const set = (to: number): Effect => ({ kind: 'set', variable: 'alarm', to });
    const table = tableDoing([set(0), set(1), set(1), set(2)], {
      also: [seen({ kind: 'variableChanged', variable: 'alarm' })],
    });
    expect(table.ran('seen')).toBe(2);
  });
});

describe('what only the table knows', () => {
  const enters = (more = {}): Script =>
    seen({ kind: 'entersRegion', region: 'corner', ask: 'ask', ...more } as ScriptTrigger);

  it('[trigger:entersRegion] tracked: the app sees it, once per entering', () => {
    const table = tableWith({ also: [enters()] }, { tracked: true });
    table.do({ kind: 'moveFigure', figure: 'ada', to: [2, 0] });
    expect(table.ran('seen')).toBe(1);
    table.do({ kind: 'moveFigure', figure: 'ada', to: [3, 0] });
    expect(table.ran('seen')).toBe(1);
    expect(table.refusal({ kind: 'report', script: 'seen' })).toBe('unknownScript');
  });
  it('[trigger:endsInRegion] every move that ends there', () => {
    const table = tableWith({ also: [seen({ kind: 'endsInRegion', region: 'corner' })] }, { tracked: true });
    table
      .do({ kind: 'moveFigure', figure: 'ada', to: [2, 0] })
      .do({ kind: 'moveFigure', figure: 'ada', to: [3, 0] });
    expect(table.ran('seen')).toBe(2);
    table.do({ kind: 'moveFigure', figure: 'ada', to: [2, 2] });
    expect(table.ran('seen')).toBe(2);
  });
  it('who counts: heroes unless said otherwise', () => {
    const table = tableWith({ also: [enters({ who: 'imperial' })] }, { tracked: true });
    table.do({ kind: 'moveFigure', figure: 'ada', to: [2, 0] });
    expect(table.ran('seen')).toBe(0);
  });
  it('[trigger:entersRegion, endsInRegion] a group that passes through has entered, but has not ended there', () => {
    // The last column of the hall: whoever comes from the cell has to cross it.
    const things = [
      ...sampleKit().mission.things,
      { id: 'threshold', kind: 'region', section: 'hall', spaces: [[3, 0], [3, 1], [3, 2]] } as const, // prettier-ignore
    ];
    const who = 'imperial';
    const table = tableDoing(
      [
        { kind: 'reveal', section: 'cell' },
        { kind: 'open', door: 'door' },
        { kind: 'deploy', group: 'boss' },
      ],
      {
        things,
        groups: [{ id: 'boss', cards: [{ card: 'captain' }] }],
        also: [
          seen({ kind: 'entersRegion', region: 'threshold', who }),
          seen({ kind: 'endsInRegion', region: 'threshold', who }, { id: 'ended' }),
        ],
      },
      { tracked: true },
      (kit) => ({
        ...kit,
        groups: Object.fromEntries(
          Object.entries(kit.groups).map(([id, group]) => [id, { ...group, lists: group.lists.slice(0, 1) }]),
        ),
      }),
    );
    expect(table.game.figures['boss-1-1']?.at).toEqual([6, 1]);
    table.end('ada');
    expect(table.game.figures['boss-1-1']?.at?.[0]).toBeLessThan(3);
    expect([table.ran('seen'), table.ran('ended')]).toEqual([1, 0]);
  });
  it('[trigger:entersRegion] told: the players are asked when a hero has acted', () => {
    const table = tableWith({ also: [enters()] });
    table.do({ kind: 'endActivation', who: 'ada' });
    expect(table.game.prompt).toMatchObject({ kind: 'confirm', says: { text: 'ask' }, about: 'region' });
    table.answer({ kind: 'no' }).read();
    expect(table.ran('seen')).toBe(0);
    table.do({ kind: 'endActivation', who: 'bo' }).answer({ kind: 'yes' }).read();
    expect(table.ran('seen')).toBe(1);
  });
  it('told: asked at the end of the round, or never, or not when the script could not run anyway', () => {
    const silent = (script: Script) =>
      tableWith({ also: [script] }).do({ kind: 'endActivation', who: 'ada' }).game.prompt;
    expect(silent(enters({ asked: 'round' }))).toBeNull();
    expect(silent(enters({ asked: 'never' }))).toBeNull();
    expect(silent({ ...enters(), if: 'alarm > 0' })).toBeNull();
    const round = tableWith({ also: [enters({ asked: 'round' })] });
    round.end('ada').end('bo').end('ada').do({ kind: 'endActivation', who: 'bo' });
    expect(round.game.prompt?.kind).toBe('confirm');
  });
  it('told: players may report it by themselves', () => {
    const table = tableWith({ also: [enters({ asked: 'never' })] });
    table.do({ kind: 'report', script: 'seen' });
    expect(table.ran('seen')).toBe(1);
  });
  it('told: what players report runs only while its condition holds, and is not offered before', () => {
    const table = tableWith({ also: [{ ...enters({ asked: 'never' }), if: 'alarm > 0' }] });
    expect(table.refusal({ kind: 'report', script: 'seen' })).toBe('unknownScript');
    expect(reportsOf(table.play, table.game)).toEqual([]);
    const alarmed = tableWith(
      { also: [{ ...enters({ asked: 'never' }), if: 'alarm > 0' }] },
      { from: { variables: { alarm: 1 } } },
    );
    expect(reportsOf(alarmed.play, alarmed.game)).toEqual([
      { script: 'seen', says: { text: 'ask', with: { heroes: 2, round: 1 } } },
    ]);
    alarmed.do({ kind: 'report', script: 'seen' });
    expect(alarmed.ran('seen')).toBe(1);
  });
  it('[trigger:damaged] tracked: when the threshold is reached', () => {
    const table = tableWith(
      { also: [seen({ kind: 'damaged', who: 'hero:ada', atLeast: 5 })] },
      { tracked: true },
    );
    const hurt = (damage: number) => table.do({ kind: 'setFigure', figure: 'ada', set: { damage } });
    hurt(4);
    expect(table.ran('seen')).toBe(0);
    hurt(6);
    hurt(7);
    expect(table.ran('seen')).toBe(1);
  });
  it('[trigger:damaged] told: asked at the end of the round', () => {
    const table = tableWith({ also: [seen({ kind: 'damaged', who: 'hero:ada', atLeast: 5, ask: 'hurt?' })] });
    table.end('ada').end('bo').end('ada').do({ kind: 'endActivation', who: 'bo' });
    expect(table.game.prompt).toMatchObject({ kind: 'confirm', about: 'damage' });
    table.answer({ kind: 'yes' }).read();
    expect(table.ran('seen')).toBe(1);
  });
  it('[cond:inRegion] in a condition: asked once, and the answer holds', () => {
    const table = tableDoing([
      {
        kind: 'if',
        if: { kind: 'inRegion', who: 'hero', region: 'corner', ask: 'there?' },
        then: [{ kind: 'setFlag', flag: 'there' }],
      },
    ]);
    expect(table.game.prompt).toMatchObject({ kind: 'confirm', says: { text: 'there?' } });
    expect(table.answer({ kind: 'yes' }).game.flags).toEqual({ there: 1 });
  });
});

it('several at once: by priority, then as they are written, each one finished before the next', () => {
  const note = (id: string, priority?: number): Script => ({
    id,
    on: { kind: 'missionStart' },
    do: [
      { kind: 'message', story: id },
      { kind: 'call', script: `${id}-more` },
    ],
    ...(priority === undefined ? {} : { priority }),
  });
  const more = (id: string): Script => ({ id: `${id}-more`, do: [{ kind: 'message', story: `${id}-more` }] });
  const ids = ['a', 'b', 'c'];
  const table = tableWith({
    scripts: [note('a'), note('b', 5), note('c'), ...ids.map(more)],
  });
  const told = table.shown.flatMap((prompt) => (prompt.kind === 'message' ? [prompt.story] : []));
  expect(told).toEqual(['b', 'b-more', 'a', 'a-more', 'c', 'c-more']);
});
