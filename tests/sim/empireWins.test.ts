// The Empire that reads the board against the die of older games: heroes win less often against it.

import { expect, it } from 'vitest';
import { jobsFor, PLAY_LIMITS, playWithBots, setupOf } from '../../src/sim';
import { builtInPack } from '../cli/samplePack';
import { IS_LONG } from '../sized';
import { byDie, threatened } from './threatened';

const MISSIONS = ['dead-reckoning', 'tollgate', 'slow-train'];
const GAMES = 16;

it.runIf(IS_LONG)(
  '[classic 9.1] heroes win less often against an Empire that reads the board than against a die',
  async () => {
    const content = await builtInPack();
    const won = { reads: 0, die: 0 };
    for (const mission of MISSIONS) {
      const pack = threatened(content, mission);
      const jobs = jobsFor(pack, {
        stories: [{ kind: 'mission', id: mission }],
        seeds: GAMES,
        heroes: [4],
        difficulties: ['normal'],
        tempers: ['careful'],
      });
      for (const job of jobs) {
        const setup = setupOf(pack, job);
        if (!setup.ok) throw new Error(setup.error.code);
        const options = { seed: setup.value.seed, temper: job.temper, limits: PLAY_LIMITS };
        won.reads += playWithBots(setup.value, options).game.result?.won ? 1 : 0;
        won.die += playWithBots(byDie(setup.value), options).game.result?.won ? 1 : 0;
      }
    }
    expect(won.reads).toBeLessThan(won.die);
  },
  600_000,
);
