// Who is heard in the missions of The Last Ferry: the heroes who play, and the General, who never says it the same way.

import { beforeAll, describe, expect, it } from 'vitest';
import type { CampaignId, MissionId, Pack } from '../../src/packs';
import { builtIn } from './missions';

let pack: Pack;
let missions: readonly MissionId[];
beforeAll(async () => {
  ({ pack } = await builtIn());
  const campaign = pack.campaigns.get('the-last-ferry' as CampaignId);
  missions = (campaign?.missions ?? [])
    .map(({ mission }) => mission as MissionId)
    .filter((id) => id !== 'first-steps');
});

describe('[the-last-ferry] voices', () => {
  it('[row 273] every mission has a moment for some heroes, and every hero has one', () => {
    const heroes = missions.map((id) =>
      [...JSON.stringify(pack.missions.get(id)?.scripts).matchAll(/"heroPlays","hero":"([^"]+)"/g)].map(
        ([, hero]) => hero,
      ),
    );
    expect(heroes).toHaveLength(9);
    for (const [at, some] of heroes.entries()) expect(some.length, missions[at]).toBeGreaterThan(1);
    expect(new Set(heroes.flat())).toEqual(new Set(pack.heroes.keys()));
  });

  it('[row 274] no two missions share a broadcast, in any language', () => {
    const spoken = missions
      .filter((id) => id !== 'low-water')
      .flatMap((id) => Object.values(pack.words.get(id) ?? {}))
      .flatMap((words) => ['number.few', 'number.nearly', 'number.carts'].map((key) => words[key]));
    expect(spoken).toHaveLength(8 * 3 * 3);
    expect(spoken).not.toContain(undefined);
    expect(new Set(spoken).size).toBe(spoken.length);
  });
});
