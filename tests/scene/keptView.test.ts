import { describe, expect, it } from 'vitest';
import { makeViewKeeper } from '../../src/scene/keptView';
import type { BoardView } from '../../src/scene';

const view = (x: number): BoardView => ({
  lattice: { spaces: [{ x: 0, y: 0, terrain: 'open' }], edges: [] },
  figures: [
    { id: 'a', at: [x, 0], size: [1, 1], side: 'rebel', shape: 'hero', label: 'A', powerTokens: ['block'] },
  ],
  tokens: [],
  marks: [{ at: [0, 0], tone: 'reach' }],
  lines: [],
});

describe('what the board is handed', () => {
  it('[scene] stays the same object as long as it says the same', () => {
    const keep = makeViewKeeper();
    const first = keep(view(1));
    expect(keep(view(1))).toBe(first);
    const moved = keep(view(2));
    expect(moved).toEqual(view(2));
    expect(moved.figures).not.toBe(first.figures);
    expect(moved.lattice).toBe(first.lattice);
    expect(moved.marks).toBe(first.marks);
    expect(keep(view(2))).toBe(moved);
  });

  it('[scene] forgets what is not there any more, and takes what is new', () => {
    const keep = makeViewKeeper();
    const ghosts = { next: { spaces: [], edges: [] } };
    keep({ ...view(1), ghosts });
    expect(keep(view(1))).toEqual(view(1));
    expect(keep({ ...view(1), ghosts })).toEqual({ ...view(1), ghosts });
    expect(keep({ ...view(1), marks: [] }).marks).toEqual([]);
  });
});
