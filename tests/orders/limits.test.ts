// The words by which used limits are remembered.

import { describe, expect, it } from 'vitest';
import { limitWord, roundLimits, type Limited, type Per } from '../../src/orders';

const limited: Limited = { key: 'line1', figure: 'f1', group: 'storm', targets: ['a'], says: 'volley' };
const PER: readonly Per[] = ['target', 'figure', 'group', 'round'];

/** For which kinds of limit the word stays the same when one thing is different. */
const sameFor = (other: Partial<Limited>): readonly Per[] =>
  PER.filter((per) => limitWord(per, limited) === limitWord(per, { ...limited, ...other }));

describe('limits', () => {
  it('[orders] each is used up for what it counts, and only for that', () => {
    expect(sameFor({ targets: ['b'] })).toEqual(['figure', 'group', 'round']);
    expect(sameFor({ figure: 'f2' })).toEqual(['target', 'group', 'round']);
    expect(sameFor({ key: 'line2' })).toEqual(['round']);
    expect(sameFor({ group: 'guard' })).toEqual(['target', 'figure', 'group']);
    expect(sameFor({ says: 'charge' })).toEqual(['target', 'figure', 'group']);
  });

  it('[orders] an order without a name is remembered by what it does', () => {
    const says = [{ kind: 'shoot' }];
    const other = [{ kind: 'pick' }];
    expect(limitWord('round', { ...limited, says })).not.toBe(
      limitWord('round', { ...limited, says: other }),
    );
    expect(limitWord('round', { ...limited, says })).toBe(
      limitWord('round', { ...limited, says: [{ kind: 'shoot' }] }),
    );
  });

  it('[orders] only those per round outlast the activation', () => {
    const used = PER.map((per) => limitWord(per, limited));
    expect(roundLimits(used)).toEqual([limitWord('round', limited)]);
  });
});
