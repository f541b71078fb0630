// What is printed about a figure's fighting: dice, surges, keywords, standing bonuses. Cards, heroes, weapons and
// scenarios all speak in these types.

import type { AttackDie } from '../dice/colours';
import type { HarmfulCondition, HelpfulCondition } from './conditionTable';

export { ATTACK_DICE, DEFENSE_DICE, type AttackDie, type DefenseDie } from '../dice/colours';

export const ATTRIBUTES = ['strength', 'insight', 'tech'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const POWER_TOKENS = ['damage', 'surge', 'block', 'evade'] as const;
export type PowerToken = (typeof POWER_TOKENS)[number];

export type SurgeEffect = {
  readonly damage?: number;
  readonly accuracy?: number;
  readonly pierce?: number;
  readonly blast?: number;
  readonly cleave?: number;
  /** Damage the attacker recovers. */
  readonly recover?: number;
  /** Conditions the target suffers. */
  readonly inflict?: readonly HarmfulCondition[];
  /** Conditions the attacker gains. */
  readonly become?: readonly HelpfulCondition[];
  /** The attacker gains one of these power tokens. */
  readonly powerToken?: readonly PowerToken[];
  readonly removeDodge?: number;
  /** Damage to every hostile figure within 2 spaces of the target. */
  readonly splash?: number;
  /** Movement points the attacker gains after the attack. */
  readonly movement?: number;
};

export type Surge = {
  readonly cost: number;
  readonly effect: SurgeEffect;
  /** Of a hero: the card or ability it comes from. */
  readonly from?: string;
  /** Spending it exhausts that card. */
  readonly exhausts?: true;
};

export type Attack = {
  readonly type: 'melee' | 'ranged';
  /** `any`: the colour is chosen for each attack. */
  readonly dice: readonly (AttackDie | 'any')[];
  /** The pool is the attacker's pool of this attribute; `dice` is empty then. */
  readonly pool?: Attribute;
};

/** Numbers that always apply: accuracy, damage and surge to own attacks, block, evade and dodge to own defense. */
export const PASSIVES = [
  'accuracy',
  'damage',
  'surge',
  'block',
  'evade',
  'dodge',
  'health',
  'endurance',
  'speed',
] as const;
export type Passives = { readonly [K in (typeof PASSIVES)[number]]?: number };

export const KEYWORDS = [
  'reach',
  'mobile',
  'massive',
  'bleed',
  'weaken',
  'cleave',
  'pierce',
  'blast',
  'habitat',
] as const;
export type Keyword = { readonly name: (typeof KEYWORDS)[number]; readonly value?: number | string };

/** Printed on figures. A closed list, so that a slip of the pen in content is found when it is loaded. */
export const FIGURE_TRAITS = [
  'brawler',
  'creature',
  'droid',
  'force-user',
  'guardian',
  'heavy-weapon',
  'hunter',
  'leader',
  'smuggler',
  'spy',
  'trooper',
  'vehicle',
  'wookiee',
] as const;
export type FigureTrait = (typeof FIGURE_TRAITS)[number];
