// Against a fake of the plugin that answers as its source says Android and iOS do. This proves how the plugin is
// called and how its answers are read; that a phone keeps what it says it keeps, only a phone can show.

import { Encoding, type Directory } from '@capacitor/filesystem';
import { describe, expect, it } from 'vitest';
import { deviceFiles } from '../../src/platform/deviceFiles';
import { describeFileStore } from '../session/describeFileStore';

type Plugin = Parameters<typeof deviceFiles>[0] & object;

const pluginError = (code: string, message: string): Error => Object.assign(new Error(message), { code });
const notThere = (): Error => pluginError('OS-PLUG-FILE-0008', 'the file does not exist');

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function fakePlugin(disk: Map<string, Buffer>): Plugin {
  const keyOf = ({ directory, path }: { directory?: Directory; path: string }): string =>
    `${directory}:/${path}`;
  return {
    appendFile: async (options) => {
      await pause();
      const before = disk.get(keyOf(options)) ?? Buffer.alloc(0);
      disk.set(keyOf(options), Buffer.concat([before, Buffer.from(options.data, 'utf8')]));
    },
    readFile: async (options) => {
      await pause();
      const bytes = disk.get(keyOf(options));
      if (!bytes) throw notThere();
      if (options.encoding === undefined) return { data: bytes.toString('base64') };
      try {
        return { data: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
      } catch {
        throw pluginError('OS-PLUG-FILE-0013', 'the text encoding of its contents can’t be determined');
      }
    },
    writeFile: async (options) => {
      await pause();
      if (typeof options.data !== 'string' || options.encoding !== Encoding.UTF8) throw new Error('not text');
      const folder = options.path.includes('/');
      if (folder && options.recursive !== true) throw pluginError('OS-PLUG-FILE-0011', 'no parent');
      disk.set(keyOf(options), Buffer.from(options.data, 'utf8'));
      return { uri: `file:///${options.path}` };
    },
    deleteFile: async (options) => {
      await pause();
      if (!disk.delete(keyOf(options))) throw notThere();
    },
    readdir: async (options) => {
      await pause();
      const folder = `${keyOf(options)}/`;
      const names = [...disk.keys()].filter((key) => key.startsWith(folder));
      if (names.length === 0) throw notThere();
      return {
        files: names.map((key) => ({
          name: key.slice(folder.length),
          type: 'file' as const,
          size: 0,
          mtime: 0,
          uri: `file:///${key}`,
        })),
      };
    },
  };
}

// One app, one store: two of them over the same files don't exist on a device.
describeFileStore('Filesystem', async () => {
  const store = deviceFiles(fakePlugin(new Map()));
  return { one: store, other: store };
});

describe('Filesystem', () => {
  it('[files] a file whose letters are damaged is read all the same, to be found damaged', async () => {
    const disk = new Map<string, Buffer>();
    const store = deviceFiles(fakePlugin(disk));
    await store.write('tip', 'Щит');
    for (const bytes of disk.values()) bytes[0] = 0xff;
    expect(await store.read('tip')).not.toBe('Щит');
    expect(await store.read('tip')).toContain('ит');
  });

  it.each([
    ["'writeFile' failed with: write failed: ENOSPC (No space left on device)", 'full'],
    ['You can’t save the file because the volume is out of space.', 'full'],
    ["'writeFile' failed with: EIO", 'failed'],
  ])('[files] %s: %s', async (message, code) => {
    const store = deviceFiles({
      ...fakePlugin(new Map()),
      writeFile: () => Promise.reject(pluginError('OS-PLUG-FILE-0013', message)),
    });
    await expect(store.write('tip', 'text')).rejects.toMatchObject({ name: 'StoreFailure', code });
    await expect(store.swap('tip', 'text', { tip: null })).rejects.toMatchObject({
      name: 'StoreFailure',
      code,
    });
  });

  it('[files] a failure does not hold up what comes after it', async () => {
    let fails = true;
    const plugin = fakePlugin(new Map());
    const store = deviceFiles({
      ...plugin,
      writeFile: (options) => (fails ? Promise.reject(new Error('once')) : plugin.writeFile({ ...options })),
    });
    await expect(store.write('tip', 'text')).rejects.toMatchObject({ code: 'failed' });
    fails = false;
    await store.write('tip', 'text');
    expect(await store.read('tip')).toBe('text');
  });
});
