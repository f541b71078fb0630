// Files that come to the app from outside: opened with it, or handed over by the share sheet. They are only announced
// here and read when a page asks for them.

import { App } from '@capacitor/app';
import { fromBase64, fromBlob, type PickedFile } from '../session';
import { isNative } from './device';

export type OnFiles = (files: readonly PickedFile[]) => void;

export async function listenForFiles(onFiles: OnFiles): Promise<void> {
  await (isNative() ? listenOnDevice(onFiles) : listenInBrowser(onFiles));
}

async function listenOnDevice(onFiles: OnFiles): Promise<void> {
  const seen = new Set<string>();
  const open = async (url: string | undefined): Promise<void> => {
    // At a start both ways tell of the same file.
    if (url === undefined || !/^(content|file):/i.test(url) || seen.has(url)) return;
    seen.add(url);
    setTimeout(() => seen.delete(url), SAME_FILE);
    const file = await deviceFile(url);
    if (file) onFiles([file]);
  };
  await App.addListener('appUrlOpen', ({ url }) => void open(url));
  await open((await App.getLaunchUrl())?.url);
}

/** Milliseconds in which the same address is the same handing over. */
const SAME_FILE = 3000;

async function deviceFile(url: string): Promise<PickedFile | null> {
  const { Filesystem } = await import('@capacitor/filesystem');
  try {
    const { name, size } = await Filesystem.stat({ path: url });
    return {
      name: name || nameIn(url),
      size,
      read: async () => bytesOf((await Filesystem.readFile({ path: url })).data),
    };
  } catch {
    return {
      name: nameIn(url),
      size: 0,
      read: () => Promise.reject(new Error('the device does not give it')),
    };
  }
}

const nameIn = (url: string): string => {
  const last = url.split(/[/?#]/).findLast((step) => step !== '') ?? url;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

const bytesOf = (data: string | Blob): Uint8Array => {
  if (typeof data !== 'string') throw new Error('the device gave a blob');
  return fromBase64(data);
};

/** What browsers hand to an installed app that is named as the one for such files. */
type LaunchQueue = {
  readonly setConsumer: (consumer: (launch: { readonly files?: readonly FileHandle[] }) => void) => void;
};
type FileHandle = { readonly getFile: () => Promise<File> };

async function listenInBrowser(onFiles: OnFiles): Promise<void> {
  const queue = Reflect.get(globalThis, 'launchQueue') as LaunchQueue | undefined;
  queue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void takeHandles(files).then(onFiles);
  });
  const shared = await takeShared();
  if (shared.length > 0) onFiles(shared);
}

const takeHandles = (handles: readonly FileHandle[]): Promise<readonly PickedFile[]> =>
  Promise.all(
    handles.map(async (handle) => {
      const file = await handle.getFile();
      return fromBlob(file.name, file);
    }),
  );

/** Where public/shareTarget.js has put what the share sheet of a browser gave. */
const SHELF = 'shared-files';

async function takeShared(): Promise<readonly PickedFile[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHELF).catch(() => false))) return [];
  const shelf = await caches.open(SHELF);
  const files: PickedFile[] = [];
  for (const request of await shelf.keys()) {
    const response = await shelf.match(request);
    if (response) files.push(fromBlob(nameIn(new URL(request.url).pathname), await response.blob()));
  }
  await caches.delete(SHELF);
  return files;
}
