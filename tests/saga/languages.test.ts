// Translations by the hundred: each is read once, by few missions, and a mission has only so many languages.

import { describe, expect, it } from 'vitest';
import { importSaga, type Imported } from '../../src/saga';
import { makeAllowance } from '../../src/saga/allowance';
import { makeWords } from '../../src/saga/story/words';
import { countedWork } from '../kernel/countedWork';
import { action, event, guid, mission, tools } from './builder';

const N = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const code = (index: number): string =>
  `x${LETTERS[Math.floor(index / 26) % 26] ?? ''}${LETTERS[index % 26] ?? ''}`;

type Files = Readonly<Record<string, unknown>>;
const imported = (files: Files): Imported => {
  const made = importSaga(new Map(Object.entries(files).map(([name, data]) => [name, JSON.stringify(data)])), tools()); // prettier-ignore
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};
const translation = (index: number, missionName: string): object => ({
  languageID: `(${code(index)})`,
  missionProperties: { missionName },
  events: [],
});
const unused = ({ report }: Imported): readonly unknown[] =>
  report.notes.flatMap(({ code: of, facts }) => (of === 'translationUnused' ? facts['file'] : []));
const titled = ({ missions }: Imported): readonly string[] =>
  missions.filter(({ languages }) => languages.length > 1).map(({ source }) => source);

describe('[saga 11] languages of a mission', () => {
  it('[hostile] are as many as there may be, and the others are told', () => {
    const files = N(60).map((index) => [`m_${code(index)}.json`, translation(index, `Name ${index}`)]);
    const made = imported({ 'm.json': mission(), ...(Object.fromEntries(files) as Files) });
    expect(made.missions[0]?.languages).toHaveLength(25);
    expect(unused(made)).toHaveLength(60 - 24);
    expect(unused(made)).toContain(`m_${code(59)}.json`);
  });

  it('[hostile] are none for files without a text', () => {
    const files = N(60).map((index) => [`m_${code(index)}.json`, translation(index, ' ')]);
    const made = imported({ 'm.json': mission(), ...(Object.fromEntries(files) as Files) });
    expect(made.missions[0]?.languages).toEqual(['en']);
    expect(Object.keys(made.missions[0]?.words ?? {})).toEqual(['en']);
    expect(unused(made)).toHaveLength(60);
  });
});

describe('[saga 11] a translation', () => {
  const inFolders = (count: number, name = 'm.json'): Files =>
    Object.fromEntries(N(count).map((index) => [`d${index}/${name}`, mission({ missionGUID: guid(`m${index}`) })])); // prettier-ignore

  it('[saga 11] belongs to the mission beside it, and not to those of its name elsewhere', () => {
    expect(titled(imported({ ...inFolders(5), 'd3/m_DE.json': translation(0, 'Name') }))).toEqual([
      'd3/m.json',
    ]);
    expect(titled(imported({ ...inFolders(3), 'texts/m_DE.json': translation(0, 'Name') }))).toHaveLength(3);
  });

  it('[hostile] belongs to few missions of its name', () => {
    expect(titled(imported({ ...inFolders(20), 'm_DE.json': translation(0, 'Name') }))).toHaveLength(8);
  });

  it('[budgets] is read once, however many missions it belongs to', () => {
    const texts = N(300).map((index) => ({ GUID: guid(`t${index}`), tbText: `Text ${index}` }));
    const german = {
      languageID: 'Deutsch (DE)',
      events: N(3).map((index) => ({ eventActions: texts.slice(index * 100, index * 100 + 100) })),
    };
    const made = tools();
    const work = (files: Files): number => {
      const all = new Map(Object.entries(files).map(([name, data]) => [name, JSON.stringify(data)]));
      return countedWork(() => importSaga(all, made));
    };
    work(inFolders(1));
    const cost = (count: number): number =>
      work({ ...inFolders(count), 'm_DE.json': german }) - work(inFolders(count));
    expect(cost(8)).toBeLessThan(cost(1) + 8 * 1000);
  });
});

describe('[saga] words', () => {
  const letters = (words: Readonly<Record<string, Readonly<Record<string, string>>>>): number =>
    Object.values(words).flatMap((texts) => Object.values(texts)).join('').length; // prettier-ignore
  const wordsWith = (most: number) => {
    const room = makeAllowance(most);
    const german = { language: 'de', texts: new Map([['a', 'b']]) };
    return { room, words: makeWords('en', [german], () => null, () => {}, room) }; // prettier-ignore
  };

  it('[hostile] are written no further than there is room for', () => {
    const { room, words } = wordsWith(1000);
    for (const index of N(100)) words.write(`text`, `${index} ${'word '.repeat(20)}`, `${index}`);
    expect(room.isSpent()).toBe(true);
    expect(letters(words.finish())).toBeLessThan(1200);
  });

  it('[hostile] long texts that stand in a sentence with the name of each group have the same end', () => {
    const { room, words } = wordsWith(10_000);
    const text = { raw: `a${'<i></i>'.repeat(500)}`, place: 'x' };
    for (const index of N(100)) words.own('reposition', { who: `Group ${index}`, text });
    expect(room.isSpent()).toBe(true);
    expect(letters(words.finish())).toBeLessThan(1000);
  });

  it('[saga 11] a sentence of our own is written once for the same names', () => {
    const { words } = wordsWith(10_000);
    const text = { raw: 'there', place: 'x' };
    const keys = ['A', 'A', 'B'].map((who) => words.own('reposition', { who, text }));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(words.own('reposition', { who: text, text: 'A' })).not.toBe(keys[0]);
  });
});

describe('[saga] missions of one import', () => {
  it('[saga] of which all are small are imported together', () => {
    const files = Object.fromEntries(
      N(3).map((index) => [
        `m${index}.json`,
        mission({
          missionGUID: guid(`m${index}`),
          globalEvents: [event('E', [action(16, { theText: 'x' })])],
        }),
      ]),
    );
    expect(imported(files).missions).toHaveLength(3);
  });
});
