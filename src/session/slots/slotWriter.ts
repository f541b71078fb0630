// Writes one game into its slot: first the files that the new tip will name (head and closed chunks), then the tip,
// then the writes that may fail without harm (a generation, the removal of abandoned chunks).

import {
  chunksOf,
  RECORDS,
  stateOf,
  type ChunkRef,
  type Head,
  type StoredJournal,
  type Tip,
} from '../../saves';
import { generationName, GENERATIONS, TIP_SIDES, tipName, type Generation, type Slot } from './names';
import { Archive, type StoredChunk } from './archive';
import type { FileStore } from '../storage/fileStore';
import { Sweeper } from './sweeper';
import { readTips, type Tips } from './tips';
import { TipWriter, type WriteOutcome } from './tipWriter';
import { writeAndCheck } from './writeAndCheck';

/** What a tip says beside the journal. */
export type Label = { readonly summary: unknown; readonly savedAt: number };

export type SlotPlace = {
  readonly files: FileStore;
  readonly slot: Slot;
  /** What lies in the slot. */
  readonly tips: Tips;
  readonly generations: ReadonlyMap<Generation, Tip>;
  /** Who writes: another word for every tab. */
  readonly writer: string;
  /** Told of what failed without harm. */
  readonly onTrouble: (error: unknown) => void;
};

/** What was read of a game that goes on. */
export type Resumed = {
  readonly journal: StoredJournal;
  /** Of the closed chunks, oldest first. */
  readonly refs: readonly ChunkRef[];
  readonly hasHead: boolean;
  /** Files of the slot that the game doesn't need. */
  readonly strays: readonly string[];
};

export class SlotWriter {
  private readonly place: SlotPlace;
  private readonly head: Head;
  private readonly archive: Archive;
  private readonly tips: TipWriter;
  private readonly sweeper: Sweeper;
  private readonly generations: Map<Generation, number>;
  private generationStart: number | null;
  private closed: StoredChunk | null = null;

  constructor(place: SlotPlace, head: Head) {
    const { files, slot, tips } = place;
    this.place = place;
    this.head = head;
    this.archive = new Archive(files, slot, head);
    this.sweeper = new Sweeper(files);
    const byAge = [...place.generations].toSorted(([, one], [, other]) => one.sequence - other.sequence);
    const youngest = byAge.at(-1)?.[1];
    this.tips = new TipWriter(files, slot, tips, youngest?.sequence ?? 0);
    this.generations = new Map(byAge.map(([generation, { sequence }]) => [generation, sequence]));
    this.generationStart = youngest?.open.start ?? null;
    for (const [generation, sequence] of this.generations)
      this.sweeper.wrote(generationName(slot, generation), sequence);
    for (const side of TIP_SIDES) if (tips.texts[side] !== null) this.sweeper.wrote(tipName(slot, side), 0);
  }

  resume({ journal, refs, hasHead, strays }: Resumed): void {
    this.closed = journal.last.previous;
    this.archive.know(this.closed, refs, hasHead);
    this.sweepAway(strays);
  }

  /** Files nobody needs once the next tips are written. */
  sweepAway(names: readonly string[]): void {
    for (const name of names) this.sweeper.doom(name, this.tips.sequence + 1);
  }

  async save(journal: StoredJournal, label: Label): Promise<WriteOutcome> {
    const closed = journal.last.previous;
    await this.archive.keep(closed);
    const { text, outcome } = await this.writeTip(journal, label);
    if (outcome === 'elsewhere') return outcome;
    this.doomAbandoned(closed);
    try {
      if (journal.last.start !== this.generationStart) await this.keepGeneration(text, journal.last.start);
      await this.sweeper.sweep();
    } catch (error) {
      this.place.onTrouble(error);
    }
    return outcome;
  }

  private async writeTip(
    journal: StoredJournal,
    label: Label,
  ): Promise<{ readonly text: string; readonly outcome: WriteOutcome }> {
    const { start, checkpoint, entries, previous } = journal.last;
    const open = { start, checkpoint, entries, previous: this.archive.refOf(previous) };
    const { game, setupChecksum } = this.head;
    const { writer, slot } = this.place;
    const { cursor } = journal;
    const state = stateOf(journal);
    let text = '';
    const outcome = await this.tips.write((sequence) => {
      text = RECORDS.tip.format({ game, setupChecksum, sequence, writer, ...label, cursor, state, open });
      return text;
    });
    if (outcome === 'done' && this.tips.side) {
      this.sweeper.wrote(tipName(slot, this.tips.side), this.tips.sequence);
    }
    return { text, outcome };
  }

  /** Over the oldest one. */
  private async keepGeneration(text: string, start: number): Promise<void> {
    const { files, slot } = this.place;
    const age = (generation: Generation): number => this.generations.get(generation) ?? -1;
    const [oldest = 0] = GENERATIONS.toSorted((one, other) => age(one) - age(other));
    await writeAndCheck(files, generationName(slot, oldest), text);
    this.generations.set(oldest, this.tips.sequence);
    this.sweeper.wrote(generationName(slot, oldest), this.tips.sequence);
    this.generationStart = start;
  }

  /** The chunks that hung on the last tip and don't hang on the new one. */
  private doomAbandoned(closed: StoredChunk | null): void {
    let old = this.closed;
    let kept = closed;
    while (old !== null && old !== kept) {
      if (kept !== null && kept.start > old.start) {
        kept = kept.previous;
      } else {
        const name = this.archive.nameOf(old);
        if (name !== undefined) this.sweeper.doom(name, this.tips.sequence);
        old = old.previous;
      }
    }
    // The same commands make the same chunks again, under the same names.
    for (const chunk of chunksOf(closed)) {
      if (chunk === old) break;
      const name = this.archive.nameOf(chunk);
      if (name !== undefined) this.sweeper.spare(name);
    }
    this.closed = closed;
  }

  /** Takes the slot back from another writer of the same game; false where that would harm another game. */
  async claim(journal: StoredJournal): Promise<boolean> {
    const { files, slot } = this.place;
    const seen = await readTips(files, slot);
    const isOurGame = seen.newest ? seen.newest.tip.game === this.head.game : seen.problem?.code !== 'newer';
    if (!isOurGame) return false;
    // The other writer has removed what its journal doesn't need.
    await this.archive.restore(journal.last.previous);
    this.tips.accept(seen);
    // Tips and generations may be the other writer's by now, and name whatever it needs.
    for (const side of TIP_SIDES) this.sweeper.wrote(tipName(slot, side), 0);
    for (const generation of GENERATIONS) this.sweeper.wrote(generationName(slot, generation), 0);
    return true;
  }
}
