// MurmurHash3 (x86, 128 bits) over the UTF-16 letters of a text. It has to find accidents, not forgers, and it names
// files by their content, so 32 bits would be too few and a cryptographic hash too slow for a save after every
// command. Each of its steps is one-to-one: damage within one block of eight letters is found always, any other with
// all but one chance in 2^128.

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;
const LETTERS_PER_BLOCK = 8;

/** 32 hexadecimal digits. */
export function checksum(text: string): string {
  let [h1, h2, h3, h4] = [0, 0, 0, 0];
  const whole = text.length - (text.length % LETTERS_PER_BLOCK);
  for (let at = 0; at < whole; at += LETTERS_PER_BLOCK) {
    h1 = step(h1 ^ scramble(wordAt(text, at), C1, 15, C2), 19, h2, 0x561ccd1b);
    h2 = step(h2 ^ scramble(wordAt(text, at + 2), C2, 16, C3), 17, h3, 0x0bcaa747);
    h3 = step(h3 ^ scramble(wordAt(text, at + 4), C3, 17, C4), 15, h4, 0x96cd1c35);
    h4 = step(h4 ^ scramble(wordAt(text, at + 6), C4, 18, C1), 13, h1, 0x32ac3b17);
  }
  // What is left over is filled up with zeros, which scramble to zero.
  h1 ^= scramble(wordAt(text, whole), C1, 15, C2);
  h2 ^= scramble(wordAt(text, whole + 2), C2, 16, C3);
  h3 ^= scramble(wordAt(text, whole + 4), C3, 17, C4);
  h4 ^= scramble(wordAt(text, whole + 6), C4, 18, C1);

  const bytes = text.length * 2;
  const mixed = spread(spread([h1 ^ bytes, h2 ^ bytes, h3 ^ bytes, h4 ^ bytes]).map(avalanche));
  return mixed.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Two letters; beyond the end of the text charCodeAt gives NaN, which counts as zero here. */
const wordAt = (text: string, at: number): number => text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16);

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

const scramble = (word: number, first: number, bits: number, second: number): number =>
  Math.imul(rotate(Math.imul(word, first), bits), second);

const step = (mixed: number, bits: number, next: number, add: number): number =>
  (Math.imul((rotate(mixed, bits) + next) | 0, 5) + add) | 0;

/** Lets every word have a share of all the others. */
function spread(words: readonly number[]): readonly number[] {
  const [first = 0, ...others] = words;
  const sum = others.reduce((total, word) => (total + word) | 0, first);
  return [sum, ...others.map((word) => (word + sum) | 0)];
}

function avalanche(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
