// How long the longest word of a label is. Letters shrink by it, so that no word is broken where there is little room.

import type { CSSProperties } from 'react';

/** A hyphen is a place to break at. */
const longestWord = (texts: readonly string[]): number =>
  Math.max(
    1,
    ...texts.flatMap((text) => text.replaceAll('-', '- ').split(/\s+/u)).map(({ length }) => length),
  );

/** For rules that say `var(--letters)`. */
export const lettersOf = (...texts: readonly string[]): CSSProperties =>
  ({ '--letters': longestWord(texts) }) as CSSProperties;
