// What takes long on large files, as functions of plain values: a worker runs them beside the screen, and where there is
// none they run here. They work on copies of the files, so that whoever cancels leaves nothing half done.

import { BUDGETS, err, ok, type Result } from '../../kernel';
import type { ContentFile } from '../../packs';
import { parseCopy, type Copy, type CopyProblem } from '../copies/copyFile';
import { readGames, type ReadGame } from '../copies/restorePlan';
import { readInstalledIndex, type InstalledEntry } from '../installed/packIndex';
import { bringIn } from '../installed/changes';
import { readState } from '../installed/state';
import type { Brought, InstalledParts } from '../installed/types';
import type { Slot } from '../slots/names';
import { isForeignSetup } from './foreignSetup';
import { openSaves } from '../slots/openSaves';
import type { Copies } from '../slots/slotCare';
import type { SaveProblem } from '../slots/slotInfo';
import type { KeyValueStore } from '../storage/keyValueStore';
import { memoryFiles } from '../storage/memoryFiles';

/** `bytes`: null where the file cannot be read, or is too large to be. */
export type PickedCopy = { readonly name: string; readonly size: number; readonly bytes: Uint8Array | null };

export type JobTools = Pick<InstalledParts, 'appVersion' | 'convert'>;

export type ImportGame = {
  /** `after`: the number of the newest save of the game that it replaces. */
  readonly input: {
    readonly slot: Slot;
    readonly file: Blob;
    readonly ids: readonly string[];
    readonly after: number;
  };
  readonly output: Result<Copies, SaveProblem>;
};

export type BringIn = {
  readonly input: {
    readonly picked: readonly PickedCopy[];
    readonly files: Copies;
    readonly index: readonly InstalledEntry[];
    readonly base: readonly ContentFile[];
    readonly now: number;
  };
  readonly output: {
    readonly brought: readonly Brought[];
    /** Files and entries that are new; ids of packs that went. */
    readonly files: Copies;
    readonly entries: readonly InstalledEntry[];
    readonly gone: readonly string[];
  };
};

export type OpenCopy = {
  /** `here`: the games of this device as exports. */
  readonly input: { readonly bytes: Uint8Array; readonly here: ReadonlyMap<Slot, string> };
  readonly output: Result<
    { readonly copy: Copy; readonly copied: readonly ReadGame[]; readonly here: readonly ReadGame[] },
    CopyProblem
  >;
};

export type WorkJobs = {
  readonly importGame: ImportGame;
  readonly bringIn: BringIn;
  readonly openCopy: OpenCopy;
};
export type JobName = keyof WorkJobs;

/** From 0 to 1. */
export type OnProgress = (done: number) => void;

type Job<K extends JobName> = (
  tools: JobTools,
  input: WorkJobs[K]['input'],
  onProgress: OnProgress,
) => Promise<WorkJobs[K]['output']>;

export const JOBS: { readonly [K in JobName]: Job<K> } = {
  importGame,
  bringIn: bringInCopies,
  openCopy,
};

async function importGame(
  _tools: JobTools,
  { slot, file, ids, after }: ImportGame['input'],
  onProgress: OnProgress,
): Promise<ImportGame['output']> {
  if (file.size > BUDGETS.save.bytes)
    return err({ code: 'damaged', problem: { code: 'tooLarge' }, recoverable: [] });
  const text = await file.text();
  onProgress(0.3);
  const disk = new Map<string, string>();
  const left = [...ids];
  const saves = openSaves({
    files: memoryFiles(disk),
    clock: () => 0,
    newId: () => left.shift() ?? 'id',
    isSetup: isForeignSetup,
  });
  const imported = await saves.importInto(slot, text, after);
  onProgress(0.9);
  return imported.ok ? { ok: true, value: Object.fromEntries(disk) } : imported;
}

async function openCopy(
  _tools: JobTools,
  { bytes, here }: OpenCopy['input'],
  onProgress: OnProgress,
): Promise<OpenCopy['output']> {
  const copy = parseCopy(bytes);
  if (!copy.ok) return copy;
  onProgress(0.5);
  const copied = readGames(copy.value.games);
  onProgress(0.8);
  return ok({ copy: copy.value, copied, here: readGames(here) });
}

async function bringInCopies(
  { appVersion, convert }: JobTools,
  { picked, files, index, base, now }: BringIn['input'],
  onProgress: OnProgress,
): Promise<BringIn['output']> {
  const disk = new Map(Object.entries(files));
  const kept = keptIn(JSON.stringify(index));
  const parts: InstalledParts = {
    files: () => Promise.resolve(memoryFiles(disk)),
    index: kept,
    base: () => Promise.resolve(base),
    appVersion,
    convert,
    clock: () => now,
  };
  const { pack } = await readState(parts);
  onProgress(0.4);
  const brought = await bringIn(
    parts,
    pack,
    picked.map(({ name, size, bytes }) => ({
      name,
      size,
      read: () => (bytes ? Promise.resolve(bytes) : Promise.reject(new Error('not read'))),
    })),
  );
  onProgress(0.9);
  const after = await readInstalledIndex(kept);
  return {
    brought,
    files: Object.fromEntries([...disk].filter(([name, text]) => files[name] !== text)),
    entries: after.filter((entry) => !index.some(({ file }) => file === entry.file)),
    gone: index.filter(({ id }) => !after.some((entry) => entry.id === id)).map(({ id }) => id),
  };
}

function keptIn(text: string): KeyValueStore {
  let kept = text;
  return {
    get: () => Promise.resolve(kept),
    set: (_key, value) => {
      kept = value;
      return Promise.resolve();
    },
  };
}
