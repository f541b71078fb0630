// The list of installed packs, a small value among the preferences: without packs no file is ever opened. It is only a
// cache; packs missing from it are found again by looking at the files.

import { shownName } from '../../kernel';
import type { KeyValueStore } from '../storage/keyValueStore';

export type InstalledEntry = {
  readonly id: string;
  /** Where the pack lies. */
  readonly file: string;
  /** Shown where the pack itself cannot be read any more. */
  readonly title: string;
  readonly version: string;
  /** Milliseconds. */
  readonly installedAt: number;
  /** The version of the app that has checked its content and found it right. */
  readonly checkedBy?: string;
};

const KEY = 'packs';
const FIELDS = { id: 'string', file: 'string', title: 'string', version: 'string', installedAt: 'number' };

/** In the order in which they came. Read afresh each time: another tab may have changed it. */
export async function readInstalledIndex(storage: KeyValueStore): Promise<readonly InstalledEntry[]> {
  try {
    const stored: unknown = JSON.parse((await storage.get(KEY)) ?? '[]');
    // Packs from before may have titles that could not be seen.
    const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
    return entries.map((entry) => ({ ...entry, title: shownName(entry.title) }));
  } catch {
    return [];
  }
}

export const writeInstalledIndex = (
  storage: KeyValueStore,
  entries: readonly InstalledEntry[],
): Promise<void> => storage.set(KEY, JSON.stringify(entries));

const isEntry = (value: unknown): value is InstalledEntry =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(FIELDS).every(([field, type]) => typeof Reflect.get(value, field) === type);
