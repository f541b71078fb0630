// One printed side of a map tile: which spaces it has, the lines on it, and where its outline is open.

import type { Brand } from '../../kernel';

export type TileId = Brand<string, 'TileId'>;

export const TERRAINS = ['open', 'blocking', 'impassable', 'difficult'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ENVIRONMENTS = [
  'desert',
  'forest',
  'halls',
  'ice',
  'imperial',
  'interior',
  'jabba',
  'mixed',
  'plains',
  'snow',
  'streets',
] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** `h` lies above the space at (x, y), `v` to the left of it. */
export type Axis = 'h' | 'v';
export type EdgeAt = { readonly axis: Axis; readonly x: number; readonly y: number };

/** Lines printed between two spaces of one tile. */
export const LINES = ['blocking', 'impassable'] as const;
export type TileLine = (typeof LINES)[number];

export type TileSide = {
  readonly id: TileId;
  readonly expansion: string;
  readonly number: number;
  readonly side: 'A' | 'B';
  readonly environment: Environment;
  /** Indoor spaces matter for some keywords. */
  readonly interior: boolean;
  /** How many of this tile the box holds. */
  readonly copies: number;
  /** It holds at least that many; how many more, nobody has counted. */
  readonly uncounted?: true;
  readonly width: number;
  readonly height: number;
  /** Row by row; `null` where the tile has no space. */
  readonly spaces: readonly (readonly (Terrain | null)[])[];
  readonly lines: readonly (EdgeAt & { readonly kind: TileLine })[];
  /** Outline edges without a printed wall, where another tile can be joined. */
  readonly openings: readonly EdgeAt[];
};
