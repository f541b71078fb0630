// In which order tiles are laid, where they join, and what that is called from each seat.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ROTATIONS,
  type EdgeAt,
  type Point,
  type Rotation,
  type TileId,
  type TileMap,
} from '../../src/rules';
import { SETTINGS } from '../../src/session';
import { joinsOf, layingOrder } from '../../src/ui/mission/build/joins';
import { partOfMap } from '../../src/ui/mission/build/partOfMap';
import { nextSeat, seenSide, seenTurn, type Seat } from '../../src/ui/parts/seat';
import { mapOf, tileSide, twoTiles, type Laying } from '../scene/samples';

const everywhere = (width: number, height: number): readonly EdgeAt[] => [
  ...Array.from({ length: width }, (_, x) => [0, height].map((y) => ({ axis: 'h' as const, x, y }))).flat(),
  ...Array.from({ length: height }, (_, y) => [0, width].map((x) => ({ axis: 'v' as const, x, y }))).flat(),
];

/** Three spaces wide and two high, open all round. */
const plain = (number: number): Laying['side'] =>
  tileSide(['...', '...'], { id: `sample-${number}A` as TileId, number, openings: everywhere(3, 2) });

/** Sides as they are said at the table, each with the number of the other tile. */
const said = (map: TileMap, tile: number, seat: Seat): readonly string[] =>
  joinsOf(map, tile, (other) => other < tile)
    .map(({ with: other, side, edges }) => `${seenSide(side, seat)} ${other} ${edges.length}`)
    .toSorted();

describe('the order of tiles', () => {
  it('[rows 27, 28] each one touches something that lies already', () => {
    const map = mapOf(
      { side: plain(1), at: [0, 0] },
      { side: plain(2), at: [6, 0] },
      { side: plain(3), at: [3, 0] },
    );
    expect(layingOrder(map, () => false)).toEqual([0, 2, 1]);
    expect(layingOrder(map, (tile) => tile === 1)).toEqual([2, 0]);
  });

  it('[rows 27, 28] an opening goes before a wall, and what touches nothing comes when nothing else is left', () => {
    const shut = tileSide(['..', '..'], { id: 'sample-8A' as TileId, number: 8 });
    const map = mapOf(
      { side: plain(1), at: [0, 0] },
      { side: plain(2), at: [20, 0] },
      { side: shut, at: [0, 2] },
      { side: plain(3), at: [3, 0] },
    );
    expect(layingOrder(map, () => false)).toEqual([0, 3, 2, 1]);
  });

  it('[rows 27, 28] every tile comes once, and as long as one can touch the others it does', () => {
    fc.assert(
      fc.property(layouts, (map) => {
        const order = layingOrder(map, () => false);
        expect(order.toSorted()).toEqual(map.tiles.map((_, tile) => tile));
        order.forEach((tile, place) => {
          const lies = (other: number) => order.indexOf(other) < place;
          const later = order.slice(place);
          if (later.some((one) => joinsOf(map, one, lies).length > 0))
            expect(joinsOf(map, tile, lies).length).toBeGreaterThan(0);
        });
      }),
      { seed: 5, numRuns: 60 },
    );
  });
});

describe('where a tile joins', () => {
  it('[row 28] through openings, with the other tile, the side and how wide', () => {
    expect(joinsOf(twoTiles(), 1, () => true)).toEqual([
      {
        with: 0,
        side: 3,
        open: true,
        edges: [
          { axis: 'v', x: 3, y: 0 },
          { axis: 'v', x: 3, y: 1 },
        ],
      },
    ]);
  });

  it('[row 28] a wall beside an opening is not worth a word; tiles that only meet at walls are', () => {
    const door = tileSide(['...', '...'], {
      id: 'sample-2A' as TileId,
      openings: [{ axis: 'v', x: 0, y: 0 }],
    });
    const map = mapOf({ side: plain(1), at: [0, 0] }, { side: door, at: [3, 0] });
    expect(joinsOf(map, 1, () => true).map(({ open, edges }) => [open, edges.length])).toEqual([[true, 1]]);
    const wall = mapOf({ side: plain(1), at: [0, 0] }, { side: door, at: [0, 2] });
    expect(joinsOf(wall, 1, () => true).map(({ open, side }) => [open, side])).toEqual([[false, 0]]);
  });
});

describe('the seat', () => {
  it.each([
    ['0', 'left'],
    ['90', 'far'],
    ['180', 'right'],
    ['270', 'near'],
  ] as const)('[row 28] from seat %s the left side of the drawing is the %s one', (seat, side) => {
    expect(said(twoTiles(), 1, seat)).toEqual([`${side} 0 2`]);
  });

  it('[row 28] turning the seat by a quarter turns all that is said by a quarter', () => {
    fc.assert(
      fc.property(layouts, fc.constantFrom(...SETTINGS.seat), (map, seat) => {
        const turned = mapOf(...map.tiles.map(turnedRight));
        map.tiles.forEach(({ rotation }, tile) => {
          expect(said(map, tile, nextSeat(seat))).toEqual(said(turned, tile, seat));
          expect(seenTurn(rotation, nextSeat(seat))).toBe(seenTurn(turned.tiles[tile]?.rotation ?? 0, seat));
        });
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('[row 28] four quarters are the way home', () => {
    for (const seat of SETTINGS.seat) expect(nextSeat(nextSeat(nextSeat(nextSeat(seat))))).toBe(seat);
    for (const rotation of ROTATIONS) expect(seenTurn(rotation, '0')).toBe(rotation);
  });
});

describe('a part of a map', () => {
  it('[row 28] ends in walls where tiles are missing, with openings that lead nowhere yet', () => {
    const whole = twoTiles();
    expect(partOfMap(whole, () => true).edges.length).toBe(whole.edges.length);
    const left = partOfMap(whole, (tile) => tile === 0);
    expect(left.tiles.map(({ side }) => side.number)).toEqual([1]);
    expect(left.looseOpenings).toEqual([
      { axis: 'v', x: 3, y: 0 },
      { axis: 'v', x: 3, y: 1 },
    ]);
    expect(left.edges.filter(({ x }) => x === 3)).toHaveLength(3);
    const right = partOfMap(whole, (tile) => tile === 1);
    expect(right.spaces.every(({ tile }) => tile === 0)).toBe(true);
    expect(right.looseOpenings).toHaveLength(4);
  });
});

/** Tiles of one size, turned by half or not at all, on places of a grid. */
const layouts = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), {
    minLength: 2,
    maxLength: 7,
    selector: ([column, row]) => `${column},${row}`,
  })
  .chain((places) =>
    fc
      .array(fc.constantFrom<Rotation>(0, 180), { minLength: places.length, maxLength: places.length })
      .map((rotations) =>
        mapOf(
          ...places.map(([column, row], i): Laying => ({
            side: plain(i + 1),
            at: [column * 3, row * 2],
            rotation: rotations[i] ?? 0,
          })),
        ),
      ),
  );

/** The same tile on a table that was turned right by a quarter. */
function turnedRight({ side, at: [x, y], height, rotation }: TileMap['tiles'][number]): Laying {
  const at: Point = [-(y + height - 1), x];
  return { side, at, rotation: seenTurn(rotation, '90') };
}
