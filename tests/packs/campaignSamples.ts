// A small campaign that nothing can be said against: two missions, two encounters, three endings. Tests break it in one
// place each.

import { checkContent, type ContentFile, type Pack, type Problem } from '../../src/packs';
import { CONTENT, edited, GOOD_MISSION, GOOD_WORDS, type Edit, type Json } from './missionSamples';
import { classCard, fileOf } from './samples';

export const GOOD_CAMPAIGN: Json = {
  id: 'voyage',
  version: 1,
  title: 'title',
  blurb: 'blurb',
  intro: 'intro',
  size: 'campaign',
  start: { credits: '50 * heroes', items: ['blaster'], allies: { mute: 1 }, flags: { rumour: 1 } },
  places: [
    { id: 'moon', name: 'moon', at: [10, 20], look: 'rock' },
    { id: 'port', name: 'port', at: [90, 80.5], look: 'city' },
  ],
  routes: [['moon', 'port']],
  missions: [
    { mission: 'sample', place: 'moon', blurb: 'first', noTraining: true },
    { mission: 'last', place: 'port', blurb: 'second', if: 'missions >= 1', finale: true },
  ],
  encounters: [
    { mission: 'talk', place: 'moon', blurb: 'talk', if: "flag('won-sample') or flag('rumour')" },
    { mission: 'thief', place: 'port', blurb: 'thief' },
  ],
  armory: {
    stock: { '2': 3, '3': 4, '4': { normal: 5, hard: 4 } },
    tiers: [
      { missions: 1, most: 1 },
      { missions: 2, most: 2 },
    ],
    prices: { blaster: 150 },
  },
  fame: { perGroup: 1, tiers: [5, 10] },
  endings: [
    { id: 'glory', title: 'glory', text: 'glory.text', if: "flag('won-last') and flag('debt') = 2" },
    { id: 'peace', title: 'peace', text: 'peace.text', if: "flag('last-escaped') and fame > 3" },
    { id: 'dust', title: 'dust', text: 'dust.text' },
  ],
};

export const CAMPAIGN_WORDS: Json = {
  id: 'voyage-en',
  of: 'voyage',
  language: 'en',
  words: Object.fromEntries(
    'title blurb intro moon port first second talk thief glory glory.text peace peace.text dust dust.text'
      .split(' ')
      .map((key) => [key, `Words for **${key}**.`]),
  ),
};

/** A choice and what follows from it. */
export const GOOD_ENCOUNTER: Json = {
  id: 'talk',
  version: 1,
  title: 'title',
  briefing: 'briefing',
  encounter: true,
  scripts: [
    {
      id: 'talk',
      on: { kind: 'missionStart' },
      do: [
        {
          kind: 'question',
          text: 'ask',
          options: [
            { id: 'yes', text: 'yes', do: [{ kind: 'setFlag', flag: 'debt', to: 2 }] },
            { id: 'no', text: 'no', do: [{ kind: 'ally', card: 'mob' }] },
          ],
        },
      ],
    },
  ],
  rewards: [{ id: 'charm', gear: 1 }],
};

export const ENCOUNTER_WORDS: Json = {
  id: 'talk-en',
  of: 'talk',
  language: 'en',
  words: { title: 'Talk', briefing: 'Somebody talks.', ask: 'Well?', yes: 'Yes', no: 'No' },
};

const LAST = edited(GOOD_MISSION, [['id'], 'last']);
/** Not part of the campaign. */
const SPARE = edited(GOOD_MISSION, [['id'], 'spare']);
const THIEF = edited(GOOD_ENCOUNTER, [['id'], 'thief'], [['scripts', 0, 'do', 0, 'options', 0, 'do']]);

const HELMET = { id: 'helmet', name: 'Helmet', type: 'armor', tier: 2, credits: 100 };

export type Parts = {
  readonly campaign?: Json;
  readonly encounter?: Json;
  readonly words?: readonly Json[];
  readonly last?: Json;
};

export const campaignFiles = ({
  campaign = GOOD_CAMPAIGN,
  encounter = GOOD_ENCOUNTER,
  words = [CAMPAIGN_WORDS],
  last = LAST,
}: Parts = {}): readonly ContentFile[] => [
  ...CONTENT,
  fileOf('items', HELMET),
  fileOf('class-cards', classCard(), classCard({ id: 'ada-trick', name: 'Trick', type: 'feat', xp: 1 })),
  fileOf('campaigns', campaign),
  fileOf('missions', GOOD_MISSION, last, encounter, THIEF, SPARE),
  fileOf(
    'words',
    ...words,
    GOOD_WORDS,
    { ...GOOD_WORDS, id: 'last-en', of: 'last' },
    { ...GOOD_WORDS, id: 'spare-en', of: 'spare' },
    ENCOUNTER_WORDS,
    {
      ...ENCOUNTER_WORDS,
      id: 'thief-en',
      of: 'thief',
    },
  ),
];

/** All that is wrong with it, errors before warnings. */
export function complaintsAbout(parts: Parts = {}): readonly Problem[] {
  const { pack, warnings } = checkContent(campaignFiles(parts));
  return [...(pack.ok ? [] : pack.error), ...warnings];
}

export const broken = (...edits: readonly Edit[]): Parts => ({ campaign: edited(GOOD_CAMPAIGN, ...edits) });

export function campaignPack(parts: Parts = {}): Pack {
  const { pack } = checkContent(campaignFiles(parts));
  if (!pack.ok) throw new Error(`expected it to load: ${JSON.stringify(pack.error)}`);
  return pack.value;
}
