// Files that mean no good, or are broken: each is refused with one clear sentence, or imported harmlessly.

import { describe, expect, it, vi } from 'vitest';
import type { Thing } from '../../src/mission';
import { formatProblem } from '../../src/packs';
import { importSaga } from '../../src/saga';
import type { MissionDraft } from '../../src/saga/draft';
import { makeNamer } from '../../src/saga/ids';
import { looksOf } from '../../src/saga/map/looks';
import type { SagaEntity, SagaProperties } from '../../src/saga/source/entity';
import {
  action,
  contentPack,
  event,
  fileOf,
  guid,
  HALL,
  mission,
  section,
  tile,
  tools,
  trigger,
} from './builder';
import { countedWork } from '../kernel/countedWork';
import { tableFor } from './play';

const refused = (text: string, name = 'bad.json'): string => {
  const made = importSaga(new Map([[name, text]]), tools());
  if (made.ok) throw new Error('it was taken');
  const [first, ...others] = made.error;
  expect(others.length).toBeLessThan(5);
  return first ? formatProblem(first) : '';
};
const N = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const json = (
  more: Readonly<Record<string, unknown>>,
  about: Readonly<Record<string, unknown>> = {},
): string => JSON.stringify(mission(more, about));

describe('[saga] refused with one sentence', () => {
  it('[hostile] not JSON, cut off, empty', () => {
    expect(refused('hello')).toBe('bad.json: line 1, column 1: expected a value, found "hello"');
    expect(refused(json({}).slice(0, 500))).toMatch(/^bad\.json: line 1, column \d+: expected .+$/);
    expect(refused('')).toBe('bad.json: line 1, column 1: expected a value, found the end of the file');
    expect(refused('\uFEFF{\n"missionGUID": "x",\n}')).toBe(
      'bad.json: line 3, column 1: expected a field name in double quotes, found "}"',
    );
    // Written twice, a field is no mistake here.
    expect(refused('{"a":1,"a":')).toBe('bad.json: expected JSON, found something else');
  });

  it('[hostile] nested ten thousand deep', () => {
    const deep = `{"missionGUID":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect(refused(deep)).toBe(
      'bad.json: expected at most 60 objects and lists inside each other, found more',
    );
    expect(refused('['.repeat(2_000_000))).toMatch(/at most 60 objects/);
  });

  it('[hostile] larger than any mission, before it is parsed', () => {
    expect(refused(`${json({})}${' '.repeat(9 * 1024 * 1024)}`)).toMatch(/at most 8388608 letters/);
  });

  it('[hostile] something else altogether', () => {
    expect(refused('{}')).toBe('bad.json: expected a Saga mission, found none');
    expect(refused('[1,2,3]')).toBe('bad.json: expected a Saga mission, found none');
    expect(refused('{"kind":"missions","entries":[]}')).toBe('bad.json: expected a Saga mission, found none');
    expect(refused('picture', 'icon.png')).toBe('icon.png: expected a Saga mission, found none');
  });

  it.each([
    ['mapSections', { mapSections: 'no list' }],
    ['globalEvents', { globalEvents: { length: 3 } }],
    ['globalEvents', { globalEvents: [event('x', [], { eventActions: [7] })] }],
    ['globalEvents', { globalEvents: [event('x', [action(3, { triggerList: [{ setValue: 'many' }] })])] }],
    ['mapEntities', { mapEntities: [{ entityPosition: 'somewhere' }] }],
    ['missionProperties', { missionProperties: { roundLimit: 1e300 } }],
    ['missionGUID', { missionGUID: 'x'.repeat(5000) }],
    [
      'mapSections',
      {
        mapSections: [{ ...HALL, mapTiles: Array.from({ length: 5000 }, () => ({ entityPosition: '0,0' })) }],
      },
    ],
  ])('[hostile] wrong types, huge numbers, too much of something: %s', (field, more) => {
    expect(refused(json(more as Readonly<Record<string, unknown>>))).toContain(`bad.json: ${field}`);
  });

  it('[hostile] [saga 14] more actions than any mission has', () => {
    const events = N(50).map((index) => event(`E${index}`, N(100).map(() => action(16, { theText: 'x' })))); // prettier-ignore
    expect(refused(json({ globalEvents: events }))).toBe(
      'bad.json: expected at most 4000 actions in all events together, found 5000',
    );
  });

  it('[hostile] more events or triggers than any mission has, spread over its sections', () => {
    const sections = (more: (index: number) => object): string =>
      json({
        mapSections: [HALL, ...N(50).map((index) => ({ ...section(`S${index}`, []), ...more(index) }))],
      });
    expect(refused(sections(() => ({ missionEvents: N(300).map(() => ({ name: 'same' })) })))).toBe(
      'bad.json: expected at most 400 events of the mission and its sections together, found 15000',
    );
    expect(refused(sections(() => ({ triggers: N(100).map(() => ({ name: 'same' })) })))).toBe(
      'bad.json: expected at most 150 triggers of the mission and its sections together, found 5000',
    );
  });

  it('[hostile] more tiles than any mission has, spread over its sections', () => {
    const mapTiles = N(300).map((index) => tile(22, 'A', [0, 0], { GUID: guid(`t${index}`) }));
    const mapSections = [HALL, ...N(2).map((index) => section(`S${index}`, mapTiles))];
    expect(refused(json({ mapSections }))).toBe(
      'bad.json: expected at most 400 tiles of all sections together, found 601',
    );
  });

  it('[hostile] thousands of empty things are counted before any of them is read', () => {
    const empty = `[${'{},'.repeat(100_000)}{}]`;
    expect(refused(json({}).replace('"mapEntities":[]', `"mapEntities":${empty}`))).toBe(
      'bad.json: mapEntities: expected at most 400 items, found a list of 100001',
    );
  });

  it('[hostile] a few actions of which very much would become: orders for every group, in every event', () => {
    const groups = N(69).map((index) => ({ cardID: `DG${String(index + 1).padStart(3, '0')}` }));
    const theText = N(18).map((index) => `Do ${index}`).join('\n'); // prettier-ignore
    const events = N(40).map((index) => event(`E${index}`, N(100).map(() => action(11, { theText })))); // prettier-ignore
    expect(refused(json({ globalEvents: events, initialDeploymentGroups: groups }))).toMatch(
      /^bad\.json: expected at most \d+ [a-z, ]+, found \d+$/,
    );
  });

  it.each<readonly [Readonly<Record<string, unknown>>, string]>([
    [
      { missionProperties: { missionName: { toString: 1 } } },
      'missionProperties.missionName: expected text, found an object',
    ],
    [
      { missionProperties: { roundLimit: { valueOf: 1 } } },
      'missionProperties.roundLimit: expected a number, found an object',
    ],
    [
      { missionProperties: { factionImperial: { toString: 1 } } },
      'missionProperties.factionImperial: expected true or false, found an object',
    ],
  ])('[hostile] objects that are no text when they are asked for it: %o', (more, sentence) => {
    expect(refused(json(more))).toBe(`bad.json: ${sentence}`);
  });

  it('[hostile] a map without a single tile of ours', () => {
    expect(refused(json({ mapSections: [] }))).toBe(
      'bad.json: mapSections: expected at least one tile of a box that we know, found none',
    );
  });
});

describe('[saga] imported harmlessly', () => {
  const words = (raw: string): string => {
    const made = importSaga(fileOf(mission({}, { missionDescription: raw })), tools());
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value.missions[0]?.words['en']?.['briefing'] ?? '';
  };

  it('[hostile] [saga 8.3] scripts in text: tags are stripped, what looks like our markup is not', () => {
    expect(words('<script>alert(1)</script>Hello')).toBe('alert(1)Hello');
    expect(words('<img src=x onerror="alert(1)">Hi <b>you</b>')).toBe('Hi **you**');
    expect(words('{{heroes}} $t(secret) [action] {A}')).toBe('{ {heroes} } $ t(secret) (action) [action]');
    expect(words('a < b and c > d')).toBe('a < b and c > d');
  });

  it('[hostile] what steers a terminal or turns the way of reading round is no part of a text', () => {
    expect(words('a\u001B[31m\u0007\u0000b\u0085\u202Ec\u2066d\u200Fe')).toBe('a(31mbcde');
    expect(words('half \uD800 and \uDC00, whole \u{1F600}')).toBe('half  and , whole \u{1F600}');
    expect(words('one\r\ntwo\tthree')).toBe('one\ntwo\tthree');
  });

  it('[hostile] names and ids are one line', () => {
    const GUID = 'an\nid';
    const data = mission({
      globalEvents: [
        event('one\r\n\u001B[2Jtwo\u0007', [action(99, { displayName: 'a\tb\u2028c', GUID: 'x\ny' })], {
          GUID,
        }),
      ],
    });
    const made = importSaga(fileOf(data), tools());
    const [mine] = made.ok ? made.value.missions : [];
    expect(mine?.account.map(({ name, guid: id }) => [name, id])).toEqual([
      ['a b c', 'x y'],
      ['one [2Jtwo', 'an id'],
    ]);
  });

  it('[saga 8.3] codes become our icons or words', () => {
    expect(words('{A} {B} {C} {H} {I} {J} {K} {Q} {-} {D} {R1} {Rebel}')).toBe(
      '[action] [surge] [strain] [damage] [tech] [insight] [strength] [attack] • threat the target a Rebel',
    );
    expect(words('Worth *3*.')).toBe('Worth 3 × threat level.');
  });

  it('[hostile] fields that reach into the program are ignored', () => {
    const text = json({}).replace(
      '"fileName"',
      '"__proto__":{"polluted":1},"constructor":{"x":1},"fileName"',
    );
    const made = importSaga(new Map([['x.json', text]]), tools());
    expect(made.ok).toBe(true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('[hostile] only so many sentences are read as orders; the rest stays words and is told', () => {
    const asked: string[] = [];
    const readOrder = (sentence: string) => {
      asked.push(sentence);
      return null;
    };
    const lines = (from: number) => Array.from({ length: 18 }, (_, line) => `Line ${from + line}`).join('\n');
    const actions = Array.from({ length: 70 }, (_, index) =>
      action(11, { groupsToAdd: [{ id: 'DG001' }], theText: lines(index * 18) }),
    );
    const made = importSaga(fileOf(mission({ globalEvents: [event('E', actions)] })), {
      ...tools(),
      readOrder,
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    expect(asked).toHaveLength(500);
    expect(made.value.missions[0]?.notes).toContainEqual({
      about: 'rest',
      code: 'ordersUnread',
      facts: { most: 500 },
    });
  });

  it('[hostile] the section lists of older editors each begin with an entry that means nothing: it counts for nothing', () => {
    const sections = Array.from({ length: 90 }, (_, index) => section(`S${index}`, []));
    const globalTriggers = Array.from({ length: 80 }, (_, index) => trigger(`T${index}`));
    const made = importSaga(fileOf(mission({ mapSections: [HALL, ...sections], globalTriggers })), tools());
    expect(made.ok ? [] : made.error).toEqual([]);
  });

  it.each([
    ['missions, each of which may name any other', () => ({})],
    [
      'campaigns, and translations that any of them may list',
      (index: number) => ({
        [`c${index}.json`]: {
          campaignStructure: N(20).map(() => ({ missionID: 'Core 1' })),
          campaignTranslationItems: N(20).map((item) => ({ fileName: `${index} ${item}` })),
        },
        [`t${index}.json`]: { languageID: 'Deutsch (DE)', events: [] },
      }),
    ],
  ])('[budgets] the work of an import grows with its files and no faster: %s', (_, beside) => {
    const next = N(20).map(() => action(27, { eventActionType: 'CM4', missionID: 'Core 1' }));
    const files = (count: number): ReadonlyMap<string, string> =>
      new Map(
        N(count).flatMap((index) => {
          const named = { missionGUID: guid(`m${index}`), globalEvents: [event('E', next)] };
          const all: Readonly<Record<string, unknown>> = {
            [`m${index}.json`]: mission(named, { missionID: 'Core 5' }),
            ...beside(index),
          };
          return Object.entries(all).map(([name, data]) => [name, JSON.stringify(data)] as const);
        }),
      );
    const made = tools();
    const [few, many] = [6, 60].map((count) => {
      const texts = files(count);
      return countedWork(() => importSaga(texts, made));
    });
    expect(many).toBeLessThan(13 * (few ?? 0));
  });

  it('[hostile] a thing that is changed again and again: each change is looked at once', () => {
    let looks = 0;
    const looked = <Value>(value: Value): Value => {
      looks++;
      return value;
    };
    const entityProperties = {
      get name() {
        return looked('same');
      },
      get entityColor() {
        return looked('Red');
      },
    };
    const change = { sourceGUID: 'x', entityProperties };
    const eventActions = [{ type: 'M2', entitiesToModify: Array.from({ length: 1000 }, () => change) }];
    const draft = { events: new Map([['e', { eventActions }]]) } as unknown as MissionDraft;
    const usual = { name: 'same', entityColor: 'Red' } as SagaProperties;
    const thing = { kind: 'token' } as Thing;
    const token = { GUID: 'x', entityType: 'Token', tokenColor: '', entityProperties: usual } as SagaEntity;
    for (let times = 0; times < 1000; times++) expect(looksOf(draft, token, thing, usual, 'x')).toEqual({});
    expect(looks).toBeLessThan(5000);
  });

  it('[hostile] a hundred thousand things of one name get a number each', () => {
    const nameOne = makeNamer();
    const ids = Array.from({ length: 100_000 }, () => nameOne('same', 'otherwise'));
    expect(ids.slice(0, 3)).toEqual(['same', 'same-2', 'same-3']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[hostile] four thousand ways to end the mission, in events with long texts', () => {
    const eventText = 'Nobody knows who is ahead. '.repeat(550);
    const ends = Array.from({ length: 10 }, () => ({ eventActionType: 0, endMission: true }));
    const globalEvents = Array.from({ length: 400 }, (_, index) =>
      event(`E${index}`, ends, { eventText, useAllHeroesWounded: true }),
    );
    const made = importSaga(fileOf(mission({ globalEvents })), tools());
    const notes = made.ok ? (made.value.missions[0]?.notes ?? []) : [];
    expect(notes.filter(({ code }) => code === 'lostByWounds')).toHaveLength(400);
  });

  it('[hostile] thousands of cards that nobody knows: ours are gone through once, not for each of them', () => {
    const cards = new Map(contentPack().cards);
    const gone = vi.spyOn(cards, 'values');
    const groupsToAdd = Array.from({ length: 100 }, (_, index) => ({ id: '', name: `Nobody ${index}` }));
    const globalEvents = Array.from({ length: 40 }, (_, index) =>
      event(`E${index}`, [action(10, { groupsToAdd })], {
        useAllyDefeated: true,
        allyDefeated: `No ${index}`,
      }),
    );
    const made = importSaga(fileOf(mission({ globalEvents })), {
      ...tools(),
      pack: { ...contentPack(), cards },
    });
    const notes = made.ok ? (made.value.missions[0]?.notes ?? []) : [];
    expect(notes.filter(({ code }) => code === 'groupUnknown')).toHaveLength(100);
    expect(notes.filter(({ code }) => code === 'allyUnknown')).toHaveLength(40);
    expect(gone.mock.calls.length).toBeLessThan(10);
  });

  it('[hostile] a ring of events is stopped and the game goes on', () => {
    const ring = (name: string) => ({
      name,
      GUID: guid(name),
      repeateable: true,
      isUnique: false,
      triggerGUID: guid('none'),
      missionEvents: [guid(`event ${name}`)],
    });
    const data = mission(
      {
        globalEvents: ['A', 'B'].map((name, index) =>
          event(name, [action(19, { eventGroupGUID: guid(index === 0 ? 'B' : 'A') })], {
            GUID: guid(`event ${name}`),
            isRepeatable: true,
          }),
        ),
        eventGroups: [ring('A'), ring('B')],
      },
      { startingEvent: guid('event A') },
    );
    const table = tableFor(data);
    expect(table.has('scriptStopped')).toBe(1);
    expect(table.game.stage).toBe('heroes');
  });
});
