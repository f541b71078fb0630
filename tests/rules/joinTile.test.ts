import { describe, expect, it } from 'vitest';
import {
  joinTile,
  layTiles,
  makePiece,
  reach,
  setUpBoard,
  type TileId,
  type TileSide,
} from '../../src/rules';

/** A straight corridor, two wide, open at both ends. */
const corridor = (id: string, length: number): TileSide => ({
  id: id as TileId,
  expansion: 'test',
  number: 1,
  side: 'A',
  environment: 'imperial',
  interior: true,
  copies: 1,
  width: length,
  height: 2,
  spaces: [Array(length).fill('open'), Array(length).fill('open')],
  lines: [],
  openings: [0, 1].flatMap((y) => [
    { axis: 'v' as const, x: 0, y },
    { axis: 'v' as const, x: length, y },
  ]),
});

const long = corridor('test-01A', 4);
const short = corridor('test-02A', 2);
const sides = new Map<string, TileSide>([long, short].map((side) => [side.id, side]));

describe('joining one more tile', () => {
  it('[1.2] it is laid opening on opening, and the way through is open', () => {
    const map = layTiles([{ tile: long.id, at: [0, 0], rotation: 0 }], sides);
    if (!map.ok) throw new Error('unreachable');
    const placement = joinTile(map.value, short);
    if (!placement) throw new Error('no place found');
    const joined = layTiles([{ tile: long.id, at: [0, 0], rotation: 0 }, placement], sides);
    expect(joined.ok && joined.value.looseOpenings).toHaveLength(4);
    expect(joined.ok && joined.value.spaces).toHaveLength(12);
  });

  it('[1.2] a tile without a fitting opening has no place', () => {
    const closed = { ...short, openings: [] };
    const map = layTiles([{ tile: long.id, at: [0, 0], rotation: 0 }], sides);
    expect(map.ok && joinTile(map.value, closed)).toBeNull();
  });
});

describe('laying tiles', () => {
  it('[row 101] Massive figures go from a tile outside onto one inside, as any other figure', () => {
    const outside = { ...short, id: 'test-03A' as TileId, interior: false };
    const both = new Map<string, TileSide>([outside, long].map((side) => [side.id, side]));
    const map = layTiles(
      [
        { tile: outside.id, at: [0, 0], rotation: 0 },
        { tile: long.id, at: [2, 0], rotation: 0 },
      ],
      both,
    );
    if (!map.ok) throw new Error(JSON.stringify(map.error));
    for (const massive of [true, false]) {
      const walker = makePiece('walker', 'imperial', [0, 0], { massive, size: [2, 2] });
      const board = setUpBoard({ lattice: map.value, figures: [walker] });
      if (!board.ok) throw new Error(JSON.stringify(board.error));
      const ends = reach(board.value, walker, 4).ends.map(({ at }) => at.join());
      expect(ends.toSorted()).toEqual(['0,0', '1,0', '2,0', '3,0', '4,0']);
    }
  });

  it('[1.2] turned tiles join where both are open, and nowhere else', () => {
    const map = layTiles(
      [
        { tile: long.id, at: [0, 0], rotation: 0 },
        { tile: short.id, at: [4, 0], rotation: 90 },
      ],
      sides,
    );
    // The turned corridor opens above and below: the long one runs into its side wall.
    expect(map.ok && map.value.edges).toContainEqual({ axis: 'v', x: 4, y: 0, kind: 'wall' });
    expect(map.ok && map.value.looseOpenings).toHaveLength(6);
  });

  it('[1.2] overlapping and unknown tiles are named, all at once', () => {
    const map = layTiles(
      [
        { tile: long.id, at: [0, 0], rotation: 0 },
        { tile: 'test-99A' as TileId, at: [9, 9], rotation: 0 },
        { tile: short.id, at: [3, 1], rotation: 0 },
      ],
      sides,
    );
    expect(map).toEqual({
      ok: false,
      error: [
        { code: 'unknownTile', index: 1, tile: 'test-99A' },
        { code: 'overlap', index: 2, with: 0, at: [3, 1] },
      ],
    });
  });
});
