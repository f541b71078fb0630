// What is chosen for players who have chosen nothing: a new game is a few taps away.

import { describe, expect, it } from 'vitest';
import type { SlotInfo } from '../../src/session';
import { firstEmptySlot, freeName } from '../../src/ui/games/new/defaults';

const listed = (...kinds: readonly SlotInfo['kind'][]) => ({
  kind: 'listed' as const,
  areKept: true,
  slots: kinds.map((kind, index) => ({ kind, slot: index + 1 }) as SlotInfo),
});

describe('a new game, before anything is chosen', () => {
  it('[row 3] is saved in the first empty slot', () => {
    expect(firstEmptySlot(listed('playable', 'damaged', 'empty', 'empty'))).toBe(3);
  });

  it('[row 3] where none is empty, or nothing is known of them, players choose', () => {
    expect(firstEmptySlot(listed('playable', 'newer'))).toBeNull();
    expect(firstEmptySlot({ kind: 'loading' })).toBeNull();
    expect(firstEmptySlot({ kind: 'failed' })).toBeNull();
  });

  it('[row 6] has a name that no other group has', () => {
    expect(freeName('Red', new Set(['Blue']))).toBe('Red');
    expect(freeName('Red', new Set(['Red', 'Red 2']))).toBe('Red 3');
  });
});
