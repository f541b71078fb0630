// The closed lists of the instruction language: everything an author picks from a few words. Sentences, schemas and
// checks all take their words from here.

import { ATTACK_DICE, ATTRIBUTES, CONDITIONS, DEFENSE_DICE, FIGURE_TRAITS, POWER_TOKENS } from '../../rules';

/** What a selector looks for. `rebel` is a hero or an ally, `figure` anyone. */
const NOUNS = [
  'rebel',
  'hero',
  'ally',
  'imperial',
  'figure',
  'companion',
  'bystander',
  'door',
  'terminal',
  'crate',
  'token',
  'object',
  'space',
  'entrance',
] as const;

export const WORDS = {
  condition: CONDITIONS,
  /** `any`: the app or the players pick one. */
  powerToken: [...POWER_TOKENS, 'any'],
  die: ATTACK_DICE,
  defenseDie: DEFENSE_DICE,
  attribute: ATTRIBUTES,
  trait: FIGURE_TRAITS,
  noun: NOUNS,
  /** What dice can show. */
  result: ['damage', 'surge', 'accuracy', 'block', 'evade', 'dodge'],
  variable: ['X', 'Y'],
  /** Whose activation. */
  turn: ['figure', 'eachFigure', 'group', 'round'],
  /** How long something lasts, or how far back it counts. */
  span: ['attack', 'activation', 'groupActivation', 'round'],
  /** How often at most: once per … */
  limit: ['rebel', 'group', 'groupActivation', 'figureActivation', 'round', 'object'],
  /** Keywords without a number. */
  keyword: ['reach', 'stun', 'bleed', 'weaken', 'mobile', 'massive'],
  /** Which of its own dice a figure rolls again. */
  ownDice: ['any', 'noDamage', 'oneDamage', 'noSurge'],
  /** Which dice the defender must roll again. */
  theirDice: ['any', 'dodge', 'threeBlock', 'dodgeOrThreeBlock'],
  /** Whom a line of sight passes through. */
  blockers: ['all', 'imperial'],
  attackType: ['melee', 'ranged'],
  compass: ['north', 'east', 'south', 'west'],
  /** Whose defeated figures come back, where it is not the own group. */
  fallen: ['anyGroup', 'firstGroup'],
  /** What the order compares. */
  measure: [
    'health',
    'damage',
    'strain',
    'speed',
    'maxHealth',
    'endurance',
    'defense',
    'strength',
    'insight',
    'tech',
    'cost',
    'groupFigures',
  ],
  /** Who is counted round a candidate. */
  neighbour: ['rebels', 'healthyRebels', 'imperials'],
  route: ['endOnRebels', 'throughRebels'],
  payment: ['supplyCard', 'action', 'strain'],
  handling: ['free', 'arrest', 'bind'],
  /** What may have happened during a named line or ability. */
  happening: ['attack', 'defeat', 'hurt'],
  /** What a line costs; left out: nothing. */
  cost: ['action', 'attack', 'twoActions', 'actionAndAttack'],
} as const;

export type WordList = keyof typeof WORDS;
export type Word<L extends WordList> = (typeof WORDS)[L][number];

/** Who or what a step speaks of without choosing anew. */
export const PLAIN_REFS = ['self', 'target', 'that', 'those', 'group', 'eachOfGroup', 'companion'] as const;
/** Beginnings of references by name, like `hero:fenn-signis`. */
export const NAMED_REFS = ['hero', 'card', 'companion', 'thing', 'tile'] as const;
export type NamedRef = `${(typeof NAMED_REFS)[number]}:${string}`;
export type BoundRef = `bound:${string}`;
export type Ref = (typeof PLAIN_REFS)[number] | NamedRef | BoundRef;
