import { beforeAll, describe, expect, it } from 'vitest';
import { headerFor } from '../../src/cli/simulate/store';
import { loadPack, type Pack } from '../../src/packs';
import { CONTENT, GOOD_MISSION, GOOD_WORDS } from '../packs/missionSamples';

let pack: Pack;
beforeAll(() => {
  const loaded = loadPack([
    ...CONTENT,
    { file: 'missions.json', data: { kind: 'missions', entries: [GOOD_MISSION] } },
    { file: 'words.json', data: { kind: 'words', entries: [GOOD_WORDS] } },
  ]);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  pack = loaded.value;
});

const markOf = (change: Partial<Pack>): string | undefined =>
  headerFor({ ...pack, ...change }).content['sample'];

describe('the mark of what decides games', () => {
  it('[simulate] heroes, items, class cards and tiles decide games too', () => {
    for (const kind of ['heroes', 'tiles', 'cards'] as const) {
      expect(pack[kind].size, kind).toBeGreaterThan(0);
      expect(markOf({ [kind]: new Map() }), kind).not.toBe(markOf({}));
    }
    const items: Pack['items'] = new Map([['knife', { id: 'knife' }]]) as never;
    const classCards: Pack['classCards'] = new Map([['calm', { id: 'calm' }]]) as never;
    expect(markOf({ items })).not.toBe(markOf({}));
    expect(markOf({ classCards })).not.toBe(markOf({}));
  });

  it('[simulate] what lies deep inside an entry counts', () => {
    const tiles = new Map([...pack.tiles].map(([id, side]) => [id, { ...side, lists: new Map([[1, 2]]) }]));
    const other = new Map([...pack.tiles].map(([id, side]) => [id, { ...side, lists: new Map([[1, 3]]) }]));
    expect(markOf({ tiles })).not.toBe(markOf({ tiles: other }));
  });

  it('[simulate] words and guides do not', () => {
    expect(markOf({ words: new Map(), guides: new Map() })).toBe(markOf({}));
  });
});
