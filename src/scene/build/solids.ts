// What stands up from the floor: walls, doors and the things on blocking spaces. Each becomes one instance of one
// shape, so that a whole map costs as many draw calls as one tile.

import type { Environment, LatticeEdge } from '../../rules';
import { BLOCK_SHAPES, LOOKS, type BlockShape } from '../palette';
import type { BoardLattice } from '../view';
import { environmentOf } from './printed';
import { scatter } from './scatter';
import { indexSpaces } from './spaceIndex';

/** The middle of its foot, its size along x, up and along y, and a clockwise turn (seen from above) in radians. */
export type Solid = {
  readonly x: number;
  readonly y: number;
  readonly lift: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly turn: number;
  readonly colour: string;
};

/** Tiles are cardboard: the table lies a little lower than their face. */
export const TILE_THICKNESS = 0.14;

const WALL = { thickness: 0.13, height: 0.25 };
const DOOR = { thickness: 0.16, height: 0.62 };

/** Leaves a shape the colours it was made with. */
const OWN_COLOURS = '#ffffff';

/** A wall for every wall edge; where the map could go on, a low sill instead. */
export function buildWalls(lattice: BoardLattice): readonly Solid[] {
  const index = indexSpaces(lattice);
  return lattice.edges.flatMap((edge) => {
    if (edge.kind !== 'wall') return [];
    const beside = index.besideEdge(edge);
    const environment = beside && environmentOf(lattice, beside);
    if (index.isLoose(edge.axis, edge.x, edge.y)) return [sill(edge, environment)];
    const { thickness, height } = unevenly(edge, environment);
    return [
      {
        ...onEdge(edge),
        lift: -TILE_THICKNESS,
        width: 1 + thickness,
        height: height + TILE_THICKNESS,
        depth: thickness,
        colour: wallColour(environment),
      },
    ];
  });
}

export const buildDoors = (lattice: BoardLattice): readonly Solid[] =>
  lattice.edges.filter((edge) => edge.kind === 'door').map(door);

const door = (edge: LatticeEdge): Solid => ({
  ...onEdge(edge),
  lift: 0,
  width: 0.98,
  height: DOOR.height,
  depth: DOOR.thickness,
  colour: OWN_COLOURS,
});

export function buildBlocks(lattice: BoardLattice): ReadonlyMap<BlockShape, readonly Solid[]> {
  const blocks = new Map<BlockShape, Solid[]>(BLOCK_SHAPES.map((shape) => [shape, []]));
  for (const space of lattice.spaces) {
    if (space.terrain !== 'blocking') continue;
    const { block, blockColour, grown } = LOOKS[environmentOf(lattice, space)];
    const size = grown ? 0.9 + 0.12 * scatter(space.x, space.y, 3) : 1;
    blocks.get(block)?.push({
      x: space.x + 0.5,
      y: space.y + 0.5,
      lift: 0,
      width: size,
      height: grown ? 0.85 + 0.35 * scatter(space.x, space.y, 4) : 1,
      depth: size,
      turn: grown ? scatter(space.x, space.y, 5) * Math.PI * 2 : quarters(space.x, space.y),
      colour: blockColour,
    });
  }
  return blocks;
}

const quarters = (x: number, y: number): number => Math.floor(scatter(x, y, 6) * 4) * (Math.PI / 2);

const onEdge = ({ axis, x, y }: LatticeEdge): Pick<Solid, 'x' | 'y' | 'turn'> =>
  axis === 'h' ? { x: x + 0.5, y, turn: 0 } : { x, y: y + 0.5, turn: Math.PI / 2 };

const wallColour = (environment: Environment | undefined): string => LOOKS[environment ?? 'interior'].wall;

function unevenly({ axis, x, y }: LatticeEdge, environment: Environment | undefined): typeof WALL {
  if (!environment || !LOOKS[environment].grown) return WALL;
  const salt = axis === 'h' ? 7 : 8;
  return {
    thickness: WALL.thickness * (0.95 + 0.45 * scatter(x, y, salt)),
    height: WALL.height * (0.8 + 0.5 * scatter(y, x, salt)),
  };
}

const sill = (edge: LatticeEdge, environment: Environment | undefined): Solid => ({
  ...onEdge(edge),
  lift: -TILE_THICKNESS,
  width: 1,
  height: TILE_THICKNESS - 0.005,
  depth: 0.05,
  colour: wallColour(environment),
});
