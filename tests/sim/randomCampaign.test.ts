// The headless player on whole campaigns: to every ending of those of the app, the same way for the same seed.

import { beforeAll, describe, expect, it } from 'vitest';
import { advanceCampaign, makeCampaignPlay, startCampaign, type CampaignSetup } from '../../src/campaign';
import { campaignKitFor, type Pack } from '../../src/packs';
import { playCampaignRandomly, surveyCampaign } from '../../src/sim';
import { builtInPack } from '../cli/samplePack';
import { broken, campaignPack } from '../packs/campaignSamples';

const OPTIONS = {
  campaign: 'voyage',
  seeds: 10,
  heroes: [2],
  difficulties: ['normal', 'hard'],
  tracked: [false],
  maxCommands: 20_000,
} as const;

function setupOf(pack: Pack): CampaignSetup {
  const heroes = ['ada', 'bo'];
  const kit = campaignKitFor(pack, 'voyage', heroes);
  if (!kit.ok) throw new Error(kit.error.code);
  return {
    kind: 'campaign',
    kit: kit.value,
    seed: 'a',
    difficulty: 'normal',
    heroes,
    name: 'We',
    products: [],
  };
}

describe('[sim] one campaign by chance', () => {
  it.each([false, true])('[sim] comes to an end, and can be played again (tracked: %s)', (tracked) => {
    const setup = setupOf(campaignPack());
    const options = { seed: 'b', maxCommands: 5000, tracked };
    const played = playCampaignRandomly(setup, options);
    expect(played.end).toBe('over');
    expect(playCampaignRandomly(setup, options)).toEqual(played);
    const play = makeCampaignPlay(setup.kit);
    const again = played.commands.reduce((state, command) => {
      const next = advanceCampaign(play, state, command);
      if (!next.ok) throw new Error(next.error.code);
      return next.value.state;
    }, startCampaign(setup, play).state);
    expect(again).toEqual(played.state);
    expect(played.commands.some(({ kind }) => kind === 'own')).toBe(false);
  });

  it('[sim] gives up after so many commands, and where nothing is left to play', () => {
    const setup = setupOf(campaignPack());
    const short = playCampaignRandomly(setup, { seed: 'b', maxCommands: 3, tracked: false });
    expect([short.end, short.commands.length]).toEqual(['tooLong', 3]);
    const lost = setupOf(campaignPack(broken([['missions', 1, 'if'], 'fame > 5000'])));
    expect(playCampaignRandomly(lost, { seed: 'b', maxCommands: 5000, tracked: false }).end).toBe('stuck');
  });
});

describe('[sim] a survey of a campaign', () => {
  it('[sim] tells endings, and what nobody played', () => {
    const found = surveyCampaign(campaignPack(broken([['encounters', 1, 'if'], 'fame > 5000'])), OPTIONS);
    if (!found.ok) throw new Error(found.error.code);
    expect(found.value).toMatchObject({ campaign: 'voyage', neverPlayed: ['thief'], troubles: [] });
    for (const { games, endings, missions } of found.value.rows) {
      expect(Object.values(endings).reduce((sum, count) => sum + count)).toBe(games);
      expect(missions).toBe(2);
    }
  });

  it('[sim] campaigns that cannot end are told', () => {
    const pack = campaignPack(broken([['missions', 1, 'if'], 'fame > 5000']));
    const found = surveyCampaign(pack, { ...OPTIONS, seeds: 1 });
    expect(found.ok && found.value.troubles.map(({ end }) => end)).toEqual(['stuck', 'stuck']);
    expect(found.ok && found.value.neverEnded).toEqual(['glory', 'peace', 'dust']);
  });

  it('[sim] what cannot be played is told', () => {
    const wrong = { ok: false, error: { code: 'unknownCampaign' } };
    expect(surveyCampaign(campaignPack(), { ...OPTIONS, campaign: 'none' })).toMatchObject(wrong);
  });
});

describe('[sim] the campaigns of the app', () => {
  let pack: Pack;
  beforeAll(async () => {
    pack = await builtInPack();
  });

  it('[sim] come to an end', () => {
    for (const campaign of pack.campaigns.keys()) {
      const found = surveyCampaign(pack, { ...OPTIONS, campaign, heroes: [2, 3, 4], seeds: 1 });
      expect(found.ok && found.value.troubles, campaign).toEqual([]);
    }
  });

  it('[row 82] the short one comes to each of its endings, and everything in it is played', () => {
    const found = surveyCampaign(pack, { ...OPTIONS, campaign: 'ember-line', heroes: [2, 3, 4], seeds: 8 });
    expect(found).toMatchObject({ ok: true, value: { neverPlayed: [], neverEnded: [], troubles: [] } });
  });
});
