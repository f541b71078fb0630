// Unpacks one entry. Ours, since a code of a library takes a table of 32,768 rows: a block of 15 bytes may bring two of them.
// Here a block costs its letters, at most 320, and a letter its bits, so the work never grows faster than the file.

import { BUDGETS, err, ok, type Result } from '../../kernel';
import { makeCode, symbolIn, type Code } from './huffman';
import { bitIn, bitsIn, takeBytes, type Bits } from './bits';

/** Text shrinks to a tenth, seldom to a thirtieth. */
const MAX_RATIO = BUDGETS.zip.most.ratio;
/** Little files may shrink as they like. */
const FREE = 400 * 1024;

type Fault = 'bomb' | 'damaged';
type Unpacking = { readonly bits: Bits; readonly out: Uint8Array; length: number };

/** `size`: what the zip says that comes out. Not a byte may be left over. */
export function inflate(packed: Uint8Array, size: number): Result<Uint8Array, Fault> {
  const bits = { bytes: packed, at: 0 };
  const unpacking = { bits, out: new Uint8Array(size), length: 0 };
  for (let isLast = false; !isLast;) {
    isLast = bitIn(bits) === 1;
    const fault = unpackBlock(unpacking, bitsIn(bits, 2));
    if (fault) return err(fault);
  }
  const isWhole = unpacking.length === size && Math.ceil(bits.at / 8) === packed.length;
  return isWhole ? ok(unpacking.out) : err('damaged');
}

function unpackBlock(unpacking: Unpacking, type: number): Fault | null {
  if (type === 0) return unpackStored(unpacking);
  if (type === 1) return unpackCoded(unpacking, FIXED);
  const codes = type === 2 ? codesIn(unpacking.bits) : null;
  return codes ? unpackCoded(unpacking, codes) : 'damaged';
}

function unpackStored(unpacking: Unpacking): Fault | null {
  const { bits, out } = unpacking;
  const [low = 0, high = 0, notLow = 0, notHigh = 0] = takeBytes(bits, 4) ?? [];
  const length = low | (high << 8);
  // The length stands there twice, the second time with all bits turned.
  if ((length ^ (notLow | (notHigh << 8))) !== 0xffff) return 'damaged';
  const bytes = takeBytes(bits, length);
  if (!bytes || unpacking.length + length > out.length) return 'damaged';
  out.set(bytes, unpacking.length);
  unpacking.length += length;
  return null;
}

type Codes = { readonly letters: Code; readonly distances: Code };

const END = 256;
/** Of all lengths and distances: the least, and how many bits say how much more it is. */
const [LENGTHS, LENGTH_BITS] = [
  Uint16Array.of(3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258), // prettier-ignore
  Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0),
];
const [DISTANCES, DISTANCE_BITS] = [
  Uint16Array.of(1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577), // prettier-ignore
  Uint8Array.of(0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13), // prettier-ignore
];

function unpackCoded(unpacking: Unpacking, { letters, distances }: Codes): Fault | null {
  const { bits, out } = unpacking;
  for (;;) {
    const symbol = symbolIn(bits, letters);
    if (symbol === END) return null;
    if (symbol < 0 || unpacking.length >= out.length) return 'damaged';
    if (symbol < END) {
      out[unpacking.length++] = symbol;
      continue;
    }
    const fault = repeat(unpacking, symbol - END - 1, distances);
    if (fault) return fault;
  }
}

/** Some bytes once more, from where they lie among those that came out already. */
function repeat(unpacking: Unpacking, row: number, distances: Code): Fault | null {
  const { bits, out, length } = unpacking;
  const [least, more] = [LENGTHS[row], LENGTH_BITS[row]];
  if (least === undefined || more === undefined) return 'damaged';
  const end = length + least + bitsIn(bits, more);
  const symbol = symbolIn(bits, distances);
  const [nearest, further] = [DISTANCES[symbol], DISTANCE_BITS[symbol]];
  if (nearest === undefined || further === undefined) return 'damaged';
  const distance = nearest + bitsIn(bits, further);
  if (distance > length || end > out.length) return 'damaged';
  // They may reach into themselves, so one after the other.
  for (let at = length; at < end; at++) out[at] = out[at - distance] ?? 0;
  unpacking.length = end;
  return end > FREE + MAX_RATIO * (bits.at >>> 3) ? 'bomb' : null;
}

const LETTERS = 288;
const MOST_LENGTHS = 286;
const MOST_DISTANCES = 30;

const FIXED: Codes = {
  letters: makeCode(
    Uint8Array.from({ length: LETTERS }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
  ),
  distances: makeCode(new Uint8Array(MOST_DISTANCES).fill(5)),
};

/** In which order the lengths of the code of lengths are written. */
const ORDER = Uint8Array.of(16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15);

/** The two codes that a block brings with it. Nothing: no packer writes such ones. */
function codesIn(bits: Bits): Codes | null {
  const letterCount = bitsIn(bits, 5) + END + 1;
  const distanceCount = bitsIn(bits, 5) + 1;
  const count = bitsIn(bits, 4) + 4;
  if (letterCount > MOST_LENGTHS || distanceCount > MOST_DISTANCES) return null;
  const own = new Uint8Array(ORDER.length);
  for (let at = 0; at < count; at++) own[ORDER[at] ?? 0] = bitsIn(bits, 3);
  const lengths = lengthsIn(bits, makeCode(own), letterCount + distanceCount);
  if (!lengths || lengths[END] === 0) return null;
  const letters = makeCode(lengths.subarray(0, letterCount));
  const distances = makeCode(lengths.subarray(letterCount));
  return isSound(letters) && isSound(distances) ? { letters, distances } : null;
}

/** No bits mean two things; and none mean nothing, but where there is only one letter. */
const isSound = ({ unused, counts, symbols }: Code): boolean =>
  unused === 0 || (unused > 0 && symbols.length === (counts[1] ?? 0));

function lengthsIn(bits: Bits, code: Code, count: number): Uint8Array | null {
  if (code.unused !== 0) return null;
  const lengths = new Uint8Array(count);
  for (let at = 0; at < count;) {
    const symbol = symbolIn(bits, code);
    if (symbol < 0 || (symbol === 16 && at === 0)) return null;
    if (symbol < 16) {
      lengths[at++] = symbol;
      continue;
    }
    const same = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
    const end = at + (symbol === 18 ? 11 + bitsIn(bits, 7) : 3 + bitsIn(bits, symbol === 16 ? 2 : 3));
    if (end > count) return null;
    lengths.fill(same, at, end);
    at = end;
  }
  return lengths;
}
