import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_LENGTH } from '../../src/saves/journal';
import { memoryFiles, StoreFailure, type FileStore } from '../../src/session';
import { roll, TOY, TOY_SETUP } from '../saves/toyGame';
import {
  createToy,
  loadToy,
  MODEL,
  modelOf,
  modelStep,
  reopen,
  takeStep,
  told,
  toySaves,
  type Disk,
} from './toySaves';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a running game', () => {
  it('[session] tells what is, and what can be taken back', async () => {
    const game = await createToy(toySaves(memoryFiles()));
    expect(game.store.getState()).toMatchObject({ cursor: 0, length: 0, canUndo: false, canRedo: false });
    expect(game.startEvents).toEqual([{ kind: 'rolled', space: 0, sum: 0 }]);
    expect(game.dispatch(roll(5)).ok).toBe(true);
    await told(game.dispatch(roll(6)));
    expect((await told(game.undo())).ok).toBe(true);
    expect(game.store.getState()).toMatchObject({ cursor: 1, length: 2, canUndo: true, canRedo: true });
    expect(game.log(0, 10).map(({ command }) => command)).toEqual([roll(5)]);
    expect((await told(game.redo())).ok).toBe(true);
    expect(await told(game.redo())).toEqual({ ok: false, error: { code: 'outOfRange', from: 0, to: 2 } });
    expect(game.log(0, 10)).toHaveLength(2);
    expect(await told(game.dispatch({ kind: 'refuseMe' }))).toEqual({
      ok: false,
      error: { code: 'refused' },
    });
    expect(game.store.getState()).toMatchObject({ cursor: 2, length: 2, canUndo: true, canRedo: false });
  });

  it('[session] what was played is there after a restart, the log and the setup included', async () => {
    const disk: Disk = new Map();
    const game = await createToy(toySaves(memoryFiles(disk)));
    for (let add = 0; add < 130; add++) await told(game.dispatch(roll(add)));
    expect(await game.flush()).toEqual({ kind: 'saved' });
    const again = await reopen(disk);
    expect(again.setup).toEqual(TOY_SETUP);
    expect(again.startEvents).toEqual(game.startEvents);
    expect(again.log(0, 130)).toEqual(game.log(0, 130));
    expect(await modelOf(again)).toEqual(await modelOf(game));
  });

  it('[session] what redo would bring is known, also after a restart', async () => {
    const disk: Disk = new Map();
    const game = await createToy(toySaves(memoryFiles(disk)));
    for (let add = 0; add < 60; add++) await told(game.dispatch(roll(add)));
    expect(game.next()).toBeNull();
    await told(game.goTo(10));
    expect(game.next()?.command).toEqual(roll(10));
    await game.flush();
    expect((await reopen(disk)).next()?.command).toEqual(roll(10));
  });

  it.each([1, 12, 60])(
    '[undo] all %i moves taken back, and a restart: all of them can be redone',
    async (moves) => {
      const disk: Disk = new Map();
      const game = await createToy(toySaves(memoryFiles(disk)));
      const begun = game.store.getState().game;
      for (let add = 0; add < moves; add++) await told(game.dispatch(roll(add)));
      const played = await modelOf(game);
      await told(game.goTo(0));
      expect(await game.flush()).toEqual({ kind: 'saved' });
      const { running, lost } = await loadToy(toySaves(memoryFiles(disk)));
      expect(lost).toBeNull();
      expect(running.store.getState()).toMatchObject({
        cursor: 0,
        length: moves,
        canUndo: false,
        canRedo: true,
        game: begun,
      });
      expect(running.next()?.command).toEqual(roll(0));
      expect((await told(running.redo())).ok).toBe(true);
      expect(await modelOf(running)).toEqual({ ...played, cursor: 1 });
    },
  );

  it('[session] random walks with restarts agree with a list of states', async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant('roll' as const), by: fc.nat(500) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('goTo' as const), by: fc.nat(500) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), by: fc.constant(0) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 90 }), async (steps) => {
        const disk: Disk = new Map();
        let game = await createToy(toySaves(memoryFiles(disk)));
        let model = MODEL;
        for (const { kind, by } of steps) {
          if (kind === 'restart') {
            expect(await game.flush()).toEqual({ kind: 'saved' });
            game = await reopen(disk);
          } else {
            await takeStep(game, { kind, by });
            model = modelStep(model, { kind, by });
          }
          expect(JSON.stringify(game.store.getState().game)).toBe(model.states[model.cursor]);
        }
        expect(await modelOf(game)).toEqual(model);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('[session] one write at a time: a tap counts when the one before it is on the disk', async () => {
    const disk: Disk = new Map();
    const honest = memoryFiles(disk);
    let underWay = 0;
    let lines = 0;
    const files: FileStore = {
      ...honest,
      append: async (...args) => {
        expect(++underWay).toBe(1);
        lines++;
        await settle();
        underWay--;
        return honest.append(...args);
      },
    };
    const game = await createToy(toySaves(files));
    for (let add = 0; add < 40; add++) {
      const step = game.dispatch(roll(add));
      expect(step.ok).toBe(add === 0 ? true : 'later');
    }
    expect(game.store.getState()).toMatchObject({ length: 1, waiting: 39, saving: { kind: 'saving' } });
    expect(await game.flush()).toEqual({ kind: 'saved' });
    expect(game.store.getState()).toMatchObject({ length: 40, waiting: 0 });
    expect(lines).toBe(40);
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(game));
  });

  it('[session] the same tap twice, before anything came of the first, counts once; undo counts each time', async () => {
    const game = await createToy(toySaves(memoryFiles()));
    for (const add of [1, 2, 2, 2, 3, 2]) game.dispatch(roll(add));
    await game.flush();
    const said = game.log(0, Infinity).map(({ command }) => command);
    expect(said).toEqual([roll(1), roll(2), roll(3), roll(2)]);
    for (let times = 0; times < 3; times++) game.undo();
    await game.flush();
    expect(game.store.getState().cursor).toBe(1);
  });

  it('[session] chunks of an abandoned future are removed in the end, and nothing else is', async () => {
    const disk: Disk = new Map();
    const game = await createToy(toySaves(memoryFiles(disk)));
    const chunks = (): number => [...disk.keys()].filter((name) => name.includes('chunk')).length;
    for (let add = 0; add < 90; add++) await told(game.dispatch(roll(add)));
    await game.flush();
    expect(chunks()).toBe(10);
    game.goTo(5);
    await game.flush();
    expect(chunks()).toBe(10);
    for (let add = 0; add < 40; add++) {
      game.dispatch(roll(add + 500));
      await game.flush();
    }
    expect(chunks()).toBe(5);
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(game));
  });

  it('[session] the same commands again make the same chunks, and those stay', async () => {
    const disk: Disk = new Map();
    const game = await createToy(toySaves(memoryFiles(disk)));
    for (let again = 0; again < 6; again++) {
      game.goTo(0);
      for (let add = 0; add < 40; add++) {
        await told(game.dispatch(roll(add)));
        if (again % 2 === 0) await game.flush();
      }
      await game.flush();
      expect(await modelOf(await reopen(new Map(disk)))).toEqual(await modelOf(game));
    }
  });
});

describe('storage that fails', () => {
  /** Files with room for so many letters, which can be changed. */
  function smallFiles(disk: Disk): { files: FileStore; setRoom: (letters: number) => void } {
    const honest = memoryFiles(disk);
    let room = Infinity;
    const used = (except: string): number =>
      [...disk].reduce((sum, [name, text]) => sum + (name === except ? 0 : text.length), 0);
    const check = (name: string, text: string): void => {
      if (used(name) + text.length > room) throw new StoreFailure('full');
    };
    return {
      setRoom: (letters) => (room = letters),
      files: {
        ...honest,
        write: async (name, text) => {
          check(name, text);
          await honest.write(name, text);
        },
        swap: async (name, text, expected) => {
          check(name, text);
          return honest.swap(name, text, expected);
        },
        append: async (name, text, expected) => {
          check('', text);
          return honest.append(name, text, expected);
        },
      },
    };
  }

  it('[quota] a full disk: play goes on, and the next command after room was made saves everything', async () => {
    const disk: Disk = new Map();
    const { files, setRoom } = smallFiles(disk);
    const game = await createToy(toySaves(files));
    for (let add = 0; add < 30; add++) await told(game.dispatch(roll(add)));
    await game.flush();
    const before = await modelOf(game);
    await game.flush();
    setRoom(0);
    for (let add = 0; add < 100; add++) {
      game.dispatch(roll(add));
      await settle();
      expect(game.store.getState().saving).toEqual({ kind: 'memoryOnly', reason: 'full' });
    }
    expect(game.store.getState().length).toBe(130);
    expect(await modelOf(await reopen(new Map(disk)))).toEqual(before);
    setRoom(Infinity);
    game.dispatch(roll(7));
    await settle();
    expect(await game.flush()).toEqual({ kind: 'saved' });
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(game));
  });

  it('[quota] a game can begin on a full disk, and is kept once there is room', async () => {
    const disk: Disk = new Map();
    const { files, setRoom } = smallFiles(disk);
    setRoom(0);
    const game = await createToy(toySaves(files));
    expect(game.store.getState().saving).toEqual({ kind: 'memoryOnly', reason: 'full' });
    for (let add = 0; add < 60; add++) await told(game.dispatch(roll(add)));
    setRoom(Infinity);
    expect(await game.flush()).toEqual({ kind: 'saved' });
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(game));
  });

  it('[quota] room for the tip but not for a chunk or a generation: the tip before stays whole', async () => {
    const disk: Disk = new Map();
    const { files, setRoom } = smallFiles(disk);
    const game = await createToy(toySaves(files));
    for (let room = 3000; room < 20_000; room += 1500) {
      setRoom(room);
      for (let add = 0; add < 5; add++) {
        game.dispatch(roll(add));
        const { kind } = await game.flush();
        const found = await reopen(new Map(disk));
        if (kind === 'saved') expect(await modelOf(found)).toEqual(await modelOf(game));
        await game.flush();
      }
    }
    setRoom(Infinity);
    game.dispatch(roll(1));
    expect(await game.flush()).toEqual({ kind: 'saved' });
    expect(await modelOf(await reopen(disk))).toEqual(await modelOf(game));
  });

  it('[session] a state that is not plain JSON is told loudly, and play goes on', async () => {
    const troubles: unknown[] = [];
    const saves = toySaves(memoryFiles(), troubles);
    const created = await saves.create(1, { ...TOY, summarise: () => new Map() }, TOY_SETUP);
    expect(created.ok && created.value.store.getState().saving).toEqual({
      kind: 'memoryOnly',
      reason: 'failed',
    });
    expect(String(troubles[0])).toContain('not plain JSON: tip.summary');
  });
});

describe('the cost of a save', () => {
  it(
    '[cost] ten thousand commands make a save no more costly than a hundred',
    { timeout: 120_000 },
    async () => {
      const honest = memoryFiles();
      let bytes = 0;
      let reads = 0;
      const files: FileStore = {
        ...honest,
        read: (name) => (reads++, honest.read(name)),
        write: (name, text) => ((bytes += text.length), honest.write(name, text)),
        swap: (name, text, expected) => ((bytes += text.length), honest.swap(name, text, expected)),
        append: (name, text, expected) => ((bytes += text.length), honest.append(name, text, expected)),
      };
      const game = await createToy(toySaves(files));
      /** The most, and the sum, that the saves of a whole stretch between checkpoints wrote. */
      const measure = async (upTo: number): Promise<{ most: number; sum: number; reads: number }> => {
        while (game.store.getState().length < upTo - CHUNK_LENGTH) await told(game.dispatch(roll(123)));
        await game.flush();
        let [most, sum] = [0, 0];
        reads = 0;
        while (game.store.getState().length < upTo) {
          bytes = 0;
          game.dispatch(roll(123));
          await game.flush();
          most = Math.max(most, bytes);
          sum += bytes;
        }
        return { most, sum, reads };
      };
      const short = await measure(100);
      const long = await measure(10_000);
      expect(long.most).toBeLessThanOrEqual(short.most * 1.5);
      expect(long.sum).toBeLessThanOrEqual(short.sum * 1.5);
      expect(long.reads).toBe(short.reads);
    },
  );
});
