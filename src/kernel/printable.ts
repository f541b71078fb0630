// Text from strangers, fit for a terminal or a line of details: whatever cannot be seen, steers a terminal or turns the way
// of reading round is written out. The form is that of JSON, so that JSON stays JSON.

/** Line breaks and tabs may stay. */
const UNSEEN = /[^\P{C}\n\t]|[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

export const printable = (text: string): string =>
  text.replaceAll(UNSEEN, (letter) =>
    letter
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
