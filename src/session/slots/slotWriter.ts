// Writes one game into its slot. Every step is a line after the tip, on the disk before the next step is taken. When a
// chunk is closed, a new tip gathers the lines: first the files that it will name (head and closed chunks), then the tip,
// then the writes that may fail without harm (a generation, the removal of what nobody needs).

import {
  chunkOf,
  chunksOf,
  freshChain,
  isTip,
  lineBetween,
  RECORDS,
  stateOf,
  type ChunkRef,
  type Head,
  type StoredJournal,
  type Tip,
} from '../../saves';
import {
  chunkName,
  generationName,
  GENERATIONS,
  linesName,
  linesPrefix,
  sequenceIn,
  slotPrefix,
  TIP_SIDES,
  tipName,
  type Generation,
  type Slot,
} from './names';
import { Archive, type StoredChunk, type StoredPast } from './archive';
import { StoreFailure, type FileStore } from '../storage/fileStore';
import { readAllChunks, readChunk } from './chunks';
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
  /** Saves are counted from there on, if what lies in the slot is not further; left out: from what lies there. */
  readonly after?: number;
  /** Who writes: another word for every tab. */
  readonly writer: string;
  /** Told of what failed without harm. */
  readonly onTrouble: (error: unknown) => void;
};

/** What was read of a game that goes on. */
export type Resumed = {
  readonly journal: StoredJournal;
  /** Of the closed chunks that were read, oldest first. */
  readonly refs: readonly ChunkRef[];
  readonly hasHead: boolean;
  readonly label: Label;
  /** The last line that was read. */
  readonly chain: string | null;
  readonly lines: readonly string[];
};

/** More letters of lines than this are gathered in a tip, also in the middle of a chunk. */
const MOST_LETTERS = 200_000;

/** The lines after the tip that this writer has written. */
type Lines = {
  readonly name: string;
  readonly text: string;
  readonly chain: string;
  /** The journal that they lead to. */
  readonly journal: StoredJournal;
};

export class SlotWriter {
  private readonly place: SlotPlace;
  private readonly head: Head;
  private readonly archive: Archive;
  private readonly tips: TipWriter;
  private readonly sweeper: Sweeper;
  private readonly generations: Map<Generation, number>;
  private generationStart: number | null;
  private closed: StoredPast = { chunk: null, unread: null };
  /** `null`: only a tip can be written next. */
  private lines: Lines | null = null;
  /** Files of lines that may be removed one day. */
  private readonly lineFiles = new Set<string>();
  /** What was found in the slot, until a tip of this writer holds it. */
  private found: Resumed | null = null;

  constructor(place: SlotPlace, head: Head) {
    const { files, slot, tips, after = 0 } = place;
    this.place = place;
    this.head = head;
    this.archive = new Archive(files, slot, head);
    this.sweeper = new Sweeper(files);
    const byAge = [...place.generations].toSorted(([, one], [, other]) => one.sequence - other.sequence);
    const youngest = byAge.at(-1)?.[1];
    this.tips = new TipWriter(files, slot, place.writer, tips, Math.max(after, youngest?.sequence ?? 0));
    this.generations = new Map(byAge.map(([generation, { sequence }]) => [generation, sequence]));
    this.generationStart = youngest?.open.start ?? null;
    for (const [generation, sequence] of this.generations)
      this.sweeper.wrote(generationName(slot, generation), sequence);
    for (const side of TIP_SIDES) if (tips.texts[side] !== null) this.sweeper.wrote(tipName(slot, side), 0);
  }

  resume(resumed: Resumed): void {
    const { journal, refs, hasHead, lines } = resumed;
    this.found = resumed;
    this.closed = journal.last.previous;
    this.archive.knowHead(hasHead);
    const newestFirst = refs.toReversed();
    for (const [index, chunk] of [...chunksOf(this.closed.chunk)].entries()) {
      const ref = newestFirst[index];
      if (ref) this.archive.know(chunk, ref);
    }
    for (const name of lines) this.lineFiles.add(name);
  }

  /** Files nobody needs once the next tips are written. */
  sweepAway(names: readonly string[]): void {
    for (const name of names) this.sweeper.doom(name, this.tips.sequence + 1);
  }

  async save(journal: StoredJournal, label: Label): Promise<WriteOutcome> {
    // What was found gets a tip of this writer first: then every step after it is a line.
    if (this.found) {
      const outcome = await this.saveWhole(this.found.journal, this.found.label, this.found.chain);
      if (outcome === 'elsewhere') return outcome;
    }
    const { lines } = this;
    const line = lines && lineBetween(lines.journal, journal, lines.chain, label);
    if (!lines || !line) return this.saveWhole(journal, label, null);
    // Until it is known to be there, nothing may follow it.
    this.lines = null;
    const outcome = await this.tips.append(lines.name, lines.text, line.text);
    if (outcome === 'elsewhere') return outcome;
    const text = lines.text + line.text;
    this.lines = { ...lines, text, chain: line.chain, journal };
    this.lineFiles.add(lines.name);
    const isFull = journal.last.start !== lines.journal.last.start || text.length > MOST_LETTERS;
    return isFull ? this.gather(journal, label, line.chain) : outcome;
  }

  /** The step is on the disk already: where this fails, the next step tries again. */
  private async gather(journal: StoredJournal, label: Label, chain: string): Promise<WriteOutcome> {
    try {
      return await this.saveWhole(journal, label, chain);
    } catch (error) {
      this.place.onTrouble(error);
      return 'done';
    }
  }

  /** `chain`: the line that led here, if lines did. */
  private async saveWhole(journal: StoredJournal, label: Label, chain: string | null): Promise<WriteOutcome> {
    this.lines = null;
    const { previous } = journal.last;
    await this.archive.keep(previous.chunk);
    const before = this.tips.sequence;
    const { text, outcome } = await this.writeTip(journal, label, chain);
    if (outcome === 'elsewhere') return outcome;
    this.found = null;
    this.doomAbandoned(previous);
    try {
      // Where no line leads here, the other tip could not follow; it is written as well, since one of them may rot.
      if (chain === null || this.tips.isAlone) await this.writeSecond(journal, label);
      if (journal.last.start !== this.generationStart) await this.keepGeneration(text, journal.last.start);
      await this.sweepLines(before);
      await this.sweeper.sweep();
    } catch (error) {
      this.place.onTrouble(error);
    }
    return outcome;
  }

  private async writeSecond(journal: StoredJournal, label: Label): Promise<void> {
    const chain = this.lines?.chain ?? null;
    // Until it is known how it went, no line can follow.
    this.lines = null;
    await this.writeTip(journal, label, chain);
  }

  private async writeTip(
    journal: StoredJournal,
    label: Label,
    after: string | null,
  ): Promise<{ readonly text: string; readonly outcome: WriteOutcome }> {
    const { start, checkpoint, entries, previous } = journal.last;
    const open = { start, checkpoint, entries, previous: this.archive.refOf(previous) };
    const { game, setupChecksum } = this.head;
    const { writer, slot } = this.place;
    const { cursor } = journal;
    const state = stateOf(journal);
    let [text, chain] = ['', ''];
    const outcome = await this.tips.write((sequence) => {
      chain = after ?? freshChain(writer, sequence);
      const tip = { game, setupChecksum, sequence, writer, ...label, cursor, state, open, chain };
      // What no reader takes must not be told as saved.
      if (!isTip(tip)) throw new StoreFailure('failed');
      text = RECORDS.tip.format(tip);
      return text;
    });
    if (outcome === 'done' && this.tips.side) {
      const { sequence } = this.tips;
      this.sweeper.wrote(tipName(slot, this.tips.side), sequence);
      this.lines = { name: linesName(slot, game, sequence, writer), text: '', chain, journal };
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

  /** Lines that lead to the older one of the two tips; the others may still be needed, should a tip turn out bad. */
  private async sweepLines(olderTip: number): Promise<void> {
    for (const name of this.lineFiles) {
      if (sequenceIn(name) >= olderTip) continue;
      await this.place.files.remove(name);
      this.lineFiles.delete(name);
    }
  }

  /** The chunks that hung on the last tip and don't hang on the new one. */
  private doomAbandoned(closed: StoredPast): void {
    let old = this.closed.chunk;
    let kept = closed.chunk;
    while (old !== null && old !== kept) {
      if (kept !== null && kept.start > old.start) {
        kept = kept.previous.chunk;
      } else {
        const name = this.archive.nameOf(old);
        if (name !== undefined) this.sweeper.doom(name, this.tips.sequence);
        old = old.previous.chunk;
      }
    }
    // The same commands make the same chunks again, under the same names.
    for (const chunk of chunksOf(closed.chunk)) {
      if (chunk === old) break;
      const name = this.archive.nameOf(chunk);
      if (name !== undefined) this.sweeper.spare(name);
    }
    this.closed = closed;
  }

  /** Puts the chunks before this one into its past, back to the one with the index. */
  async readPast(oldest: StoredChunk, index: number): Promise<'read' | 'lost'> {
    const { files, slot } = this.place;
    const { game } = this.head;
    const all = index === 0 ? await readAllChunks(files, slot, game) : null;
    for (let chunk = oldest; chunk.start > index;) {
      const past: StoredPast = chunk.previous;
      const { unread } = past;
      if (past.chunk === null && unread !== null) {
        const name = chunkName(slot, game, unread);
        const text = all ? (all.get(name) ?? null) : await files.read(name);
        if (text instanceof StoreFailure) throw text;
        const found = readChunk(text, unread, chunk.start);
        if (found === null) return 'lost';
        past.chunk = chunkOf(found.piece, { chunk: null, unread: found.piece.previous });
        past.unread = null;
        this.archive.know(past.chunk, unread);
      }
      if (past.chunk === null) return 'lost';
      chunk = past.chunk;
    }
    return 'read';
  }

  /** Once the whole past is known: what lies in the slot and does not belong to the game. */
  async sweepStrays(journal: StoredJournal): Promise<void> {
    const { files, slot } = this.place;
    const needed = new Set<string | undefined>([
      ...TIP_SIDES.map((side) => tipName(slot, side)),
      ...GENERATIONS.map((generation) => generationName(slot, generation)),
      ...this.archive.headNames(),
      ...[...chunksOf(journal.last)].map((chunk) => this.archive.nameOf(chunk)),
      ...[...chunksOf(this.closed.chunk)].map((chunk) => this.archive.nameOf(chunk)),
    ]);
    const own = linesPrefix(slot, this.head.game);
    const names = await files.list(slotPrefix(slot));
    this.sweepAway(names.filter((name) => !needed.has(name) && !name.startsWith(own)));
  }

  /** Takes the slot back from another writer of the same game; false where that would harm another game. */
  async claim(journal: StoredJournal): Promise<boolean> {
    const { files, slot } = this.place;
    const seen = await readTips(files, slot);
    const isOurGame = seen.newest ? seen.newest.tip.game === this.head.game : seen.problem?.code !== 'newer';
    if (!isOurGame) return false;
    // The other writer has removed what its journal doesn't need.
    await this.archive.restore(journal.last.previous.chunk);
    this.tips.accept(seen);
    this.lines = null;
    this.found = null;
    for (const name of Object.keys(seen.lines)) this.lineFiles.add(name);
    // Tips and generations may be the other writer's by now, and name whatever it needs.
    for (const side of TIP_SIDES) this.sweeper.wrote(tipName(slot, side), 0);
    for (const generation of GENERATIONS) this.sweeper.wrote(generationName(slot, generation), 0);
    return true;
  }
}
