// A game that lives in memory alone, since the device was full when it began: its slot looks empty, and is not.

import { describe, expect, it } from 'vitest';
import { memoryFiles, StoreFailure, type FileStore, type Games } from '../../src/session';
import { sampleKit } from '../mission/sample';
import { gamesOn, valueOf } from './gamesOn';

const setupOf = (seed: string) => ({
  kit: sampleKit(),
  seed,
  party: { heroes: [{ id: 'ada' }, { id: 'bo' }] },
  difficulty: 'normal' as const,
  tracked: true,
});

async function exported(seed: string): Promise<string> {
  const games = gamesOn(memoryFiles());
  valueOf(await games.begin(2, setupOf(seed)));
  return valueOf(await games.exportSlot(2));
}

function fullFor(isFull: (text: string) => boolean): FileStore {
  const files = memoryFiles();
  return {
    ...files,
    write: (name, text) =>
      isFull(text) ? Promise.reject(new StoreFailure('full')) : files.write(name, text),
  };
}

const seedIn = async (games: Games): Promise<string> => {
  const { kind, running } = valueOf(await games.open(1));
  return kind === 'mission' ? running.setup.seed : kind;
};

const WAYS: Readonly<Record<string, (games: Games, text: string) => ReturnType<Games['bringIn']>>> = {
  'a file': (games, text) => games.bringIn(1, new Blob([text])),
  'its text': (games, text) => games.importInto(1, text),
};

describe.each(Object.entries(WAYS))('a game that comes in as %s', (_, bring) => {
  it('[import] does not come behind one that found no room, and now finds it', async () => {
    let isFull = true;
    const games = gamesOn(fullFor(() => isFull));
    const begun = valueOf(await games.begin(1, setupOf('old')));
    expect(begun.running.store.getState().saving).toEqual({ kind: 'memoryOnly', reason: 'full' });
    expect(valueOf(await games.list())[0]?.kind).toBe('empty');
    isFull = false;
    const brought = await bring(games, await exported('new'));
    expect(brought).toEqual({ ok: false, error: { code: 'occupied' } });
    expect(await seedIn(games)).toBe('old');
    expect(valueOf(await games.list())[0]?.kind).toBe('playable');
  });

  it('[import] does not come behind one that still finds no room', async () => {
    const games = gamesOn(fullFor((text) => text.includes('"seed":"old"')));
    valueOf(await games.begin(1, setupOf('old')));
    const brought = await bring(games, await exported('new'));
    expect(brought).toEqual({ ok: false, error: { code: 'occupied' } });
    expect(await seedIn(games)).toBe('old');
    expect(valueOf(await games.list())[0]?.kind).toBe('empty');
  });

  it('[import] is the one that is opened, if what was played there before is gone', async () => {
    const files = memoryFiles();
    const games = gamesOn(files);
    valueOf(await games.begin(1, setupOf('old')));
    // Another window has removed it.
    for (const name of await files.list('slot1.')) await files.remove(name);
    valueOf(await bring(games, await exported('new')));
    expect(await seedIn(games)).toBe('new');
  });
});
