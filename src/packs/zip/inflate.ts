// Unpacks one entry in small steps and stops at the first byte too many: only unpacking shows how large a small file
// gets.

import { Inflate, inflateSync } from 'fflate';
import { BUDGETS, err, ok, type Result } from '../../kernel';

/** Deflate makes at most a thousandfold of it, so a step makes no more than 4 MB. */
const STEP = 4096;
/** Text shrinks to a tenth, seldom to a thirtieth. */
const MAX_RATIO = BUDGETS.zip.most.ratio;
/** Little files may shrink as they like. */
const FREE = 256 * 1024;

/** A stored block of 64 kB comes out when all of it is there. Longer silence is no packer's: the last block is over. */
const MOST_SILENT_STEPS = 18;

/** `size`: what the zip says that comes out. */
export function inflate(packed: Uint8Array, size: number): Result<Uint8Array, 'bomb' | 'damaged'> {
  const out = new Uint8Array(size);
  let length = 0;
  let fits = true;
  let silent = 0;
  const stream = new Inflate((piece) => {
    fits &&= length + piece.length <= size;
    if (fits) out.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += STEP) {
      const end = Math.min(at + STEP, packed.length);
      const before = length;
      stream.push(packed.subarray(at, end), end === packed.length);
      silent = length > before ? 0 : silent + 1;
      if (silent > MOST_SILENT_STEPS) return err('damaged');
      if (length > FREE && length > MAX_RATIO * end) return err('bomb');
      if (!fits) return err('damaged');
    }
  } catch {
    // The library throws on bits that mean nothing.
    return err('damaged');
  }
  return length === size && !hasLeftovers(packed, size) ? ok(out) : err('damaged');
}

/** Whether the last byte is not needed. The end of the last block lies in it, unless something follows. */
function hasLeftovers(packed: Uint8Array, size: number): boolean {
  try {
    inflateSync(packed.subarray(0, -1), { out: new Uint8Array(size) });
    return true;
  } catch {
    return false;
  }
}
