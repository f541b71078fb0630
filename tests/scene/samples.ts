// Small maps for the tests of the board.

import {
  layTiles,
  type Point,
  type Rotation,
  type Terrain,
  type TileId,
  type TileMap,
  type TileSide,
} from '../../src/rules';
import type { BoardView, FigureView } from '../../src/scene';

const LETTERS: Readonly<Record<string, Terrain | null>> = {
  '.': 'open',
  B: 'blocking',
  I: 'impassable',
  D: 'difficult',
  ' ': null,
};

export function tileSide(rows: readonly string[], more: Partial<TileSide> = {}): TileSide {
  return {
    id: 'sample-07A' as TileId,
    expansion: 'sample',
    number: 7,
    side: 'A',
    environment: 'forest',
    interior: false,
    copies: 1,
    width: rows[0]?.length ?? 0,
    height: rows.length,
    spaces: rows.map((row) => [...row].map((letter) => LETTERS[letter] ?? null)),
    lines: [],
    openings: [],
    ...more,
  };
}

export type Laying = { readonly side: TileSide; readonly at: Point; readonly rotation?: Rotation };

export function mapOf(...layings: readonly Laying[]): TileMap {
  const sides = new Map(layings.map(({ side }) => [side.id as string, side]));
  const laid = layTiles(
    layings.map(({ side, at, rotation }) => ({ tile: side.id, at, rotation: rotation ?? 0 })),
    sides,
  );
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  return laid.value;
}

/** Two tiles joined by an opening two spaces wide; one opening leads nowhere. */
export function twoTiles(): TileMap {
  const left = tileSide(['...', 'B..', '...'], {
    id: 'sample-01A' as TileId,
    number: 1,
    openings: [
      { axis: 'v', x: 3, y: 0 },
      { axis: 'v', x: 3, y: 1 },
    ],
  });
  const right = tileSide(['..', '..'], {
    id: 'sample-02B' as TileId,
    number: 2,
    side: 'B',
    environment: 'imperial',
    openings: [
      { axis: 'v', x: 0, y: 0 },
      { axis: 'v', x: 0, y: 1 },
      { axis: 'h', x: 0, y: 0 },
      { axis: 'h', x: 1, y: 0 },
    ],
  });
  return mapOf({ side: left, at: [0, 0] }, { side: right, at: [3, 0] });
}

export const viewOf = (lattice: TileMap, more: Partial<BoardView> = {}): BoardView => ({
  lattice,
  figures: [],
  tokens: [],
  marks: [],
  lines: [],
  ...more,
});

export const figure = (id: string, at: Point, more: Partial<FigureView> = {}): FigureView => ({
  id,
  at,
  size: [1, 1],
  side: 'imperial',
  shape: 'trooper',
  label: id,
  ...more,
});
