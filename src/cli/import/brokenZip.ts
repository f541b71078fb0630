// Why a zip cannot be unpacked, for a terminal: in plain words, with the entry at fault.

import { printable } from '../../kernel';
import type { Problem, ZipCode, ZipProblem } from '../../packs';

const FOUND: Readonly<Record<ZipCode, string>> = {
  notAZip: 'something else',
  truncated: 'one that was cut off',
  damaged: 'a damaged one',
  zipTooLarge: 'one that is too large',
  bomb: 'more in it than the app unpacks',
  tooManyEntries: 'too many files in it',
  badName: 'a name in it that is not allowed',
  twice: 'two files of one name in it',
  link: 'a link in it',
  encrypted: 'one with a password',
  zip64: 'one of the kind for huge files',
  nested: 'another zip in it',
  method: 'a way of packing that is not known here',
  notText: 'a file in it that is no text (UTF-8)',
};

export const brokenZip = (file: string, { code, name }: ZipProblem): Problem => ({
  file,
  path: '',
  code: 'unreadable',
  expected: 'a zip that can be unpacked',
  found: name === undefined ? FOUND[code] : `${FOUND[code]}: ${shown(name)}`,
});

const SHOWN = 80;

/** Names come from strangers: what steers a terminal is written out. */
const shown = (name: string): string => `"${printable(name.slice(0, SHOWN))}"`;
