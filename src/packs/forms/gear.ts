// Class cards, items, supply cards and rewards, field by field.

import { MANY, UNSURE } from './printed';

const TRAITS = {
  traits: ['gearTrait[]', 'Printed traits, in printed order.', { most: MANY, or: [] }],
} as const;
const EFFECTS = {
  effects: [
    'Effect[]',
    'One object for each printed paragraph, or for each way to use it: when, what for and at what cost, not what it says. {} is one that only the players know.',
    { most: MANY, or: [] },
  ],
} as const;

/** What items, class cards and rewards have in common: things a hero carries or knows. */
export const GEAR = {
  ...TRAITS,
  attack: ['attack?', 'Attack of a weapon.'],
  modSlots: ['count?', 'How many modifications a weapon takes.', { most: 4 }],
  keywords: ['keyword[]', 'Keywords that always apply.', { most: MANY, or: [] }],
  passives: [
    'passives',
    'Numbers that always apply; those of a modification apply to its weapon.',
    { or: {} },
  ],
  surges: ['gearSurge[]', 'Surge abilities in printed order.', { most: MANY, or: [] }],
  ...EFFECTS,
} as const;

const TYPE_HELP = 'What it is. A feat is something one can do, not something one carries.';
const COPIES = { copies: ['count', 'How many of it the box holds.', { least: 1, most: 20, or: 1 }] } as const;

export const GEAR_FORMS = {
  ClassCard: {
    id: ['classCardId', 'Own id, beginning with the hero.'],
    hero: ['hero', 'The hero it belongs to.'],
    name: ['printed', 'Printed name.'],
    type: ['gearType', TYPE_HELP, { or: 'feat' }],
    xp: ['count?', 'Experience it costs. Left out: the hero begins with it.', { most: 10 }],
    ...GEAR,
    sellsFor: [
      'count?',
      'Credits for starting gear where a campaign lets it be sold. Left out: 50; 0: nobody buys it.',
      { most: 9999 },
    ],
    heroBonus: ['passives', 'Changes to the hero while he owns the card.', { or: {} }],
    ...UNSURE,
  },
  Item: {
    id: ['itemId', 'Own id.'],
    name: ['printed', 'Printed name.'],
    type: ['itemType', 'What it is.'],
    tier: ['tier', 'Tier of the item deck.'],
    credits: ['count', 'Price.', { most: 9999 }],
    ...GEAR,
    ...UNSURE,
  },
  Reward: {
    id: ['rewardId', 'Own id.'],
    name: ['printed', 'Printed name.'],
    side: ['=rebel|=imperial', 'Who earns it.'],
    type: ['gearType', TYPE_HELP, { or: 'feat' }],
    hero: ['hero?', 'The hero whose story it belongs to.'],
    ...COPIES,
    attachment: ['Attachment?', 'It is attached to an Imperial group. {}: any group.'],
    when: [
      'rewardMoment[]',
      'When players read the card. Left out: the app does all that it does.',
      { most: 4, or: [] },
    ],
    heroesBegin: [
      'condition[]',
      'Conditions that every hero has when a mission begins.',
      { most: 6, or: [] },
    ],
    supplyChoice: ['true?', 'Heroes see one Supply card more and keep one.'],
    ...GEAR,
    ...UNSURE,
  },
  Attachment: {
    only: ['trait?', 'Only groups with this trait.'],
    except: ['trait?', 'Only groups without this trait.'],
  },
  Supply: {
    id: ['supplyId', 'Own id.'],
    name: ['printed', 'Printed name.'],
    ...TRAITS,
    ...COPIES,
    dice: ['attackDie[]', 'Dice it rolls.', { most: 6, or: [] }],
    ...EFFECTS,
    leftOut: ['true?', 'It stays in the box when the app plays the Empire.'],
    ...UNSURE,
  },
} as const;
