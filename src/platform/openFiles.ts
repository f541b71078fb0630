// Where saves go: the device's own files, or IndexedDB in a browser. Each half is loaded only where it is used.

import { memoryFiles, type FileStore } from '../session';
import { isNative } from './device';

export type OpenedFiles = {
  readonly files: FileStore;
  /** False where nothing outlives the app: players should know before they play. */
  readonly areKept: boolean;
};

export async function openFiles(): Promise<OpenedFiles> {
  if (isNative()) return { files: (await import('./deviceFiles')).deviceFiles(), areKept: true };
  try {
    return { files: await (await import('./indexedFiles')).openIndexedFiles(), areKept: true };
  } catch {
    return { files: memoryFiles(), areKept: false };
  }
}
