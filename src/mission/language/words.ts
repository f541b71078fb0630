// The closed lists of the mission language: words that authors pick from.

import {
  ATTRIBUTES,
  CONDITIONS,
  FIGURE_TRAITS,
  INJURIES,
  PASSIVES,
  POWER_TOKENS,
  TERRAINS,
} from '../../rules';

export const DIFFICULTIES = ['normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Colours of mission tokens and of the tokens that tell groups of the same card apart. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

/** Kinds of places, for the pictures behind texts. */
export const SCENES = [
  'desert',
  'salt',
  'ice',
  'forest',
  'orchard',
  'swamp',
  'harbour',
  'city',
  'cantina',
  'hangar',
  'corridor',
  'control',
  'mine',
  'palace',
  'orbit',
] as const;
export type SceneName = (typeof SCENES)[number];

export const SCRIPT_WORDS = {
  attribute: ATTRIBUTES,
  condition: CONDITIONS,
  injury: INJURIES,
  powerToken: POWER_TOKENS,
  trait: FIGURE_TRAITS,
  difficulty: DIFFICULTIES,
  colour: COLOURS,
  scene: SCENES,
  terrain: TERRAINS,
  /** What lies between two spaces; `open`: nothing. */
  edge: ['open', 'wall', 'blocking', 'impassable'],
  comparison: ['=', '!=', '<', '<=', '>', '>='],
  /** Before or after an activation. */
  moment: ['before', 'after'],
  /** When players are asked what the app cannot see, in told play. */
  asking: ['activation', 'round', 'never'],
  /** Who may set off a region. */
  walker: ['hero', 'ally', 'person', 'rebel', 'imperial', 'anyone'],
  /** What a thing can be; which of them make sense depends on the thing. */
  thingState: ['onMap', 'offMap', 'open', 'closed', 'locked', 'used', 'unused', 'carried', 'destroyed'],
  heroState: ['healthy', 'wounded', 'withdrawn', 'escaped', 'activated'],
  /** `there`: on the map and on their feet. `never`: has not come yet. */
  personState: ['there', 'incapacitated', 'defeated', 'left', 'escaped', 'never'],
  /** Whose cards the Empire may send. */
  enemySide: ['imperial', 'mercenary'],
  /** Whose figures control something. */
  holder: ['rebel', 'imperial'],
  /** What of a hero can change; all but health, endurance and speed are of attacks and defenses. */
  heroNumber: PASSIVES,
  /** On whose side a person stands. */
  personSide: ['neutral', 'rebel'],
  /** Tokens that change a space without changing its terrain. */
  cover: ['rubble', 'shield'],
  /** `open`: shown; `done`: achieved; `never`: not yet shown. */
  objectiveState: ['open', 'done', 'never'],
  deployment: ['group', 'individuals', 'anywhere'],
  /** Where lines go in a group's list. */
  put: ['before', 'after', 'instead'],
  /** How one of several lists is picked. */
  picking: ['inOrder', 'random', 'noRepeat', 'shuffled'],
  playMode: ['told', 'tracked'],
  /** What the Empire does at the end of rounds, in missions with threat. */
  pausing: ['threat', 'deployment'],
} as const;

export type ScriptWordList = keyof typeof SCRIPT_WORDS;
export type ScriptWord<L extends ScriptWordList> = (typeof SCRIPT_WORDS)[L][number];

/**
 * Whom an effect is about. `active`: the hero (or ally) whose activation it is, or who interacted. `chosen:<name>`:
 * heroes that were chosen before. `region:<id>`: Rebel figures that stand there (told play: the players look).
 * `person:<id>`: a person of the mission who is on the map. `everyone:<id>`: all figures, of whatever side, that stand in a
 * region (tracked play). `trait:<trait>`: heroes with it. `remembers:<flag>`: heroes of whom the campaign keeps this flag.
 */
export const PLAIN_WHO = [
  'active',
  'eachHero',
  'eachHealthy',
  'eachWounded',
  'eachRebel',
  'ally',
  'eachImperial',
] as const;
export const NAMED_WHO = [
  'hero',
  'chosen',
  'trait',
  'remembers',
  'group',
  'region',
  'everyone',
  'person',
] as const;
export type FigureRef = (typeof PLAIN_WHO)[number] | `${(typeof NAMED_WHO)[number]}:${string}`;
