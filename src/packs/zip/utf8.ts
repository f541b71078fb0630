// Strict UTF-8: no guessing, no replacement letters. Bytes from a stranger are either text or refused.

/** Letters are joined in pieces: a call can take only so many of them at once. */
const PIECE = 8192;

/** `undefined`: these bytes are no UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const parts: string[] = [];
  let letters: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const length = lengthOf(first);
    const point = length === 1 ? first : pointAt(bytes, at, length);
    if (point === undefined) return undefined;
    letters.push(point);
    at += length;
    if (letters.length < PIECE) continue;
    parts.push(String.fromCodePoint(...letters));
    letters = [];
  }
  return parts.join('') + String.fromCodePoint(...letters);
}

const lengthOf = (first: number): number => (first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);

/** The least letter that needs so many bytes: a longer form than needed hides what is meant. */
const LEAST = [0, 0, 0x80, 0x800, 0x10000] as const;

function pointAt(bytes: Uint8Array, at: number, length: number): number | undefined {
  const first = bytes[at] ?? 0;
  if (first < 0xc2 || first > 0xf4) return undefined;
  let point = first & (0xff >> (length + 1));
  for (let next = at + 1; next < at + length; next++) {
    const byte = bytes[next];
    if (byte === undefined || (byte & 0xc0) !== 0x80) return undefined;
    point = (point << 6) | (byte & 0x3f);
  }
  const isHalf = point >= 0xd800 && point <= 0xdfff;
  return point < (LEAST[length] ?? 0) || point > 0x10ffff || isHalf ? undefined : point;
}
