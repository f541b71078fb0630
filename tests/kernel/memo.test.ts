// Answers that are worked out once: the same as fresh ones, whatever was asked in between.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memo, memoPair } from '../../src/kernel';

const KEYS = Array.from({ length: 4 }, (_, number) => ({ number }));
const keys = fc.array(fc.constantFrom(...KEYS), { maxLength: 40 });
/** Some answers are nothing at all. */
const answerFor = (number: number): string | undefined => (number % 2 === 0 ? `answer ${number}` : undefined);

describe('[kernel] answers worked out once', () => {
  it('[kernel] are those of the work itself, and each key is worked out once', () => {
    fc.assert(
      fc.property(keys, (asked) => {
        const worked: number[] = [];
        const known = memo(({ number }: { readonly number: number }) => {
          worked.push(number);
          return answerFor(number);
        });
        for (const key of asked) expect(known(key)).toBe(answerFor(key.number));
        expect(worked).toEqual([...new Set(asked.map(({ number }) => number))]);
      }),
    );
  });

  it('[kernel] tell pairs apart by both objects', () => {
    fc.assert(
      fc.property(keys, keys, (ones, others) => {
        const known = memoPair((one: (typeof KEYS)[number], other: (typeof KEYS)[number]) =>
          answerFor(one.number * 10 + other.number),
        );
        for (const one of ones)
          for (const other of others)
            expect(known(one, other)).toBe(answerFor(one.number * 10 + other.number));
      }),
    );
  });

  it('[kernel] may be asked for while another one is worked out', () => {
    const depth = memo((key: { readonly number: number }): number => {
      const next = KEYS[key.number + 1];
      return next ? depth(next) + 1 : 0;
    });
    expect(KEYS.map((key) => depth(key))).toEqual([3, 2, 1, 0]);
  });
});
