// The forms of a campaign, field by field: what stands there, help for authors, bounds of lists. Types, schema, the walk
// of the checks and the tables in the docs are made from these rows.

import { CLASSIC_FORMS } from './classic/forms';

/** More than any campaign has. */
const MOST = {
  places: 40,
  missions: 160,
  encounters: 80,
  endings: 20,
  parts: 80,
  items: 100,
  tiers: 10,
  voices: 40,
} as const;

const CONDITION =
  "An expression over flag('…'), owns('…'), plays('…'), injuries('…'), missions, fame, credits, heroes, hard. Finishing a mission raises flags like \"won-<mission>\".";

export const CAMPAIGN_FORMS = {
  Campaign: {
    id: ['id', 'Own id, which no mission has.'],
    version: ['version', 'Raised with every change that players should know of.'],
    title: ['text', 'Its title.'],
    blurb: ['text', 'Two or three sentences for the list of campaigns.'],
    intro: ['text?', 'Read aloud when it begins.'],
    scene: ['scene?', 'The picture behind its map. Left out: that of its first place.'],
    voices: [
      'Voice[]?',
      'Who speaks in its intro and endings: a portrait stands beside these texts.',
      { most: MOST.voices },
    ],
    size: ['size', 'How long it is.'],
    start: ['StartGoods?', 'What the heroes begin with.'],
    places: ['Place[]', 'The places on the map.', { least: 1, most: MOST.places }],
    routes: ['route[]?', 'Lines between places.', { most: MOST.places }],
    ways: ['Way[]?', 'Lines between places that come and go.', { most: MOST.places }],
    missions: ['StoryMission[]', 'The story missions.', { least: 1, most: MOST.missions }],
    encounters: ['Encounter[]?', 'The encounters.', { most: MOST.encounters }],
    armory: ['Armory?', 'What the armory sells. Left out: there is none.'],
    fame: ['FameRules?', 'What makes the party famous.'],
    infirmary: [
      'Infirmary?',
      'Where lasting injuries are healed for credits. Left out: only missions and encounters heal.',
    ],
    follows: [
      'Follows[]?',
      'Campaigns that a party may come from: what was remembered there becomes flags here.',
      { most: MOST.tiers },
    ],
    classic: [
      'Classic?',
      'Played by the printed campaign rules: slots, experience, influence. Left out: by the rules of this app.',
    ],
    endings: ['Ending[]', 'How it can end; the first that holds.', { least: 1, most: MOST.endings }],
    epilogue: [
      'EndingPart[]?',
      'What becomes of everybody, after every ending: each part whose condition holds.',
      { most: MOST.parts },
    ],
  },
  Voice: {
    id: ['id', 'Whose portrait: a card, a hero, or an id of your own, which gets a face of its own.'],
    says: ['text[]', 'The texts in which they speak.', { least: 1, most: MOST.voices }],
  },
  StartGoods: {
    credits: ['number?', 'Credits.'],
    items: ['item[]?', 'Items.', { most: MOST.items }],
    rewards: [
      'reward[]?',
      'Reward cards: to their own hero, to the party, or to the Empire.',
      { most: MOST.items },
    ],
    allies: ['amount{card}?', 'Allies, by card: how often each may come along.'],
    flags: ['amount{flag}?', 'Flags.'],
  },
  Place: {
    id: ['id', 'Own id.'],
    name: ['text', 'Its name on the map.'],
    at: ['mapPoint', 'Where it lies, in hundredths of the width and height of the map.'],
    look: ['look', 'How it is drawn.'],
    scene: ['scene?', 'The picture of what players see there. Left out: by its look.'],
    if: ['expression?', `When it is on the map. Left out: always. ${CONDITION}`],
    closed: ['expression?', `When it is crossed out: nothing can begin there. Left out: never. ${CONDITION}`],
    changes: [
      'PlaceChange[]?',
      'How it looks later: the first whose condition holds.',
      { least: 1, most: MOST.tiers },
    ],
  },
  PlaceChange: {
    if: ['expression', `When. ${CONDITION}`],
    name: ['text?', 'Its name then. Left out: as before.'],
    look: ['look?', 'How it is drawn then. Left out: as before.'],
    scene: ['scene?', 'The picture then. Left out: as before.'],
  },
  Way: {
    between: ['route', 'Two places.'],
    if: ['expression?', `When it is there. Left out: always. ${CONDITION}`],
  },
  StoryMission: {
    mission: ['mission', 'Id of a mission.'],
    place: ['place', 'Where on the map.'],
    blurb: ['text', 'What the map says about it.'],
    if: ['expression?', `When it is open. Left out: from the start. ${CONDITION}`],
    finale: ['true?', 'The campaign is over after it.'],
    noTraining: ['true?', 'Nobody learns a class card after it.'],
    retry: [
      'Retry?',
      'Lost, it may be tried again before any other story mission, for this price. Left out: it may not.',
    ],
  },
  /** All of it is paid at once. */
  Retry: {
    credits: ['amount?', 'Credits.'],
    fame: ['amount?', 'Fame.'],
    injury: ['injury?', 'A lasting injury of one hero, by chance.'],
    most: ['count?', 'How often. Left out: once.'],
    text: ['text?', 'What players read about it.'],
  },
  /** Comes up after a story mission and is gone for good when the next one begins. */
  Encounter: {
    mission: ['mission', 'Id of a mission with "encounter": true.'],
    place: ['place', 'Where on the map.'],
    blurb: ['text', 'What the map says about it.'],
    if: ['expression?', `When it may appear. Left out: always. ${CONDITION}`],
    deck: [
      'label?',
      'Of encounters with the same word here, one at a time comes up, by chance. Left out: it comes up by itself.',
    ],
  },
  Infirmary: {
    price: ['number', 'Credits for each injury.'],
  },
  Follows: {
    campaign: ['id', 'Id of the other campaign.'],
    text: ['text', 'What players read when they choose to come from there.'],
    flags: ['legacy{flag}', 'Flags of this campaign, each an expression over flags of the other one.'],
  },
  Armory: {
    stock: ['number', 'How many cards lie there after each mission.'],
    tiers: ['ArmoryTier[]', 'Which tiers it sells.', { least: 1, most: MOST.tiers }],
    prices: ['amount{item}?', 'Prices of items; others go by tier.'],
    startingGear: ['true?', 'It buys starting gear, as the printed rules have it. Left out: it does not.'],
  },
  /** The last entry that has been reached counts; before the first, tier 1. */
  ArmoryTier: {
    missions: ['count', 'From so many finished missions on …'],
    most: ['tier', '… up to this tier.'],
  },
  FameRules: {
    perGroup: ['count?', 'For every defeated group.'],
    perHealthyHero: ['count?', 'For every healthy hero when a mission is won.'],
    perEncounter: ['count?', 'For every encounter.'],
    tiers: ['fameTiers?', 'From how much fame on rewards come from the second and third tier.'],
  },
  Ending: {
    id: ['id', 'Own id.'],
    title: ['text', 'Its title.'],
    text: ['text', 'What is read.'],
    if: ['expression?', `When. Left out: when no earlier one holds. ${CONDITION}`],
    parts: [
      'EndingPart[]?',
      'Paragraphs after the text: each whose condition holds, in their order.',
      { most: MOST.parts },
    ],
    last: ['EndingPart[]?', 'The same, after the epilogue of the campaign.', { most: MOST.parts }],
  },
  EndingPart: {
    text: ['text', 'What is read.'],
    if: ['expression?', `When. Left out: always. ${CONDITION}`],
  },
  ...CLASSIC_FORMS,
} as const;
