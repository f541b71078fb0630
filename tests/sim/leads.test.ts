// What bots conclude from an objective: the mission's scripts, followed backwards to what can be done on the table.

import { describe, expect, it } from 'vitest';
import type { Mission, Script } from '../../src/mission';
import { leadsIn, surveyFrom } from '../../src/sim/bot/scene';
import { leadsOf } from '../../src/sim/plan/leads';
import { splitExpression } from '../../src/sim/plan/judging';
import { SAMPLE_MISSION } from '../mission/sample';
import { tableWith, type Table } from '../mission/table';

const WIN: Script['do'] = [{ kind: 'win', outcome: 'escaped' }];
const aimsAt = (table: Table) => leadsOf(table.play, table.game).map(({ aim }) => aim);

/** The sample mission, won by this script alone. */
const wonBy = (script: Omit<Script, 'id'>, ...also: readonly Script[]): Table =>
  tableWith({ scripts: [{ id: 'victory', ...script }, ...also] }, { tracked: true });

describe('[sim] leads', () => {
  it('[sim] a token behind a door: first the door, then the token', () => {
    const table = tableWith({}, { tracked: true });
    expect(aimsAt(table)).toEqual([{ kind: 'use', thing: 'door', option: 'open' }]);
    table.do({ kind: 'interact', thing: 'door', option: 'open' }).read();
    expect(aimsAt(table)).toEqual([{ kind: 'use', thing: 'plans', option: 'retrieve' }]);
  });

  it.each<[string, Omit<Script, 'id'>, unknown]>([
    [
      'a region that is entered',
      { on: { kind: 'entersRegion', region: 'corner' }, do: WIN },
      { kind: 'stand', region: 'corner', several: false },
    ],
    [
      'a thing that is destroyed',
      { on: { kind: 'destroyed', thing: 'terminal' }, do: WIN },
      { kind: 'break', thing: 'terminal' },
    ],
    [
      'somebody who is led into a region',
      { on: { kind: 'endsInRegion', region: 'corner', who: 'person' }, do: WIN },
      { kind: 'lead', region: 'corner' },
    ],
    ['the end of a round', { on: { kind: 'roundEnd' }, do: WIN }, { kind: 'wait' }],
    [
      'an option',
      { on: { kind: 'interacted', thing: 'crate', option: 'search' }, do: WIN },
      { kind: 'use', thing: 'crate', option: 'search' },
    ],
    [
      'a condition on who stands where',
      {
        on: { kind: 'roundEnd' },
        if: { kind: 'inRegion', who: 'hero', region: 'corner', ask: 'a', atLeast: 2 },
        do: WIN,
      },
      { kind: 'stand', region: 'corner', several: true },
    ],
  ])('[sim] %s', (_name, script, aim) => {
    expect(aimsAt(wonBy(script))).toEqual([aim]);
  });

  describe('[sim] several options of one thing', () => {
    type Options = Extract<Mission['things'][number], { kind: 'crate' }>['options'];
    const aims = (options: Options, option?: string, ...also: readonly Script[]) => {
      const things = SAMPLE_MISSION.things.map((thing) =>
        thing.kind === 'crate' ? { ...thing, ...(options && { options }) } : thing,
      );
      const on = { kind: 'interacted', thing: 'crate', ...(option && { option }) } as const;
      const variables = [{ id: 'alarm' }, { id: 'smoke' }];
      const scripts = [{ id: 'victory', on, do: WIN }, ...also];
      return aimsAt(tableWith({ things, variables, scripts }, { tracked: true }));
    };

    it('[sim] the one that a script waits for; all of them if it waits for any', () => {
      const options = ['search', 'shove', 'kick'].map((id) => ({ id, text: 'search' }));
      const use = (option: string) => ({ kind: 'use', thing: 'crate', option });
      expect(aims(options, 'shove')).toEqual([use('shove')]);
      expect(aims(options)).toEqual(['search', 'shove', 'kick'].map(use));
    });

    it('[sim] where none is offered yet: what the one that a script waits for still needs', () => {
      const options = [
        { id: 'search', text: 'search', if: 'alarm >= 1' },
        { id: 'shove', text: 'search', if: 'smoke >= 1' },
      ];
      const raise = (variable: string, on: NonNullable<Script['on']>): Script => ({
        id: variable,
        on,
        do: [{ kind: 'add', variable, by: 1 }],
      });
      const also = [
        raise('alarm', { kind: 'entersRegion', region: 'corner' }),
        raise('smoke', { kind: 'destroyed', thing: 'terminal' }),
      ];
      const stand = { kind: 'stand', region: 'corner', several: false };
      const destroy = { kind: 'break', thing: 'terminal' };
      expect(aims(options, 'search', ...also)).toEqual([stand]);
      expect(aims(options, 'shove', ...also)).toEqual([destroy]);
      expect(aims(options, undefined, ...also)).toEqual([stand, destroy]);
    });
  });

  it('[sim] a variable that has to rise: whatever raises it, and nothing that lowers it', () => {
    const table = wonBy(
      { on: { kind: 'variableChanged', variable: 'alarm', when: 'alarm >= 3' }, do: WIN },
      {
        id: 'up',
        on: { kind: 'interacted', thing: 'crate', option: 'search' },
        runs: 'always',
        do: [{ kind: 'add', variable: 'alarm', by: 1 }],
      },
      {
        id: 'down',
        on: { kind: 'entersRegion', region: 'corner' },
        do: [{ kind: 'add', variable: 'alarm', by: -1 }],
      },
    );
    expect(aimsAt(table)).toEqual([{ kind: 'use', thing: 'crate', option: 'search' }]);
  });

  it('[sim] a script that is only called is sought by its callers', () => {
    const table = wonBy(
      { do: WIN },
      {
        id: 'caller',
        on: { kind: 'entersRegion', region: 'corner' },
        do: [{ kind: 'call', script: 'victory' }],
      },
    );
    expect(aimsAt(table)).toEqual([{ kind: 'stand', region: 'corner', several: false }]);
  });

  it('[sim] groups that must be defeated, once they are there', () => {
    const table = wonBy(
      { on: { kind: 'groupDefeated', group: 'troopers' }, do: WIN },
      {
        id: 'come',
        on: { kind: 'opened', door: 'door' },
        do: [
          { kind: 'reveal', section: 'cell' },
          { kind: 'deploy', group: 'troopers' },
        ],
      },
    );
    expect(aimsAt(table)).toEqual([{ kind: 'use', thing: 'door', option: 'open' }]);
    table.do({ kind: 'interact', thing: 'door', option: 'open' }).read();
    expect(aimsAt(table)).toEqual([{ kind: 'defeat', group: 'troopers' }]);
  });

  it('[sim] who carries the token is the one to go', () => {
    const table = wonBy(
      {
        on: { kind: 'endsInRegion', region: 'corner' },
        if: { kind: 'carries', who: 'active', thing: 'plans' },
        do: WIN,
      },
      { id: 'open', on: { kind: 'opened', door: 'door' }, do: [{ kind: 'reveal', section: 'cell' }] },
    );
    table.do({ kind: 'interact', thing: 'door', option: 'open' }).read();
    expect(aimsAt(table)).toEqual([{ kind: 'use', thing: 'plans', option: 'retrieve' }]);
    table.do({ kind: 'interact', thing: 'plans', option: 'retrieve', who: 'bo' }).read();
    expect(leadsOf(table.play, table.game)).toMatchObject([
      { aim: { kind: 'stand', region: 'corner' }, heroes: ['bo'] },
    ]);
  });

  it('[sim] heroes who may meet here or there agree on the place that is closest for all of them', () => {
    const meeting = (region: string): Script => ({
      id: `meet-${region}`,
      on: { kind: 'roundEnd' },
      if: { kind: 'inRegion', who: 'hero', region, ask: 'a', atLeast: 2 },
      do: WIN,
    });
    const away = { id: 'away', kind: 'region', section: 'hall', spaces: [[3, 3]] } as const;
    const table = tableWith(
      { things: [...SAMPLE_MISSION.things, away], scripts: [meeting('away'), meeting('corner')] },
      { tracked: true },
    );
    expect(aimsAt(table)).toHaveLength(2);
    const scene = surveyFrom(table.play, table.game);
    expect(scene && leadsIn(scene).map(({ aim }) => aim)).toEqual([
      { kind: 'stand', region: 'corner', several: true },
    ]);
  });

  it('[sim] expressions fall into parts outside of brackets and quotes', () => {
    expect(splitExpression("a > 1 and (b or c) and flag('x or y')", 'and')).toEqual([
      'a > 1',
      '(b or c)',
      "flag('x or y')",
    ]);
    expect(splitExpression('a and b', 'or')).toEqual(['a and b']);
  });
});
