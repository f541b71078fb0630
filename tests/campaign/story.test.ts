// What stories need of a campaign: injuries that last, another try at a price, a map that changes, encounters from decks, and
// what an earlier campaign left behind.

import { describe, expect, it } from 'vitest';
import {
  flagsFrom,
  legacyOf,
  openEncounters,
  openMissions,
  placesNow,
  retryOf,
  startCampaign,
  waysNow,
  type Campaign,
  type CampaignCommand,
} from '../../src/campaign';
import { heroIn } from '../../src/mission';
import { CampaignTable } from './campaignTable';
import { campaignSetup, sampleCampaignKit, SAMPLE_CAMPAIGN, sampleStory } from './sampleCampaign';

const table = (change: Partial<Campaign>, heroes = ['ada', 'bo']) =>
  new CampaignTable({ kit: sampleCampaignKit(change), heroes });
const open = ({ play, state }: CampaignTable) => openMissions(play, state).map(({ mission }) => mission);
const withDock = (more: object) =>
  SAMPLE_CAMPAIGN.missions.map((entry) => (entry.mission === 'dock' ? { ...entry, ...more } : entry));
const HEAL: CampaignCommand = { kind: 'heal', hero: 'ada', injury: 'limp' };

describe('lasting injuries', () => {
  const injured = (state: CampaignTable['state']) => ({
    heroes: state.heroes.map((hero) => (hero.id === 'ada' ? { ...hero, injuries: ['limp'] as const } : hero)),
  });

  it('[row 449] go into the next mission, come back from it, and stay until they are healed', () => {
    const campaign = table({});
    campaign.with(injured(campaign.state)).begin('prologue');
    expect(campaign.state.game && heroIn(campaign.state.game, 'ada')?.injuries).toEqual(['limp']);
    campaign.choose('win').do({ kind: 'conclude' });
    expect(campaign.state.heroes.map(({ injuries }) => injuries)).toEqual([['limp'], undefined]);
  });

  it('[row 449] the infirmary heals one for credits', () => {
    const campaign = table({ infirmary: { price: '30 * heroes' } });
    expect(campaign.refusal(HEAL)).toBe('notInjured:ada');
    campaign.with({ ...injured(campaign.state), credits: 59 });
    expect(campaign.refusal(HEAL)).toBe('tooExpensive:ada');
    campaign.with({ credits: 100 }).do(HEAL);
    expect(campaign.state.credits).toBe(40);
    expect(campaign.state.heroes[0]?.injuries).toEqual([]);
    const without = table({});
    expect(without.with(injured(without.state)).refusal(HEAL)).toBe('noInfirmary');
  });
});

describe('another try', () => {
  const retry = { credits: 120, fame: 1, injury: 'limp' } as const;

  it('[row 451] a lost mission is open again for its price, until another story mission is played', () => {
    const campaign = table({ missions: withDock({ retry }) })
      .finish('prologue')
      .finish('dock', 'lose');
    expect(open(campaign)).toEqual(['dock', 'escape']);
    expect(retryOf(campaign.play, campaign.state, 'dock')).toEqual(retry);
    campaign.finish('escape');
    expect(open(campaign)).not.toContain('dock');
  });

  it('[row 451] the price is paid when it begins, and the first end is forgotten', () => {
    const campaign = table({ missions: withDock({ retry }) })
      .finish('prologue')
      .finish('dock', 'lose');
    const before = campaign.state;
    campaign.begin('dock');
    expect(campaign.state.credits).toBe(before.credits - 120);
    expect(campaign.state.fame).toBe(before.fame - 1);
    expect(campaign.state.heroes.filter(({ injuries }) => injuries?.includes('limp'))).toHaveLength(1);
    expect(campaign.state.flags).toMatchObject({ 'retried-dock': 1 });
    expect(campaign.state.flags).not.toHaveProperty('lost-dock');
    expect(campaign.state.game?.flags['retried-dock']).toBe(1);
    campaign.choose('win').do({ kind: 'conclude' });
    expect(campaign.state.flags).toMatchObject({ 'won-dock': 1 });
    expect(campaign.state.finished.map(({ mission }) => mission)).toEqual(['prologue', 'dock']);
    expect(campaign.state.lessons).toEqual(before.lessons);
  });

  it('[row 451] not more often than allowed, and not without the price', () => {
    const campaign = table({ missions: withDock({ retry: { credits: 10 } }) });
    campaign.finish('prologue').finish('dock', 'lose').finish('dock', 'lose');
    expect(open(campaign)).toEqual(['escape']);
    const poor = table({ missions: withDock({ retry: { credits: 9000 } }) });
    expect(open(poor.finish('prologue').finish('dock', 'lose'))).toEqual(['escape']);
    const never = table({}).finish('prologue').finish('dock', 'lose');
    expect(open(never)).toEqual(['escape']);
  });
});

describe('the map', () => {
  const places = [
    { id: 'moon', name: 'moon', at: [50, 50], look: 'rock' },
    {
      id: 'port',
      name: 'port',
      at: [10, 50],
      look: 'city',
      if: "flag('won-prologue')",
      changes: [{ if: "flag('won-dock')", name: 'ash', look: 'rock', scene: 'mine' }],
    },
  ] as const;

  it('[row 452] places come, change their name and look, and ways open between those that are there', () => {
    const ways = [
      { between: ['moon', 'port'] },
      { between: ['port', 'moon'], if: "flag('won-dock')" },
    ] as const;
    const campaign = table({ places, ways });
    expect(placesNow(campaign.play, campaign.state).map(({ id }) => id)).toEqual(['moon']);
    expect(waysNow(campaign.play, campaign.state)).toEqual([]);
    campaign.finish('prologue');
    expect(placesNow(campaign.play, campaign.state)[1]).toMatchObject({ name: 'port', look: 'city' });
    expect(waysNow(campaign.play, campaign.state)).toEqual([['moon', 'port']]);
    campaign.finish('dock');
    expect(placesNow(campaign.play, campaign.state)[1]).toEqual({
      id: 'port',
      name: 'ash',
      at: [10, 50],
      look: 'rock',
      scene: 'mine',
      closed: false,
    });
    expect(waysNow(campaign.play, campaign.state)).toHaveLength(2);
  });

  it('[row 452] nothing begins at a place that is closed', () => {
    const closed = [{ ...places[0], closed: "flag('rumour') and missions = 1" }];
    const campaign = table({ places: closed });
    expect(open(campaign)).toEqual(['prologue']);
    campaign.finish('prologue');
    expect(open(campaign)).toEqual([]);
    expect(openEncounters(campaign.play, campaign.state)).toEqual([]);
    expect(campaign.refusal({ kind: 'begin', mission: 'dock', ally: null, tracked: false })).toBe(
      'notOpen:dock',
    );
    expect(placesNow(campaign.play, campaign.state)[0]?.closed).toBe(true);
  });
});

describe('encounters', () => {
  const DECK = ['informant', 'smuggler', 'teacher'];
  const encounters = DECK.map((mission) => ({ mission, place: 'moon', blurb: 'blurb', deck: 'talks' }));

  it('[row 453] of a deck one lies on the map at a time; the others may come later', () => {
    const campaign = table({ encounters });
    const seen: string[] = [];
    for (const mission of ['prologue', 'dock', 'spice']) {
      campaign.finish(mission);
      const lying = campaign.state.encounters;
      expect(lying).toHaveLength(1);
      seen.push(...lying);
    }
    expect(new Set(seen)).toEqual(new Set(DECK));
  });

  it('[row 453] a hero has an encounter of their own only while they play', () => {
    const own = [{ mission: 'informant', place: 'moon', blurb: 'blurb', if: "plays('cy')" }];
    expect(table({ encounters: own }).finish('prologue').state.encounters).toEqual([]);
    expect(table({ encounters: own }, ['ada', 'cy']).finish('prologue').state.encounters).toEqual([
      'informant',
    ]);
  });
});

describe('from one campaign to the next', () => {
  const follows = [
    {
      campaign: 'first',
      text: 'text',
      flags: {
        friend: "flag('saved') and not flag('betrayed')",
        scars: "flag('scars') + 1",
        grim: "flag('ended-ash')",
      },
    },
  ];

  it('[row 454] only a campaign that has ended leaves something behind', () => {
    const { state } = table({});
    expect(legacyOf(state)).toBeNull();
    expect(legacyOf({ ...state, ending: 'defeat' })).toEqual({
      campaign: 'sample-campaign',
      ending: 'defeat',
      flags: { rumour: 1 },
    });
  });

  it('[row 454] a party that comes from there begins with flags made from it; others without', () => {
    const legacy = { campaign: 'first', ending: 'ash', flags: { saved: 1, scars: 2 } };
    const kit = sampleCampaignKit({ follows });
    const { state } = startCampaign(campaignSetup({ kit, legacy }));
    expect(state.flags).toEqual({ rumour: 1, friend: 1, scars: 3, grim: 1, 'from-first': 1 });
    expect(startCampaign(campaignSetup({ kit })).state.flags).toEqual({ rumour: 1 });
    expect(flagsFrom(kit.campaign, { ...legacy, campaign: 'second' })).toEqual({});
  });
});

describe('shapes', () => {
  it('[row 455] a mission of the campaign has the shape of what the party owns', () => {
    const kit = sampleCampaignKit({});
    const dock = sampleStory('prologue', [], {
      objectives: [
        { id: 'goal', text: 'plain', shape: "not owns('frost')" },
        { id: 'goal', text: 'rich', shape: "owns('frost')" },
      ],
    });
    const missions = { ...kit.missions, prologue: { mission: dock, words: {} } };
    const goals = (products: readonly string[]) => {
      const campaign = new CampaignTable({ kit: { ...kit, missions }, products }).begin('prologue');
      const { running } = campaign.state;
      return (
        running && campaign.play.playOf(running, ['ada', 'bo']).mission.objectives.map(({ text }) => text)
      );
    };
    expect(goals([])).toEqual(['plain']);
    expect(goals(['frost'])).toEqual(['rich']);
  });
});
