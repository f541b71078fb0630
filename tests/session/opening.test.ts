// Opening a long game costs what opening a short one costs: the past is read when it is asked for.

import { describe, expect, it } from 'vitest';
import { memoryFiles, type FileStore } from '../../src/session';
import { roll, TOY } from '../saves/toyGame';
import { createToy, modelOf, told, toySaves, type Disk, type ToyGame } from './toySaves';

type Read = { readonly files: FileStore; readonly letters: () => number; readonly operations: () => number };

/** Names count as letters that were read, too. */
function countingFiles(disk: Disk): Read {
  const honest = memoryFiles(disk);
  let [letters, operations] = [0, 0];
  return {
    letters: () => letters,
    operations: () => operations,
    files: {
      ...honest,
      read: async (name) => {
        const text = await honest.read(name);
        operations++;
        letters += text?.length ?? 0;
        return text;
      },
      list: async (prefix) => {
        const names = await honest.list(prefix);
        operations++;
        letters += names.join('').length;
        return names;
      },
    },
  };
}

async function played(commands: number): Promise<Disk> {
  const disk: Disk = new Map();
  const game = await createToy(toySaves(memoryFiles(disk)));
  for (let add = 0; add < commands; add++) await told(game.dispatch(roll(add % 500)));
  await game.flush();
  return disk;
}

async function opened({ files }: Pick<Read, 'files'>): Promise<ToyGame> {
  const loaded = await toySaves(files).load(1, TOY);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value.running;
}

describe('opening a game', () => {
  it(
    '[row 96] of 10,000 commands reads at most twice as much as one of 10',
    { timeout: 300_000 },
    async () => {
      const [short, long] = [countingFiles(await played(10)), countingFiles(await played(10_000))];
      await opened(short);
      await opened(long);
      expect(long.letters()).toBeLessThanOrEqual(2 * short.letters());
      expect(long.operations()).toBeLessThanOrEqual(2 * short.operations());
    },
  );

  it('[row 96] its past comes when it is asked for: the log, undo, and all of it', async () => {
    const disk = await played(100);
    const game = await opened(countingFiles(disk));
    const { floor } = game.store.getState();
    expect(floor).toBeGreaterThan(80);
    expect(game.store.getState()).toMatchObject({ cursor: 100, length: 100, canUndo: true });
    expect(game.log(0, 100)).toHaveLength(100 - floor);
    await game.readPast();
    expect(game.store.getState()).toMatchObject({ floor: 0, lost: null });
    expect(game.log(0, 100).map(({ command }) => command)).toEqual(
      Array.from({ length: 100 }, (_, add) => roll(add)),
    );
  });

  it('[row 96] undo goes on past what was read, one step at a time or at once', async () => {
    const disk = await played(60);
    const whole = await modelOf(await opened(countingFiles(new Map(disk))));
    const game = await opened(countingFiles(disk));
    for (let index = 59; index >= 0; index--) {
      expect((await told(game.undo())).ok, `to ${index}`).toBe(true);
      expect(JSON.stringify(game.store.getState().game)).toBe(whole.states[index]);
    }
    expect(game.store.getState().canUndo).toBe(false);
    expect((await told(game.goTo(60))).ok).toBe(true);
    await game.flush();
    const again = await opened(countingFiles(disk));
    expect((await told(again.goTo(5))).ok).toBe(true);
    expect(JSON.stringify(again.store.getState().game)).toBe(whole.states[5]);
    await told(again.dispatch(roll(77)));
    expect(await again.flush()).toEqual({ kind: 'saved' });
    expect((await opened(countingFiles(disk))).store.getState()).toMatchObject({ cursor: 6, length: 6 });
  });
});
