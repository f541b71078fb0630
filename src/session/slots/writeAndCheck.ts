import { StoreFailure, type FileStore } from '../storage/fileStore';

/** A file counts as written once it was read back: storage that lies is found out while the old copy still exists. */
export async function writeAndCheck(files: FileStore, name: string, text: string): Promise<void> {
  await files.write(name, text);
  if ((await files.read(name)) !== text) throw new StoreFailure('failed');
}
