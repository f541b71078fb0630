// Orders of expansions are loaded for those who own the box.

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expansionOrders } from '../../src/app/expansionOrders';

const BOXES = readdirSync('content/expansions');
const filesOf = (box: string): readonly string[] => {
  try {
    return readdirSync(`content/expansions/${box}/groups`).map((file) => `expansions/${box}/groups/${file}`);
  } catch {
    return [];
  }
};
const loaded = async (owned: readonly string[] | 'all') =>
  (await expansionOrders(owned)).map(({ file }) => file).toSorted();

describe('[row 11] orders of expansions', () => {
  it('[row 11] with the core box alone nothing is loaded, with a box its own files and no others', async () => {
    expect(await loaded(['core'])).toEqual([]);
    expect(filesOf('jabbas-realm').length).toBeGreaterThan(0);
    expect(await loaded(['core', 'jabbas-realm'])).toEqual([...filesOf('jabbas-realm')].toSorted());
  });

  it('[row 11] figures that were sold apart, and missions from elsewhere, bring all', async () => {
    const all = BOXES.flatMap(filesOf).toSorted();
    expect(await loaded('all')).toEqual(all);
    expect(await loaded(['pack-greedo'])).toEqual(all);
  });
});
