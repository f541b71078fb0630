// A small classic campaign with every kind of slot. Each mission asks at once whether it is won, lost, or to be fought, and
// has a threat level of its own that the slot must replace.
//
//   intro -- won -> story-a          red: ada, bo, cy    green: friend (twice), scout (regular and elite), captain, nobody
//         +- lost -> story-b -> story-c      grey: six of them     plans: raid (side), ambush (forced)
//   story-a lost forces trap; story-a opens end-a; story-c opens end-b

import type { Campaign, CampaignKit, CampaignSetup, ClassicRules, SideMission } from '../../src/campaign';
import type { Mission } from '../../src/mission';
import { campaignSetup, sampleCampaignKit, sampleStory } from './sampleCampaign';

const side = (mission: string, more: Omit<SideMission, 'mission'>): SideMission => ({ mission, ...more });

export const SIDES: readonly SideMission[] = [
  side('red-ada', { colour: 'red', hero: 'ada' }),
  side('red-bo', { colour: 'red', hero: 'bo' }),
  side('red-cy', { colour: 'red', hero: 'cy' }),
  side('green-friend', { colour: 'green', ally: 'friend' }),
  side('green-friend-too', { colour: 'green', ally: 'friend' }),
  side('green-scout', { colour: 'green', ally: 'scout' }),
  side('green-scouts', { colour: 'green', ally: 'scout-elite' }),
  side('green-captain', { colour: 'green', ally: 'captain' }),
  side('green-trooper', { colour: 'green', ally: 'trooper' }),
  ...[1, 2, 3, 4, 5, 6].map((number) => side(`grey-${number}`, { colour: 'grey' })),
  side('grey-old', { colour: 'grey', period: [1, 2] }),
  side('grey-frost', { colour: 'grey' }),
];

export const SAMPLE_CLASSIC: ClassicRules = {
  period: 3,
  slots: [
    { kind: 'introduction', mission: 'intro', threat: 2, tiers: [1] },
    { kind: 'side', threat: 2, tiers: [1], agenda: true },
    { kind: 'story', threat: 3, tiers: [1, 2], agenda: true },
    { kind: 'side', threat: 3, tiers: [2] },
    { kind: 'interlude', mission: 'middle', threat: 4, tiers: [2] },
    { kind: 'story', threat: 4, tiers: [3] },
    { kind: 'finale', threat: 5 },
  ],
  sides: SIDES,
  ends: [
    { mission: 'intro', xp: 1, credits: '100 * heroes' },
    { mission: 'intro', won: true, opens: ['story-a'] },
    { mission: 'intro', won: false, opens: ['story-b'], influence: 12 },
    { mission: 'story-a', xp: 2, influence: 1, imperialXp: 2, opens: ['end-a'] },
    { mission: 'story-a', outcome: 'too-late', forces: ['trap'], threat: 4 },
    { mission: 'story-b', opens: ['story-c'], villains: ['captain'] },
    { mission: 'story-c', opens: ['end-b'] },
    { mission: 'middle', rewards: ['medal', 'old-scars'], allies: ['scout'] },
    ...SIDES.map(({ mission, ally }) => ({ mission, xp: 1, ...(ally !== undefined && { allies: [ally] }) })),
  ],
  plans: [
    { mission: 'raid', cost: 1, unplayed: 2 },
    { mission: 'ambush', forced: true, cost: 2 },
  ],
};

const OWN = ['intro', 'story-a', 'story-b', 'story-c', 'middle', 'trap', 'raid', 'ambush', 'end-a', 'end-b'];
const IDS = [...OWN, ...SIDES.map(({ mission }) => mission)];

const threatening = (id: string): Mission =>
  sampleStory(id, [], {
    deployment: { model: 'threat', level: 9, hand: ['troopers'] },
    ...(id === 'grey-frost' && { needs: ['core', 'frost'] }),
  });

const CREDITS: Readonly<Record<string, number>> = { carbine: 450, pistol: 350, sword: 325, scope: 100 };

export function classicKit(change: Partial<ClassicRules> = {}): CampaignKit {
  const campaign: Partial<Campaign> = {
    id: 'sample-classic',
    start: { credits: 0 },
    missions: IDS.map((mission) => ({
      mission,
      place: 'moon',
      blurb: 'blurb',
      ...(mission.startsWith('end-') && { finale: true as const }),
    })),
    endings: [
      { id: 'victory', title: 'title', text: 'text', if: "flag('won-end-a') or flag('won-end-b')" },
      { id: 'defeat', title: 'title', text: 'text' },
    ],
    classic: { ...SAMPLE_CLASSIC, ...change },
  };
  const {
    encounters: _,
    armory: _armory,
    ...base
  } = sampleCampaignKit(campaign, IDS.map(threatening)).campaign;
  const kit = sampleCampaignKit(campaign, IDS.map(threatening));
  return {
    ...kit,
    campaign: base,
    items: Object.fromEntries(
      Object.entries(kit.items).map(([id, item]) => [
        id,
        { ...item, credits: CREDITS[id] ?? 200 * item.tier },
      ]),
    ),
  };
}

export const classicSetup = (change: Partial<CampaignSetup> = {}): CampaignSetup =>
  campaignSetup({ kit: classicKit(), name: 'The Sample Log', ...change });
