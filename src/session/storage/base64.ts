// Bytes as base64, for storage and plug-ins that take only text.

/** More at once is more than a call can be given. */
const PIECE = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return btoa(pieces.join(''));
}

/** Throws where it is none: whoever reads what anybody may have written has to expect that. */
export const fromBase64 = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
