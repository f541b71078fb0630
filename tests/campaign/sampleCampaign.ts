// A small campaign with everything in it: six missions on the map of the sample mission, two ways through them, twelve
// encounters, four endings. Each mission asks at once whether it is won, lost, or to be fought.
//
//   prologue -> dock -+- won -> spice -- won -> citadel (finale)
//                     +- lost -> escape ---------> flight (finale; also when spice was lost)

import type {
  Campaign,
  CampaignKit,
  CampaignSetup,
  Encounter,
  KitItem,
  KitReward,
  StoryMission,
} from '../../src/campaign';
import type { Effect, KitCard, Mission, MissionReward } from '../../src/mission';
import { sampleKit } from '../mission/sample';

const SAMPLE = sampleKit();
const { trooper, friend } = SAMPLE.cards;
if (!trooper || !friend) throw new Error('the sample has no cards');

export const sampleStory = (
  id: string,
  rewards: readonly MissionReward[],
  change: Partial<Mission> = {},
): Mission => ({
  ...SAMPLE.mission,
  id,
  rewards,
  rounds: { limit: 3, outcome: 'too-late' },
  scripts: [
    {
      id: 'begin',
      on: { kind: 'missionStart' },
      do: [
        {
          kind: 'question',
          text: 'how',
          options: [
            { id: 'win', text: 'win', do: [{ kind: 'win', outcome: 'escaped' }] },
            { id: 'lose', text: 'lose', do: [{ kind: 'lose', outcome: 'too-late' }] },
            {
              id: 'fight',
              text: 'fight',
              do: [
                { kind: 'reveal', section: 'cell' },
                { kind: 'deploy', group: 'troopers' },
              ],
            },
          ],
        },
      ],
    },
    { id: 'plans', on: { kind: 'retrieved', thing: 'plans' }, do: [{ kind: 'win', outcome: 'escaped' }] },
  ],
  ...change,
});

/** A short talk: accept, and this happens; or decline. */
const talk = (id: string, effects: readonly Effect[], change: Partial<Mission> = {}): Mission => ({
  id,
  version: 1,
  title: 'title',
  briefing: 'briefing',
  encounter: true,
  sections: [],
  things: [],
  groups: [],
  objectives: [],
  outcomes: [],
  scripts: [
    {
      id: 'talk',
      on: { kind: 'missionStart' },
      do: [
        {
          kind: 'question',
          text: 'how',
          options: [
            { id: 'accept', text: 'accept', do: [...effects] },
            { id: 'decline', text: 'decline' },
          ],
        },
      ],
    },
  ],
  ...change,
});

const MISSIONS: readonly Mission[] = [
  sampleStory('prologue', [{ id: 'pay', credits: 300, fame: 2, gear: 1 }]),
  sampleStory('dock', [
    {
      id: 'spoils',
      won: true,
      credits: { normal: 500, hard: 400 },
      items: ['carbine'],
      cards: ['saber', 'shadows'],
      flags: { docked: 1 },
    },
    { id: 'scraps', won: false, credits: 100, cards: ['drill'] },
  ]),
  sampleStory('spice', [{ id: 'hoard', won: true, credits: 800, fame: 10, gear: 2 }], {
    ally: { card: 'friend' },
  }),
  sampleStory('escape', [{ id: 'luck', fame: 1, gear: 1 }], { ally: 'none' }),
  sampleStory('citadel', [{ id: 'glory', won: true, fame: 20 }], { ally: { most: 2 } }),
  sampleStory('flight', [{ id: 'relief', won: true, fame: 5 }]),
  talk('informant', [{ kind: 'setFlag', flag: 'tip', to: 2 }, { kind: 'fame', add: 1 }]), // prettier-ignore
  talk('smuggler', [{ kind: 'credits', add: -200 }, { kind: 'item', item: 'vibroknife' }]), // prettier-ignore
  talk('deserter', [{ kind: 'ally', card: 'scout', deployments: 2 }]),
  talk('teacher', [{ kind: 'classCard', who: 'eachHero' }]),
  talk('thief', [{ kind: 'item', item: 'carbine', lose: true }]),
  talk('gambler', [
    {
      kind: 'if',
      if: "flag('party-credits') >= 100",
      then: [{ kind: 'credits', add: -100 }, { kind: 'setFlag', flag: 'gambled' }], // prettier-ignore
    },
  ]),
  talk('medic', [{ kind: 'item', item: 'medkit' }, { kind: 'gainReward', reward: 'cloak' }]), // prettier-ignore
  talk('collector', [{ kind: 'item', item: 'frost-cloak' }, { kind: 'item', item: 'medkit' }]), // prettier-ignore
  talk('pilgrim', [{ kind: 'fame', add: 3 }, { kind: 'gainReward', reward: 'implant', who: 'hero:ada' }]), // prettier-ignore
  talk('courier', [{ kind: 'credits', add: 150 }]),
  talk('hermit', [{ kind: 'ally', card: 'friend' }]),
  talk('oracle', [{ kind: 'setFlag', flag: 'prophecy' }], { rewards: [{ id: 'charm', gear: 1 }] }),
];

const at = (mission: string, more: Partial<StoryMission> = {}): StoryMission => ({
  mission,
  place: 'moon',
  blurb: 'blurb',
  ...more,
});
const meet = (mission: string, condition?: string): Encounter => ({
  mission,
  place: 'moon',
  blurb: 'blurb',
  ...(condition !== undefined && { if: condition }),
});

export const SAMPLE_CAMPAIGN: Campaign = {
  id: 'sample-campaign',
  version: 1,
  title: 'title',
  blurb: 'blurb',
  size: 'campaign',
  start: { credits: '50 * heroes', allies: { scout: 1 }, flags: { rumour: 1 } },
  places: [{ id: 'moon', name: 'name', at: [50, 50], look: 'rock' }],
  missions: [
    at('prologue', { noTraining: true }),
    at('dock', { if: 'missions >= 1' }),
    at('spice', { if: "flag('won-dock')" }),
    at('escape', { if: "flag('lost-dock')" }),
    at('citadel', { if: "flag('won-spice')", finale: true }),
    at('flight', { if: "missions >= 3 and not flag('won-spice')", finale: true }),
  ],
  encounters: [
    meet('informant'),
    meet('smuggler'),
    meet('deserter', "flag('rumour') and missions = 1"),
    meet('teacher', 'missions >= 1'),
    meet('thief', "flag('won-dock')"),
    meet('gambler', 'missions >= 2'),
    meet('medic', "flag('lost-dock')"),
    meet('collector', "flag('tip') = 2 and missions >= 2"),
    meet('pilgrim', 'fame >= 5'),
    meet('courier', 'credits < 200 and missions >= 2'),
    meet('hermit', "flag('dock-too-late')"),
    meet('oracle', 'missions >= 3 and hard'),
  ],
  armory: {
    stock: { '2': 4, '3': 5, '4': 6 },
    tiers: [
      { missions: 1, most: 1 },
      { missions: 2, most: 2 },
      { missions: 3, most: 3 },
    ],
    prices: { carbine: 450 },
  },
  fame: { perGroup: 2, perHealthyHero: 1, perEncounter: 1, tiers: [6, 15] },
  endings: [
    { id: 'legend', title: 'title', text: 'text', if: "flag('won-citadel') and fame >= 50" },
    { id: 'victory', title: 'title', text: 'text', if: "flag('won-citadel')" },
    { id: 'survival', title: 'title', text: 'text', if: "flag('won-flight')" },
    { id: 'defeat', title: 'title', text: 'text' },
  ],
};

const item = (
  kind: KitItem['kind'],
  tier: KitItem['tier'],
  more: Partial<KitItem> & { readonly product?: string } = {},
): KitItem => {
  const { product = 'core', ...rest } = more;
  return { name: 'name', kind, tier, slots: 0, traits: [], products: [product], ...rest };
};
const melee = { reach: 'melee' } as const;
const ranged = { reach: 'ranged' } as const;

const ITEMS: CampaignKit['items'] = {
  carbine: item('weapon', 1, { ...ranged, slots: 2 }),
  pistol: item('weapon', 1, { ...ranged, slots: 1 }),
  sword: item('weapon', 1, { ...melee, slots: 1 }),
  vibroknife: item('weapon', 2, { ...melee, slots: 1 }),
  longrifle: item('weapon', 2, { ...ranged, slots: 1 }),
  cannon: item('weapon', 3, ranged),
  'ice-axe': item('weapon', 1, { ...melee, product: 'frost', slots: 1 }),
  scope: item('modification', 1, { ...ranged, traits: ['modification', 'sights'] }),
  barrel: item('modification', 1, { ...ranged, traits: ['modification', 'barrel'] }),
  muzzle: item('modification', 2, { ...ranged, product: 'frost', traits: ['modification', 'barrel'] }),
  grip: item('modification', 1, melee),
  capacitor: item('modification', 2, ranged),
  edge: item('modification', 2, melee),
  vest: item('armor', 1),
  plate: item('armor', 2),
  suit: item('armor', 3),
  medkit: item('equipment', 1),
  beacon: item('equipment', 1),
  goggles: item('equipment', 2),
  jetpack: item('equipment', 3),
  'frost-cloak': item('armor', 1, { product: 'frost' }),
};

const HEROES = ['ada', 'bo', 'cy', 'dee'] as const;

/** Everybody begins with a weapon (ada with two) and has eight cards to learn; some of them are gear. */
const CLASS_CARDS: CampaignKit['classCards'] = {
  'ada-knife': { hero: 'ada', name: 'name', kind: 'weapon', reach: 'melee' },
  ...Object.fromEntries(
    HEROES.flatMap((hero) => [
      [`${hero}-blaster`, { hero, name: 'name', kind: 'weapon', reach: 'ranged', slots: 1 } as const],
      ...[1, 2, 3, 4].flatMap((xp) =>
        ['a', 'b'].map((which) => [
          `${hero}-${xp}${which}`,
          { hero, name: 'name', kind: 'feat', xp } as const,
        ]),
      ),
    ]),
  ),
  'ada-1b': { hero: 'ada', name: 'name', kind: 'weapon', reach: 'ranged', slots: 1, xp: 1 },
  'bo-1b': { hero: 'bo', name: 'name', kind: 'modification', reach: 'ranged', xp: 1, traits: ['barrel'] },
  'cy-2b': { hero: 'cy', name: 'name', kind: 'armor', xp: 2 },
  'dee-2b': { hero: 'dee', name: 'name', kind: 'equipment', xp: 2 },
};

const reward = (change: Partial<KitReward>): KitReward => ({
  name: 'name',
  side: 'rebel',
  kind: 'feat',
  slots: 0,
  traits: [],
  products: ['core'],
  passives: {},
  keywords: [],
  surges: [],
  when: [],
  heroesBegin: [],
  ...change,
});

const REWARDS: Readonly<Record<string, KitReward>> = {
  medal: reward({}),
  pledge: reward({ hero: 'ada', when: ['rest'] }),
  cloak: reward({ kind: 'armor', hero: 'bo', passives: { evade: 1 } }),
  saber: reward({ kind: 'weapon', ...melee, slots: 1, hero: 'ada' }),
  implant: reward({ kind: 'equipment' }),
  shadows: reward({ heroesBegin: ['hidden'] }),
  recon: reward({ supplyChoice: true }),
  furs: reward({ kind: 'armor', products: ['frost'] }),
  'old-scars': reward({ side: 'imperial', when: ['attack'] }),
  drill: reward({
    side: 'imperial',
    attachment: {},
    surges: [{ cost: 1, effect: { damage: 1 }, exhaust: false }],
  }),
};

const frostTrooper: KitCard = { ...trooper, name: 'frost-trooper', family: 'frost-trooper' };
const scout: KitCard = { ...friend, name: 'scout', family: 'scout', groupSize: 2 };

const { products: _, ...box } = SAMPLE.box;

export function sampleCampaignKit(
  change: Partial<Campaign> = {},
  missions: readonly Mission[] = [],
): CampaignKit {
  return {
    campaign: { ...SAMPLE_CAMPAIGN, ...change },
    words: {},
    missions: Object.fromEntries(
      [...MISSIONS, ...missions].map((mission) => [mission.id, { mission, words: {} }]),
    ),
    tiles: SAMPLE.tiles,
    cards: {
      ...Object.fromEntries(
        Object.entries(SAMPLE.cards).map(([id, card]) => [id, { ...card, products: ['core'] }]),
      ),
      'frost-trooper': { ...frostTrooper, products: ['frost'] },
      scout: { ...scout, products: ['scouts'] },
      'scout-elite': { ...scout, elite: true, products: ['scouts'] },
    },
    groups: SAMPLE.groups,
    heroes: SAMPLE.heroes,
    items: ITEMS,
    classCards: CLASS_CARDS,
    rewards: REWARDS,
    boxes: {
      core: { ...box, contains: ['scouts'] },
      scouts: { ...EMPTY_BOX, figures: { scout: 2 } },
      frost: {
        ...EMPTY_BOX,
        figures: { 'frost-trooper': 3, trooper: 3 },
        tiles: { 'frost-01': 1 },
        doors: 1,
      },
    },
    unusedSupplies: { core: ['goods', 'comlink'], frost: ['snow'] },
  };
}

const EMPTY_BOX = { tiles: {}, figures: {}, doors: 0, crates: 0, terminals: 0, tokens: 0 };

export const campaignSetup = (change: Partial<CampaignSetup> = {}): CampaignSetup => ({
  kind: 'campaign',
  kit: sampleCampaignKit(),
  seed: 'campaign',
  difficulty: 'normal',
  heroes: ['ada', 'bo'],
  name: 'The Sample Four',
  products: ['core'],
  ...change,
});
