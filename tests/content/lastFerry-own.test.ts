// An evening for each hero of The Last Ferry: it comes up for those who play, once, ends in three ways, and is told of at the end.

import { beforeAll, describe, expect, it } from 'vitest';
import type { CampaignId, MissionId, Pack } from '../../src/packs';
import { walkCampaign } from './campaignWalk';
import { eveningOutcome } from './evenings';
import { builtIn } from './missions';

const CAMPAIGN = 'the-last-ferry';
const OWN = 'own-';

let pack: Pack;
beforeAll(async () => {
  ({ pack } = await builtIn());
});

const campaign = () => pack.campaigns.get(CAMPAIGN as CampaignId);
const heroes = (): readonly string[] => [...pack.heroes.keys()];
const evenings = (): readonly string[] =>
  (campaign()?.encounters ?? []).map(({ mission }) => mission).filter((id) => id.startsWith(OWN));

const outcomeFor = (hero: string, choose: 'try' | 'other', successes: number): string | undefined =>
  eveningOutcome(pack, `${OWN}${hero}`, hero, choose, successes);

describe('[the-last-ferry] an evening of their own', () => {
  it('every hero of every box has one', () => {
    expect(heroes()).toHaveLength(21);
    expect(evenings().toSorted()).toEqual(
      heroes()
        .map((hero) => OWN + hero)
        .toSorted(),
    );
  });

  it('their hero tests, and it ends well, badly or otherwise', () => {
    for (const hero of heroes()) {
      expect(outcomeFor(hero, 'try', 3), hero).toBe('well');
      expect(outcomeFor(hero, 'try', 0), hero).toBe('badly');
      expect(outcomeFor(hero, 'other', 0), hero).toBe('otherwise');
    }
  });

  it('comes up only for those who play, and only once', () => {
    const walked = walkCampaign(pack, CAMPAIGN, ['jyn-odan', 'fenn-signis']);
    walked.giveUp('low-water');
    expect(walked.met().filter((id) => id.startsWith(OWN))).toEqual(['own-jyn-odan']);
    walked.meet('own-jyn-odan', { choose: { question: 'other' } });
    walked.giveUp('weighing-house');
    expect(walked.met().filter((id) => id.startsWith(OWN))).toEqual([]);
    walked.giveUp('kettle-house');
    expect(walked.met().filter((id) => id.startsWith(OWN))).toEqual(['own-fenn-signis']);
  });

  it('one of its ends leaves something behind, which the epilogue tells', () => {
    const epilogue = campaign()?.epilogue ?? [];
    for (const hero of heroes()) {
      const { rewards = [] } = pack.missions.get(`${OWN}${hero}` as MissionId) ?? {};
      const raised = rewards.filter(({ flags }) => Object.hasOwn(flags ?? {}, OWN + hero));
      expect(raised, hero).toHaveLength(1);
      expect(epilogue, hero).toContainEqual({ text: `after.${hero}`, if: `flag('${OWN}${hero}')` });
    }
  });
});
