// The Wrong Passenger, an evening from the inn to each of its four endings.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Pack } from '../../src/packs';
import { surveyCampaign } from '../../src/sim';
import { walkCampaign, type CampaignWalk } from './campaignWalk';
import { builtIn } from './missions';

const CAMPAIGN = 'the-wrong-passenger';
const HEROES = ['fenn-signis', 'diala-passil', 'gaarkhan'];
const GUESTS = ['brine-merchant', 'nurse', 'quiet-clerk'];

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

/** Away on the sledge with somebody: the right one, or the one who has killed for it. */
function toTheHarbour(whom: 'guest' | 'spy'): CampaignWalk {
  const walked = walkCampaign(pack, CAMPAIGN, HEROES);
  expect(walked.state()).toMatchObject({ credits: 300, allies: { 'rebel-trooper': 1 } });
  expect(walked.open()).toEqual(['dry-anchor']);
  walked.begin('dry-anchor', 'rebel-trooper');
  walked.use('inn-door', 'open');
  walked.use('rooms-door', 'open');
  walked.ways({ successes: 2, yes: ['ask.stable'] });
  for (const guest of GUESTS) walked.use(guest, 'talk');
  walked.use(GUESTS[(walked.game().variables[whom] ?? 1) - 1] ?? '', 'come');
  walked.use('stable-door', 'open');
  while (walked.game().variables['free'] === 0) walked.use('sled', 'dig');
  walked.use('sled', 'leave');
  walked.conclude();
  expect(walked.open()).toEqual(['cold-berth']);
  return walked;
}

function aboard(walked: CampaignWalk): void {
  walked.begin('cold-berth');
  walked.use('spine-hatch', 'open');
  walked.use('galley-door', 'open');
  walked.ways({ successes: 2, yes: ['ask.boats'] });
  walked.use('galley-power', 'mend');
  walked.use('freezer-door', 'open');
  walked.use('freezer-thaw', 'drag');
  walked.use('boat-lock', 'unlock');
}

describe('[the-wrong-passenger] the campaign', () => {
  it('Two Halves', () => {
    const walked = toTheHarbour('guest');
    expect(walked.met()).toEqual(['enc-coin', 'enc-fish']);
    walked.meet('enc-coin', { choose: { question: 'listen' }, successes: 1 });
    walked.meet('enc-fish', { choose: { question: 'pay' } });
    aboard(walked);
    walked.use('boat-console', 'launch');
    walked.conclude();
    expect(walked.state().ending).toBe('two-halves');
  });

  it('A Better Lie', () => {
    const walked = toTheHarbour('spy');
    expect(walked.met()).toEqual(['enc-explanation', 'enc-fish']);
    walked.meet('enc-explanation', { choose: { question: 'ask' }, successes: 1 });
    aboard(walked);
    walked.idle(2);
    walked.use('turncoat', 'talk');
    walked.use('boat-console', 'launch');
    walked.conclude();
    expect(walked.state().ending).toBe('a-better-lie');
  });

  it('Change', () => {
    const walked = toTheHarbour('spy');
    aboard(walked);
    walked.idle(2);
    walked.use('turncoat', 'shoot');
    walked.use('boat-console', 'launch');
    walked.conclude();
    expect(walked.state().ending).toBe('change');
  });

  it('Slow Answer', () => {
    const walked = walkCampaign(pack, CAMPAIGN, HEROES);
    walked.giveUp('dry-anchor');
    expect(walked.met()).toHaveLength(2);
    walked.giveUp('cold-berth');
    expect(walked.state().ending).toBe('slow-answer');
  });

  it('played by chance it comes to an end, always', () => {
    const surveyed = surveyCampaign(pack, {
      campaign: CAMPAIGN,
      seeds: 3,
      heroes: [2, 3, 4],
      difficulties: ['normal', 'hard'],
      tracked: [false],
      maxCommands: 8000,
    });
    if (!surveyed.ok) throw new Error(JSON.stringify(surveyed.error));
    expect(surveyed.value.troubles).toEqual([]);
    expect(surveyed.value.neverPlayed).toEqual([]);
  });
});
