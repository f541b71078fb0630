// Where saves go: the device's own files, or IndexedDB in a browser. Each half is loaded only where it is used.

import { memoryFiles, type FileStore } from '../session';
import { isNative } from './device';

export type OpenedFiles = {
  readonly files: FileStore;
  /** False where nothing outlives the app: players should know before they play. */
  readonly areKept: boolean;
};

/** `patience`: how long to wait for storage that does not answer. */
export async function openFiles(patience?: number): Promise<OpenedFiles> {
  if (isNative()) return { files: (await import('./deviceFiles')).deviceFiles(), areKept: true };
  const { openIndexedFiles, NoAnswer } = await import('./indexedFiles');
  try {
    return { files: await openIndexedFiles(undefined, patience), areKept: true };
  } catch (error) {
    // Games lie there: to play in memory as if there were none would be worse than to say so.
    if (error instanceof Error && error.cause instanceof NoAnswer) throw error;
    return { files: memoryFiles(), areKept: false };
  }
}
