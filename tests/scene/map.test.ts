import { describe, expect, test } from 'vitest';
import { edgeKey, ROTATIONS, spaceKey, turnSpace, type LaidTile, type TileId } from '../../src/rules';
import { buildFloors, SIDE_OPEN, SIDE_SEAM, SIDE_WALL } from '../../src/scene/build/floors';
import { buildOpenings } from '../../src/scene/build/openings';
import { pointOnTable, printedSpace } from '../../src/scene/build/printed';
import { buildBlocks, buildDoors, buildWalls } from '../../src/scene/build/solids';
import { buildTileLabels } from '../../src/scene/build/tileLabels';
import { mapOf, tileSide, twoTiles } from './samples';

describe('floors', () => {
  test('[floors] every space has one floor, none has two', () => {
    const map = twoTiles();
    const keys = buildFloors(map).map(({ x, y }) => spaceKey(x, y));
    expect(keys).toHaveLength(map.spaces.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('[floors] each shows the ground of its own tile', () => {
    const floors = buildFloors(twoTiles());
    expect(floors.find(({ x, y }) => x === 2 && y === 0)?.environment).toBe('forest');
    expect(floors.find(({ x, y }) => x === 3 && y === 0)?.environment).toBe('imperial');
  });

  test('[floors] sides tell walls, joins of tiles and open edges apart', () => {
    const floors = buildFloors(twoTiles());
    const sides = (x: number, y: number) => floors.find((floor) => floor.x === x && floor.y === y)?.sides;
    expect(sides(2, 0)).toEqual([SIDE_WALL, SIDE_SEAM, SIDE_OPEN, SIDE_OPEN]);
    // A loose opening is no wall to look at, so it casts no shade.
    expect(sides(3, 0)).toEqual([SIDE_OPEN, SIDE_OPEN, SIDE_OPEN, SIDE_SEAM]);
  });

  test('[floors] a wall shades the corner of the floor past its end', () => {
    const floors = buildFloors(twoTiles());
    // The wall below (3, 1) ends where (2, 2) begins to the left of it.
    expect(floors.find(({ x, y }) => x === 2 && y === 1)?.corners).toEqual([0, 0, 1, 0]);
  });

  test('[floors] the ground turns with its tile', () => {
    const side = tileSide(['...', '...']);
    for (const rotation of ROTATIONS) {
      for (const floor of buildFloors(mapOf({ side, at: [4, 2], rotation }))) {
        expect(floor.turn).toBe(rotation / 90);
        expect(floor.cell.every((n) => n >= 0 && n < 4)).toBe(true);
      }
    }
  });
});

describe('from the printed tile to the table and back', () => {
  const side = tileSide(['....', '....', '....']);

  test.each(ROTATIONS)('[turning] a space comes back to where it was printed, turned by %d', (rotation) => {
    const laid = laidTile(side, rotation);
    for (let row = 0; row < side.height; row++) {
      for (let column = 0; column < side.width; column++) {
        const [x, y] = turnSpace(laid, column, row);
        expect(printedSpace(laid, x, y)).toEqual([column, row]);
        // The middle of a printed space lies in the middle of the space on the table.
        expect(pointOnTable(laid, column + 0.5, row + 0.5)).toEqual([x + 0.5, y + 0.5]);
      }
    }
  });
});

describe('walls, doors, blocks and openings', () => {
  test('[walls] one stands on every wall edge, none on any other, none twice', () => {
    const map = twoTiles();
    const walls = buildWalls(map);
    const expected = map.edges.filter(({ kind }) => kind === 'wall');
    expect(walls).toHaveLength(expected.length);
    const places = walls.map(({ x, y, turn }) =>
      turn === 0 ? edgeKey('h', x - 0.5, y) : edgeKey('v', x, y - 0.5),
    );
    expect(new Set(places)).toEqual(new Set(expected.map(({ axis, x, y }) => edgeKey(axis, x, y))));
  });

  test('[walls] a loose opening has a sill that does not rise above the floor', () => {
    const map = twoTiles();
    const low = buildWalls(map).filter(({ lift, height }) => lift + height <= 0);
    expect(low).toHaveLength(map.looseOpenings.length);
  });

  test('[openings] arrows point out of the map', () => {
    expect(buildOpenings(twoTiles()).map(({ x, y, way }) => ({ x, y, way }))).toEqual([
      { x: 3.5, y: 0, way: 0 },
      { x: 4.5, y: 0, way: 0 },
    ]);
    const side = tileSide(['.'], {
      openings: [
        { axis: 'v', x: 1, y: 0 },
        { axis: 'h', x: 0, y: 1 },
        { axis: 'v', x: 0, y: 0 },
      ],
    });
    const ways = buildOpenings(mapOf({ side, at: [0, 0] })).map(({ way }) => way);
    expect(ways.toSorted()).toEqual([1, 2, 3]);
  });

  test('[doors] a door stands on its edge', () => {
    const map = twoTiles();
    const doors = buildDoors({ ...map, edges: [...map.edges, { axis: 'v', x: 3, y: 0, kind: 'door' }] });
    expect(doors).toMatchObject([{ x: 3, y: 0.5, turn: Math.PI / 2 }]);
  });

  test('[blocks] something stands on every blocking space, in the shape of the environment', () => {
    const blocks = buildBlocks(twoTiles());
    expect([...blocks].filter(([, items]) => items.length > 0).map(([shape]) => shape)).toEqual(['tree']);
    expect(blocks.get('tree')).toMatchObject([{ x: 0.5, y: 1.5 }]);
  });

  test('[blocks] the same map looks the same every time', () => {
    expect(buildBlocks(twoTiles())).toEqual(buildBlocks(twoTiles()));
    expect(buildWalls(twoTiles())).toEqual(buildWalls(twoTiles()));
  });
});

describe('tile labels', () => {
  const side = tileSide(['....', '....', '....'], { id: 'sample-03B' as TileId, number: 3, side: 'B' });

  test('[labels] number and side as printed', () => {
    expect(buildTileLabels(mapOf({ side, at: [0, 0] }).tiles)).toMatchObject([{ text: '03B', turn: 0 }]);
  });

  test.each([
    [0, [10, 20]],
    [90, [12, 20]],
    [180, [13, 22]],
    [270, [10, 23]],
  ] as const)(
    '[labels] turned by %d, the label lies in the corner that was printed top left',
    (rotation, space) => {
      const [label] = buildTileLabels(mapOf({ side, at: [10, 20], rotation }).tiles);
      expect(label?.turn).toBe(rotation / 90);
      expect([Math.floor(label?.x ?? 0), Math.floor(label?.y ?? 0)]).toEqual(space);
    },
  );

  test('[labels] nothing that stands may hide it', () => {
    const blocked = tileSide([' B..', '....']);
    expect(buildTileLabels(mapOf({ side: blocked, at: [0, 0] }).tiles)).toMatchObject([{ x: 2.5 }]);
  });
});

function laidTile(side: ReturnType<typeof tileSide>, rotation: LaidTile['rotation']): LaidTile {
  const [laid] = mapOf({ side, at: [5, 9], rotation }).tiles;
  if (!laid) throw new Error('the sample has a tile');
  return laid;
}
