// The port through which saves are stored: texts by name, written whole or not at all, and on the disk once an operation
// is done, as far as the device can promise it. The saves read back each write, and never overwrite the only copy.

const FAILURE_CODES = ['full', 'failed'] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** What every operation rejects with, and nothing else. */
export class StoreFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, cause?: unknown) {
    super(`storage ${code}`, { cause });
    this.name = 'StoreFailure';
    this.code = code;
  }
}

/** What files are believed to hold; null: not there. */
export type Expected = Readonly<Record<string, string | null>>;

export type FileStore = {
  readonly read: (name: string) => Promise<string | null>;
  readonly write: (name: string, text: string) => Promise<void>;
  /** A file that isn't there is no failure. */
  readonly remove: (name: string) => Promise<void>;
  /** All names that begin so, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  /** Writes only if all these files still hold what is expected, with nobody able to write between. */
  readonly swap: (name: string, text: string, expected: Expected) => Promise<'done' | 'changed'>;
  /** Adds to the end of a file in the same way; a file that isn't there begins with it. */
  readonly append: (name: string, text: string, expected: Expected) => Promise<'done' | 'changed'>;
};
