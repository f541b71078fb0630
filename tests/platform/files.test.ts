// Which half of the platform is used where, and what a player gets to see of it.

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFiles, randomId, shareFile } from '../../src/platform';

const device = vi.hoisted(() => ({
  isNative: false,
  written: [] as unknown[],
  shared: [] as unknown[],
  share: async (): Promise<void> => undefined,
}));

vi.mock('@capacitor/core', async (original) => ({
  ...(await original<object>()),
  Capacitor: { isNativePlatform: () => device.isNative },
}));
vi.mock('@capacitor/filesystem', async (original) => ({
  ...(await original<object>()),
  Filesystem: {
    writeFile: async (options: { path: string }) => {
      device.written.push(options);
      return { uri: `file:///cache/${options.path}` };
    },
  },
}));
vi.mock('@capacitor/share', () => ({
  Share: {
    share: async (options: unknown) => {
      device.shared.push(options);
      await device.share();
    },
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Object.assign(device, { isNative: false, written: [], shared: [], share: async () => undefined });
});

describe('where files go', () => {
  it('[files] a device keeps them in its own folder', async () => {
    device.isNative = true;
    const { files, areKept } = await openFiles();
    await files.write('slot1.tip-a', 'text');
    expect(areKept).toBe(true);
    expect(device.written).toMatchObject([{ path: 'saves/slot1.tip-a', directory: 'DATA', data: 'text' }]);
  });

  it('[files] a browser keeps them in IndexedDB', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const { files, areKept } = await openFiles();
    await files.write('slot1.tip-a', 'text');
    expect(areKept).toBe(true);
    expect(await (await openFiles()).files.list('slot1.')).toEqual(['slot1.tip-a']);
  });

  it('[files] a browser that keeps nothing says so, and the game can be played', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { files, areKept } = await openFiles();
    await files.write('slot1.tip-a', 'text');
    expect(areKept).toBe(false);
    expect(await files.read('slot1.tip-a')).toBe('text');
  });
});

describe('handing a file to the player', () => {
  it('[export] a device opens its share sheet on the file', async () => {
    device.isNative = true;
    expect(await shareFile('game.redcell.json', '{}')).toBe('shared');
    expect(device.written).toMatchObject([
      { path: 'shared/game.redcell.json', directory: 'CACHE', data: '{}' },
    ]);
    expect(device.shared).toEqual([
      { title: 'game.redcell.json', files: ['file:///cache/shared/game.redcell.json'] },
    ]);
  });

  it.each([
    ['Share canceled', 'shared'],
    ['no activity found', 'failed'],
  ])('[export] the sheet says %s: %s', async (message, outcome) => {
    device.isNative = true;
    device.share = () => Promise.reject(new Error(message));
    expect(await shareFile('game.json', '{}')).toBe(outcome);
  });

  it('[export] a browser downloads it', async () => {
    const steps: string[] = [];
    const link = {
      href: '',
      download: '',
      click: () => steps.push(`click ${link.download} ${link.href.slice(0, 5)}`),
      remove: () => steps.push('remove'),
    };
    vi.useFakeTimers();
    vi.stubGlobal('document', { createElement: () => link, body: { append: () => steps.push('append') } });
    expect(await shareFile('game.json', '{}')).toBe('shared');
    expect(steps).toEqual(['append', 'click game.json blob:', 'remove']);
    vi.runAllTimers();
  });
});

it('[files] ids are fit for file names and never the same', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{20}$/);
});
