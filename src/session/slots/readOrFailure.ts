// One record that the storage does not give must not cost the game: others may stand in for it. What was not given is noted.

import { StoreFailure, type FileStore } from '../storage/fileStore';

export async function readOrFailure(files: FileStore, name: string): Promise<string | StoreFailure | null> {
  try {
    return await files.read(name);
  } catch (error) {
    if (error instanceof StoreFailure) return error;
    throw error;
  }
}

/** Tells of every read that failed, whoever goes on without it. */
export const withToldReads = (files: FileStore, tell: (error: unknown) => void): FileStore => ({
  ...files,
  read: async (name) => {
    try {
      return await files.read(name);
    } catch (error) {
      tell(error);
      throw error;
    }
  },
});
