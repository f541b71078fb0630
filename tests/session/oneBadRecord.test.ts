// One record that the storage does not give, or one game that is as large as may be: the other games, and whatever stands in for
// the record, are there all the same.

import { describe, expect, it } from 'vitest';
import { memoryFiles, StoreFailure, type FileStore } from '../../src/session';
import { SLOTS, type Slot } from '../../src/session/slots/names';
import { roll, TOY } from '../saves/toyGame';
import { deviceOn, MISSION } from './copySamples';
import { valueOf } from './gamesOn';
import { createToy, loadToy, modelOf, reopen, toySaves, told, type Disk, type ToyGame } from './toySaves';

const LOST = new Error('Failed to read large IndexedDB value');

/** As a browser that has lost the large value of a record: whatever looks at it fails until it is written anew. */
function without(disk: Disk, lost: Set<string>): FileStore {
  const files = memoryFiles(disk);
  const given = (names: readonly string[]): void => {
    if (names.some((name) => lost.has(name))) throw new StoreFailure('failed', LOST);
  };
  return {
    ...files,
    read: async (name) => {
      given([name]);
      return files.read(name);
    },
    write: async (name, text) => {
      await files.write(name, text);
      lost.delete(name);
    },
    swap: async (name, text, expected) => {
      given(Object.keys(expected));
      const outcome = await files.swap(name, text, expected);
      if (outcome === 'done') lost.delete(name);
      return outcome;
    },
    append: async (name, text, expected) => {
      given([name, ...Object.keys(expected)]);
      return files.append(name, text, expected);
    },
  };
}

async function played(disk: Disk, slot: Slot, commands = 21): Promise<ToyGame> {
  const game = await createToy(toySaves(memoryFiles(disk)), slot);
  for (let add = 0; add < commands; add++) await told(game.dispatch(roll(add)));
  await game.flush();
  return game;
}

const namesIn = (disk: Disk, part: string): readonly string[] =>
  [...disk.keys()].filter((name) => name.includes(part));

describe('one record that the storage does not give', () => {
  it.each(['tip-a', 'tip-b', 'generation-0', 'head-a', 'head-b'])(
    '[saves] %s: all games are listed, and its own is opened and carried out, whole',
    async (part) => {
      const disk: Disk = new Map();
      await played(disk, 1);
      const game = await played(disk, 3);
      const name = namesIn(disk, part).find((one) => one.startsWith('slot3.')) ?? '';
      const troubles: unknown[] = [];
      const saves = toySaves(without(disk, new Set([name])), troubles);
      const kinds = valueOf(await saves.list()).map(({ kind }) => kind);
      expect(kinds).toEqual(['playable', 'empty', 'playable', 'empty', 'empty', 'empty']);
      expect((await saves.exportSlot(3)).ok).toBe(true);
      const { running, lost } = await loadToy(saves, 3);
      expect(lost).toBeNull();
      expect(await modelOf(running)).toEqual(await modelOf(game));
      // It is an error all the same, and goes into the file of a bug report.
      expect(troubles).toContainEqual(new StoreFailure('failed', LOST));
    },
  );

  it.each(['tip-a', 'tip-b'])(
    '[saves] %s is written anew by the next step, and the other one stays until then',
    async (part) => {
      const disk: Disk = new Map();
      await played(disk, 1);
      const lost = new Set([`slot1.${part}`]);
      const { running } = await loadToy(toySaves(without(disk, lost)));
      await told(running.dispatch(roll(1)));
      expect(await running.flush()).toEqual({ kind: 'saved' });
      expect(lost.size).toBe(0);
      expect(await modelOf(await reopen(disk))).toEqual(await modelOf(running));
    },
  );

  it('[saves] a tip that can be read again after all is not written over unseen', async () => {
    const disk: Disk = new Map();
    await played(disk, 1);
    const lost = new Set(['slot1.tip-b']);
    const { running } = await loadToy(toySaves(without(disk, lost)));
    const before = disk.get('slot1.tip-b');
    lost.clear();
    await told(running.dispatch(roll(1)));
    expect(await running.flush()).toEqual({ kind: 'memoryOnly', reason: 'elsewhere' });
    expect(disk.get('slot1.tip-b')).toBe(before);
  });

  it('[saves] a chunk that is not given now may be another time: nothing of the past is given up', async () => {
    const disk: Disk = new Map();
    // Where a round has just ended, the chunk before it is read at once, for undo.
    const game = await played(disk, 1, 54);
    const lost = new Set(namesIn(disk, 'chunk-45-'));
    expect(lost.size).toBe(1);
    const saves = toySaves(without(disk, lost));
    expect((await saves.exportSlot(1)).ok).toBe(true);
    const loaded = await loadToy(saves);
    expect(loaded.lost).toBeNull();
    lost.clear();
    expect(await modelOf(loaded.running)).toEqual(await modelOf(game));
  });

  it('[saves] a slot of which no tip is given is damaged; it hides no other one, and can be removed', async () => {
    const disk: Disk = new Map();
    for (const slot of [1, 3] as const) await played(disk, slot);
    const saves = toySaves(without(disk, new Set(['slot3.tip-a', 'slot3.tip-b'])));
    const listed = valueOf(await saves.list());
    expect(listed.map(({ kind }) => kind)).toEqual([
      'playable',
      'empty',
      'damaged',
      'empty',
      'empty',
      'empty',
    ]);
    const failed = { ok: false, error: { code: 'storage', reason: 'failed' } };
    expect(await saves.load(3, TOY)).toEqual(failed);
    expect(await saves.exportSlot(3)).toEqual(failed);
    expect((await saves.remove(3)).ok).toBe(true);
    expect(namesIn(disk, 'slot3.')).toEqual([]);
  });

  it('[saves] a slot whose only record is not given is not taken for an empty one', async () => {
    const disk: Disk = new Map([['slot1.generation-1', '?']]);
    const saves = toySaves(without(disk, new Set(disk.keys())));
    expect(valueOf(await saves.list())[0]?.kind).toBe('damaged');
    expect(await saves.create(1, TOY, { seed: 'x', size: 1, roundLength: 9 })).toMatchObject({
      ok: false,
      error: { code: 'storage' },
    });
  });

  it('[saves] storage that fails in the middle of the list is told as before', async () => {
    const disk: Disk = new Map();
    await played(disk, 1);
    const files = memoryFiles(disk);
    const fail = () => Promise.reject(new StoreFailure('failed'));
    const saves = toySaves({
      ...files,
      read: (name) => (name.startsWith('slot1.') ? files.read(name) : fail()),
      list: (prefix) => (prefix.startsWith('slot1.') ? files.list(prefix) : fail()),
    });
    expect(await saves.list()).toEqual({ ok: false, error: { code: 'storage', reason: 'failed' } });
  });

  it('[row 143] a copy of everything holds all other games, and counts the one that is missing', async () => {
    const device = await deviceOn();
    for (const slot of [1, 3] as const) valueOf(await device.games.importInto(slot, MISSION));
    for (const name of ['slot3.tip-a', 'slot3.tip-b']) device.files.delete(name);
    const lost = new Set(['slot3.tip-a']);
    device.files.set('slot3.tip-a', '?');
    const again = await deviceOn(device.files, device.kept, (disk) => without(disk, lost));
    expect(valueOf(await again.copies.make())).toMatchObject({ games: 1, left: 1 });
  });
});

describe('the list of slots', () => {
  it('[saves] reads one game after the other, and no text twice', async () => {
    const disk: Disk = new Map();
    for (const slot of SLOTS) await played(disk, slot);
    const files = memoryFiles(disk);
    const steps: string[] = [];
    const told = (name: string, step: string): void => {
      if (/tip|generation/.test(name)) steps.push(`${step} ${name}`);
    };
    const parse = JSON.parse;
    JSON.parse = (text: string, ...others) => {
      if (text.includes('"writer"')) steps.push('parse');
      return parse(text, ...others);
    };
    try {
      const read = async (name: string): Promise<string | null> => {
        told(name, 'read');
        return files.read(name);
      };
      expect(valueOf(await toySaves({ ...files, read }).list())).toHaveLength(6);
    } finally {
      JSON.parse = parse;
    }
    expect(steps).toEqual(
      SLOTS.flatMap((slot) => [`read slot${slot}.tip-a`, `read slot${slot}.tip-b`, 'parse', 'parse']),
    );
  });
});
