import { describe, expect, it } from 'vitest';
import { seedRandom } from '../../src/kernel';
import type { DrawnOrders } from '../../src/mission';
import type { CardId } from '../../src/packs';
import type { FigureId } from '../../src/rules';
import { drawOrders } from '../../src/ui/drill/draw';
import { builtInPack } from '../cli/samplePack';

const { groups, cards } = await builtInPack();

const ids = ['a', 'b'] as string[] as FigureId[];

describe('drawing orders', () => {
  it('[row 60] the same pair of list and bonus effect never comes twice in a row, and every list comes up', () => {
    const group = groups.get('stormtrooper' as CardId);
    if (!group) throw new Error('no orders for stormtroopers');
    let random = seedRandom('drill');
    let before: DrawnOrders | null = null;
    const lists = new Set<string>();
    for (let draw = 0; draw < 200; draw++) {
      const next = drawOrders(group, 'stormtrooper', ids, random, before);
      if (!next) throw new Error('nothing was drawn');
      expect([next.drawn.list, next.drawn.bonus.id]).not.toEqual([before?.list, before?.bonus.id]);
      lists.add(next.drawn.list);
      ({ drawn: before, random } = next);
    }
    expect(lists.size).toBe(group.lists.length);
  });

  it('[row 104] abilities that must be used come along, those of the other card do not', () => {
    const group = groups.get('trandoshan-hunter' as CardId);
    const drawn = group && drawOrders(group, 'trandoshan-hunter', ids, seedRandom('x'), null)?.drawn;
    const own = drawn?.rules.slice(drawn.bonus.rules.length);
    expect(own?.map(({ kind }) => kind)).toEqual(['reaction', 'passive']);
    expect(own?.[1]).toMatchObject({ with: [{ kind: 'add', damage: 1 }] });
  });

  it('[row 77] allies are played by the players: nothing is drawn for them', () => {
    const group = groups.get('han-solo' as CardId);
    expect(group && drawOrders(group, 'han-solo', ids, seedRandom('x'), null)).toBeNull();
  });

  it('[groups] every group has at least three lists and four bonus effects for each of its cards', () => {
    for (const [card, group] of groups) {
      if (cards.get(card)?.affiliation === 'rebel') continue;
      const isFor = ({ cards }: { readonly cards?: readonly string[] }) => !cards || cards.includes(card);
      expect(group.lists.filter(isFor).length, card).toBeGreaterThanOrEqual(3);
      expect(group.bonuses.filter(isFor).length, card).toBeGreaterThanOrEqual(4);
    }
    expect(groups.size).toBe(105);
  });
});
