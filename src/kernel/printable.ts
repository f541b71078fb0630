// Text from strangers, fit for a terminal or a line of details: whatever cannot be seen, steers a terminal or turns the way
// of reading round is written out. The form is that of JSON, so that JSON stays JSON.

/**
 * Line breaks and tabs may stay. The last letters show nothing though no property says so: blank braille, fillers, joiners, a note
 * without a head.
 */
const UNSEEN =
  /[^\P{C}\n\t]|[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u2d7f\ufffc\u{1107f}\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu;

export const hasUnseen = (text: string): boolean => text.search(UNSEEN) >= 0;

export const printable = (text: string): string =>
  text.replaceAll(UNSEEN, (letter) =>
    letter
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

const MOST_LETTERS = 120;
/** One half of a letter that is written as two. */
const HALF = /[\ud800-\udbff]$/;

/** The name or title of something in one line, never too long and never invisible. Made once more, it stays as it is. */
export const shownName = (text: string): string =>
  printable(text).replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS).replace(HALF, '').trim() || '…';
