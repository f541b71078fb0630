// The neutral form of a map: spaces and the marked edges between them, from tiles or from a drawing. The rules compile
// their board from it; the scene draws it.

import type { Axis, Terrain } from '../tiles/tile';

export type Point = readonly [x: number, y: number];

export const EDGES = ['wall', 'blocking', 'impassable', 'door'] as const;
export type Edge = (typeof EDGES)[number];

export type LatticeSpace = {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  /** Index of the tile it belongs to; absent on drawn boards. */
  readonly tile?: number;
};

/** `h` lies above the space at (x, y), `v` to the left of it. An edge that is not listed is open. */
export type LatticeEdge = {
  readonly axis: Axis;
  readonly x: number;
  readonly y: number;
  readonly kind: Edge;
};

export type Lattice = {
  readonly spaces: readonly LatticeSpace[];
  readonly edges: readonly LatticeEdge[];
};

export const edgeKey = (axis: Axis, x: number, y: number): string => `${axis}${x},${y}`;
export const spaceKey = (x: number, y: number): string => `${x},${y}`;

/** The four edges round a space, each with the neighbour behind it. */
export function edgesAround(
  x: number,
  y: number,
): readonly { axis: Axis; x: number; y: number; beyond: Point }[] {
  return [
    { axis: 'h', x, y, beyond: [x, y - 1] },
    { axis: 'v', x: x + 1, y, beyond: [x + 1, y] },
    { axis: 'h', x, y: y + 1, beyond: [x, y + 1] },
    { axis: 'v', x, y, beyond: [x - 1, y] },
  ];
}
