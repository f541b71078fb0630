// A map with only some of its tiles, as it lies on the table while it is being built: where a tile is missing its
// neighbours end in a wall, and openings lead nowhere yet.

import { edgeKey, edgesAround, spaceKey, type EdgeAt, type LatticeEdge, type TileMap } from '../../../rules';

export function partOfMap(map: TileMap, isThere: (tile: number) => boolean): TileMap {
  const numbers = new Map(
    map.tiles.flatMap((_, tile) => (isThere(tile) ? [tile] : [])).map((tile, number) => [tile, number]),
  );
  const spaces = map.spaces.flatMap((space) => {
    const tile = numbers.get(space.tile ?? -1);
    return tile === undefined ? [] : [{ ...space, tile }];
  });
  const all = new Set(map.spaces.map(({ x, y }) => spaceKey(x, y)));
  const there = new Set(spaces.map(({ x, y }) => spaceKey(x, y)));
  const known = new Map(map.edges.map((edge) => [keyOf(edge), edge]));
  const loose = new Set(map.looseOpenings.map(keyOf));
  const edges = new Map<string, LatticeEdge>();
  const looseOpenings = new Map<string, EdgeAt>();
  for (const space of spaces) {
    for (const { axis, x, y, beyond } of edgesAround(space.x, space.y)) {
      const key = edgeKey(axis, x, y);
      const edge = known.get(key);
      const isCutOff = all.has(spaceKey(...beyond)) && !there.has(spaceKey(...beyond));
      if (edge || isCutOff) edges.set(key, edge ?? { axis, x, y, kind: 'wall' });
      if (loose.has(key) || (isCutOff && !edge)) looseOpenings.set(key, { axis, x, y });
    }
  }
  return {
    spaces,
    tiles: [...numbers.keys()].flatMap((tile) => map.tiles[tile] ?? []),
    edges: [...edges.values()],
    looseOpenings: [...looseOpenings.values()],
  };
}

const keyOf = ({ axis, x, y }: EdgeAt): string => edgeKey(axis, x, y);
