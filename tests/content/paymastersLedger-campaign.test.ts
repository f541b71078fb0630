// The Paymaster's Ledger, the classic campaign that comes with the app: from its introduction to each of its endings.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Pack } from '../../src/packs';
import { jobsFor, runJob, TEMPERS } from '../../src/sim';
import { sized } from '../sized';
import { walkCampaign, type CampaignWalk } from './campaignWalk';
import { builtIn } from './missions';

const CAMPAIGN = 'paymasters-ledger';
const HEROES = ['fenn-signis', 'diala-passil'];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

/** Through both upgrade stages, without buying anything. Whatever the Empire forces comes first, and is lost. */
function next(walked: CampaignWalk): readonly string[] {
  while (walked.state().classic?.stage !== 'mission' || walked.open().includes('reprisal'))
    if (walked.open().includes('reprisal')) walked.giveUp('reprisal');
    else walked.endStage();
  return walked.open();
}

function quietHours(walked: CampaignWalk): void {
  expect(walked.open()).toEqual(['quiet-hours']);
  walked.begin('quiet-hours');
  walked.use('front-door', 'open');
  walked.ways({ successes: 3 });
  for (let tries = 0; tries < 4 && walked.game().objective?.id === 'copy'; tries++)
    walked.use('recorder', 'copy');
  walked.use('gate', 'leave');
  walked.conclude();
}

function theLedger(walked: CampaignWalk, page: string): void {
  walked.begin('the-ledger');
  walked.use('hold-door', 'open');
  walked.use('bridge-door', 'open');
  walked.ways({ successes: 3, choose: { 'page.ask': page } });
  for (let tries = 0; tries < 4 && walked.game().result === null; tries++) walked.use('vault', 'open');
  walked.conclude();
}

/** The introduction is won, and everything else lost up to the finale. */
function toTheFinale(seed: string): CampaignWalk {
  const walked = walkCampaign(pack, CAMPAIGN, HEROES, seed);
  quietHours(walked);
  for (let open = next(walked); !open.includes('the-ledger'); open = next(walked))
    walked.giveUp(open[0] ?? '');
  return walked;
}

describe('[paymasters-ledger] the campaign', () => {
  it.each([
    ['torn', 'tear'],
    ['closed', 'keep'],
  ])('[row 361] %s', (ending, page) => {
    const walked = toTheFinale(ending);
    theLedger(walked, page);
    expect(walked.state().ending).toBe(ending);
    expect(walked.read()).toEqual([`ending.${ending}.text`]);
  });

  it('[row 361] paid', () => {
    const walked = toTheFinale('paid');
    walked.giveUp('the-ledger');
    expect(walked.state().ending).toBe('paid');
  });

  it('[classic 1.3] the introduction decides between the two story missions', () => {
    const story = (walked: CampaignWalk) => {
      walked.giveUp(next(walked)[0] ?? '');
      return next(walked);
    };
    const won = walkCampaign(pack, CAMPAIGN, HEROES, 'story');
    quietHours(won);
    expect(story(won)).toEqual(['courier-road']);
    const lost = walkCampaign(pack, CAMPAIGN, HEROES, 'story');
    lost.giveUp('quiet-hours');
    expect(story(lost)).toEqual(['second-knock']);
  });

  it('[classic 7.4] the champion belongs to the Empire after a lost relay station', () => {
    const walked = walkCampaign(pack, CAMPAIGN, HEROES, 'villain');
    walked.giveUp('quiet-hours');
    walked.giveUp(next(walked)[0] ?? '');
    expect(next(walked)).toEqual(['second-knock']);
    walked.giveUp('second-knock');
    expect(walked.state().classic).toMatchObject({ villains: ['royal-guard-champion'], threat: 2 });
  });

  it('[classic 1.7] bots that learn, buy and end their stages come to an end', () => {
    const jobs = jobsFor(pack, {
      stories: [{ kind: 'campaign', id: CAMPAIGN }],
      seeds: 1,
      heroes: [2, 3, 4].slice(0, sized(1, 3)),
      difficulties: ['normal'],
      tempers: TEMPERS.slice(0, sized(1, TEMPERS.length)),
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
