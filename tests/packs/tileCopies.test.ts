// How many of a tile the boxes hold: where nobody has counted them, there may be as many as the box has tiles left.

import { beforeAll, describe, expect, it } from 'vitest';
import { boxOf, loadPack, type Pack, type ProductId } from '../../src/packs';
import { builtInPack } from '../cli/samplePack';
import { fileOf, product, tile } from './samples';

const sides = (number: string, fields: Readonly<Record<string, unknown>> = {}) => [
  tile(`${number}A`, fields),
  tile(`${number}B`, fields),
];
const unsure = (number: string, copies: number) => sides(number, { copies, unsure: ['copies'] });

function heldIn(box: object): Readonly<Record<string, number>> {
  const loaded = loadPack([
    fileOf('tiles', ...unsure('far-01', 1), ...unsure('far-02', 3), ...sides('far-03', { copies: 2 })),
    fileOf('products', product({ id: 'core', kind: 'core' }), product({ id: 'far', tileSet: 'far', ...box })),
  ]);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return boxOf(loaded.value, ['far']).tiles;
}

describe('[row 233] copies of a tile', () => {
  it('[row 233] a box that states how many tiles it holds: the rest may be copies of any that nobody has counted', () => {
    expect(heldIn({ mapTiles: 10 })).toEqual({ 'far-01': 5, 'far-02': 7, 'far-03': 2 });
    expect(heldIn({ mapTiles: 6 })).toEqual({ 'far-01': 1, 'far-02': 3, 'far-03': 2 });
  });

  it('[row 233] a box that does not: there may be any number', () => {
    const { 'far-01': one = 0, 'far-03': three } = heldIn({});
    expect(one).toBeGreaterThanOrEqual(20);
    expect(three).toBe(2);
  });

  describe('of the printed boxes', () => {
    let pack: Pack;
    beforeAll(async () => {
      pack = await builtInPack();
    });
    const copiesIn = (set: string): Readonly<Record<string, number>> =>
      Object.fromEntries(
        [...pack.tiles.values()]
          .filter(({ expansion }) => expansion === set)
          .map(({ id, copies }) => [id.slice(0, -1), copies]),
      );
    const sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((a, b) => a + b, 0);

    // What printed missions lay on one map, and what the boxes state.
    it.each([
      ['empire', 'heart-of-the-empire', 43, 36, { 10: 2, 11: 2, 12: 2, 15: 2, 16: 3, 17: 4, 18: 10 }],
      ['hoth', 'return-to-hoth', 37, 35, { 17: 2, 19: 3, 20: 4, 23: 2 }],
    ] as const)(
      '[row 233] %s: what missions lay at once is there, and never too few',
      (set, box, total, known, several) => {
        const copies = copiesIn(set);
        expect(sum(copies)).toBe(known);
        expect(pack.products.get(box as ProductId)?.mapTiles).toBe(total);
        const held = boxOf(pack, [box]).tiles;
        for (const [piece, count] of Object.entries(copies)) {
          expect(count, piece).toBe(
            (several as Readonly<Record<string, number>>)[piece.slice(-2).replace(/^0/, '')] ?? 1,
          );
          expect(held[piece], piece).toBe(count + total - known);
        }
      },
    );

    it.each(['twin', 'bespin'])('[row 233] %s: as many tiles as numbers, so one of each', (set) => {
      expect(sum(copiesIn(set))).toBe(12);
      expect([...pack.tiles.values()].filter((side) => side.expansion === set && side.uncounted)).toEqual([]);
    });

    it.each(['jabba', 'lothal'])('[row 233] %s: nobody knows, so nothing is too few', (set) => {
      for (const side of pack.tiles.values())
        if (side.expansion === set) expect(side.uncounted, side.id).toBe(true);
    });
  });
});
