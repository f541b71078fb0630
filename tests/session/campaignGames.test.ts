// Campaigns in their slots: one journal for the map and all missions, whichever screen tells it something.

import { describe, expect, it } from 'vitest';
import type { CampaignCommand } from '../../src/campaign';
import {
  campaignGame,
  memoryFiles,
  missionGame,
  missionInCampaign,
  readSummary,
  type RunningCampaign,
} from '../../src/session';
import { campaignSetup } from '../campaign/sampleCampaign';
import { sampleKit } from '../mission/sample';
import { gamesOn, toldValue, valueOf } from './gamesOn';
import { told } from './toySaves';

async function begun(files = memoryFiles()): Promise<RunningCampaign> {
  return campaignIn(valueOf(await gamesOn(files).begin(1, campaignSetup())));
}

const campaignIn = (game: { readonly kind: string; readonly running: unknown }): RunningCampaign => {
  if (game.kind !== 'campaign') throw new Error('no campaign');
  return game.running as RunningCampaign;
};

const BEGIN: CampaignCommand = { kind: 'begin', mission: 'prologue', ally: null, tracked: false };
const DONE = { kind: 'answer', answer: { kind: 'done' } } as const;

/** Reads until something is asked. */
async function readOn(mission: ReturnType<typeof missionInCampaign>): Promise<void> {
  while (mission.store.getState().game.prompt?.kind !== 'question') await toldValue(mission.dispatch(DONE));
}

describe('campaigns in their slots', () => {
  it('[row 96] a campaign is told from a mission, and found again after another start', async () => {
    const files = memoryFiles();
    const campaign = await begun(files);
    await toldValue(campaign.dispatch(BEGIN));
    await campaign.flush();
    const again = campaignIn(valueOf(await gamesOn(files).open(1)));
    expect(again.store.getState().game).toEqual(campaign.store.getState().game);
    const [first] = valueOf(await gamesOn(files).list());
    expect(first?.kind === 'playable' && readSummary(first.summary)).toMatchObject({
      kind: 'campaign',
      name: 'The Sample Four',
      mission: 'prologue',
    });
  });

  it('[saves] whatever a file holds, nobody takes it for a campaign that is none', () => {
    const { accepts } = campaignGame;
    const mission = { kit: sampleKit(), seed: '', party: { heroes: [] } };
    const rubbish = [null, undefined, 3, 'campaign', [], {}, { kind: 'campaign' }, mission, { kind: null }];
    for (const setup of rubbish) for (const state of rubbish) expect(accepts(setup, state)).toBe(false);
    expect(accepts(campaignSetup(), { kind: 'campaign', heroes: 'ada' })).toBe(false);
    expect(missionGame.accepts(campaignSetup(), { kind: 'campaign' })).toBe(false);
  });
});

describe('a mission of a campaign', () => {
  it('[row 96] looks like a game of its own, and everything told to it is in the journal of the campaign', async () => {
    const campaign = await begun();
    await toldValue(campaign.dispatch(BEGIN));
    const mission = missionInCampaign(campaign);
    expect(mission.setup.kit.mission.id).toBe('prologue');
    expect(mission.startEvents.length).toBeGreaterThan(0);
    const seen: number[] = [];
    mission.store.subscribe(({ cursor }) => seen.push(cursor));
    await readOn(mission);
    const { cursor } = mission.store.getState();
    expect(campaign.store.getState().cursor).toBe(cursor + 1);
    expect(mission.log(0, cursor)).toHaveLength(cursor);
    expect(seen).toContain(cursor);
    expect(await told(mission.dispatch(DONE))).toMatchObject({ ok: false, error: { code: 'wrongAnswer' } });
  });

  it('[undo] leads from the map back into the mission, and from the mission back to the map', async () => {
    const campaign = await begun();
    await toldValue(campaign.dispatch(BEGIN));
    const mission = missionInCampaign(campaign);
    await readOn(mission);
    const asked = mission.store.getState();
    await toldValue(mission.dispatch({ kind: 'answer', answer: { kind: 'option', option: 'win' } }));
    while (mission.store.getState().game.result === null) await toldValue(mission.dispatch(DONE));
    await toldValue(campaign.dispatch({ kind: 'conclude' }));
    expect(campaign.store.getState().game.running).toBeNull();
    await told(campaign.undo());
    expect(mission.store.getState().game.result).not.toBeNull();
    await told(mission.goTo(asked.cursor));
    expect(mission.store.getState().game).toEqual(asked.game);
    await told(mission.goTo(0));
    expect(mission.store.getState()).toMatchObject({ cursor: 0, canUndo: true, canRedo: true });
    await told(mission.undo());
    expect(campaign.store.getState().game.running).toBeNull();
    // The screen of the mission is there for a moment longer.
    expect(mission.store.getState().game).toBeDefined();
  });

  it('[journal] a tap in a mission does not read what was played before the mission', async () => {
    const campaign = await begun();
    for (const products of [['core', 'frost'], ['core'], ['core', 'frost']])
      await toldValue(campaign.dispatch({ kind: 'own', products }));
    await toldValue(campaign.dispatch(BEGIN));
    const read: number[] = [];
    const log: RunningCampaign['log'] = (from, to) => {
      read.push(from);
      return campaign.log(from, to);
    };
    const mission = missionInCampaign({ ...campaign, log });
    read.length = 0;
    await toldValue(mission.dispatch(DONE));
    expect(mission.log(0, mission.store.getState().cursor)).toHaveLength(1);
    expect(read).toEqual([3]);
  });

  it('[undo] what was told between missions does not disturb the places in the journal', async () => {
    const campaign = await begun();
    await toldValue(campaign.dispatch({ kind: 'own', products: ['core', 'frost'] }));
    await toldValue(campaign.dispatch(BEGIN));
    const mission = missionInCampaign(campaign);
    const start = mission.store.getState().game;
    await readOn(mission);
    await toldValue(campaign.dispatch({ kind: 'own', products: ['core'] }));
    await toldValue(mission.dispatch({ kind: 'answer', answer: { kind: 'option', option: 'fight' } }));
    await told(mission.goTo(0));
    expect(mission.store.getState().game).toEqual(start);
  });
});
