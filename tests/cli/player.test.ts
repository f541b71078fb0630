// Those who play the games of `redcell simulate`, and the script that they run.

import { describe, expect, it } from 'vitest';
import { newerNode } from '../../src/cli/simulate/newerNode';
import { playersWith, type GamePlayer } from '../../src/cli/simulate/player';
import { playerScript } from '../../src/cli/simulate/playerScript';
import { jobsFor, runJob, storiesNamed, TEMPERS, type GameRecord, type Job } from '../../src/sim';
import { builtInPack } from './samplePack';

/** Three heroes in several missions, so that a good part of what numbers are made with is used. */
const MISSIONS = ['first-steps', 'signal-fire', 'tollgate', 'noon'];

/** All of them, one after another. */
function played(player: GamePlayer, jobs: readonly Job[]): Promise<readonly GameRecord[]> {
  return new Promise((resolve, reject) => {
    const records: GameRecord[] = [];
    const goOn = (): void => {
      const job = jobs[records.length];
      if (job) player.play(job);
      else void player.end().then(() => resolve(records), reject);
    };
    player.onDeath(reject);
    player.onMessage((message) => {
      if (message.kind === 'played') records.push(message.record);
      goOn();
    });
  });
}

describe('[sim] the players of a simulation', () => {
  it('[sim] run one plain script: no function is named by a call, no file is looked for at the wrong place', async () => {
    const script = await playerScript();
    expect(script).not.toContain('__name(');
    expect(script).not.toContain('import.meta');
    expect(script).not.toBeUndefined();
  });

  it.each(['threads of this Node', 'processes of the newer Node, where it is installed'])(
    '[sim] %s play the very games that the command itself plays',
    async (kind) => {
      const pack = await builtInPack();
      const jobs = MISSIONS.flatMap((mission) =>
        jobsFor(pack, {
          stories: storiesNamed(pack, mission),
          seeds: 1,
          heroes: [3],
          difficulties: ['normal'],
          tempers: TEMPERS,
        }),
      );
      expect(jobs).toHaveLength(MISSIONS.length);
      const node = kind.startsWith('threads') ? undefined : await newerNode(0);
      const start = await playersWith(pack, node);
      const player = start();
      expect(player.pid !== undefined).toBe(node !== undefined);
      expect(await played(player, jobs)).toEqual(jobs.map((job) => runJob(pack, job)));
    },
  );

  it('[sim] one that dies is told', async () => {
    const start = await playersWith(await builtInPack(), process.execPath);
    const player = start();
    const died = new Promise<Error>((resolve) => player.onDeath(resolve));
    player.onMessage(() => process.kill(player.pid ?? 0, 'SIGKILL'));
    expect((await died).message).toBe('its process ended with SIGKILL');
  });
});
