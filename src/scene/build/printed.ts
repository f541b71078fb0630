// Converts between the table and the printed tile: textures and labels turn with their tile.

import type { Environment, LaidTile, LatticeSpace, Point } from '../../rules';
import { DEFAULT_ENVIRONMENT } from '../palette';
import type { BoardLattice } from '../view';

/** Column and row, on the printed tile, of a space on the table. */
export function printedSpace(laid: LaidTile, x: number, y: number): Point {
  const right = x - laid.at[0];
  const down = y - laid.at[1];
  const { width, height } = laid.side;
  switch (laid.rotation) {
    case 0:
      return [right, down];
    case 90:
      return [down, height - 1 - right];
    case 180:
      return [width - 1 - right, height - 1 - down];
    case 270:
      return [width - 1 - down, right];
  }
}

/** Where a point of the printed tile, in corner coordinates, comes to lie on the table. */
export function pointOnTable(laid: LaidTile, across: number, down: number): Point {
  const [x, y] = laid.at;
  const { width, height } = laid.side;
  switch (laid.rotation) {
    case 0:
      return [x + across, y + down];
    case 90:
      return [x + height - down, y + across];
    case 180:
      return [x + width - across, y + height - down];
    case 270:
      return [x + down, y + width - across];
  }
}

export const tileOf = (lattice: BoardLattice, space: LatticeSpace): LaidTile | undefined =>
  space.tile === undefined ? undefined : lattice.tiles?.[space.tile];

export const environmentOf = (lattice: BoardLattice, space: LatticeSpace): Environment =>
  tileOf(lattice, space)?.side.environment ?? DEFAULT_ENVIRONMENT;
