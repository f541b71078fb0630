// Where notes of a guide go: they may cover anything but what they point at and the main button.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleBubble, type BubbleBox, type Surroundings } from '../../src/ui/guide/placeBubble';

const overlap = (one: BubbleBox, other: BubbleBox): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const PHONE = { width: 390, height: 788 };
const TABLET = { width: 1024, height: 712 };
const NOTE = { width: 352, height: 160 };
const bar: BubbleBox = { left: 0, top: 710, width: 390, height: 78 };

type Around = Partial<Surroundings> & Pick<Surroundings, 'area' | 'target'>;

/** Most of these are about a page that has no panel to make room. */
const placeBubble = ({ size, ...around }: Around & { readonly size: typeof NOTE }) =>
  settleBubble({ bars: [], keepFree: [], texts: [], panel: null, ...around, size, mayLieBeside: true });

describe('the place of a note', () => {
  it('[row 13] below what it points at, with its tip on the middle of it', () => {
    const target = { left: 20, top: 330, width: 100, height: 60 };
    const placed = placeBubble({ area: PHONE, target, bars: [bar], size: NOTE });
    expect(placed).toMatchObject({ side: 'below', top: 402, ...NOTE });
    expect(placed.left + placed.tip).toBe(70);
  });

  it('[row 13] above it where the main button would be covered', () => {
    const target = { left: 20, top: 560, width: 350, height: 60 };
    const placed = placeBubble({ area: PHONE, target, bars: [bar], size: NOTE });
    expect(placed).toMatchObject({ side: 'above', top: 388 });
  });

  it('[row 13] above the main bar when it points at something in it', () => {
    const target = { left: 200, top: 720, width: 180, height: 60 };
    const placed = placeBubble({ area: PHONE, target, bars: [bar], size: NOTE });
    expect(placed.side).toBe('above');
    expect(placed.top + placed.height).toBeLessThan(bar.top);
  });

  it('[row 13] below the bar at the top, whatever the screen', () => {
    for (const area of [PHONE, TABLET]) {
      const target = { left: area.width - 60, top: -50, width: 44, height: 46 };
      const placed = placeBubble({ area, target, size: NOTE });
      expect(placed).toMatchObject({ side: 'below', top: 8 });
      expect(placed.left + placed.width).toBeLessThanOrEqual(area.width);
    }
  });

  it('[row 13] on a wide screen beside the panel, over the board', () => {
    const target = { left: 620, top: 200, width: 390, height: 80 };
    expect(placeBubble({ area: TABLET, target, size: NOTE })).toMatchObject({
      side: 'left',
      left: 256,
    });
  });

  it('[row 13] with large text it shrinks to the room there is, and is scrolled', () => {
    const target = { left: 0, top: 290, width: 390, height: 400 };
    const size = { width: 374, height: 500 };
    const placed = placeBubble({ area: PHONE, target, bars: [bar], size });
    expect(placed).toMatchObject({ side: 'above', height: 270 });
  });

  it('[row 13] never on its target nor on the main bar, never outside, wherever they are', () => {
    const box = fc.record({
      left: fc.integer({ min: 0, max: 900 }),
      top: fc.integer({ min: -60, max: 700 }),
      width: fc.integer({ min: 20, max: 500 }),
      height: fc.integer({ min: 20, max: 300 }),
    });
    const sizes = fc.record({
      width: fc.integer({ min: 200, max: 374 }),
      height: fc.integer({ min: 80, max: 500 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(PHONE, TABLET), box, box, sizes, (area, target, main, size) => {
        const placed = placeBubble({ area, target, bars: [main], size });
        if (placed.width === 0 || placed.height === 0) return;
        expect(overlap(placed, target)).toBe(false);
        expect(overlap(placed, main)).toBe(false);
        expect(placed.left).toBeGreaterThanOrEqual(0);
        expect(placed.top).toBeGreaterThanOrEqual(0);
        expect(placed.left + placed.width).toBeLessThanOrEqual(area.width);
        expect(placed.top + placed.height).toBeLessThanOrEqual(area.height);
      }),
      { seed: 13, numRuns: 2000 },
    );
  });

  describe('[row 13] where it fits nowhere', () => {
    // A board above its panel, which has to read above its main button: as when figures are put down.
    const board: BubbleBox = { left: 0, top: 0, width: 390, height: 339 };
    const panel: BubbleBox = { left: 0, top: 339, width: 390, height: 449 };
    const words: BubbleBox = { left: 16, top: 350, width: 358, height: 330 };
    const around: Surroundings = {
      area: PHONE,
      target: bar,
      bars: [bar],
      keepFree: [board],
      texts: [words],
      panel,
    };
    const settle = (change: Partial<Surroundings>, mayLieBeside = true) =>
      settleBubble({ ...around, ...change, size: NOTE, mayLieBeside });

    it('the panel makes room for it, below the board', () => {
      expect(settle({})).toMatchObject({ side: 'apart', top: 345, ...NOTE, dock: 172 });
    });

    it('one that is docked stays so, even if it would fit now', () => {
      expect(settle({ texts: [] })).toMatchObject({ side: 'above', dock: 0 });
      expect(settle({ texts: [] }, false)).toMatchObject({ side: 'apart' });
    });

    it('all of it lies on words where the panel has no room to give: it is never cut', () => {
      const small = { ...panel, height: 190 };
      const placed = settle({ panel: small });
      expect(placed).toMatchObject({ side: 'above', ...NOTE, dock: 0 });
      expect(overlap(placed, board)).toBe(false);
    });

    it('all of it lies on the board where even that is too little', () => {
      const high: BubbleBox = { ...board, height: 560 };
      expect(settle({ keepFree: [high], panel: null })).toMatchObject({ side: 'above', ...NOTE });
    });

    it('with large letters on the board, rather than in a corner where nobody can read it', () => {
      const large = { width: 374, height: 320 };
      const placed = settleBubble({ ...around, size: large, mayLieBeside: true });
      expect(placed).toMatchObject({ side: 'above', ...large, dock: 0 });
    });
  });
});
