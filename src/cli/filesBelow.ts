// The files of a folder. Pipes and devices may lie in one under any name, and whoever opens them waits for ever: they count
// only where somebody names them.

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Their paths from the folder, with `/`, in order. `flat`: only what lies directly in it. */
export async function filesBelow(
  folder: string,
  isWanted: (name: string) => boolean,
  { flat = false }: { readonly flat?: boolean } = {},
): Promise<readonly string[]> {
  const names = (await readdir(folder, { recursive: !flat }))
    .map((name) => name.split(path.sep).join('/'))
    .filter(isWanted)
    .toSorted();
  const files: string[] = [];
  for (const name of names) if (await isFile(path.join(folder, name))) files.push(name);
  return files;
}

/** What cannot be looked at is told when it is read. */
async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return true;
  }
}
