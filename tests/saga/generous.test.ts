// Files that are not quite as their format has it, but mean something: they are imported, and what was changed is told.

import { describe, expect, it } from 'vitest';
import type { ImportedMission } from '../../src/saga';
import { action, button, entity, event, guid, mission, trigger } from './builder';
import { loaded as taken } from './imported';
import { tableFor, told } from './play';

type Json = Readonly<Record<string, unknown>>;

const doing = (...actions: readonly Json[]): Json => mission({ globalEvents: [event('E', actions)] });
const noteOf = ({ notes }: ImportedMission, code: string) => notes.find((note) => note.code === code)?.facts;

describe('[saga] imported all the same', () => {
  it('[saga] an action that changes every entity of a large map', () => {
    const all = Array.from({ length: 162 }, (_, index) => `token ${index}`);
    const made = taken(
      mission({
        mapEntities: all.map((name, index) => entity(name, 4, [index % 4, 0])),
        globalEvents: [
          event('E', [
            action(15, {
              entitiesToModify: all.map((name) => ({
                sourceGUID: guid(name),
                entityProperties: { isActive: false },
              })),
            }),
          ]),
        ],
      }),
    );
    expect(made.account.map(({ fate }) => fate.kind)).toEqual(['imported', 'imported']);
  });

  it('[saga] the largest number there is means that there is no limit', () => {
    const made = taken(mission({ globalTriggers: [trigger('T', { maxValue: 2147483647 })] }));
    expect(noteOf(made, 'numberCut')).toEqual({ number: 2147483647, most: 1000000 });
  });

  it('[saga] a question with more buttons than ours may have goes on with the next one', () => {
    const buttons = Array.from({ length: 45 }, (_, index) => button(`Answer ${index}`));
    const made = taken(doing(action(5, { theText: 'Well?', includeCancel: true, buttonList: buttons })));
    const text = JSON.stringify(made.mission.scripts.filter(({ id }) => id === 'e'));
    expect(text.split('"kind":"question"')).toHaveLength(1 + 3);
    for (let index = 0; index < 45; index++) expect(text).toContain(`"answer-${index}"`);
  });

  const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
    Array.from({ length: count }, (_, index) => make(index));

  it('[saga 8.1] a number with more ranges than ours may have outcomes: each leads where it should', () => {
    const inputList = [
      ...many(25, (index) => ({ theText: `is ${index}`, fromValue: index, toValue: index })),
      { theText: 'is more', fromValue: 10, toValue: 80 },
    ];
    const data = mission(
      { globalEvents: [event('E', [action(20, { theText: 'How many?', inputList, failText: 'is wrong' })])] },
      { startingEvent: guid('E') },
    );
    taken(data);
    const said = (number: number): string | undefined =>
      told(tableFor(data).answer({ kind: 'number', number }).read()).at(-1);
    expect([3, 18, 19, 24, 25, 80, 81, 100].map(said)).toEqual([
      'is 3', 'is 18', 'is 19', 'is 24', 'is more', 'is more', 'is wrong', 'is wrong',
    ]); // prettier-ignore
  });

  it('[saga 4] [saga 5] what has no position lies at 0,0, and that is told', () => {
    const { entityPosition: _, ...lost } = entity('Lost', 4, [0, 0]);
    const nowhere = { ...entity('Nowhere', 2, [0, 0]), entityPosition: null };
    const made = taken(mission({ mapEntities: [lost, nowhere] }));
    expect(made.notes.filter(({ code }) => code === 'noPosition').map(({ facts }) => facts)).toEqual([
      { thing: 'Lost' },
      { thing: 'Nowhere' },
    ]);
    expect(made.mission.things.map(({ id }) => id)).toEqual(['lost', 'nowhere', 'entrance']);
  });

  it('[saga 6] [saga 10] more places than a group has figures, more on a card than there is room for: cut', () => {
    const made = taken(
      mission({
        initialDeploymentGroups: [{ cardID: 'TC1', pointList: many(25, () => ({ GUID: guid('point') })) }],
        customCharacters: [
          ...many(60, (index) => ({ cardID: `TC${index + 1}`, cardName: `Somebody ${index + 1}` })),
          { cardID: 'TC99', deploymentCard: { keywords: many(21, (index) => `Word ${index}`) } },
        ],
      }),
    );
    expect(made.notes.filter(({ code }) => code === 'listCut').map(({ facts }) => facts)).toEqual([
      { field: 'pointList', most: 20 },
      { field: 'keywords', most: 20 },
    ]);
    expect(noteOf(made, 'ownCard')).toEqual({ card: 'Somebody 1' });
  });

  it('[saga 9] more in a group than chance may choose from: the first ones count, and that is told', () => {
    const events = many(120, (index) => event(`E${index}`));
    const things = many(110, (index) => entity(`T${index}`, 4, [index % 4, 0]));
    const made = taken(
      mission({
        globalEvents: events,
        mapEntities: things,
        eventGroups: [{ name: 'Any', GUID: guid('any'), missionEvents: events.map(({ GUID }) => GUID) }],
        entityGroups: [{ name: 'All', GUID: guid('all'), missionEntities: things.map(({ GUID }) => GUID) }],
      }),
    );
    expect(made.notes.filter(({ code }) => code === 'groupCut').map(({ facts }) => facts)).toEqual([
      { group: 'All', most: 90 },
      { group: 'Any', most: 100 },
    ]);
  });

  it('[saga] texts and names without an end are cut', () => {
    const long = taken(mission({}, { missionDescription: 'x'.repeat(30_000) }));
    expect(noteOf(long, 'textCut')).toEqual({ text: 'x'.repeat(60) });
    const made = taken(mission({}, { missionName: 'y'.repeat(500) }));
    expect(made.title).toHaveLength(400);
    expect(noteOf(made, 'textCut')).toEqual({ text: 'y'.repeat(60) });
  });

  it('[saga] an action that only a later editor knows is a row of the report', () => {
    const made = taken(
      doing(action(99), action(0, { eventActionType: 'G77' }), action(16, { theText: 'Hi' })),
    );
    expect(made.account.map(({ type, fate }) => [type, fate])).toEqual([
      ['99', { kind: 'nothing', why: 'unknownType' }],
      ['G77', { kind: 'nothing', why: 'unknownType' }],
      ['G7', { kind: 'imported' }],
      [undefined, { kind: 'imported' }],
    ]);
  });

  it('[saga 1] a word of a list that we do not know has its usual value', () => {
    const made = taken(mission({}, { missionType: 99, priorityTargetType: 'Everybody' }));
    expect(made.notes.filter(({ code }) => code === 'valueUnknown').map(({ facts }) => facts)).toEqual([
      { field: 'missionType', value: 99 },
      { field: 'priorityTargetType', value: 'Everybody' },
    ]);
  });

  it('[saga 0] numbers and ticks as texts, nothing at all in lists', () => {
    const made = taken(
      mission(
        {
          globalTriggers: [null, trigger('T', { initialValue: '3', useReset: 'True' })],
          globalEvents: [null, event('E', [action(3, { triggerList: [null, { triggerGUID: guid('T'), setValue: '2' }] })])], // prettier-ignore
        },
        { missionType: '1', roundLimit: '7' },
      ),
    );
    expect(made.mission.variables).toContainEqual(expect.objectContaining({ id: 't', start: 3 }));
    expect(made.account.every(({ fate }) => fate.kind === 'imported')).toBe(true);
    expect(made.notes.map(({ code }) => code)).not.toContain('valueUnknown');
  });

  it('[saga 0] numbers where texts belong are read as those texts, without a loss to tell', () => {
    const data = mission(
      { globalEvents: [event('E', [action(16, { theText: 1138 })])] },
      { missionName: 2187, startingEvent: guid('E') },
    );
    const made = taken(data);
    expect(made.title).toBe('2187');
    expect(told(tableFor(data).read())).toContain('1138');
    expect(made.notes.map(({ code }) => code)).not.toContain('valueUnknown');
  });

  it('[saga 2] a mission without an id', () => {
    const { missionGUID: _, ...rest } = mission();
    expect(taken(rest).id).toMatch(/^saga-/);
  });
});
