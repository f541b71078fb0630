// Against fake-indexeddb, which keeps the order and the isolation of transactions. It has no disk: that a transaction
// survives a crash, and what happens when the disk is full, only a browser can show.

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFiles } from '../../src/platform/openFiles';
import { openIndexedFiles } from '../../src/platform/indexedFiles';
import { describeFileStore } from '../session/describeFileStore';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describeFileStore('IndexedDB', async () => ({
  one: await openIndexedFiles(),
  other: await openIndexedFiles(),
}));

describe('IndexedDB that never answers', () => {
  it('[files] is told after a while instead of waited for, and asked again by whoever tries again', async () => {
    const answering = globalThis.indexedDB;
    globalThis.indexedDB = { open: () => new IDBOpenDBRequest() } as unknown as IDBFactory;
    await expect(openIndexedFiles('redcell', 20)).rejects.toMatchObject({ name: 'StoreFailure' });
    await expect(openFiles(20)).rejects.toMatchObject({ name: 'StoreFailure' });
    globalThis.indexedDB = answering;
    expect(await openFiles()).toMatchObject({ areKept: true });
  });

  it.each(['get', 'put', 'delete', 'getAllKeys'] as const)(
    '[files] that falls silent in the middle of play (%s) is a failure, not a wait for ever',
    async (method) => {
      // Enough for a busy machine to answer while it does.
      const files = await openIndexedFiles('redcell', 1000);
      await files.write('tip', 'kept');
      const { [method]: answering } = IDBObjectStore.prototype;
      IDBObjectStore.prototype[method] = () => new IDBRequest() as never;
      const asked = {
        get: () => files.read('tip'),
        put: () => files.write('tip', 'lost'),
        delete: () => files.remove('tip'),
        getAllKeys: () => files.list(''),
      };
      await expect(asked[method]()).rejects.toMatchObject({ name: 'StoreFailure', code: 'failed' });
      IDBObjectStore.prototype[method] = answering as never;
      expect(await files.read('tip')).toBe('kept');
    },
  );

  it('[files] refused is another thing: then games are played in memory, and that is told', async () => {
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    } as unknown as IDBFactory;
    expect(await openFiles(20)).toMatchObject({ areKept: false });
  });
});

describe('IndexedDB connections', () => {
  it('[files] files outlive the connection', async () => {
    await (await openIndexedFiles()).write('tip', 'kept');
    expect(await (await openIndexedFiles()).read('tip')).toBe('kept');
  });

  it('[files] a failure is coded, and a lost connection is made again', async () => {
    const files = await openIndexedFiles();
    await files.write('tip', 'kept');
    const factory = globalThis.indexedDB;
    const { IDBObjectStore } = globalThis;
    const get = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    };
    await expect(files.read('tip')).rejects.toMatchObject({ name: 'StoreFailure', code: 'failed' });
    IDBObjectStore.prototype.get = get;
    globalThis.indexedDB = factory;
    expect(await files.read('tip')).toBe('kept');
  });

  it.each([
    ['the request', 'QuotaExceededError', 'full'],
    ['the request', 'DataError', 'failed'],
  ] as const)('[files] %s fails with %s: the store is %s', async (_, name, code) => {
    const files = await openIndexedFiles();
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', name);
    };
    await expect(files.write('tip', 'text')).rejects.toMatchObject({ name: 'StoreFailure', code });
    await expect(files.swap('tip', 'text', { tip: null })).rejects.toMatchObject({
      name: 'StoreFailure',
      code,
    });
    IDBObjectStore.prototype.put = put;
    expect(await files.read('tip')).toBeNull();
  });

  it('[files] a newer app may change the database while this one is open', async () => {
    const files = await openIndexedFiles();
    await files.write('tip', 'kept');
    (await openDB('redcell', 2)).close();
    await expect(files.read('tip')).rejects.toMatchObject({ code: 'failed' });
  });

  it('[files] a browser without IndexedDB is found out at the start', async () => {
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    } as unknown as IDBFactory;
    await expect(openIndexedFiles()).rejects.toMatchObject({ code: 'failed' });
  });
});
