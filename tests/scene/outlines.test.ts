import { describe, expect, test } from 'vitest';
import { ghostOutlines } from '../../src/scene/build/outlines';
import { GHOST_COLOURS } from '../../src/scene/palette';
import { Pulse } from '../../src/scene/three/pulse';
import { twoTiles } from './samples';

describe('tiles that come and go', () => {
  test('[row 28] the next one is outlined whole, once, also where it meets another', () => {
    const strips = ghostOutlines({ next: twoTiles() });
    // 3 by 3 and 2 by 2, two edges of which they share.
    expect(strips).toHaveLength(12 + 8 - 2);
    expect(new Set(strips.map(({ colour }) => colour))).toEqual(new Set([GHOST_COLOURS.next]));
  });

  test('[row 28] each kind has a form of its own besides its colour', () => {
    const forms = (['next', 'later', 'leaving'] as const).map((kind) => {
      const strips = ghostOutlines({ [kind]: twoTiles() });
      return `${strips.length} ${strips[0]?.width}`;
    });
    expect(new Set(forms).size).toBe(3);
  });
});

describe('the pulse', () => {
  test('[row 28] swells and comes to rest, so that a board at rest draws nothing', () => {
    const pulse = new Pulse();
    expect(pulse.step(1)).toBe(false);
    pulse.begin(true);
    let brightest = 0;
    let frames = 0;
    while (pulse.step(1 / 60)) {
      brightest = Math.max(brightest, pulse.value);
      if (++frames > 200) throw new Error('the pulse never rests');
    }
    expect(brightest).toBeGreaterThan(0.95);
    expect(pulse.value).toBeCloseTo(0);
    expect(pulse.step(1 / 60)).toBe(false);
  });

  test('[row 28] is still for people whom movement makes ill', () => {
    const pulse = new Pulse();
    pulse.begin(false);
    expect(pulse.step(1 / 60)).toBe(false);
    expect(pulse.value).toBe(0);
  });
});
