// What is chosen for players who have chosen nothing: a new game is a few taps away.

import { describe, expect, it } from 'vitest';
import type { SlotInfo } from '../../src/session';
import { firstEmptySlot, freeName } from '../../src/ui/games/new/defaults';
import { roundsOf } from '../../src/ui/games/new/setups';
import { Steps } from '../../src/ui/games/new/Steps';
import { readable, textHtml } from './missionHtml';

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

  it('[row 3] has no number of steps until the game is known', () => {
    const steps = ['game', 'difficulty', 'heroes'] as const;
    const words = (step: (typeof steps)[number]) => readable(textHtml(<Steps steps={steps} step={step} />));
    expect(words('game')).toMatch(/Step 1: /);
    expect(words('difficulty')).toMatch(/Step 2 of 3: /);
  });

  it('[row 3] tells how many rounds a mission takes at most', () => {
    expect(roundsOf({ rounds: { limit: 6, outcome: 'late' } })).toBe(6);
    expect(roundsOf({ rounds: { limit: { normal: 11, hard: 10 }, outcome: 'late' } })).toBe(11);
    expect(roundsOf({})).toBeNull();
  });
});
