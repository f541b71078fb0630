// Openings that lead nowhere yet: players see where the map could go on, and which way is out.

import type { EdgeAt } from '../../rules';
import type { BoardLattice } from '../view';
import { indexSpaces } from './spaceIndex';

/** The middle of the edge and the way out: 0 up, 1 right, 2 down, 3 left. */
export type Opening = { readonly x: number; readonly y: number; readonly way: number; readonly edge: EdgeAt };

export function buildOpenings(lattice: BoardLattice): readonly Opening[] {
  const index = indexSpaces(lattice);
  return (lattice.looseOpenings ?? []).map(({ axis, x, y }) => {
    const inside = index.spaceAt(x, y) !== undefined;
    const edge = { axis, x, y };
    return axis === 'h'
      ? { x: x + 0.5, y, way: inside ? 0 : 2, edge }
      : { x, y: y + 0.5, way: inside ? 3 : 1, edge };
  });
}
