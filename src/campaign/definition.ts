// A campaign as its author writes it: where it plays, which missions and encounters open when, what the armory sells, how
// it can end. Missions and encounters themselves are missions of the content, by id. Every text is a key.

import type { Num } from '../mission';

export const PLACE_LOOKS = ['desert', 'forest', 'ice', 'city', 'gas', 'ocean', 'rock', 'station'] as const;
export type PlaceLook = (typeof PLACE_LOOKS)[number];

export const CAMPAIGN_SIZES = ['tutorial', 'adventure', 'campaign'] as const;
export type CampaignSize = (typeof CAMPAIGN_SIZES)[number];

export type Campaign = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** Two or three sentences for the list of campaigns. */
  readonly blurb: string;
  /** Read aloud when it begins. */
  readonly intro?: string;
  readonly size: CampaignSize;
  readonly start?: StartGoods;
  readonly places: readonly Place[];
  /** Lines on the map, by the ids of two places. */
  readonly routes?: readonly (readonly [string, string])[];
  readonly missions: readonly StoryMission[];
  readonly encounters?: readonly Encounter[];
  readonly armory?: Armory;
  readonly fame?: FameRules;
  /** The first one whose condition holds; where none does, the last. */
  readonly endings: readonly Ending[];
};

export type StartGoods = {
  readonly credits?: Num;
  readonly items?: readonly string[];
  /** By card: how often it may come along. */
  readonly allies?: Readonly<Record<string, number>>;
  readonly flags?: Readonly<Record<string, number>>;
};

/** `at`: in hundredths of the map's width and height. */
export type Place = {
  readonly id: string;
  readonly name: string;
  readonly at: readonly [number, number];
  readonly look: PlaceLook;
};

/**
 * Conditions are expressions over `flag('…')`, `missions` (story missions finished so far), `fame`, `credits`, `heroes`,
 * `hard`. Finishing a mission or an encounter raises the flags `won-<mission>` or `lost-<mission>`, and
 * `<mission>-<outcome>`. Scripts of missions read `flag('party-credits')` and `flag('party-fame')`: what the party had
 * when it set out.
 */
export type StoryMission = {
  readonly mission: string;
  readonly place: string;
  /** What the map says about it. */
  readonly blurb: string;
  /** Left out: open from the start. */
  readonly if?: string;
  /** After it the campaign is over. */
  readonly finale?: true;
  /** Nobody learns anything there (a prologue). */
  readonly noTraining?: true;
};

/** Comes up after a story mission and is gone for good when the next one begins. */
export type Encounter = {
  /** A mission without a map (`encounter: true`). */
  readonly mission: string;
  readonly place: string;
  readonly blurb: string;
  readonly if?: string;
};

export type Armory = {
  /** How many cards lie there after each mission. */
  readonly stock: Num;
  /** Up to which tier it sells, by the number of finished missions: the last entry that has been reached counts (else 1). */
  readonly tiers: readonly { readonly missions: number; readonly most: 1 | 2 | 3 }[];
  /** Our own prices; others go by tier. */
  readonly prices?: Readonly<Record<string, number>>;
};

export type FameRules = {
  readonly perGroup?: number;
  /** For each hero who is healthy when a mission is won. */
  readonly perHealthyHero?: number;
  readonly perEncounter?: number;
  /** From how much fame on rewards are drawn from the second and the third tier; left out: only from the first. */
  readonly tiers?: readonly [number, number];
};

export type Ending = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly if?: string;
};

/** What a card costs where the campaign names no price. */
export const PRICES = { 1: 300, 2: 600, 3: 950 } as const;
/** Of what it costs, rounded down to fifties. */
export const SELLING = 0.5;
/** Class cards that a hero can learn in one campaign. */
export const MOST_TRAINING = 4;
/**
 * What one hero may take along (row 93). Class cards of these kinds count like any item that is brought; a hero may leave
 * them behind, as otherwise one who begins with two weapons could never use a third. Modifications are limited by slots.
 */
export const CARRY_LIMITS = { armor: 1, weapon: 2, equipment: 3 } as const;
/** Flags that missions can read and never keep. */
export const PARTY_FLAGS = { credits: 'party-credits', fame: 'party-fame' } as const;
