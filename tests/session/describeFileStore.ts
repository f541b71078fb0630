// What every FileStore has to do, as a suite that any of them can be put through.

import { describe, expect, it } from 'vitest';
import type { FileStore } from '../../src/session';

/** `make` gives two stores over the same, still empty files, as two tabs would have them. */
export function describeFileStore(
  name: string,
  make: () => Promise<{ readonly one: FileStore; readonly other: FileStore }>,
): void {
  describe(`[files] ${name}`, () => {
    it('[files] what was written is read, here and elsewhere', async () => {
      const { one, other } = await make();
      await one.write('slot1.tip-a', 'first');
      expect(await one.read('slot1.tip-a')).toBe('first');
      expect(await other.read('slot1.tip-a')).toBe('first');
      await one.write('slot1.tip-a', 'second');
      expect(await other.read('slot1.tip-a')).toBe('second');
    });

    it('[files] a file that is not there is null, and may be removed', async () => {
      const { one } = await make();
      expect(await one.read('nothing')).toBeNull();
      expect(await one.list('')).toEqual([]);
      await one.remove('nothing');
      await one.write('something', '');
      expect(await one.read('something')).toBe('');
      await one.remove('something');
      expect(await one.read('something')).toBeNull();
    });

    it('[files] any letters and any length come back', async () => {
      const { one } = await make();
      const text = `"\\\n\u0000\ud83d\ude80 Щит Ümläut \u2028${'x'.repeat(300_000)}`;
      await one.write('long', text);
      expect(await one.read('long')).toBe(text);
    });

    it('[files] lists by beginning, sorted, and nothing else', async () => {
      const { one } = await make();
      for (const file of ['slot2.b', 'slot1.c', 'slot1.a', 'slot10.a', 'other']) await one.write(file, 'x');
      expect(await one.list('slot1.')).toEqual(['slot1.a', 'slot1.c']);
      expect(await one.list('slot')).toEqual(['slot1.a', 'slot1.c', 'slot10.a', 'slot2.b']);
      expect(await one.list('nobody')).toEqual([]);
    });

    it('[files] a swap writes only while all is as expected', async () => {
      const { one } = await make();
      expect(await one.swap('tip', 'new', { tip: 'old' })).toBe('changed');
      expect(await one.read('tip')).toBeNull();
      expect(await one.swap('tip', 'old', { tip: null })).toBe('done');
      expect(await one.swap('tip', 'new', { tip: null })).toBe('changed');
      expect(await one.read('tip')).toBe('old');
      expect(await one.swap('tip', 'new', { tip: 'old' })).toBe('done');
      expect(await one.read('tip')).toBe('new');
    });

    it('[files] a swap looks at other files too', async () => {
      const { one, other } = await make();
      await other.write('tip-a', 'first');
      expect(await one.swap('tip-b', 'second', { 'tip-a': null, 'tip-b': null })).toBe('changed');
      expect(await one.swap('tip-b', 'second', { 'tip-a': 'first', 'tip-b': null })).toBe('done');
      await other.remove('tip-a');
      expect(await one.swap('tip-b', 'third', { 'tip-a': 'first', 'tip-b': 'second' })).toBe('changed');
      expect(await one.list('tip')).toEqual(['tip-b']);
      expect(await one.read('tip-b')).toBe('second');
    });

    it('[files] of many swaps at once, exactly one is done', async () => {
      const { one, other } = await make();
      for (let round = 0; round < 10; round++) {
        const expected = await one.read('tip');
        const outcomes = await Promise.all(
          Array.from({ length: 8 }, (_, index) =>
            (index % 2 === 0 ? one : other).swap('tip', `${round}-${index}`, { tip: expected }),
          ),
        );
        expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
        expect(await one.read('tip')).toBe(`${round}-${outcomes.indexOf('done')}`);
      }
    });
  });
}
