// Some missions of the app, played to their end by chance at every number of heroes and both difficulties: nobody gets
// stuck, nothing goes round in circles, and hardly any script waits in vain. balance.test.ts plays all of them, with sense.

import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionId, Pack } from '../../src/packs';
import { survey } from '../../src/sim';
import { builtIn } from './missions';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

/** Of a hundred scripts so many may need more luck than these games have; walks along a given way hold those. */
const RARE = 15;

describe('[content] played by chance', () => {
  it.each(['first-steps', 'signal-fire', 'dead-reckoning'])('%s comes to an end, always', (mission) => {
    const surveyed = survey(pack, {
      mission,
      seeds: 15,
      heroes: [2, 3, 4],
      difficulties: ['normal', 'hard'],
      tracked: [false],
      maxCommands: 4000,
    });
    if (!surveyed.ok) throw new Error(JSON.stringify(surveyed.error));
    const { troubles, neverRan } = surveyed.value;
    const trouble = troubles.filter(
      ({ end, stopped }) => stopped.length > 0 || end === 'stuck' || end === 'tooLong',
    );
    expect(trouble).toEqual([]);
    const scripts = pack.missions.get(mission as MissionId)?.scripts.length ?? 0;
    expect(neverRan.length, neverRan.join(', ')).toBeLessThanOrEqual((scripts * RARE) / 100);
  });
});
