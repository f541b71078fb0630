// The table of contents of a zip, read with suspicion: it is checked against the bytes before anything is unpacked.
// Only what ordinary packers write today is accepted.

import { BUDGETS, err, ok, type Result } from '../../kernel';
import { IN_EXTRA, packedIn, type TableRow } from './localHead';
import { decodeUtf8 } from './utf8';
import { foldedName, isSafeName } from './zipNames';
import type { ZipProblem } from './zipProblem';

const MAX_ENTRIES = BUDGETS.zip.most.entries;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END64 = 0x07064b50;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const END64_LENGTH = 20;
const MAX_COMMENT = 0xffff;

const METHODS = { 0: 'stored', 8: 'deflated' } as const;
/** Encrypted, patched, strongly encrypted, or with a hidden table of contents. */
const SECRET_FLAGS = 0x1 | 0x20 | 0x40 | 0x2000;

export type ZipEntry = {
  readonly name: string;
  readonly method: (typeof METHODS)[keyof typeof METHODS];
  readonly crc: number;
  readonly packed: Uint8Array;
  /** Unpacked, as the zip says. */
  readonly size: number;
};

/** Files only; folders are names that end with a slash, and hold nothing. */
export function zipEntries(bytes: Uint8Array): Result<readonly ZipEntry[], ZipProblem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || (view.getUint32(0, true) !== LOCAL && view.getUint32(0, true) !== END))
    return err({ code: 'notAZip' });
  const end = endOf(view);
  if (!end.ok) return end;
  const { count, start, at: endAt } = end.value;
  const found: Located[] = [];
  const names = new Set<string>();
  let at = start;
  for (let index = 0; index < count; index++) {
    const row = rowAt(bytes, view, at, endAt);
    if (!row.ok) return row;
    at = row.value.next;
    const folded = foldedName(row.value.name);
    if (names.has(folded)) return err({ code: 'twice', name: row.value.name });
    names.add(folded);
    found.push(row.value);
  }
  return at === endAt ? entriesOf(bytes, found, start) : err({ code: 'truncated' });
}

type End = { readonly count: number; readonly start: number; readonly at: number };

function endOf(view: DataView): Result<End, ZipProblem> {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
    if (
      view.getUint32(at, true) !== END ||
      at + END_LENGTH + view.getUint16(at + 20, true) !== view.byteLength
    )
      continue;
    if (at >= END64_LENGTH && view.getUint32(at - END64_LENGTH, true) === END64)
      return err({ code: 'zip64' });
    const count = view.getUint16(at + 10, true);
    const length = view.getUint32(at + 12, true);
    const start = view.getUint32(at + 16, true);
    if (count > MAX_ENTRIES) return err({ code: 'tooManyEntries' });
    if (start === IN_EXTRA || length === IN_EXTRA) return err({ code: 'zip64' });
    // In several parts, or cut somewhere in the middle.
    const isWhole =
      view.getUint16(at + 4, true) === 0 &&
      view.getUint16(at + 6, true) === 0 &&
      view.getUint16(at + 8, true) === count &&
      start + length === at;
    return isWhole ? ok({ count, start, at }) : err({ code: 'truncated' });
  }
  return err({ code: 'truncated' });
}

type Located = TableRow & {
  readonly method: ZipEntry['method'];
  readonly isFolder: boolean;
  readonly next: number;
};

function rowAt(bytes: Uint8Array, view: DataView, at: number, end: number): Result<Located, ZipProblem> {
  if (at + CENTRAL_LENGTH > end || view.getUint32(at, true) !== CENTRAL) return err({ code: 'truncated' });
  const nameAt = at + CENTRAL_LENGTH;
  const nameEnd = nameAt + view.getUint16(at + 28, true);
  const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > end) return err({ code: 'truncated' });
  // Not every packer says that its names are UTF-8; what is neither that nor plain letters is not guessed at.
  const name = decodeUtf8(bytes.subarray(nameAt, nameEnd));
  if (name === undefined || !isSafeName(name)) return err({ code: 'badName', ...(name && { name }) });
  const problem = (code: ZipProblem['code']) => err({ code, name });
  const flags = view.getUint16(at + 8, true);
  if (flags & SECRET_FLAGS) return problem('encrypted');
  if (!isPlain(view.getUint16(at + 4, true) >> 8, view.getUint32(at + 38, true))) return problem('link');
  const packing = view.getUint16(at + 10, true);
  const method = METHODS[packing as keyof typeof METHODS] as ZipEntry['method'] | undefined;
  if (method === undefined) return problem('method');
  const crc = view.getUint32(at + 16, true);
  const packedSize = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const localAt = view.getUint32(at + 42, true);
  if ([packedSize, size, localAt].includes(IN_EXTRA)) return problem('zip64');
  const isFolder = name.endsWith('/');
  if (isFolder && size > 0) return problem('badName');
  return ok({ name, flags, packing, method, crc, packedSize, size, localAt, isFolder, next });
}

const UNIX = 3;
const MAC = 19;
const FILE_TYPES: ReadonlySet<number> = new Set([0, 0o100000, 0o040000]);

/** An ordinary file or folder: packers of Unix write down what else there is. */
const isPlain = (system: number, attributes: number): boolean =>
  (system !== UNIX && system !== MAC) || FILE_TYPES.has((attributes >>> 16) & 0o170000);

/**
 * One after the other from the first byte to the table. No two may share bytes: that is how little zips swell beyond measure; and
 * none may lie where the table does not say so.
 */
function entriesOf(
  bytes: Uint8Array,
  found: readonly Located[],
  end: number,
): Result<readonly ZipEntry[], ZipProblem> {
  const rows = found.toSorted((one, other) => one.localAt - other.localAt);
  if ((rows[0]?.localAt ?? end) !== 0) return err({ code: 'damaged' });
  const entries: ZipEntry[] = [];
  for (const [at, row] of rows.entries()) {
    const { name, isFolder, method, crc, size } = row;
    const packed = packedIn(bytes, row, rows[at + 1]?.localAt ?? end);
    if (typeof packed === 'string') return err({ code: packed, name });
    if (!isFolder) entries.push({ name, method, crc, size, packed });
  }
  return ok(entries);
}
