// Bits one after the other, the lowest of each byte first. Beyond the end come zeros; `at` tells that it went too far.

export type Bits = {
  readonly bytes: Uint8Array;
  /** In bits. */
  at: number;
};

export function bitIn(bits: Bits): number {
  const bit = ((bits.bytes[bits.at >>> 3] ?? 0) >>> (bits.at & 7)) & 1;
  bits.at += 1;
  return bit;
}

/** A number of at most 16 bits. */
export function bitsIn(bits: Bits, count: number): number {
  const { bytes, at } = bits;
  const byte = at >>> 3;
  const three = (bytes[byte] ?? 0) | ((bytes[byte + 1] ?? 0) << 8) | ((bytes[byte + 2] ?? 0) << 16);
  bits.at += count;
  return (three >>> (at & 7)) & ((1 << count) - 1);
}

/** Whole bytes, beginning with the next one; nothing where there are not so many. */
export function takeBytes(bits: Bits, count: number): Uint8Array | null {
  const start = (bits.at + 7) >>> 3;
  if (start + count > bits.bytes.length) return null;
  bits.at = (start + count) * 8;
  return bits.bytes.subarray(start, start + count);
}
