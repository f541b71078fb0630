// The script that the threads of `redcell simulate` run.

import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { threadScript, threadsWith } from '../../src/cli/simulate/thread';
import { jobsFor, runJob, storiesNamed } from '../../src/sim';
import { builtInPack } from './samplePack';

describe('[sim] the threads of a simulation', () => {
  it('[sim] run one plain script: no function is named by a call, no file is looked for at the wrong place', async () => {
    const script = await threadScript();
    expect(script).not.toContain('__name(');
    expect(script).not.toContain('import.meta');
    expect(script).not.toBeUndefined();
  });

  it('[sim] play the very game that the command itself plays', async () => {
    const pack = await builtInPack();
    const [job] = jobsFor(pack, {
      stories: storiesNamed(pack, 'first-steps'),
      seeds: 1,
      heroes: [2],
      difficulties: ['normal'],
      tempers: ['steady'],
    });
    if (!job) throw new Error('no such mission');
    const thread = (await threadsWith(pack))();
    await once(thread, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(job);
    const [played] = (await once(thread, 'message')) as unknown[];
    await thread.terminate();
    expect(played).toEqual({ kind: 'played', record: runJob(pack, job) });
  });
});
