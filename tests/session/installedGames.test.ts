// Packs come, change and go; games that were begun with them go on as they began.

import { describe, expect, it } from 'vitest';
import type { CampaignSetup } from '../../src/campaign';
import { campaignKitFor, type CampaignId, type Texts } from '../../src/packs';
import { memoryFiles, missionInCampaign, type RunningCampaign } from '../../src/session';
import { CAMPAIGN_WORDS, campaignFiles } from '../packs/campaignSamples';
import { CONTENT, edited } from '../packs/missionSamples';
import { installedOn, packZip } from './installedSamples';
import { gamesOn, toldValue, valueOf } from './gamesOn';

/** A campaign with everything it needs beside the content that is there. */
const voyage = (title: string): Texts => {
  const words = [edited(CAMPAIGN_WORDS, [['words', 'title'], title])];
  const own = campaignFiles({ words }).filter((file) => !CONTENT.includes(file));
  return new Map(own.map(({ file, data }) => [file, JSON.stringify(data)]));
};

const campaignIn = (game: { readonly kind: string; readonly running: unknown }): RunningCampaign => {
  if (game.kind !== 'campaign') throw new Error('no campaign');
  return game.running as RunningCampaign;
};

const titleOf = ({ setup: { kit } }: RunningCampaign): string | undefined => kit.words['en']?.['title'];

describe('a running campaign', () => {
  it('[packs] keeps the version it began with, through an update and when the pack is gone', async () => {
    const files = memoryFiles();
    const installed = installedOn(files);
    await installed.bringIn([packZip({ version: '1.0.0' }, voyage('First version'))]);
    const heroes = ['ada', 'bo'];
    const setup = async (): Promise<CampaignSetup> => ({
      kind: 'campaign',
      kit: valueOf(campaignKitFor(await installed.content(), 'voyage', heroes)),
      seed: 'seed',
      difficulty: 'normal',
      heroes,
      name: 'Four',
      products: ['core'],
    });
    const games = gamesOn(files);
    const begun = campaignIn(valueOf(await games.begin(1, await setup())));
    await begun.flush();

    await installed.bringIn([packZip({ version: '2.0.0' }, voyage('Second version'))]);
    expect(titleOf(campaignIn(valueOf(await gamesOn(files).open(1))))).toBe('First version');
    const later = campaignIn(valueOf(await games.begin(2, await setup())));
    expect(titleOf(later)).toBe('Second version');

    valueOf(await installed.remove('sample-pack'));
    expect((await installed.content()).campaigns.has('voyage' as CampaignId)).toBe(false);
    const again = campaignIn(valueOf(await gamesOn(files).open(1)));
    expect(titleOf(again)).toBe('First version');
    await toldValue(again.dispatch({ kind: 'begin', mission: 'sample', ally: null, tracked: false }));
    await toldValue(missionInCampaign(again).dispatch({ kind: 'answer', answer: { kind: 'done' } }));
  });
});
