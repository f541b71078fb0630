// What lies in the boxes that players own: boxes inside of boxes are there, but their figures are counted once.

import { describe, expect, it } from 'vitest';
import { boxOf, loadPack } from '../../src/packs';
import { card, fileOf, product, tile } from './samples';

const figures = (of: string, count: number) => ({ card: of, figures: count });

const loaded = loadPack([
  fileOf(
    'cards',
    card({ figuresSharedWith: ['trooper-elite'] }),
    card({ id: 'trooper-elite', elite: true, figuresSharedWith: ['trooper'] }),
    card({ id: 'lord', unique: true }),
  ),
  fileOf('tiles', ...['far-01', 'far-02'].flatMap((id) => [tile(`${id}A`, { copies: 2 }), tile(`${id}B`, { copies: 2 })])), // prettier-ignore
  fileOf(
    'products',
    product({
      id: 'core',
      kind: 'core',
      contains: ['lord-pack'],
      cards: [figures('trooper', 6), figures('trooper-elite', 3), figures('lord', 1)],
    }),
    product({ id: 'lord-pack', cards: [figures('lord', 1)] }),
    product({ id: 'far', tileSet: 'far', cards: [figures('trooper', 3)] }),
    product({ id: 'crate', contains: ['far'], cards: [figures('trooper', 3)] }),
  ),
]);
if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
const { value: pack } = loaded;

describe('[row 11] what lies in the boxes', () => {
  it('[row 11] a pack inside a box is owned, and its figures are counted with the box', () => {
    const box = boxOf(pack, []);
    expect(box.products).toEqual(['core', 'lord-pack']);
    expect(box.figures).toEqual({ trooper: 6, lord: 1 });
  });

  it('[row 11] who names the pack as well owns no second one', () => {
    expect(boxOf(pack, ['lord-pack', 'core'])).toEqual(boxOf(pack, []));
  });

  it('[row 11] figures of several boxes add up; regular and elite share those of a box', () => {
    expect(boxOf(pack, ['far']).figures).toEqual({ trooper: 9, lord: 1 });
    expect(boxOf(pack, ['crate']).figures).toEqual({ trooper: 9, lord: 1 });
    expect(boxOf(pack, ['crate', 'far']).figures).toEqual({ trooper: 9, lord: 1 });
  });

  it('[row 11] tiles of a pack inside a box are there, each as often as it says', () => {
    expect(boxOf(pack, []).tiles).toEqual({});
    expect(boxOf(pack, ['crate']).tiles).toEqual({ 'far-01': 2, 'far-02': 2 });
  });

  it('[row 11] a box that nobody knows is nothing', () => {
    expect(boxOf(pack, ['none'])).toEqual(boxOf(pack, []));
  });
});
