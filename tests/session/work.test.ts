// Long work on large files: with a worker, without one, and cancelled in the middle.

import { describe, expect, it } from 'vitest';
import {
  answerJob,
  Cancelled,
  memoryFiles,
  openGames,
  workHere,
  workIn,
  type WorkerLike,
} from '../../src/session';
import { savesOn } from './gamesOn';
import { createToy, loadToy, modelOf, told, toySaves, type Disk } from './toySaves';
import { roll, TOY } from '../saves/toyGame';

const TOOLS = { appVersion: '1.0.0', convert: () => ({ ok: false as const, error: [] }) };

/** A worker in the same thread; what it says is cloned, as a real one's words are. `isLazy`: it never answers. */
function fakeWorker(log: string[], isLazy = false): WorkerLike {
  let isEnded = false;
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: () => {
      isEnded = true;
      log.push('ended');
    },
    postMessage: (message: unknown) => {
      log.push('asked');
      if (isLazy) return;
      void answerJob(TOOLS, structuredClone(message) as never, (answer) => {
        const data: unknown = structuredClone(answer);
        if (!isEnded) Reflect.apply(worker.onmessage ?? (() => undefined), worker, [{ data }]);
      });
    },
  };
  return worker;
}

async function exported(commands: number) {
  const saves = toySaves(memoryFiles());
  const game = await createToy(saves);
  for (let add = 0; add < commands; add++) await told(game.dispatch(roll(add)));
  await game.flush();
  const text = await saves.exportSlot(1);
  if (!text.ok) throw new Error(text.error.code);
  return { file: new Blob([text.value]), model: await modelOf(game) };
}

let ids = 0;
const newId = (): string => `w${ids++}`;

describe('long work', () => {
  const WAYS = {
    'in a worker': (log: string[]) => workIn(() => fakeWorker(log)),
    'without one': () => workHere(TOOLS),
  };

  it.each(Object.entries(WAYS))('[import] %s: a saved game comes into its slot whole', async (_, make) => {
    const { file, model } = await exported(70);
    const disk: Disk = new Map();
    const progress: number[] = [];
    const log: string[] = [];
    const games = openGames(savesOn(memoryFiles(disk)), true, { work: make(log), newId });
    const brought = await games.bringIn(3, file, { onProgress: (done) => progress.push(done) });
    expect(brought).toEqual({ ok: true, value: undefined });
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(await modelOf((await loadToy(toySaves(memoryFiles(disk)), 3)).running)).toEqual(model);
    expect(await games.bringIn(3, file)).toEqual({ ok: false, error: { code: 'occupied' } });
  });

  it.each(Object.entries(WAYS))(
    '[import] %s: a file that is no save is refused with its reason',
    async (_, make) => {
      const disk: Disk = new Map();
      const games = openGames(savesOn(memoryFiles(disk)), true, { work: make([]), newId });
      expect(await games.bringIn(1, new Blob(['not a save']))).toMatchObject({
        ok: false,
        error: { code: 'damaged', problem: { code: 'foreign' } },
      });
      expect(disk.size).toBe(0);
    },
  );

  it('[import] cancelled: the worker is ended, and nothing is there', async () => {
    const { file } = await exported(20);
    const disk: Disk = new Map();
    const log: string[] = [];
    const controller = new AbortController();
    const games = openGames(savesOn(memoryFiles(disk)), true, {
      work: workIn(() => fakeWorker(log, true)),
      newId,
    });
    const coming = games.bringIn(1, file, { signal: controller.signal });
    controller.abort();
    await expect(coming).rejects.toThrow(Cancelled);
    expect(log).toEqual(['asked', 'ended']);
    expect(disk.size).toBe(0);
    const saves = toySaves(memoryFiles(disk));
    expect(await saves.load(1, TOY)).toEqual({ ok: false, error: { code: 'empty' } });
  });

  it('[import] cancelled while its files are written: what was written is gone, and nothing more is', async () => {
    const { file } = await exported(70);
    const disk: Disk = new Map();
    const files = memoryFiles(disk);
    const controller = new AbortController();
    const written: string[] = [];
    const write = async (name: string, text: string): Promise<void> => {
      written.push(name);
      if (written.length === 3) controller.abort();
      return files.write(name, text);
    };
    const troubles: unknown[] = [];
    const games = openGames(toySaves({ ...files, write }, troubles), true, { work: workHere(TOOLS), newId });
    await expect(games.bringIn(1, file, { signal: controller.signal })).rejects.toThrow(Cancelled);
    expect(written).toHaveLength(3);
    expect(disk.size).toBe(0);
    expect(troubles).toEqual([]);
  });

  it('[import] a worker that fails says so, and is ended', async () => {
    const log: string[] = [];
    const work = workIn(() => fakeWorker(log));
    await expect(work('bringIn', {} as never, {})).rejects.toThrow();
    expect(log).toEqual(['asked', 'ended']);
  });
});
