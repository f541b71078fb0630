// The envelope of everything that is saved: kind, version and checksum around a JSON body. The checksum covers the
// exact letters of the body, so damage is found before parsing; the whole is JSON too, so that people can look into a
// save.

import { BUDGETS, err, ok, type Result } from '../kernel';
import { checksum } from './checksum';
import { MIGRATIONS, VERSION, type Migrations } from './migrations';
import { refusedText, unfitPlace } from './plainJson';
import type { RecordKind } from './recordKind';

export const MAX_RECORD_LENGTH = BUDGETS.save.bytes;

export type RecordProblem =
  /** Not one of our files at all. */
  | { readonly code: 'foreign' }
  /** One of ours, but not as it was written. */
  | { readonly code: 'damaged' }
  | { readonly code: 'tooLarge' }
  /** Written by a later version of the app. */
  | { readonly code: 'newer'; readonly version: number }
  /** Nobody knows any more how to lift it. */
  | { readonly code: 'tooOld'; readonly version: number }
  | { readonly code: 'otherKind'; readonly kind: string }
  /** Whole, but not what such a record has to hold. */
  | { readonly code: 'unfit' };

export type EncodedRecord = { readonly text: string; readonly checksum: string };
export type DecodedRecord = { readonly body: unknown; readonly checksum: string };

/** Throws where a body isn't plain JSON: it could not be read again, and that is a mistake of the game's. */
export function encodeRecord(kind: RecordKind, body: unknown): EncodedRecord {
  const place = unfitPlace(body);
  if (place !== undefined) throw new Error(`not plain JSON: ${kind}${place}`);
  const content = JSON.stringify(body);
  const sum = seal(kind, VERSION, content);
  return {
    text: `{"redcell":"${kind}","version":${VERSION},"checksum":"${sum}","body":${content}}`,
    checksum: sum,
  };
}

const seal = (kind: string, version: number, content: string): string =>
  checksum(`${kind} ${version} ${content}`);

const MARK = '{"redcell":"';
const ENVELOPE = /^\{"redcell":"([a-z]{1,16})","version":([0-9]{1,9}),"checksum":"([0-9a-f]{32})","body":/;

/** The versions a reader knows; tests put others in their place. */
export type KnownVersions = { readonly version: number; readonly migrations: Migrations };
const KNOWN_VERSIONS: KnownVersions = { version: VERSION, migrations: MIGRATIONS };

export function decodeRecord(
  text: string,
  kind: RecordKind,
  known: KnownVersions = KNOWN_VERSIONS,
): Result<DecodedRecord, RecordProblem> {
  const read = readRecord(text, kind, known);
  if (!read.ok) return read;
  const { body, version, checksum: sum } = read.value;
  const lifted = liftBody(kind, body, version, known);
  return lifted.ok ? ok({ body: lifted.value, checksum: sum }) : lifted;
}

/** As it was written, whatever the version: lines add to the tip of their own version, before it is lifted. */
export function readRecord(
  text: string,
  kind: RecordKind,
  known: KnownVersions = KNOWN_VERSIONS,
): Result<DecodedRecord & { readonly version: number }, RecordProblem> {
  if (text.length > MAX_RECORD_LENGTH) return err({ code: 'tooLarge' });
  // Mail and editors like to add a byte order mark or a last line break.
  const record = text.trim();
  const [envelope, foundKind = '', digits = '', sum = ''] = ENVELOPE.exec(record) ?? [];
  if (envelope === undefined) return err({ code: record.startsWith(MARK) ? 'damaged' : 'foreign' });
  const version = Number(digits);
  const content = record.slice(envelope.length, -1);
  if (!record.endsWith('}') || seal(foundKind, version, content) !== sum) return err({ code: 'damaged' });
  if (version > known.version) return err({ code: 'newer', version });
  if (foundKind !== kind) return err({ code: 'otherKind', kind: foundKind });
  const body = parseBody(content);
  return body.ok ? ok({ body: body.value, checksum: sum, version }) : body;
}

function parseBody(content: string): Result<unknown, RecordProblem> {
  const refused = refusedText(content);
  if (refused) return err({ code: refused === 'tooMany' ? 'tooLarge' : 'unfit' });
  try {
    const body: unknown = JSON.parse(content);
    return unfitPlace(body) === undefined ? ok(body) : err({ code: 'unfit' });
  } catch {
    return err({ code: 'unfit' });
  }
}

export function liftBody(
  kind: RecordKind,
  body: unknown,
  version: number,
  { version: current, migrations }: KnownVersions = KNOWN_VERSIONS,
): Result<unknown, RecordProblem> {
  let lifted = body;
  for (let from = version; from < current; from++) {
    const migrate = migrations[from];
    if (migrate === undefined) return err({ code: 'tooOld', version });
    try {
      lifted = migrate(kind, lifted);
    } catch {
      return err({ code: 'unfit' });
    }
  }
  return ok(lifted);
}
