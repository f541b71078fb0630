// The part of a saved game that is written once: the head, in two copies, and the closed chunks of the journal.

import { chunksOf, RECORDS, type Chunk, type ChunkRef, type Head, type Past } from '../../saves';
import { chunkName, headName, TIP_SIDES, slotPrefix, type Slot } from './names';
import type { FileStore } from '../storage/fileStore';
import { writeAndCheck } from './writeAndCheck';

export type StoredChunk = Chunk<unknown, unknown, unknown>;
export type StoredPast = Past<unknown, unknown, unknown>;

export class Archive {
  private readonly files: FileStore;
  private readonly slot: Slot;
  private readonly head: Head;
  /** The chunks that lie on the disk. */
  private readonly refs = new WeakMap<StoredChunk, ChunkRef>();
  private hasHead = false;

  constructor(files: FileStore, slot: Slot, head: Head) {
    this.files = files;
    this.slot = slot;
    this.head = head;
  }

  refOf({ chunk, unread }: StoredPast): ChunkRef | null {
    return chunk ? (this.refs.get(chunk) ?? null) : unread;
  }

  nameOf(chunk: StoredChunk): string | undefined {
    const ref = this.refs.get(chunk);
    return ref && chunkName(this.slot, this.head.game, ref);
  }

  headNames(): readonly string[] {
    return TIP_SIDES.map((side) => headName(this.slot, this.head.game, side));
  }

  /** Takes as written what was read. */
  know(chunk: StoredChunk, ref: ChunkRef): void {
    this.refs.set(chunk, ref);
  }

  knowHead(hasHead: boolean): void {
    this.hasHead = hasHead;
  }

  /** Writes what isn't there yet, oldest first, since every chunk names the one before it. */
  async keep(closed: StoredChunk | null): Promise<void> {
    if (!this.hasHead) await this.keepHead();
    const missing: StoredChunk[] = [];
    for (const chunk of chunksOf(closed)) {
      if (this.refs.has(chunk)) break;
      missing.push(chunk);
    }
    for (const chunk of missing.toReversed()) {
      const { start, checkpoint, entries, previous } = chunk;
      const { ref, text } = RECORDS.chunk.format({
        start,
        checkpoint,
        entries,
        previous: this.refOf(previous),
      });
      await writeAndCheck(this.files, chunkName(this.slot, this.head.game, ref), text);
      this.refs.set(chunk, ref);
    }
  }

  private async keepHead(): Promise<void> {
    const text = RECORDS.head.format(this.head);
    for (const name of this.headNames()) await writeAndCheck(this.files, name, text);
    this.hasHead = true;
  }

  /** Writes again what somebody else may have removed. */
  async restore(closed: StoredChunk | null): Promise<void> {
    const there = new Set(await this.files.list(slotPrefix(this.slot)));
    this.hasHead &&= this.headNames().every((name) => there.has(name));
    for (const chunk of chunksOf(closed)) {
      const name = this.nameOf(chunk);
      if (name !== undefined && !there.has(name)) this.refs.delete(chunk);
    }
    for (const chunk of [...chunksOf(closed)].toReversed()) await this.keep(chunk);
  }
}
