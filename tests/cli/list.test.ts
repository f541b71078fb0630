// `redcell list`: every id can be found, with what an author has to know to pick it.

import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../src/cli/columns';
import { listCommand } from '../../src/cli/commands/list';
import { loadContent } from '../../src/cli/input';
import { listed, LISTINGS, type List } from '../../src/cli/list/lists';
import type { Pack } from '../../src/packs';
import { run } from './runCommand';

let pack: Pack;
beforeAll(async () => {
  const content = await loadContent();
  if (!content.ok) throw new Error(content.error);
  pack = content.value;
});

const linesOf = (list: List, text: string): readonly string[] => columnsOf(listed(pack, list, text).cells);

describe('[cli] redcell list', () => {
  it.each([
    ['tiles', '22', 'core-22A', /^core-22A +4 x 4 +2 +imperial +core$/],
    ['tiles', 'FOREST', 'core-07A', /^core-07A +4 x 4 +2 +forest +core$/],
    ['cards', 'stormtrooper', 'stormtrooper-elite', /Stormtrooper +imperial +elite +9 +3 +yes +core, pack-/],
    ['cards', 'Heavy Storm', 'heavy-stormtrooper', / imperial +regular +6 +2 +yes +twin-shadows$/],
    ['cards', 'Rebel Troop', 'rebel-trooper', / rebel +regular +6 +3 +no +core, pack-/],
    ['cards', 'vader', 'darth-vader', / elite, unique +/],
    ['cards', 'sturmtruppen', 'stormtrooper', /^stormtrooper +Stormtrooper /],
    ['heroes', 'Диала', 'diala-passil', /Diala Passil/],
    ['items', 'gauntlets', 'armored-gauntlets', / melee-weapon +1 +300 +core$/],
    ['heroes', 'diala', 'diala-passil', /Diala Passil +Haunted Exile +core$/],
    ['groups', 'storm', 'stormtrooper', / 3 +stormtrooper, stormtrooper-elite$/],
    ['missions', 'Signal F', 'signal-fire', /Signal Fire +mission +ember-line +core$/],
  ] as const)('[cli] %s with "%s" tells of %s what matters', (list, text, id, expected) => {
    const [heads, ...lines] = linesOf(list, text);
    expect(heads).toMatch(/^id +/);
    expect(lines.find((line) => line.startsWith(`${id} `))).toMatch(expected);
  });

  it('[cli] columns stand below each other', () => {
    const [heads = '', ...lines] = linesOf('heroes', '');
    const at = heads.indexOf('name');
    expect(lines.every((line) => /^ \S/.test(line.slice(at - 1)))).toBe(true);
  });

  it.each(LISTINGS)('[cli] without TEXT all %s are there once', (list) => {
    const ids = listed(pack, list, '').rows.map((row) => String(Reflect.get(row, 'id')));
    expect(new Set(ids).size).toBe(ids.length);
    const known: readonly string[] =
      list === 'groups' ? [...pack.groups.values()].map(({ id }) => id) : [...pack[list].keys()];
    expect(new Set(ids)).toEqual(new Set(known));
  });

  it('[row 235] groups name every card that can be an enemy, and each has order lists', () => {
    const rows = listed(pack, 'groups', '').rows as readonly {
      readonly cards: readonly string[];
      readonly lists: number;
    }[];
    const enemies = [...pack.cards.values()].filter(({ affiliation }) => affiliation !== 'rebel');
    expect(enemies).toHaveLength(76);
    for (const { id } of enemies)
      expect(rows.find(({ cards }) => cards.includes(id))?.lists ?? 0, id).toBeGreaterThan(0);
  });

  it('[cli] --json holds the same as objects', async () => {
    const { code, out } = await run(listCommand, 'tiles', 'core-22A', '--json');
    expect({ code, rows: JSON.parse(out) as unknown }).toEqual({
      code: 0,
      rows: [{ id: 'core-22A', looks: 'imperial', width: 4, height: 4, waysOut: 2, boxes: ['core'] }],
    });
  });

  it('[cli] nothing found is told apart from wrong use', async () => {
    expect(await run(listCommand, 'cards', 'nobody')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('nobody') as string,
    });
    for (const args of [[], ['cards', 'a', 'b'], ['cards', '--nope']])
      expect(await run(listCommand, ...args)).toMatchObject({ code: 2, out: '' });
    expect(await run(listCommand, 'villains')).toMatchObject({
      code: 2,
      err: expect.stringContaining(`expected ${LISTINGS.join(', ')}, found "villains"`) as string,
    });
  });
});
