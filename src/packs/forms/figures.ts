// Cards, companions and heroes, field by field.

import { ABILITIES, ERRATA, MANY, UNSURE } from './printed';

const TRAITS = {
  traits: ['trait[]', 'Printed traits, in printed order.', { most: MANY, or: [] }],
} as const;
const DEFENSE = {
  defense: ['defenseDie[]', 'Defense dice it rolls.', { most: 6, or: [] }],
} as const;

/** What figures that fight have in common. */
export const FIGHTER = {
  ...TRAITS,
  ...DEFENSE,
  attack: ['attack?', 'How it attacks. Left out: it cannot.'],
  keywords: ['keyword[]', 'Keywords that always apply.', { most: MANY, or: [] }],
  passives: ['passives', 'Numbers that always apply.', { or: {} }],
  surges: ['surge[]', 'Surge abilities in printed order.', { most: MANY, or: [] }],
  ...ABILITIES,
} as const;

export const FIGURE_FORMS = {
  DeploymentCard: {
    id: ['cardId', 'Own id; elite cards end with "-elite".'],
    name: ['printed', 'Printed name.'],
    subtitle: ['printed?', 'Printed second line.'],
    affiliation: ['=imperial|=mercenary|=rebel', 'Whose figure it is.'],
    elite: ['boolean', 'The card has the red frame.', { or: false }],
    unique: ['boolean', 'There is only one of it in play.', { or: false }],
    deploymentCost: ['count', 'Threat it costs to deploy.', { most: 40 }],
    reinforceCost: ['count?', 'Threat one figure costs to bring back. Left out: none can.', { most: 40 }],
    groupSize: ['count', 'Figures in the group.', { least: 1, most: 10, or: 1 }],
    size: ['size', 'Width and height of the base in spaces.', { or: [1, 1] }],
    health: ['count', 'Health.', { least: 1, most: 99 }],
    speed: ['count', 'Speed.', { most: 20 }],
    ...FIGHTER,
    figuresSharedWith: [
      'card[]',
      'Cards that are played with the same plastic figures.',
      { most: MANY, or: [] },
    ],
    ...ERRATA,
    mission: ['missionName?', 'Comes with this mission alone; no box holds it.'],
    ...UNSURE,
  },
  /** Companions stand on the board; forms are cards that a shapeshifter wears, and have no figure of their own. */
  Companion: {
    id: ['companionId', 'Own id.'],
    name: ['printed', 'Printed name.'],
    kind: [
      '=companion|=form',
      'A companion stands on the board; a form is a card that a shapeshifter wears.',
      { or: 'companion' },
    ],
    unique: ['boolean', 'There is only one of it in play.', { or: false }],
    health: ['count?', 'Health; forms have none.', { least: 1, most: 99 }],
    speed: ['count?', 'Speed; forms have none.', { most: 20 }],
    ...FIGHTER,
    strain: [
      'count?',
      'Strain that its hero suffers to bring it. Left out: it comes at the start of a mission.',
      { least: 1, most: 9 },
    ],
    changes: [
      'mod[]',
      'Of a form: what it changes about attacks, beside its passives and surge abilities.',
      { most: MANY, or: [] },
    ],
    broughtBy: [
      'BroughtBy',
      'What brings it into a mission. Left out: nothing an app without an Imperial player uses.',
      { or: {} },
    ],
    ...UNSURE,
  },
  BroughtBy: {
    cards: ['card[]', 'Deployment cards that bring it.', { most: MANY, or: [] }],
    heroes: ['hero[]', 'Heroes that bring it.', { most: MANY, or: [] }],
    items: ['item[]', 'Items that bring it.', { most: MANY, or: [] }],
    supplies: ['supply[]', 'Supply cards that bring it.', { most: MANY, or: [] }],
    rewards: ['reward[]', 'Rewards that bring it.', { most: MANY, or: [] }],
  },
  HeroSide: {
    health: ['count', 'Health.', { least: 1, most: 99 }],
    endurance: ['count', 'Endurance.', { most: 20 }],
    speed: ['count', 'Speed.', { most: 20 }],
    ...DEFENSE,
    attributes: ['HeroAttributes', 'Dice of attribute tests.'],
    ...ABILITIES,
  },
  HeroAttributes: {
    strength: ['attackDie[]', 'Dice for strength.', { least: 1, most: 6 }],
    insight: ['attackDie[]', 'Dice for insight.', { least: 1, most: 6 }],
    tech: ['attackDie[]', 'Dice for tech.', { least: 1, most: 6 }],
  },
  Hero: {
    id: ['heroId', 'Own id.'],
    name: ['printed', 'Printed name.'],
    title: ['printed', 'Printed second line.'],
    species: ['trait?', 'Where a printed trait gives it.'],
    ...TRAITS,
    startingWeapons: ['classCard[]', 'Class cards the hero begins with.', { most: MANY, or: [] }],
    healthy: ['HeroSide', 'The front of the sheet.'],
    wounded: ['HeroSide', 'The back of the sheet.'],
    ...ERRATA,
    ...UNSURE,
  },
} as const;
