// A map of many real tiles: each one joins the map where the openings fit, as a builder at the table would do it.

import { joinTile, layTiles, type Placement, type TileSide } from '../src/rules';

export function largeMap(tiles: ReadonlyMap<string, TileSide>, count: number): readonly Placement[] {
  const sides = [...tiles.values()];
  const placements: Placement[] = [];
  for (let next = 0; placements.length < count && next < 50 * count; next++) {
    const side = sides[(next * 7) % sides.length];
    if (!side) continue;
    const map = layTiles(placements, tiles);
    if (!map.ok) throw new Error('the large map overlaps');
    const placement =
      placements.length === 0
        ? ({ tile: side.id, at: [0, 0], rotation: 0 } as const)
        : joinTile(map.value, side);
    if (placement) placements.push(placement);
  }
  return placements;
}
