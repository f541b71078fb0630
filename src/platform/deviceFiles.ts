// Files on a phone or tablet: one folder in the app's own directory. Only this app writes there, and only from one web
// view, so a swap is atomic if nothing else runs between its two halves.

import { Directory, Encoding, Filesystem, type FilesystemPlugin } from '@capacitor/filesystem';
import { makeQueue } from '../kernel';
import { fromBase64, StoreFailure, type Expected, type FileStore } from '../session';

const FOLDER = 'saves';
const directory = Directory.Data;

/** The plugin's word, on both systems, for a file or folder that isn't there. */
const NOT_THERE = 'OS-PLUG-FILE-0008';
/** Both systems tell only in words, and iOS in the language of the phone; what isn't understood counts as failed. */
const NO_SPACE = /ENOSPC|no space left|out of space|disk (is )?full/i;

type Plugin = Pick<FilesystemPlugin, 'readFile' | 'writeFile' | 'appendFile' | 'deleteFile' | 'readdir'>;

export function deviceFiles(plugin: Plugin = Filesystem): FileStore {
  const queue = makeQueue();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => queue(work).catch(fail);

  const read = async (name: string): Promise<string | null> => {
    const path = pathOf(name);
    try {
      return textOf((await plugin.readFile({ path, directory, encoding: Encoding.UTF8 })).data);
    } catch (error) {
      if (codeOf(error) === NOT_THERE) return null;
      // Damaged letters make iOS refuse the whole text. As bytes it is read anyway, and found to be damaged.
      return textOfBytes(textOf((await plugin.readFile({ path, directory })).data));
    }
  };

  const write = async (name: string, data: string): Promise<void> => {
    await plugin.writeFile({ path: pathOf(name), directory, data, encoding: Encoding.UTF8, recursive: true });
  };

  const list = async (prefix: string): Promise<readonly string[]> => {
    const folder = await plugin.readdir({ path: FOLDER, directory }).catch(unlessNotThere({ files: [] }));
    const names = folder.files.map(({ name }) => name);
    return names.filter((name) => name.startsWith(prefix)).sort();
  };

  const changeIf = async (expected: Expected, change: () => Promise<void>): Promise<'done' | 'changed'> => {
    for (const [file, known] of Object.entries(expected)) {
      if ((await read(file)) !== known) return 'changed';
    }
    await change();
    return 'done';
  };

  return {
    read: (name) => read(name).catch(fail),
    write: (name, text) => inTurn(() => write(name, text)),
    remove: (name) =>
      inTurn(() => plugin.deleteFile({ path: pathOf(name), directory }).catch(unlessNotThere(undefined))),
    list: (prefix) => list(prefix).catch(fail),
    swap: (name, text, expected) => inTurn(() => changeIf(expected, () => write(name, text))),
    append: (name, data, expected) =>
      inTurn(() =>
        changeIf(expected, () =>
          // Not all systems make a file by adding to it.
          expected[name] === null
            ? write(name, data)
            : plugin.appendFile({ path: pathOf(name), directory, data, encoding: Encoding.UTF8 }),
        ),
      ),
  };
}

const pathOf = (name: string): string => `${FOLDER}/${name}`;

/** Blobs come only from the plugin's browser half, which is never used here. */
function textOf(data: string | Blob): string {
  if (typeof data !== 'string') throw new Error('the device gave a blob');
  return data;
}

const textOfBytes = (base64: string): string => new TextDecoder().decode(fromBase64(base64));

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;

const unlessNotThere =
  <T>(value: T) =>
  (error: unknown): T => {
    if (codeOf(error) === NOT_THERE) return value;
    throw error;
  };

function fail(error: unknown): never {
  const isFull = error instanceof Error && NO_SPACE.test(error.message);
  throw new StoreFailure(isFull ? 'full' : 'failed', error);
}
