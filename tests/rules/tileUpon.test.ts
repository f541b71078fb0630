// A tile that lies upon others takes the place of the spaces that it covers; around it there is a wall where its own outline
// has one.

import { expect, it } from 'vitest';
import { edgeKey, layTiles, spaceKey, type Placement, type TileId } from '../../src/rules';
import { contentPack } from '../saga/builder';

const at = (tile: string, x: number, y: number, more: Partial<Placement> = {}): Placement => ({
  tile: tile as TileId,
  at: [x, y],
  rotation: 0,
  ...more,
});
const lay = (...placements: readonly Placement[]) => {
  const map = layTiles(placements, contentPack().tiles);
  if (!map.ok) throw new Error(JSON.stringify(map.error));
  return map.value;
};
const HALL = at('core-22A', 0, 0);
const upon = at('core-30A', 1, 1, { over: true });

it('[saga 4.1] every space belongs to one tile, and the upper one has those that it covers, whichever was laid first', () => {
  for (const placements of [
    [HALL, upon],
    [upon, HALL],
  ]) {
    const map = lay(...placements);
    const keys = map.spaces.map(({ x, y }) => spaceKey(x, y));
    expect(new Set(keys).size).toBe(keys.length);
    const alone = lay(at('core-30A', 1, 1)).spaces.map(({ x, y }) => spaceKey(x, y));
    const upper = map.spaces
      .filter(({ tile }) => map.tiles[tile ?? -1]?.over === true)
      .map(({ x, y }) => spaceKey(x, y));
    expect(upper.toSorted()).toEqual(alone.toSorted());
  }
});

it('[saga 4.1] without that, two tiles in one place are a mistake', () => {
  const map = layTiles([HALL, { ...upon, over: undefined } as never], contentPack().tiles);
  expect(map.ok).toBe(false);
});

it('[saga 4.1] lines below it are not there any more', () => {
  const map = lay(HALL, upon);
  const inside = new Set(lay(at('core-30A', 1, 1)).spaces.map(({ x, y }) => spaceKey(x, y)));
  const own = new Set(
    lay(at('core-30A', 1, 1)).edges.map(({ axis, x, y, kind }) => `${edgeKey(axis, x, y)} ${kind}`),
  );
  const between = map.edges.filter(({ axis, x, y }) => {
    const other = axis === 'h' ? spaceKey(x, y - 1) : spaceKey(x - 1, y);
    return inside.has(spaceKey(x, y)) && inside.has(other);
  });
  expect(between.filter(({ axis, x, y, kind }) => !own.has(`${edgeKey(axis, x, y)} ${kind}`))).toEqual([]);
});
