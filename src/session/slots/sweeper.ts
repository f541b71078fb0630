// Removes the chunks of an abandoned future, but not before every tip and generation that may still name them has been
// written over: until then a bad write must be able to fall back on them.

import type { FileStore } from '../storage/fileStore';

export class Sweeper {
  private readonly files: FileStore;
  /** The sequence number each tip and generation was written with. */
  private readonly written = new Map<string, number>();
  /** Files, and the first sequence number that doesn't name them any more. */
  private readonly doomed = new Map<string, number>();

  constructor(files: FileStore) {
    this.files = files;
  }

  wrote(name: string, sequence: number): void {
    this.written.set(name, sequence);
  }

  doom(name: string, sequence: number): void {
    this.doomed.set(name, sequence);
  }

  spare(name: string): void {
    this.doomed.delete(name);
  }

  async sweep(): Promise<void> {
    const oldest = Math.min(...this.written.values());
    for (const [name, sequence] of this.doomed) {
      if (sequence > oldest) continue;
      await this.files.remove(name);
      this.doomed.delete(name);
    }
  }
}
