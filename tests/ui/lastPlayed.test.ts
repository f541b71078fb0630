// The list of games begins with the one that players most likely want.

import { expect, it } from 'vitest';
import type { SlotInfo } from '../../src/session';
import { byLastPlayed } from '../../src/ui/games/lastPlayed';

it('[row 96] the list of games: last played first, then damaged ones, then empty slots', () => {
  const slots = [
    { slot: 1, kind: 'empty' },
    { slot: 2, kind: 'playable', savedAt: 100 },
    { slot: 3, kind: 'damaged' },
    { slot: 4, kind: 'playable', savedAt: 300 },
    { slot: 5, kind: 'empty' },
    { slot: 6, kind: 'newer' },
  ] as readonly Partial<SlotInfo>[] as readonly SlotInfo[];
  expect(byLastPlayed(slots).map(({ slot }) => slot)).toEqual([4, 2, 3, 6, 1, 5]);
});
