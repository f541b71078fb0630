import { describe, expect, it } from 'vitest';
import { checksum } from '../../src/saves';
import { randomFrom } from '../rules/randomBoards';

describe('checksum', () => {
  it('[checksum] is the same for ever: it stands in the saves of players', () => {
    expect(checksum('')).toBe('00000000000000000000000000000000');
    expect(['a', 'redcell', 'seventeen letters', 'Щит 🚀'].map(checksum)).toMatchInlineSnapshot(`
      [
        "033bb196ccef4fe1ccef4fe1ccef4fe1",
        "8bcd3b411b4cae4f65cd0c6be714dc62",
        "cedc9d0466d2b2baa31a078862c6f2b9",
        "7cd107e53db4247862e7f87f54431486",
      ]
    `);
  });

  it('[checksum] every flipped bit and every cut shows', () => {
    const random = randomFrom(5);
    for (let length = 1; length <= 40; length++) {
      const letters = Array.from({ length }, () => Math.floor(random() * 0xd000));
      const sums = new Set([checksum(String.fromCharCode(...letters))]);
      for (let at = 0; at < length; at++) {
        sums.add(checksum(String.fromCharCode(...letters.slice(0, at))));
        for (let bit = 0; bit < 16; bit++) {
          sums.add(checksum(String.fromCharCode(...letters.with(at, (letters[at] ?? 0) ^ (1 << bit)))));
        }
      }
      expect(sums.size).toBe(1 + length + 16 * length);
    }
  });

  it('[checksum] zeros at the end and letters in another order show', () => {
    const texts = [
      '',
      '\0',
      '\0\0',
      '\0'.repeat(8),
      'ab',
      'ba',
      'a\0b',
      'ab\0',
      'x'.repeat(16),
      'x'.repeat(17),
    ];
    expect(new Set(texts.map(checksum)).size).toBe(texts.length);
  });
});
