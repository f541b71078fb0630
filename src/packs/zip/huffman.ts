// A code of deflate, kept as the counts of its lengths and its letters in order. Nothing here is larger than the alphabet, and
// a letter is found in as many steps as it has bits.

import { bitIn, type Bits } from './bits';

const MOST_BITS = 15;

export type Code = {
  /** How many letters have codes of so many bits. */
  readonly counts: Uint16Array;
  /** All that have one: the short ones first, and those of one length in order. */
  readonly symbols: Uint16Array;
  /** Of all codes of 15 bits those that mean nothing; less than nothing where some mean two things. */
  readonly unused: number;
};

/** `lengths`: the bits of each letter; 0: it has no code. */
export function makeCode(lengths: Uint8Array): Code {
  const counts = new Uint16Array(MOST_BITS + 1);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0;
    if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  }
  const next = new Uint16Array(MOST_BITS + 2);
  let unused = 1;
  for (let length = 1; length <= MOST_BITS; length++) {
    const count = counts[length] ?? 0;
    unused = 2 * unused - count;
    next[length + 1] = (next[length] ?? 0) + count;
  }
  const symbols = new Uint16Array(next[MOST_BITS + 1] ?? 0);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    const place = next[length] ?? 0;
    symbols[place] = symbol;
    next[length] = place + 1;
  }
  return { counts, symbols, unused };
}

/** The next letter; -1: no letter has these bits, or there are no more of them. */
export function symbolIn(bits: Bits, { counts, symbols }: Code): number {
  let [code, first, index] = [0, 0, 0];
  for (let length = 1; length <= MOST_BITS; length++) {
    code |= bitIn(bits);
    const count = counts[length] ?? 0;
    if (code - count < first)
      return bits.at > 8 * bits.bytes.length ? -1 : (symbols[index + code - first] ?? -1);
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  return -1;
}
