// Codes of parties: read aloud, typed on a phone, unguessable. Letters and digits that sound or look alike are left out.

/** 31 signs: no 0, 1, I, L, O. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
const WATCH_LENGTH = 12;

/** The bytes come from a generator that cannot be foretold; those beyond the last whole round of signs are skipped. */
function codeFrom(length: number, nextByte: () => number): string {
  let code = '';
  while (code.length < length) {
    const byte = nextByte();
    if (byte < 256 - (256 % SIGNS.length)) code += SIGNS[byte % SIGNS.length];
  }
  return code;
}

export const newPartyCode = (nextByte: () => number): string => codeFrom(CODE_LENGTH, nextByte);
export const newWatchCode = (nextByte: () => number): string => codeFrom(WATCH_LENGTH, nextByte);

/** As somebody types it: small letters, blanks and hyphens do not matter. `null`: no code. */
export function readPartyCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s–—-]/g, '');
  const isOne = code.length === CODE_LENGTH || code.length === WATCH_LENGTH;
  return isOne && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}

export const isWatchCode = (code: string): boolean => code.length === WATCH_LENGTH;

/** In groups of four. */
export const printPartyCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');
