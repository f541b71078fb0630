// What the slots hold, at a glance: a small value among the preferences, there before any file was opened. It is only
// a memory of the files; where it is lost or wrong, the next look at them puts it right.

import { SLOTS, type Slot } from '../saves';
import type { KeyValueStore } from './keyValueStore';
import type { Label } from './slotWriter';

export type IndexEntry = Label & { readonly game: string };
export type SlotEntries = ReadonlyMap<Slot, IndexEntry>;

const KEY = 'saves';

export class SlotIndex {
  private readonly storage: KeyValueStore;
  private readonly onTrouble: (error: unknown) => void;
  private entries: SlotEntries | null = null;
  private lastWrite = Promise.resolve();

  constructor(storage: KeyValueStore, onTrouble: (error: unknown) => void) {
    this.storage = storage;
    this.onTrouble = onTrouble;
  }

  async read(): Promise<SlotEntries> {
    this.entries ??= await this.stored();
    return this.entries;
  }

  async note(slot: Slot, entry: IndexEntry | null): Promise<void> {
    const entries = new Map(await this.read());
    if (entry === null) entries.delete(slot);
    else entries.set(slot, entry);
    await this.replace(entries);
  }

  /** Writes follow one another, so that an older value can never overtake a newer one. */
  async replace(entries: SlotEntries): Promise<void> {
    this.entries = entries;
    const text = JSON.stringify(Object.fromEntries(entries));
    this.lastWrite = this.lastWrite.then(() => this.storage.set(KEY, text)).catch(this.onTrouble);
    await this.lastWrite;
  }

  private async stored(): Promise<SlotEntries> {
    try {
      const value: unknown = JSON.parse((await this.storage.get(KEY)) ?? '{}');
      return new Map(SLOTS.flatMap((slot) => entryIn(value, slot)));
    } catch {
      return new Map();
    }
  }
}

function entryIn(value: unknown, slot: Slot): readonly (readonly [Slot, IndexEntry])[] {
  const { game, summary, savedAt } = fieldsOf(fieldsOf(value)[slot]);
  return typeof game === 'string' && typeof savedAt === 'number' && summary !== undefined
    ? [[slot, { game, summary, savedAt }]]
    : [];
}

const fieldsOf = (value: unknown): Readonly<Partial<Record<string | number, unknown>>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
