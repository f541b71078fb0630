// Files in a browser: one object store of IndexedDB, text by name. A transaction makes a swap atomic against other
// tabs, and asks for the disk, not just for the memory, before it reports success.

import { openDB, type IDBPDatabase } from 'idb';
import { StoreFailure, type Expected, type FileStore } from '../session';

const DATABASE = 'redcell';
const STORE = 'files';
/** Milliseconds; a browser that has not answered by then will not. */
const PATIENCE = 10_000;
const TO_DISK = { durability: 'strict' } as const;

/** Rejects where the browser has no IndexedDB or refuses it, as some do in private windows. */
export async function openIndexedFiles(name = DATABASE, patience = PATIENCE): Promise<FileStore> {
  const connection = new Connection(name, patience);
  await connection.use((db) => db.count(STORE));
  return {
    read: (file) => connection.use(async (db) => textOf(await db.get(STORE, file))),
    list: (prefix) =>
      connection.use(async (db) =>
        (await db.getAllKeys(STORE, IDBKeyRange.bound(prefix, `${prefix}\uffff`))).map(String),
      ),
    write: (file, text) => connection.use((db) => put(db, file, text)),
    remove: (file) => connection.use((db) => db.delete(STORE, file)),
    swap: (file, text, expected) => connection.use((db) => change(db, file, expected, () => text)),
    append: (file, text, expected) =>
      connection.use((db) => change(db, file, expected, (before) => (before ?? '') + text)),
  };
}

/** In one transaction, which no other tab can get into. */
async function change(
  db: IDBPDatabase,
  file: string,
  expected: Expected,
  next: (before: string | null) => string,
): Promise<'done' | 'changed'> {
  const transaction = db.transaction(STORE, 'readwrite', TO_DISK);
  const { store } = transaction;
  const isKnown = await Promise.all(
    Object.entries(expected).map(async ([name, known]) => textOf(await store.get(name)) === known),
  );
  const isChanged = isKnown.includes(false);
  const before = isChanged ? null : textOf(await store.get(file));
  await settle(isChanged ? undefined : store.put(next(before), file), transaction.done);
  return isChanged ? 'changed' : 'done';
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

async function put(db: IDBPDatabase, file: string, text: string): Promise<void> {
  const transaction = db.transaction(STORE, 'readwrite', TO_DISK);
  await settle(transaction.store.put(text, file), transaction.done);
}

/** Waits for both: when the disk is full, sometimes the one says so and sometimes the other. */
async function settle(request: Promise<unknown> | undefined, done: Promise<void>): Promise<void> {
  const reasons = (await Promise.allSettled([request, done])).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  if (reasons.length > 0) throw reasons.find(isQuota) ?? reasons[0];
}

const isQuota = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'QuotaExceededError';

/** The storage is there, and may answer when it is asked again. */
export class NoAnswer extends Error {}

/** Browsers cut connections when a phone sleeps; the next operation makes a new one. */
class Connection {
  private readonly name: string;
  private readonly patience: number;
  private opened: Promise<IDBPDatabase> | null = null;

  constructor(name: string, patience: number) {
    this.name = name;
    this.patience = patience;
  }

  async use<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      this.opened ??= this.open();
      return await this.inTime(this.opened.then(work));
    } catch (error) {
      if (!isQuota(error)) this.forget();
      throw new StoreFailure(isQuota(error) ? 'full' : 'failed', error);
    }
  }

  /**
   * Some browsers never answer: after an update in another tab, with a broken profile, or in the middle of play. A write that
   * arrives after all is seen by whoever asks next, since transactions keep their order.
   */
  private inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NoAnswer('IndexedDB does not answer')), this.patience);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  private async open(): Promise<IDBPDatabase> {
    return openDB(this.name, 1, {
      upgrade: (db) => void db.createObjectStore(STORE),
      // A newer app in another tab wants to change the database: it must not have to wait for this one.
      blocking: () => this.forget(),
      terminated: () => this.forget(),
    });
  }

  private forget(): void {
    this.opened?.then(
      (db) => db.close(),
      () => undefined,
    );
    this.opened = null;
  }
}
