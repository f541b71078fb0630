// Files on a disk that forgets: what was not synced when the power went is lost, kept or torn, each file for itself.
// Three platforms. `database` writes whole transactions in their order (IndexedDB, strict durability, as the app opens it),
// `synced` are files that are on the disk once an operation is done, and of the one under way any part may be there;
// `cached` are files that the system writes when it likes, in any order (a phone's own files have no sync to ask for).

import { memoryFiles, type FileStore } from '../../src/session';
import type { Disk } from './toySaves';

export const PLATFORMS = ['database', 'synced', 'cached'] as const;
export type Platform = (typeof PLATFORMS)[number];

type Change = { readonly name: string; readonly before: string | null; readonly after: string | null };

export type VolatileFiles = {
  readonly files: FileStore;
  readonly changes: () => number;
  /** What a start after the power cut finds. */
  readonly afterLoss: (random: () => number) => Disk;
};

class PowerCut extends Error {}

/** How many changes the system keeps for itself before it writes them. */
const CACHE = 4;

/** The power goes while the change with this number, counted from 1, is under way. */
export function volatileFiles(start: Disk, platform: Platform, cutAt: number): VolatileFiles {
  const seen: Disk = new Map(start);
  const honest = memoryFiles(seen);
  const log: Change[] = [];
  let isCut = false;

  const alive = async <T>(work: () => Promise<T>): Promise<T> => {
    // Nobody is left to be told; play ends here.
    if (isCut) throw new PowerCut('the power is gone');
    return work();
  };
  const change = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    alive(async () => {
      const before = seen.get(name) ?? null;
      const outcome = await work();
      const after = seen.get(name) ?? null;
      if (before === after) return outcome;
      log.push({ name, before, after });
      isCut = log.length === cutAt;
      if (isCut) throw new PowerCut('the power is gone');
      return outcome;
    });

  return {
    files: {
      read: (name) => alive(() => honest.read(name)),
      list: (prefix) => alive(() => honest.list(prefix)),
      write: (name, text) => change(name, () => honest.write(name, text)),
      remove: (name) => change(name, () => honest.remove(name)),
      swap: (name, text, expected) => change(name, () => honest.swap(name, text, expected)),
      append: (name, text, expected) => change(name, () => honest.append(name, text, expected)),
    },
    changes: () => log.length,
    afterLoss: (random) => {
      const disk: Disk = new Map(start);
      const unsure = platform === 'cached' ? CACHE : 1;
      const safe = Math.max(0, log.length - unsure);
      for (const one of log.slice(0, safe)) put(disk, one.name, one.after);
      for (const one of log.slice(safe)) {
        // Removals are synced by nobody: they come to pass, or not.
        const part = platform === 'database' ? Math.round(random()) : tornPart(random());
        if (part > 0) put(disk, one.name, tornText(one, part));
      }
      return disk;
    },
  };
}

/** Not at all, wholly, or some part of it. */
const tornPart = (chance: number): number => (chance < 0.3 ? 0 : chance > 0.7 ? 1 : (chance - 0.3) / 0.4);

/** A file is written over from its beginning; what is added comes after what was there. */
function tornText({ before, after }: Change, part: number): string | null {
  if (after === null || part === 1) return after;
  const kept = before !== null && after.startsWith(before) ? before.length : 0;
  return after.slice(0, kept + Math.floor((after.length - kept) * part));
}

function put(disk: Disk, name: string, text: string | null): void {
  if (text === null) disk.delete(name);
  else disk.set(name, text);
}
