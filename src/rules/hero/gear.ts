// Cards that a hero holds (class cards, items, rewards), as far as rules and numbers are concerned.

import type { Condition } from '../figure/conditionTable';
import type { Attack, Attribute, Keyword, Passives, Surge } from '../figure/profile';
import type { Aid, Moment, Need } from './aid';

export const GEAR_TYPES = [
  'feat',
  'melee-weapon',
  'ranged-weapon',
  'armor',
  'equipment',
  'modification-melee',
  'modification-ranged',
] as const;
export type GearType = (typeof GEAR_TYPES)[number];

/** A surge as printed on gear: some only work in a state, some exhaust the card. */
export type GearSurge = Surge & { readonly while?: Condition; readonly exhaust: boolean };

/** One paragraph of a card or sheet: what using it costs, when it may be used, what it changes. */
export type GearEffect = {
  readonly actionCost: number;
  readonly strainCost: number;
  readonly surgeCost: number;
  readonly repeatable: boolean;
  readonly exhaust: boolean;
  readonly deplete: boolean;
  readonly discard: boolean;
  readonly optional: boolean;
  readonly attributeTest: readonly Attribute[];
  readonly grantsSurges: readonly Surge[];
  readonly options: readonly {
    readonly passives?: Passives;
    readonly keyword?: Keyword;
    readonly surge?: Surge;
  }[];
  readonly moments: readonly Moment[];
  /** Whose attack, defense, test or rest it is; `to`: who gains something, where that is somebody else. */
  readonly of: 'self' | 'friend' | 'both';
  readonly to?: 'self' | 'friend' | 'both' | 'each';
  readonly needs: readonly Need[];
  readonly with?: string;
  readonly once?: 'activation' | 'round';
  readonly gives?: Aid;
  /** To be picked instead of `gives`. */
  readonly or?: Aid;
  /** The players carry out a part of it. */
  readonly more?: true;
};

/** A paragraph that costs nothing, asks for nothing and gives nothing. */
export const PLAIN_EFFECT: GearEffect = {
  actionCost: 0,
  strainCost: 0,
  surgeCost: 0,
  repeatable: false,
  exhaust: false,
  deplete: false,
  discard: false,
  optional: false,
  attributeTest: [],
  grantsSurges: [],
  options: [],
  moments: [],
  of: 'self',
  needs: [],
};

export type GearFacts = {
  readonly name: string;
  readonly type: GearType;
  readonly traits: readonly string[];
  readonly attack?: Attack;
  readonly modSlots?: number;
  readonly keywords: readonly Keyword[];
  /** Numbers that always apply: to the hero, or with the weapon that has them. */
  readonly passives: Passives;
  readonly surges: readonly GearSurge[];
  readonly effects: readonly GearEffect[];
};

/** A card in a hero's hands; `on`: the weapon it is fixed to. */
export type Held = { readonly id: string; readonly on: string | null };
export type HeldCard = Held & { readonly facts: GearFacts };

export const isModification = ({ type }: Pick<GearFacts, 'type'>): boolean =>
  type === 'modification-melee' || type === 'modification-ranged';
