// Zips as strangers make them: a sound one, and ways to spoil it byte by byte.

import { readZip } from '../../../src/packs';
import { crc32 } from '../../../src/packs/zip/crc32';
import { deflateSync, strToU8 } from 'fflate';

export type Entry = {
  readonly name: string | Uint8Array;
  readonly data?: Uint8Array | string;
  /** Stored as it is, instead of packed. */
  readonly stored?: boolean;
  readonly crc?: number;
  readonly size?: number;
  readonly packedSize?: number;
  readonly flags?: number;
  readonly method?: number;
  /** System in the high byte. */
  readonly madeBy?: number;
  readonly attributes?: number;
  /** Where its head is said to lie. */
  readonly at?: number;
  /** The name in its own head, where that is another one. */
  readonly localName?: string;
  /** What else its own head says: flags, way to pack, sum, packed size, size. */
  readonly local?: Partial<Record<'flags' | 'method' | 'crc' | 'packedSize' | 'size', number>>;
  /** After its bytes: sum and sizes, or whatever does not belong there. */
  readonly after?: Uint8Array;
  /** It lies there, and the table does not list it. */
  readonly hidden?: boolean;
};

const bytesOf = (data: Uint8Array | string): Uint8Array => (typeof data === 'string' ? strToU8(data) : data);

/** Numbers of two or four bytes, the lowest first. */
const numbers = (...list: readonly (readonly [number, 2 | 4])[]): Uint8Array =>
  Uint8Array.from(
    list.flatMap(([value, length]) => Array.from({ length }, (_, at) => Math.floor(value / 256 ** at) & 255)),
  );

export function zipOf(entries: readonly Entry[], comment = ''): Uint8Array {
  const parts: Uint8Array[] = [];
  const rows: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = bytesOf(entry.name);
    const data = bytesOf(entry.data ?? '{}');
    const packed = entry.stored ? data : deflateSync(data);
    const sharedBy = (more: Entry['local']) =>
      [
        [more?.flags ?? entry.flags ?? 0x800, 2],
        [more?.method ?? entry.method ?? (entry.stored ? 0 : 8), 2],
        [0, 4],
        [more?.crc ?? entry.crc ?? crc32(data), 4],
        [more?.packedSize ?? entry.packedSize ?? packed.length, 4],
        [more?.size ?? entry.size ?? data.length, 4],
      ] as const;
    const shared = sharedBy({});
    const localName = bytesOf(entry.localName ?? name);
    const head = [
      numbers([0x04034b50, 4], [20, 2], ...sharedBy(entry.local), [localName.length, 2], [0, 2]),
      localName,
    ];
    if (!entry.hidden)
      rows.push(
        numbers([0x02014b50, 4], [entry.madeBy ?? 20, 2], [20, 2], ...shared, [name.length, 2]),
        numbers([0, 2], [0, 2], [0, 2], [0, 2], [entry.attributes ?? 0, 4], [entry.at ?? at, 4]),
        name,
      );
    const after = entry.after ?? new Uint8Array(0);
    parts.push(...head, packed, after);
    at += [...head, packed, after].reduce((sum, { length }) => sum + length, 0);
  }
  const length = rows.reduce((sum, row) => sum + row.length, 0);
  const { length: count } = entries.filter(({ hidden }) => !hidden);
  return joined([
    ...parts,
    ...rows,
    numbers([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [length, 4], [at, 4], [comment.length, 2]),
    strToU8(comment),
  ]);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Sum and sizes after an entry, as packers write them that did not know them before. */
export const descriptor = (data: string, packedSize: number, marked = true): Uint8Array =>
  numbers(
    ...(marked ? [[0x08074b50, 4] as const] : []),
    [crc32(strToU8(data)), 4],
    [packedSize, 4],
    [data.length, 4],
  );

/** What is said against it; nothing where it is read. */
export function complaint(zip: Uint8Array): string | undefined {
  const read = readZip(zip);
  return read.ok ? undefined : read.error.code;
}
