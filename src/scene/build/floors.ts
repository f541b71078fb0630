// One floor for every space: which piece of the ground it shows, and how dark its sides are. A wall casts a soft
// shade on the floors round it, also past its end, so each floor knows its four sides and its four corners.

import type { Environment, LatticeSpace, Terrain } from '../../rules';
import type { BoardLattice } from '../view';
import { environmentOf, printedSpace, tileOf } from './printed';
import { scatter } from './scatter';
import { indexSpaces, type SpaceIndex } from './spaceIndex';

/** A ground picture covers this many spaces each way and then begins anew. */
export const GROUND_SPAN = 4;

/** Above, right, below, left; or the corners from the top left, clockwise. */
export type Four = readonly [number, number, number, number];

export const SIDE_OPEN = 0;
/** Two tiles meet here. */
export const SIDE_SEAM = 0.5;
export const SIDE_WALL = 1;

export type Floor = {
  readonly x: number;
  readonly y: number;
  readonly environment: Environment;
  readonly terrain: Terrain;
  /** Column and row within the ground picture. */
  readonly cell: readonly [column: number, row: number];
  /** Quarters the tile was turned, clockwise. */
  readonly turn: number;
  readonly sides: Four;
  /** 1 where a wall of a neighbour touches. */
  readonly corners: Four;
};

export function buildFloors(lattice: BoardLattice): readonly Floor[] {
  const index = indexSpaces(lattice);
  return lattice.spaces.map((space) => ({
    x: space.x,
    y: space.y,
    environment: environmentOf(lattice, space),
    terrain: space.terrain,
    ...groundOf(lattice, space),
    sides: sidesOf(index, space),
    corners: cornersOf(index, space),
  }));
}

function groundOf(lattice: BoardLattice, space: LatticeSpace): Pick<Floor, 'cell' | 'turn'> {
  const laid = tileOf(lattice, space);
  if (!laid) return { cell: [wrap(space.x), wrap(space.y)], turn: 0 };
  const [column, row] = printedSpace(laid, space.x, space.y);
  // Tiles start at different places of the picture, or neighbours would look alike.
  const across = Math.floor(scatter(laid.side.number, 1) * GROUND_SPAN);
  const down = Math.floor(scatter(laid.side.number, 2) * GROUND_SPAN);
  return { cell: [wrap(column + across), wrap(row + down)], turn: laid.rotation / 90 };
}

const wrap = (n: number): number => ((n % GROUND_SPAN) + GROUND_SPAN) % GROUND_SPAN;

function sidesOf(index: SpaceIndex, space: LatticeSpace): Four {
  const { x, y } = space;
  const side = (axis: 'h' | 'v', ex: number, ey: number, beyond: LatticeSpace | undefined): number => {
    if (casts(index, axis, ex, ey)) return SIDE_WALL;
    return beyond && beyond.tile !== space.tile ? SIDE_SEAM : SIDE_OPEN;
  };
  return [
    side('h', x, y, index.spaceAt(x, y - 1)),
    side('v', x + 1, y, index.spaceAt(x + 1, y)),
    side('h', x, y + 1, index.spaceAt(x, y + 1)),
    side('v', x, y, index.spaceAt(x - 1, y)),
  ];
}

function cornersOf(index: SpaceIndex, { x, y }: LatticeSpace): Four {
  const corner = (cx: number, cy: number): number =>
    casts(index, 'h', cx, cy) ||
    casts(index, 'h', cx - 1, cy) ||
    casts(index, 'v', cx, cy) ||
    casts(index, 'v', cx, cy - 1)
      ? 1
      : 0;
  return [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)];
}

function casts(index: SpaceIndex, axis: 'h' | 'v', x: number, y: number): boolean {
  const kind = index.edgeAt(axis, x, y);
  return kind === 'door' || (kind === 'wall' && !index.isLoose(axis, x, y));
}
