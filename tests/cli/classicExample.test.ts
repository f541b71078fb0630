// The classic campaign of the authors' guide: checked, and played by bots from its introduction to its finale.

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCommand } from '../../src/cli/commands/check';
import { loadStories } from '../../src/cli/simulate/stories';
import { jobsFor, runJob, TEMPERS } from '../../src/sim';
import { run } from './runCommand';

const EXAMPLE = path.resolve(import.meta.dirname, '../../content/campaigns/paymasters-ledger');

describe("[classic 1.1] The Paymaster's Ledger", () => {
  it('has neither problems nor warnings', async () => {
    expect(await run(checkCommand, '--strict', EXAMPLE)).toMatchObject({ code: 0 });
  });

  it('is played to its end by bots that learn, buy, and end their stages', async () => {
    const story = await loadStories(path.join(EXAMPLE, 'campaign.json'));
    if (!story.ok) throw new Error('the example does not load');
    const { pack } = story.value;
    const jobs = jobsFor(pack, {
      stories: [{ kind: 'campaign', id: 'paymasters-ledger' }],
      seeds: 1,
      heroes: [2, 3],
      difficulties: ['normal'],
      tempers: TEMPERS,
    });
    for (const job of jobs) {
      const record = runJob(pack, job);
      expect(record).toMatchObject({ kind: 'campaign', end: 'over', refused: [] });
      if (record.kind !== 'campaign') continue;
      expect(record.missions.map(({ mission }) => mission)).toEqual(
        expect.arrayContaining(['quiet-hours', 'the-ledger']),
      );
    }
  });
});
