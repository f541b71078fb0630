// Unpacks one entry in small steps and stops at the first byte too many: only unpacking shows how large a small file
// gets.

import { Inflate } from 'fflate';
import { err, ok, type Result } from '../../kernel';

/** Deflate makes at most a thousandfold of it, so a step makes no more than 4 MB. */
const STEP = 4096;
/** Text shrinks to a tenth, seldom to a thirtieth. */
const MAX_RATIO = 100;
/** Little files may shrink as they like. */
const FREE = 256 * 1024;

/** `size`: what the zip says that comes out. */
export function inflate(packed: Uint8Array, size: number): Result<Uint8Array, 'bomb' | 'damaged'> {
  const out = new Uint8Array(size);
  let length = 0;
  let fits = true;
  const stream = new Inflate((piece) => {
    fits &&= length + piece.length <= size;
    if (fits) out.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += STEP) {
      const end = Math.min(at + STEP, packed.length);
      stream.push(packed.subarray(at, end), end === packed.length);
      if (length > FREE && length > MAX_RATIO * end) return err('bomb');
      if (!fits) return err('damaged');
    }
  } catch {
    // The library throws on bits that mean nothing.
    return err('damaged');
  }
  return length === size ? ok(out) : err('damaged');
}
