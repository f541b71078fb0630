// The head that stands before the bytes of each entry. Whoever reads a zip from its front believes these and not the table at its
// end: both have to say the same, and nothing may lie between the entries.

import { decodeUtf8 } from './utf8';
import type { ZipCode } from './zipProblem';

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const LOCAL_LENGTH = 30;
/** A number that is too small for what it counts: the true one stands in the extra field. */
export const IN_EXTRA = 0xffffffff;
const LARGE = 0x0001;

/** Sum and sizes stand behind the entry: whoever wrote it did not know them before. */
const LATER = 0x8;
/** How hard the packer tried, which changes nothing. */
const EFFORT = 0x6;

/** What the table says. */
export type TableRow = {
  readonly name: string;
  readonly flags: number;
  readonly packing: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly localAt: number;
};

type Sums = readonly [crc: number, packedSize: number, size: number];

/** `end`: where the next entry begins, or the table. The bytes of the entry, or why it is refused. */
export function packedIn(bytes: Uint8Array, row: TableRow, end: number): Uint8Array | ZipCode {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = row.localAt;
  if (at + LOCAL_LENGTH > end || view.getUint32(at, true) !== LOCAL) return 'damaged';
  const nameEnd = at + LOCAL_LENGTH + view.getUint16(at + 26, true);
  const start = nameEnd + view.getUint16(at + 28, true);
  const packedEnd = start + row.packedSize;
  if (packedEnd > end) return 'truncated';
  if (decodeUtf8(bytes.subarray(at + LOCAL_LENGTH, nameEnd)) !== row.name) return 'badName';
  const flags = view.getUint16(at + 6, true);
  if ((flags | EFFORT) !== (row.flags | EFFORT) || view.getUint16(at + 8, true) !== row.packing)
    return 'damaged';
  const said = sumsAt(view, at + 14, nameEnd, start);
  const isSaid = agree(said, row, flags & LATER ? [0] : []);
  const isFollowed = flags & LATER ? isDescriptor(view, packedEnd, end, row) : packedEnd === end;
  return isSaid && isFollowed ? bytes.subarray(start, packedEnd) : 'damaged';
}

/** `unknown`: what may stand there instead. */
const agree = (said: Sums, { crc, packedSize, size }: TableRow, unknown: readonly number[] = []): boolean =>
  [crc, packedSize, size].every((sum, at) => said[at] === sum || unknown.includes(said[at] ?? sum));

function sumsAt(view: DataView, at: number, extraAt: number, extraEnd: number): Sums {
  const crc = view.getUint32(at, true);
  const packedSize = view.getUint32(at + 4, true);
  const size = view.getUint32(at + 8, true);
  if (packedSize !== IN_EXTRA || size !== IN_EXTRA) return [crc, packedSize, size];
  for (let next = extraAt; next + 4 <= extraEnd;) {
    const length = view.getUint16(next + 2, true);
    const isHere = view.getUint16(next, true) === LARGE && length >= 16 && next + 20 <= extraEnd;
    // The size first: the other way round than in the head.
    if (isHere) return [crc, largeAt(view, next + 12), largeAt(view, next + 4)];
    next += 4 + length;
  }
  return [crc, packedSize, size];
}

const largeAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Sum and sizes, of four or of eight bytes each, with a mark before them or without. Packers differ. */
function isDescriptor(view: DataView, at: number, end: number, row: TableRow): boolean {
  const length = end - at;
  const isMarked = length === 16 || length === 24;
  if (!isMarked && length !== 12 && length !== 20) return false;
  if (isMarked && view.getUint32(at, true) !== DESCRIPTOR) return false;
  const first = isMarked ? at + 4 : at;
  const sizes = first + 4;
  const crc = view.getUint32(first, true);
  return length >= 20
    ? agree([crc, largeAt(view, sizes), largeAt(view, sizes + 8)], row)
    : agree([crc, view.getUint32(sizes, true), view.getUint32(sizes + 4, true)], row);
}
