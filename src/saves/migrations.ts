// The version of what stands in the records, and how an older one is lifted. The envelope around it (record.ts) never
// changes, so that every version of the app can tell a newer save from a damaged one.
//
// Version 1: the first.
// Version 2: heroes, allies and all others who take part in a mission are actors of one list, and are named by their ids.

import { liftFromV1 } from './fromV1';
import type { RecordKind } from './recordKind';

export const VERSION = 2;

/** Makes the body of one version into that of the next. */
export type Migration = (kind: RecordKind, body: unknown) => unknown;

/** By the version it starts from. A release that changes a body adds a row and leaves the older rows alone. */
export type Migrations = Readonly<Partial<Record<number, Migration>>>;

export const MIGRATIONS: Migrations = { 1: liftFromV1 };
