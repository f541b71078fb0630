// Saves every step, one write at a time. If a write fails, play goes on in memory, and the next step tries again with the
// newest state.

import { StoreFailure, type FailureCode } from '../storage/fileStore';
import type { WriteOutcome } from '../slots/tipWriter';

export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** `elsewhere`: somebody else, another tab as a rule, has written the same slot. */
  | { readonly kind: 'memoryOnly'; readonly reason: FailureCode | 'elsewhere' };

export class Autosave<T> {
  private readonly write: (value: T) => Promise<WriteOutcome>;
  private readonly onChange: (saving: Saving) => void;
  private readonly onTrouble: (error: unknown) => void;
  private unsaved: { readonly value: T } | null = null;
  private work: Promise<void> | null = null;
  private saving: Saving = { kind: 'saved' };

  constructor(
    write: (value: T) => Promise<WriteOutcome>,
    onChange: (saving: Saving) => void,
    onTrouble: (error: unknown) => void,
  ) {
    this.write = write;
    this.onChange = onChange;
    this.onTrouble = onTrouble;
  }

  save(value: T): void {
    this.unsaved = { value };
    this.start();
  }

  /** While a step is not on the disk yet, the next one waits; where nothing can be written, nobody has to. */
  get isSettled(): boolean {
    return this.work === null || this.saving.kind === 'memoryOnly';
  }

  /** Waits for what is under way, and tries once more what could not be written. */
  async flush(): Promise<void> {
    await this.work;
    this.start();
    await this.work;
  }

  /** Writes again after a loss to somebody else. */
  resume(value: T): void {
    this.tell({ kind: 'saving' });
    this.save(value);
  }

  private start(): void {
    if (this.unsaved === null || this.work !== null || this.isElsewhere()) return;
    // A trouble stays on show until a write has succeeded.
    if (this.saving.kind === 'saved') this.tell({ kind: 'saving' });
    this.work = this.run();
  }

  private async run(): Promise<void> {
    let saving: Saving = { kind: 'saved' };
    while (this.unsaved !== null && saving.kind === 'saved') {
      const { value } = this.unsaved;
      this.unsaved = null;
      saving = await this.attempt(value);
      if (saving.kind === 'memoryOnly') this.unsaved ??= { value };
    }
    // Before anybody is told, so that whoever is told can go on at once.
    this.work = null;
    this.tell(saving);
  }

  private async attempt(value: T): Promise<Saving> {
    try {
      const outcome = await this.write(value);
      return outcome === 'done' ? { kind: 'saved' } : { kind: 'memoryOnly', reason: 'elsewhere' };
    } catch (error) {
      this.onTrouble(error);
      return { kind: 'memoryOnly', reason: error instanceof StoreFailure ? error.code : 'failed' };
    }
  }

  private isElsewhere(): boolean {
    return this.saving.kind === 'memoryOnly' && this.saving.reason === 'elsewhere';
  }

  private tell(saving: Saving): void {
    this.saving = saving;
    this.onChange(saving);
  }
}
