// Hostile missions of each kind at two sizes: the work of an import grows with its files, and no faster.

import { describe, expect, it, vi } from 'vitest';
import { BUDGETS } from '../../src/kernel';
import { importSaga } from '../../src/saga';
import { MOST_PARTS } from '../../src/saga/parts';
import { makeAllowance } from '../../src/saga/allowance';
import { tooManyValues } from '../../src/saga/source/readSource';
import { readSources } from '../../src/saga/source/sources';
import { formatProblem } from '../../src/packs';
import { countedWork } from '../kernel/countedWork';
import { action, contentPack, event, guid, HALL, mission, section, START, tile, tools } from './builder';
import { numbered } from './drafts';

type Json = Readonly<Record<string, unknown>>;
const N = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const textsOf = (files: Json): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([name, data]) => [name, JSON.stringify(data)]));
const inEvents = (actions: readonly Json[]): readonly Json[] =>
  N(Math.ceil(actions.length / 100)).map((index) =>
    event(`E${index}`, actions.slice(index * 100, index * 100 + 100)),
  );
const tiles = (count: number): readonly Json[] =>
  N(count).map((index) =>
    tile(1, 'A', [(index % 14) * 6, Math.floor(index / 14) * 6], { GUID: guid(`t${index}`) }),
  );
const onTiles = (count: number, entityOf: (index: number) => Json): Json => ({
  'm.json': mission({
    mapSections: [{ ...HALL, GUID: START, mapTiles: tiles(count) }],
    mapEntities: N(count).map(entityOf),
  }),
});
const names = N(60).map((index) => ({ id: numbered(index) }));

/** By what they do: files of about so many parts. */
const KINDS: readonly (readonly [kind: string, (size: number) => Json])[] = [
  [
    'resets of groups and orders for all of them',
    (size) => ({
      'm.json': mission({
        globalEvents: inEvents(
          N(size).flatMap((by) => [
            action(11, { theText: `Do ${by}` }),
            action(18, { groupsToAdd: [...names.slice(by % 60), ...names.slice(0, by % 60)] }),
          ]),
        ),
      }),
    }),
  ],
  [
    'a section without tiles that is shown again and again',
    (size) => ({
      'm.json': mission({
        mapSections: [HALL, section('S', [])],
        mapEntities: N(size).map((index) => ({
          name: `n${index}`,
          entityType: 2,
          mapSectionOwner: guid('S'),
          entityPosition: '900,900',
        })),
        globalEvents: inEvents(N(size).map(() => action(14, { mapSection: guid('S') }))),
      }),
    }),
  ],
  [
    'targets by chance for all groups',
    (size) => ({
      'm.json': mission({
        globalEvents: inEvents(
          N(size).map((by) => action(12, { targetType: 3, otherTarget: `Crate ${by}`, percentChance: 50 })),
        ),
      }),
    }),
  ],
  [
    'characters, and groups that nobody knows',
    (size) => ({
      'm.json': mission({
        customCharacters: N(Math.min(200, size)).map((index) => ({ cardID: `TC${index}` })),
        globalEvents: inEvents(
          N(size).map((by) =>
            action(10, { groupsToAdd: N(10).map((index) => ({ id: `no ${by} ${index}` })) }),
          ),
        ),
      }),
    }),
  ],
  [
    'translations that many missions of one name share',
    (size) => ({
      ...Object.fromEntries(
        N(Math.ceil(size / 10)).map((index) => [
          `d${index}/m.json`,
          mission({ missionGUID: guid(`m${index}`) }),
        ]),
      ),
      ...Object.fromEntries(
        N(Math.ceil(size / 10)).map((index) => [
          `m_${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}.json`,
          {
            languageID: '',
            events: N(10).map(() => ({
              eventActions: N(10).map((one) => ({ GUID: `${one}`, tbText: 'x' })),
            })),
          },
        ]),
      ),
    }),
  ],
  [
    'crates far beside the map',
    (size) =>
      onTiles(size, (index) => ({ name: `n${index}`, entityType: 2, entityPosition: '990000,990000' })),
  ],
  [
    'highlights as large as the world',
    (size) =>
      onTiles(size, (index) => ({
        name: `n${index}`,
        entityType: 5,
        Width: 900_000,
        Height: 900_000,
        entityPosition: '0,0',
      })),
  ],
];

/** Ten times the parts, ten times the work, and a little for what is done once. */
const MOST_GROWTH = 13;
/** What is made of many by many has an end of its own. */
const FOR_PARTS = 20 * MOST_PARTS;

describe('[saga] work', () => {
  const made = { pack: contentPack() };
  it.each(KINDS)('[budgets] grows no faster than the files: %s', (_, filesOf) => {
    const few = textsOf(filesOf(10));
    const many = textsOf(filesOf(100));
    importSaga(few, made);
    const [less, more] = [few, many].map((files) => countedWork(() => importSaga(files, made)));
    const letters = [...many.values()].join('').length;
    expect(more).toBeLessThan(BUDGETS.saga.work * letters + FOR_PARTS);
    expect(more).toBeLessThan(MOST_GROWTH * (less ?? 0) + FOR_PARTS);
  });

  it.each([
    ['crates', { entityType: 2 }],
    ['highlights', { entityType: 5, Width: 900_000, Height: 900_000 }],
  ])('[budgets] spaces are taken out of their keys once, however many %s lie beside the map', (_, of) => {
    const files = (count: number): ReadonlyMap<string, string> =>
      textsOf({
        'm.json': mission({
          mapSections: [{ ...HALL, mapTiles: tiles(20) }],
          mapEntities: N(count).map((index) => ({
            ...of,
            name: `n${index}`,
            entityPosition: `-${index}0,-${index}0`,
          })),
        }),
      });
    const splits = (count: number): number => {
      const texts = files(count);
      const split = vi.spyOn(String.prototype, 'split');
      importSaga(texts, made);
      const { length } = split.mock.calls.filter(([by]) => (by as unknown) === ',');
      split.mockRestore();
      return length;
    };
    expect(splits(200) - splits(10)).toBeLessThan(190 * 10);
  });

  it('[hostile] empty items of every action: a file has only so many values, and so have all missions together', () => {
    const entitiesToModify = N(400).map(() => ({}));
    const files = (count: number, actions: number): Json =>
      Object.fromEntries(
        N(count).map((one) => {
          const changes = N(actions).map(() => ({ eventActionType: 15, entitiesToModify }));
          return [`m${one}.json`, mission({ globalEvents: inEvents(changes) })];
        }),
      );
    const refusal = (all: Json): string => {
      const read = readSources(textsOf(all));
      return read.ok ? '' : read.error.map(formatProblem).join();
    };
    expect(refusal(files(1, 520))).toMatch(
      /^m0\.json: expected at most 200000 values in one file, found \d+$/,
    );
    expect(refusal(files(2, 40))).toBe('');
    const room = makeAllowance(30_000);
    const told = N(3).map(() => tooManyValues('m.json', files(1, 30), room)?.expected);
    expect(told).toEqual([undefined, undefined, 'at most 30000 values in all missions together']);
  });

  it('[hostile] sentences of many missions are read together, and only so many', () => {
    let asked = 0;
    const readOrder = (): null => {
      asked++;
      return null;
    };
    const lines = (from: string): string => N(18).map((line) => `Line ${from} ${line}`).join('\n'); // prettier-ignore
    const files = Object.fromEntries(
      N(12).map((one) => {
        const orders = N(28).map((index) =>
          action(11, { groupsToAdd: [{ id: 'DG001' }], theText: lines(`${one} ${index}`) }),
        );
        return [
          `m${one}.json`,
          mission({ missionGUID: guid(`m${one}`), globalEvents: [event('E', orders)] }),
        ];
      }),
    );
    expect(importSaga(textsOf(files), { ...tools(), readOrder }).ok).toBe(true);
    expect(asked).toBe(5000);
  });
});
