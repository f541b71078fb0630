import { describe, expect, it } from 'vitest';
import type { Activation } from '../../src/mission';
import { playOf } from '../../src/session';
import { leaveOff, leftOff } from '../../src/ui/mission/leftOff';
import { sampleKit } from '../mission/sample';

const WINDOW: Activation = {
  group: 'troopers',
  card: 'trooper',
  list: 'march',
  bonus: 'aim',
  before: [],
  after: [],
  instead: null,
  target: null,
  told: [],
};

describe('a window that was put aside', () => {
  it('[activation] is found as it was left, but not when the same orders are drawn in a later round', () => {
    const play = playOf(sampleKit());
    leaveOff(play, 2, WINDOW, { aside: true });
    expect(leftOff(play, 2, { ...WINDOW, told: [] })?.aside).toBe(true);
    expect(leftOff(play, 3, WINDOW)).toBeUndefined();
  });
});
