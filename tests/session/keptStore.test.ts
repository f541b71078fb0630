import { describe, expect, it, vi } from 'vitest';
import {
  keptCollection,
  keptSettings,
  openKeptStore,
  SETTING_NAMES,
  SETTINGS,
  toggleProduct,
  type KeyValueStore,
} from '../../src/session';

function memory(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start));
  const storage: KeyValueStore = {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => void values.set(key, value),
  };
  return { values, storage };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const neverFails = () => {
  throw new Error('nothing should fail here');
};

describe('kept settings', () => {
  it('[settings] what was set is there at the next start', async () => {
    const { storage } = memory();
    const first = await openKeptStore(keptSettings, storage, neverFails);
    first.setState({ textSize: '150', language: 'ru' });
    await settle();
    const second = await openKeptStore(keptSettings, storage, neverFails);
    expect(second.getState()).toEqual({ ...keptSettings.parse(null), textSize: '150', language: 'ru' });
  });

  it.each([
    ['damaged', '{"textSize":'],
    ['of another kind', '[1,2]'],
    ['a bare word', '"150"'],
    ['empty', ''],
  ])('[settings] a stored value that is %s gives the defaults', async (_, stored) => {
    const { storage } = memory({ settings: stored });
    const store = await openKeptStore(keptSettings, storage, neverFails);
    expect(store.getState()).toEqual(
      Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name][0]])),
    );
  });

  it('[settings] one bad value does not take the good ones with it', () => {
    expect(keptSettings.parse({ textSize: '999', board: 'flat', unknown: 1 })).toEqual({
      ...keptSettings.parse(null),
      board: 'flat',
    });
  });

  it('[settings] a device that keeps nothing is reported, and the value holds meanwhile', async () => {
    const failures: unknown[] = [];
    const storage: KeyValueStore = {
      get: async () => null,
      set: async () => Promise.reject(new Error('full')),
    };
    const store = await openKeptStore(keptSettings, storage, (error) => failures.push(error));
    store.setState({ board: 'flat' });
    await settle();
    expect(store.getState().board).toBe('flat');
    expect(failures).toHaveLength(1);
  });

  it('[settings] what could not be read is told, and not written over', async () => {
    const { values, storage } = memory({ settings: '{"textSize":"150"}' });
    const failures: unknown[] = [];
    const asleep = { ...storage, get: () => Promise.reject(new Error('asleep')) };
    const store = await openKeptStore(keptSettings, asleep, (error) => failures.push(error));
    store.setState({ board: 'flat' });
    await settle();
    expect(store.getState().board).toBe('flat');
    expect(failures).toEqual([new Error('asleep')]);
    expect(values.get('settings')).toBe('{"textSize":"150"}');
  });

  it('[settings] a slow write never overtakes a later one', async () => {
    const written: string[] = [];
    const storage: KeyValueStore = {
      get: async () => null,
      set: async (_, value) => {
        await new Promise((resolve) => setTimeout(resolve, written.length === 0 ? 20 : 0));
        written.push(value);
      },
    };
    const store = await openKeptStore(keptSettings, storage, neverFails);
    store.setState({ textSize: '115' });
    store.setState({ textSize: '200' });
    const sizes = () => written.map((value) => (JSON.parse(value) as { textSize: string }).textSize);
    await vi.waitFor(() => expect(sizes()).toHaveLength(2), { timeout: 300_000 });
    expect(sizes()).toEqual(['115', '200']);
  });
});

describe('collection', () => {
  it('[row 10] products can be switched on and off again, the core box stays', () => {
    const start = keptCollection.parse(undefined);
    expect(start.owned).toEqual(['core']);
    const more = toggleProduct(start, 'twin-shadows');
    expect(more.owned).toEqual(['core', 'twin-shadows']);
    expect(toggleProduct(more, 'twin-shadows').owned).toEqual(['core']);
    expect(toggleProduct(more, 'core').owned).toEqual(['core', 'twin-shadows']);
  });

  it('[collection] stored rubbish is dropped, unknown products are kept', () => {
    expect(keptCollection.parse({ owned: ['a-later-box', 7, null] }).owned).toEqual(['core', 'a-later-box']);
    expect(keptCollection.parse({ owned: 'core' }).owned).toEqual(['core']);
  });
});
