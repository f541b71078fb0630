// SHA-256 (FIPS 180-4), for the checksums in a manifest: authors can compare them with their own tools. The browser's
// own is asynchronous and missing on pages without https.

const ROOT_BITS = 2 ** 32;

/** The first `count` primes; the constants of the algorithm come from their roots. */
const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++)
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
};
const fractionOf = (root: number): number => ((root - Math.floor(root)) * ROOT_BITS) | 0;
const START = primes(8).map((prime) => fractionOf(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(primes(64), (prime) => fractionOf(Math.cbrt(prime)));

const BLOCK = 64;

/** 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  const whole = bytes.length - (bytes.length % BLOCK);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += BLOCK) mix(state, words, view, at);
  const end = padded(bytes.subarray(whole), bytes.length);
  for (let at = 0; at < end.byteLength; at += BLOCK) mix(state, words, end, at);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** What is left over, a one, zeros, and the length in bits. */
function padded(rest: Uint8Array, length: number): DataView {
  const end = new Uint8Array(rest.length + 9 > BLOCK ? 2 * BLOCK : BLOCK);
  end.set(rest);
  end[rest.length] = 0x80;
  const view = new DataView(end.buffer);
  view.setUint32(end.length - 8, Math.floor((length * 8) / ROOT_BITS));
  view.setUint32(end.length - 4, (length * 8) % ROOT_BITS);
  return view;
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function mix(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  const word = (index: number): number => words[index] ?? 0;
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = word(i - 15);
    const late = word(i - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = word(i - 16) + s0 + word(i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word(i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
}
