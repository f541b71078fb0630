// Makes a zip of texts. The same texts always make the same bytes: no clock, entries in the order of their names.

import { deflateSync, strToU8 } from 'fflate';
import { crc32 } from './crc32';
import type { Texts } from './readZip';

const VERSION = 20;
const DEFLATED = 8;
const UTF8_NAMES = 0x800;
/** The first of January 1980: zips know no time before it. */
const DATE = 0x21;

export function writeZip(texts: Texts): Uint8Array {
  const parts: Uint8Array[] = [];
  const rows: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const bytes = strToU8(text);
    const packed = deflateSync(bytes, { level: 9 });
    const file = { name: strToU8(name), crc: crc32(bytes), packedSize: packed.length, size: bytes.length };
    const head = localHead(file);
    parts.push(head, packed);
    rows.push(centralRow(file, at));
    at += head.length + packed.length;
  }
  return joined([...parts, ...rows, end(rows.length, sum(rows), at)]);
}

type Packed = {
  readonly name: Uint8Array;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
};

const localHead = (file: Packed): Uint8Array =>
  joined([numbers([0x04034b50, 4], [VERSION, 2], ...shared(file), [0, 2]), file.name]);

const centralRow = (file: Packed, at: number): Uint8Array =>
  joined([
    // Extra field, comment, disk, inner and outer attributes: none.
    numbers([0x02014b50, 4], [VERSION, 2], [VERSION, 2], ...shared(file), [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), // prettier-ignore
    file.name,
  ]);

const shared = ({ name, crc, packedSize, size }: Packed): readonly Sized[] => [
  [UTF8_NAMES, 2],
  [DEFLATED, 2],
  [0, 2],
  [DATE, 2],
  [crc, 4],
  [packedSize, 4],
  [size, 4],
  [name.length, 2],
];

const end = (count: number, length: number, at: number): Uint8Array =>
  numbers([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [length, 4], [at, 4], [0, 2]);

/** A number and in how many bytes it is written, the lowest first. */
type Sized = readonly [value: number, bytes: 2 | 4];

const numbers = (...list: readonly Sized[]): Uint8Array =>
  Uint8Array.from(
    list.flatMap(([value, bytes]) =>
      Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff),
    ),
  );

const sum = (parts: readonly Uint8Array[]): number => parts.reduce((total, { length }) => total + length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(sum(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
