// Events run as they do in the source: one after another, in its order, as often as it says.

import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/mission';
import { action, button, entity, event, guid, mission, properties, trigger } from './builder';
import { tableFor, told } from './play';

type Json = Readonly<Record<string, unknown>>;

const says = (text: string): Json => action(16, { theText: text });
const sets = (name: string, value: number): Json =>
  action(3, {
    triggerList: [{ triggerName: name, triggerGUID: guid(name), setValue: value, modifyValue: 0 }],
  });
const adds = (name: string, value: number): Json =>
  action(3, {
    triggerList: [{ triggerName: name, triggerGUID: guid(name), setValue: -1, modifyValue: value }],
  });
const is = (name: string, value: number): Json => ({
  additionalTriggers: [{ triggerName: name, triggerGUID: guid(name), triggerValue: value }],
});
const begins = (events: readonly Json[], more: Json = {}, about: Json = {}): Json =>
  mission(
    {
      globalTriggers: ['T', 'U', 'V'].map((name) => trigger(name)),
      globalEvents: [
        ...events,
        event('Exit', [action(0, { endMission: true })], { useEndOfRound: true, endOfRound: 9 }),
      ],
      ...more,
    },
    { startingEvent: guid('Begin'), ...about },
  );
const lever = (more: Json = {}): Json =>
  entity('Lever', 1, [3, 0], {
    entityProperties: properties({ name: 'Lever', theText: 'Pull?', buttonActions: [button('Pull', more)] }),
  });
const pull = { kind: 'interact', thing: 'lever', option: 'pull' } as const;

describe('[saga 8] the line of events', () => {
  const three = ['A', 'B', 'C'].map((name) => event(name, [says(name)], is('T', 1)));

  it('[saga 8] fired while another runs, they come right behind it: the last one first', () => {
    const data = begins([event('Begin', [sets('T', 1), says('begin goes on')]), ...three]);
    expect(told(tableFor(data))).toEqual(['begin goes on', 'C', 'B', 'A']);
  });

  it('[saga 8] with the other system, in the order in which they were fired', () => {
    const data = begins(
      [event('Begin', [sets('T', 1), says('begin goes on')]), ...three],
      {},
      { useAlternateEventSystem: true },
    );
    expect(told(tableFor(data))).toEqual(['begin goes on', 'A', 'B', 'C']);
  });

  it('[saga 8] fired when nothing runs, the first begins and the others come behind it', () => {
    const data = begins(
      ['A', 'B', 'C'].map((name) => event(name, [says(name)], { useStartOfRound: true, startOfRound: 1 })),
    );
    expect(told(tableFor(data))).toEqual(['A', 'C', 'B']);
  });

  it('[saga 8] all conditions are looked at in the same moment, before any of the events runs', () => {
    const data = begins([
      event('Begin', [sets('T', 1)]),
      event('A', [sets('T', 2), says('A')], is('T', 1)),
      event('B', [says('B')], is('T', 1)),
    ]);
    expect(told(tableFor(data)).toSorted()).toEqual(['A', 'B']);
  });

  it('[saga 8] once per mission, unless it is repeatable', () => {
    const events = (isRepeatable: boolean): Json =>
      begins([event('Begin'), event('A', [says('A'), sets('T', 0)], { ...is('T', 1), isRepeatable })], {
        mapEntities: [lever({ triggerGUID: guid('T') })],
      });
    const twice = (data: Json) => told(tableFor(data).do(pull).read().do(pull).read());
    expect(twice(events(false))).toEqual(['A']);
    expect(twice(events(true))).toEqual(['A', 'A']);
  });

  it('[saga 8] all of its conditions, or any of them', () => {
    const two = (behaviorAll: boolean) =>
      event('A', [says('A')], {
        behaviorAll,
        additionalTriggers: [
          ...(is('T', 1)['additionalTriggers'] as Json[]),
          ...(is('U', 1)['additionalTriggers'] as Json[]),
        ],
      });
    expect(told(tableFor(begins([event('Begin', [sets('T', 1)]), two(true)])))).toEqual([]);
    expect(told(tableFor(begins([event('Begin', [sets('T', 1)]), two(false)])))).toEqual(['A']);
    expect(told(tableFor(begins([event('Begin', [sets('T', 1), sets('U', 1)]), two(true)])))).toEqual(['A']);
  });

  it('[saga 8] kept for the end of the round, where its conditions must still hold', () => {
    const later = event('A', [says('A')], { isEndOfCurrentRound: true, isRepeatable: true, ...is('T', 1) });
    const kept = tableFor(begins([event('Begin', [sets('T', 1), says('begin')]), later]));
    expect(told(kept)).toEqual(['begin']);
    expect(told(kept.endRound())).toEqual(['begin', 'A']);
    const gone = tableFor(begins([event('Begin', [sets('T', 1), sets('T', 2)]), later]));
    expect(told(gone.endRound())).toEqual([]);
  });

  it('[saga 8] at the end of a round: what waits for it, what was kept, countdowns, the limit of rounds', () => {
    const data = begins(
      [
        event('Begin', [
          action(29, { countdownTimer: 0, countdownTimerName: 'fuse', eventGUID: guid('Over') }),
          action(19, { eventGroupGUID: guid('group') }),
        ]),
        event('Limit', [says('limit')]),
        event('Over', [says('countdown')]),
        event('Kept', [says('kept')], { isEndOfCurrentRound: true }),
        event('End', [says('end')], { useEndOfRound: true, endOfRound: 1 }),
        event('Start', [says('start of 2')], { useStartOfRound: true, startOfRound: 2 }),
      ],
      {
        eventGroups: [
          {
            name: 'g',
            GUID: guid('group'),
            repeateable: false,
            isUnique: true,
            missionEvents: [guid('Kept')],
          },
        ],
      },
      { roundLimit: 1, roundLimitEvent: guid('Limit') },
    );
    expect(told(tableFor(data).endRound())).toEqual(['end', 'kept', 'countdown', 'limit', 'start of 2']);
  });
});

describe('[saga 7] triggers', () => {
  it('[saga 7] one up, not above the highest value, the own event fires, then it is set back', () => {
    const data = begins([event('Begin'), event('Own', [says('&T&')], { isRepeatable: true })], {
      globalTriggers: [trigger('T', { maxValue: 1, eventGUID: guid('Own') })],
      mapEntities: [lever({ triggerGUID: guid('T') })],
    });
    const table = tableFor(data).do(pull).read().do(pull).read();
    expect(table.game.variables['t']).toBe(1);
    expect(table.shown.filter(({ kind }) => kind === 'message')).toHaveLength(2);
    const reset = begins([event('Begin')], {
      globalTriggers: [trigger('T', { useReset: true, initialValue: 4 })],
      mapEntities: [lever({ triggerGUID: guid('T') })],
    });
    expect(tableFor(reset).game.variables['t']).toBe(4);
    expect(tableFor(reset).do(pull).read().game.variables['t']).toBe(0);
  });

  it('[saga 7] a look at all events comes before it is set back', () => {
    const data = begins(
      [
        event('Begin'),
        event('Own', [says('own')]),
        event('One', [says('one')], is('T', 1)),
        event('Grouped', [says('grouped')]),
      ],
      {
        globalTriggers: [trigger('T', { useReset: true, eventGUID: guid('Own') })],
        eventGroups: [
          {
            name: 'g',
            GUID: guid('group'),
            repeateable: false,
            isUnique: true,
            triggerGUID: guid('T'),
            missionEvents: [guid('Grouped')],
          },
        ],
        mapEntities: [lever({ triggerGUID: guid('T') })],
      },
    );
    const table = tableFor(data);
    expect(told(table)).toEqual([]);
    table.do(pull).read();
    expect(table.game.variables['t']).toBe(0);
    expect(told(table).toSorted()).toEqual(['grouped', 'one', 'own']);
  });

  it('[saga 7] changed by an action: all changes first, then one look at the events', () => {
    const both = action(3, {
      triggerList: [
        { triggerGUID: guid('T'), setValue: 1, modifyValue: 0 },
        { triggerGUID: guid('T'), setValue: 2, modifyValue: 0 },
      ],
    });
    const data = begins([
      event('Begin', [both]),
      event('One', [says('one')], is('T', 1)),
      event('Two', [says('two')], is('T', 2)),
    ]);
    expect(told(tableFor(data))).toEqual(['two']);
    expect(tableFor(begins([event('Begin', [adds('T', -3)])])).game.variables['t']).toBe(-3);
  });

  it('[saga 9] an event group: by chance, each once, and again from the beginning if it may', () => {
    const events = (repeateable: boolean): Json =>
      begins(
        [
          event('Begin'),
          event('Pull', [action(19, { eventGroupGUID: guid('group') })], { isRepeatable: true }),
          ...['A', 'B'].map((name) => event(name, [says(name)])),
        ],
        {
          eventGroups: [
            {
              name: 'g',
              GUID: guid('group'),
              repeateable,
              isUnique: true,
              triggerGUID: guid('none'),
              missionEvents: [guid('A'), guid('B')],
            },
          ],
          mapEntities: [lever({ eventGUID: guid('Pull') })],
        },
      );
    const four = (data: Json) => {
      const table = tableFor(data);
      for (let times = 0; times < 4; times++) table.do(pull).read();
      return told(table);
    };
    expect(four(events(false)).toSorted()).toEqual(['A', 'B']);
    expect(four(events(true)).toSorted()).toEqual(['A', 'A', 'B', 'B']);
  });
});

describe('[saga 7] events that wait for somebody fire in that very moment', () => {
  const DEPLOYED = [action(6, { deploymentGroup: 'DG001' })];
  /** What is told after each of these, in a mission whose only event waits for that. */
  const after = (waits: Json, ...commands: readonly (readonly Command[])[]) => {
    const table = tableFor(begins([event('Begin', DEPLOYED), event('Now', [says('now')], waits)]));
    return [told(table).length, ...commands.map((some) => {
      for (const command of some) table.do(command).read();
      return told(table).length;
    })]; // prettier-ignore
  };
  const wound = (hero: string): Command => ({ kind: 'wound', hero });
  const withdraw = (hero: string): Command => ({ kind: 'withdraw', hero });
  const [diala, fenn] = ['diala-passil', 'fenn-signis'];

  it('[saga 7] the last group is defeated', () => {
    const waits = { useAllGroupsDefeated: true };
    expect(after(waits, [wound(diala)], [{ kind: 'defeatGroup', group: 'dg001-1' }])).toEqual([0, 0, 1]);
  });

  it('[saga 7] any hero is wounded, or this one', () => {
    expect(after({ useAnyHeroWounded: true }, [wound(fenn)])).toEqual([0, 1]);
    const one = { useHeroWounded: true, heroWounded: 'H1' };
    expect(after(one, [wound(fenn)], [{ kind: 'stand', hero: fenn }, wound(diala)])).toEqual([0, 0, 1]);
  });

  it('[saga 7] any hero withdraws, or this one', () => {
    expect(after({ useAnyHeroDefeated: true }, [wound(fenn)], [withdraw(fenn)])).toEqual([0, 0, 1]);
    const one = { useHeroWithdraws: true, heroWithdraws: 'H1' };
    expect(after(one, [wound(diala)], [withdraw(diala)])).toEqual([0, 0, 1]);
    expect(after(one, [wound(fenn)], [withdraw(fenn)])).toEqual([0, 0, 0]);
  });
});

describe('[saga 5] things that actions change', () => {
  it('[saga 8.1] other words and other buttons, and back again', () => {
    const to = (text: string, press: string): Json =>
      action(15, {
        entitiesToModify: [
          {
            GUID: guid(text),
            sourceGUID: guid('Lever'),
            entityProperties: properties({
              theText: text,
              buttonActions: [button(press, { eventGUID: guid(press) })],
            }),
          },
        ],
      });
    const data = begins(
      [
        event('Begin'),
        event('On', [to('It is on.', 'Off')], { isRepeatable: true }),
        event('Off', [to('It is off.', 'On')], { isRepeatable: true }),
      ],
      {
        mapEntities: [lever({ eventGUID: guid('On') })],
      },
    );
    const table = tableFor(data).do(pull).read();
    expect(table.refusal(pull)).toBe('unknownOption');
    table
      .do({ kind: 'interact', thing: 'lever', option: 'off' })
      .read()
      .do({ kind: 'interact', thing: 'lever', option: 'on' })
      .read();
    expect(table.refusal({ kind: 'interact', thing: 'lever', option: 'on' })).toBe('unknownOption');
  });

  it('[saga 5] what is not active comes when an action says so, at the latest with its section', () => {
    const data = begins(
      [
        event('Begin', [
          action(15, {
            entitiesToModify: [
              { GUID: guid('m'), sourceGUID: guid('Later'), entityProperties: properties() },
            ],
          }),
          action(14, { mapSection: guid('Office') }),
        ]),
      ],
      {
        mapEntities: [
          entity('Later', 4, [6, 1], {
            mapSectionOwner: guid('Office'),
            entityProperties: properties({ isActive: false }),
          }),
          entity('Never', 4, [6, 0], {
            mapSectionOwner: guid('Office'),
            entityProperties: properties({ isActive: false }),
          }),
        ],
      },
    );
    const { game } = tableFor(data);
    expect(game.map.things['later']?.onMap).toBe(true);
    expect(game.map.things['never']?.onMap ?? false).toBe(false);
  });
});

describe('[saga] orders in words', () => {
  it('[saga] sentences of our instruction language are read, everything else is shown', () => {
    const data = begins(
      [
        event('Begin', [
          action(11, {
            theText: '{Q} Move 3 to attack {R1}.\n{A} Sing a song.',
            instructionType: 0,
            groupsToAdd: [{ id: 'DG001', name: 'Stormtrooper' }],
          }),
        ]),
      ],
      {
        initialDeploymentGroups: [
          { GUID: guid('g'), cardID: 'DG001', cardName: 'Stormtrooper', pointList: [] },
        ],
      },
    );
    const [group] = tableFor(data).game.groups;
    const words = 'Sing a song.';
    expect(group?.orders).toEqual([
      {
        put: 'before',
        once: false,
        lines: [
          { cost: 'attack', do: [{ kind: 'moveAttack', points: 3 }] },
          { cost: 'action', do: [{ kind: 'text', text: { en: words, de: words, ru: words } }] },
        ],
      },
    ]);
  });
});
