// Writes tips in turn under two names, always over the older one, and lines after them; all of it only if both tips are
// still as this writer last saw them: what another tab has written is never overwritten unseen.

import { TIP_SIDES, tipName, type TipSide, type Slot } from './names';
import { StoreFailure, type Expected, type FileStore } from '../storage/fileStore';
import { expectedTips, isRubbish, readTips, type Tips, type TipTexts } from './tips';

export type WriteOutcome = 'done' | 'elsewhere';

const NOTHING: TipTexts = { a: null, b: null };

export class TipWriter {
  private readonly files: FileStore;
  private readonly slot: Slot;
  private readonly writer: string;
  private texts: TipTexts = NOTHING;
  /** What this writer tried to write last: a write may fail and have been done all the same. */
  private tried: TipTexts = NOTHING;
  /** Lines of the one who wrote the newest tip, as long as that was somebody else. */
  private lines: Expected = {};
  private newest: TipSide | null = null;
  private last: number;
  private isSure = true;

  /** Sequence numbers go on from `last`, however few of the tips can be read. */
  constructor(files: FileStore, slot: Slot, writer: string, seen: Tips, last: number) {
    this.files = files;
    this.slot = slot;
    this.writer = writer;
    this.last = last;
    this.accept(seen);
  }

  /** The sequence number of the newest tip known. */
  get sequence(): number {
    return this.last;
  }

  /** Where the newest tip lies. */
  get side(): TipSide | null {
    return this.newest;
  }

  /** Whether there is no second tip to fall back on. */
  get isAlone(): boolean {
    return TIP_SIDES.some((side) => this.texts[side] === null);
  }

  /** Takes what lies there as its own to write over. */
  accept({ texts, newest, lines }: Tips): void {
    this.texts = texts;
    this.lines = newest?.tip.writer === this.writer ? {} : lines;
    this.newest = newest?.side ?? null;
    this.last = Math.max(this.last, newest?.tip.sequence ?? 0);
    // A tip that could not be read may be another one's by now: whoever writes over it looks again first.
    this.isSure = TIP_SIDES.every((side) => texts[side] !== undefined);
  }

  /** Done only once it was read back. */
  async write(makeText: (sequence: number) => string): Promise<WriteOutcome> {
    if (!this.isSure && !(await this.lookAgain())) return 'elsewhere';
    const side = this.newest === 'a' ? 'b' : 'a';
    const name = tipName(this.slot, side);
    const text = makeText(this.last + 1);
    this.isSure = false;
    this.tried = { ...this.tried, [side]: text };
    const outcome = await this.files.swap(name, text, { ...this.expected(), ...this.lines });
    if (outcome === 'done' && (await this.files.read(name)) === text) {
      this.lines = {};
      this.texts = { ...this.texts, [side]: text };
      this.newest = side;
      this.last += 1;
      this.isSure = true;
      return 'done';
    }
    if (!(await this.lookAgain())) return 'elsewhere';
    throw new StoreFailure('failed');
  }

  /** Adds a line to a file of which `known` is everything so far. */
  async append(name: string, known: string, line: string): Promise<WriteOutcome> {
    const expected = { ...this.expected(), [name]: known === '' ? null : known };
    const outcome = await this.files.append(name, line, expected);
    if (outcome === 'done' && (await this.files.read(name)) === known + line) return 'done';
    if (!(await this.lookAgain())) return 'elsewhere';
    throw new StoreFailure('failed');
  }

  private expected(): Expected {
    return expectedTips(this.slot, this.texts);
  }

  /** Finds out what lies there after a doubt; false where somebody else has written. */
  private async lookAgain(): Promise<boolean> {
    const seen = await readTips(this.files, this.slot);
    const isOurs =
      TIP_SIDES.every((side) => this.isOurs(side, seen.texts[side])) &&
      // A tip of this writer was only written because those lines were as they had been.
      (seen.newest?.tip.writer === this.writer ||
        Object.entries(this.lines).every(([name, text]) => (seen.lines[name] ?? null) === text));
    if (isOurs) this.accept(seen);
    return isOurs;
  }

  private isOurs(side: TipSide, text: TipTexts[TipSide]): boolean {
    if (text === this.texts[side]) return true;
    return typeof text === 'string' && (text === this.tried[side] || isRubbish(text));
  }
}
