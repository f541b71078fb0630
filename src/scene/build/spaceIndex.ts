// Spaces and edges by place, and how a space meets its neighbours. Built once a map, used by all builders.

import { edgeKey, spaceKey, type Edge, type LatticeEdge, type LatticeSpace } from '../../rules';
import type { BoardLattice } from '../view';

export type SpaceIndex = {
  readonly spaceAt: (x: number, y: number) => LatticeSpace | undefined;
  readonly edgeAt: (axis: 'h' | 'v', x: number, y: number) => Edge | undefined;
  readonly isLoose: (axis: 'h' | 'v', x: number, y: number) => boolean;
  /** What the edge is next to: for walls, the one space or one of the two. */
  readonly besideEdge: (edge: Pick<LatticeEdge, 'axis' | 'x' | 'y'>) => LatticeSpace | undefined;
};

export function indexSpaces(lattice: BoardLattice): SpaceIndex {
  const spaces = new Map(lattice.spaces.map((space) => [spaceKey(space.x, space.y), space]));
  const edges = new Map(lattice.edges.map((edge) => [edgeKey(edge.axis, edge.x, edge.y), edge.kind]));
  const loose = new Set(lattice.looseOpenings?.map(({ axis, x, y }) => edgeKey(axis, x, y)));
  const spaceAt: SpaceIndex['spaceAt'] = (x, y) => spaces.get(spaceKey(x, y));
  return {
    spaceAt,
    edgeAt: (axis, x, y) => edges.get(edgeKey(axis, x, y)),
    isLoose: (axis, x, y) => loose.has(edgeKey(axis, x, y)),
    besideEdge: ({ axis, x, y }) => spaceAt(x, y) ?? (axis === 'h' ? spaceAt(x, y - 1) : spaceAt(x - 1, y)),
  };
}
