// Nothing is lost in silence: whatever does not come along has a row or a note that names it.

import { describe, expect, it } from 'vitest';
import { formatProblem, loadPack } from '../../../src/packs';
import { importSaga, type ImportedMission } from '../../../src/packs/saga';
import { action, contentFiles, entity, event, fileOf, guid, mission, NONE, tools, trigger } from './builder';

type Json = Readonly<Record<string, unknown>>;

function imported(data: Json): ImportedMission {
  const made = importSaga(fileOf(data), tools());
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const pack = loadPack(made.value.files, contentFiles());
  expect(pack.ok ? [] : pack.error.map(formatProblem)).toEqual([]);
  const [first] = made.value.missions;
  if (!first) throw new Error('no mission');
  return first;
}
const notesOf = ({ notes }: ImportedMission, code: string): readonly unknown[] =>
  notes.filter((note) => note.code === code).map(({ facts }) => facts);
const says = (text: string, more: Json = {}): Json => action(16, { theText: text, ...more });

describe('[saga] ids that are there twice, or not at all', () => {
  const without = ({ GUID: _, ...rest }: Json): Json => rest;
  const same = { GUID: guid('same') };

  it('[saga 5] things', () => {
    const made = imported(
      mission({
        mapEntities: [
          entity('A', 4, [1, 1], same),
          entity('B', 2, [2, 1], same),
          ...['C', 'D'].map((name, index) => without(entity(name, 4, [index, 0]))),
        ],
      }),
    );
    expect(made.mission.things.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'entrance']);
    expect(notesOf(made, 'ownId')).toEqual(['B', 'C', 'D'].map((name) => ({ name })));
  });

  it('[saga 8] events and actions: each has a row of its own', () => {
    const made = imported(
      mission({
        globalEvents: [
          event('None (Global)', [], { GUID: NONE }),
          event('A', [says('one', same), says('two', same), without(says('three'))], same),
          event('B', [says('four', same)], { ...same, useStartOfRound: true }),
          without(event('C', [says('five')], { useStartOfRound: true })),
        ],
      }),
    );
    expect(made.account.map(({ name, type }) => type ?? name)).toEqual([
      'G7', 'G7', 'G7', 'A', 'G7', 'B', 'G7', 'C',
    ]); // prettier-ignore
    expect(new Set(made.account.map(({ guid: id }) => id)).size).toBeGreaterThan(6);
    expect(Object.values(made.words['en'] ?? {})).toEqual(expect.arrayContaining(['four', 'five']));
    expect(notesOf(made, 'ownId')).toEqual([{ name: 'B' }, { name: 'C' }]);
  });

  it('[saga 7] triggers', () => {
    const made = imported(mission({ globalTriggers: [trigger('T', same), trigger('U', same)] }));
    expect(made.mission.variables?.map(({ id }) => id)).toEqual(expect.arrayContaining(['t', 'u']));
    expect(notesOf(made, 'ownId')).toEqual([{ name: 'U' }]);
  });
});
