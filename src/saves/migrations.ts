// The version of what stands in the records, and how an older one is lifted. The envelope around it (record.ts) never
// changes, so that every version of the app can tell a newer save from a damaged one.
//
// Version 1: the first.
// Version 2: heroes, allies and all others who take part in a mission are actors of one list, and are named by their ids;
// the turn of whoever acts is part of the mission.
// Version 3: lines follow the tip (lines.ts). What the other records hold stays as it was, but an app that knows no lines
// would take the tip for the whole game, and must leave such a save alone.

import { liftFromV1 } from './fromV1';
import type { RecordKind } from './recordKind';

export const VERSION = 3;

/** Makes the body of one version into that of the next. */
export type Migration = (kind: RecordKind, body: unknown) => unknown;

/** By the version it starts from. A release that changes a body adds a row and leaves the older rows alone. */
export type Migrations = Readonly<Partial<Record<number, Migration>>>;

export const MIGRATIONS: Migrations = { 1: liftFromV1, 2: (_kind, body) => body };
