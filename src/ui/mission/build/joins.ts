// Where a tile meets the others: which of them, on which of its sides, and along which edges.

import { edgeKey, edgesAround, spaceKey, type EdgeAt, type TileMap } from '../../../rules';
import type { SeatSide } from '../../parts/seat';

/** In the order of the edges round a space. */
const SIDES = [0, 1, 2, 3] as const;

export type Join = {
  /** Index of the other tile. */
  readonly with: number;
  readonly side: SeatSide;
  readonly edges: readonly EdgeAt[];
  /** Figures can pass; otherwise the tiles only lie against each other. */
  readonly open: boolean;
};

/** The widest openings first, walls last. */
export function joinsOf(map: TileMap, tile: number, others: (tile: number) => boolean): readonly Join[] {
  const owner = new Map(map.spaces.map(({ x, y, tile: of }) => [spaceKey(x, y), of]));
  const shut = new Set(map.edges.map(({ axis, x, y }) => edgeKey(axis, x, y)));
  const joins = new Map<string, { with: number; side: SeatSide; edges: EdgeAt[]; open: boolean }>();
  for (const space of map.spaces.filter((one) => one.tile === tile)) {
    edgesAround(space.x, space.y).forEach(({ axis, x, y, beyond }, index) => {
      const other = owner.get(spaceKey(...beyond));
      const side = SIDES[index];
      if (other === undefined || other === tile || side === undefined || !others(other)) return;
      const open = !shut.has(edgeKey(axis, x, y));
      const key = `${other} ${side} ${open}`;
      const join = joins.get(key) ?? { with: other, side, edges: [], open };
      joins.set(key, join);
      join.edges.push({ axis, x, y });
    });
  }
  return [...joins.values()]
    .filter(
      ({ with: other, side, open }) =>
        open || ![...joins.values()].some((j) => j.open && isAt(j, other, side)),
    )
    .toSorted((a, b) => Number(b.open) - Number(a.open) || b.edges.length - a.edges.length);
}

/** Beside an opening a piece of wall needs no words. */
const isAt = (join: { with: number; side: SeatSide }, other: number, side: SeatSide): boolean =>
  join.with === other && join.side === side;

/**
 * The order in which to lay tiles: as they are written, except that each one touches something that lies already,
 * through an opening if it can.
 */
export function layingOrder(map: TileMap, isLying: (tile: number) => boolean): readonly number[] {
  const lying = new Set(map.tiles.flatMap((_, tile) => (isLying(tile) ? [tile] : [])));
  const left = map.tiles.flatMap((_, tile) => (isLying(tile) ? [] : [tile]));
  const order: number[] = [];
  while (left.length > 0) {
    const joins = left.map((tile) => joinsOf(map, tile, (other) => lying.has(other)));
    const joined = joins.findIndex((of) => of[0]?.open === true);
    const touching = joins.findIndex((of) => of.length > 0);
    const [tile = 0] = left.splice(Math.max(0, joined >= 0 ? joined : touching), 1);
    lying.add(tile);
    order.push(tile);
  }
  return order;
}
