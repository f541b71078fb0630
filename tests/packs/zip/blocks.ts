// Deflate written by hand: blocks that no packer makes, and a count of the looks at their bytes.

import { inflateRawSync } from 'node:zlib';

/** In which order the lengths of the code of lengths are written; the last one is never needed here. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1];

/** Each block brings codes for all letters, and then says "A". */
export function littleBlocks(count: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = 0; bit < length; bit++) bits.push((value >> bit) & 1);
  };
  const zeros = (many: number): void => {
    put(1, 1);
    put(many - 11, 7);
  };
  for (let block = 1; block <= count; block++) {
    put(Number(block === count), 1);
    put(2, 2);
    put(0, 10);
    put(14, 4);
    for (const symbol of ORDER) put(Number(symbol === 18 || symbol === 1), 3);
    zeros(65);
    put(0, 1);
    zeros(138);
    zeros(52);
    // The end, and one distance that is never used; then the letter and the end.
    put(0, 2);
    put(0b10, 2);
  }
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
  return bytes;
}

/** The same bytes, and how often one of them was looked at. */
export function counted(whole: Uint8Array): { readonly bytes: Uint8Array; readonly looks: () => number } {
  let looks = 0;
  const bytes = new Proxy(whole, {
    get: (_, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
      const found: unknown = Reflect.get(whole, key);
      return typeof found === 'function' ? (found.bind(whole) as unknown) : found;
    },
  });
  return { bytes, looks: () => looks };
}

/** What another reader makes of it; nothing where it refuses it, or bytes are left over. */
export function inflatedByNode(bytes: Uint8Array): Uint8Array | null {
  try {
    const { buffer, engine } = inflateRawSync(bytes, { info: true }) as unknown as {
      readonly buffer: Uint8Array;
      readonly engine: { readonly bytesWritten: number };
    };
    return engine.bytesWritten === bytes.length ? buffer : null;
  } catch {
    return null;
  }
}
