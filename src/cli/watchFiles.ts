// Tells when content files have changed. It polls instead of asking the system: polling notices every editor's way of
// saving (many write a new file and move it over the old one), works on every disk, and costs next to nothing.

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type WatchOptions = {
  readonly signal: AbortSignal;
  /** Milliseconds between two looks. */
  readonly every?: number;
  /** Of folders: only what lies directly in them. */
  readonly flat?: boolean;
};

/**
 * Tells once at the beginning and then after every change, until the signal comes. A change is told when two looks in a row saw
 * the same: whoever is still writing is not disturbed.
 */
export async function watchFiles(
  named: readonly string[],
  tell: () => Promise<void>,
  { signal, every = 250, flat = false }: WatchOptions,
): Promise<void> {
  const look = (): Promise<string> => lookAt(named, !flat);
  let told = await look();
  let seen = told;
  await tell();
  while (await waited(every, signal)) {
    const now = await look();
    const isSettled = now === seen;
    seen = now;
    if (!isSettled || now === told) continue;
    told = now;
    await tell();
  }
}

async function waited(time: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(time, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}

/** Names, sizes and times of everything that is watched, as one text. */
async function lookAt(named: readonly string[], recursive: boolean): Promise<string> {
  const files = (await Promise.all(named.map((name) => filesIn(name, recursive)))).flat();
  return (await Promise.all(files.map(stampOf))).join('\n');
}

async function filesIn(name: string, recursive: boolean): Promise<readonly string[]> {
  try {
    const inside = await readdir(name, { recursive });
    return inside.filter((file) => file.endsWith('.json')).map((file) => path.join(name, file));
  } catch {
    // A file, or nothing at the moment.
    return [name];
  }
}

async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${file} ${mtimeMs} ${size} ${ino}`;
  } catch {
    return `${file} is not there`;
  }
}

/** Ctrl+C ends what watches, in its own time. */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}
