// Finds a place where one more tile joins a map: opening on opening, overlapping nothing. Of all such places the one
// that joins the most openings and runs into the fewest walls wins.

import { spaceKey, edgeKey, type Point } from '../ground/lattice';
import { layTiles, ROTATIONS, type Placement, type TileMap } from './layTiles';
import type { EdgeAt, TileSide } from './tile';

export function joinTile(map: TileMap, side: TileSide): Placement | null {
  const taken = new Set(map.spaces.map(({ x, y }) => spaceKey(x, y)));
  const loose = edgeSet(map.looseOpenings);
  const walls = edgeSet(map.edges);
  let best: { readonly placement: Placement; readonly score: number } | null = null;
  for (const rotation of ROTATIONS) {
    const alone = layAlone(side, { tile: side.id, at: [0, 0], rotation });
    for (const [x, y] of offsets(map.looseOpenings, alone.looseOpenings)) {
      if (alone.spaces.some((space) => taken.has(spaceKey(space.x + x, space.y + y)))) continue;
      const meeting = (edges: ReadonlySet<string>) => (edge: EdgeAt) =>
        edges.has(edgeKey(edge.axis, edge.x + x, edge.y + y));
      // A join is worth more than running along a wall costs.
      const joined = alone.looseOpenings.filter(meeting(loose)).length;
      const score = 3 * joined - alone.edges.filter(meeting(walls)).length;
      if (!best || score > best.score) best = { placement: { tile: side.id, at: [x, y], rotation }, score };
    }
  }
  return best?.placement ?? null;
}

function layAlone(side: TileSide, placement: Placement): TileMap {
  const laid = layTiles([placement], new Map([[side.id, side]]));
  if (!laid.ok) throw new Error(`tile ${side.id} cannot be laid alone`);
  return laid.value;
}

/** Every shift that brings an opening of the tile onto an opening of the map. */
function offsets(targets: readonly EdgeAt[], sources: readonly EdgeAt[]): readonly Point[] {
  const found = new Map<string, Point>();
  for (const target of targets) {
    for (const source of sources) {
      if (target.axis !== source.axis) continue;
      const offset: Point = [target.x - source.x, target.y - source.y];
      found.set(spaceKey(...offset), offset);
    }
  }
  return [...found.values()];
}

const edgeSet = (edges: readonly EdgeAt[]): ReadonlySet<string> =>
  new Set(edges.map(({ axis, x, y }) => edgeKey(axis, x, y)));
