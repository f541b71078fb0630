// The state of a campaign, a running mission included: plain JSON. Only `advanceCampaign` makes a new one.

import type { RandomState } from '../kernel';
import type { Game } from '../mission';
import type { Injury } from '../rules';

export type CampaignHero = {
  readonly id: string;
  /** Learnt, in this order. */
  readonly classCards: readonly string[];
  /** So many of them were in play already and cannot be taken back. */
  readonly settled: number;
  /** Class weapons, armor and equipment that stay in the ship. */
  readonly leftBehind: readonly string[];
  /** Starting gear that was sold. */
  readonly sold?: readonly string[];
  /** Lasting injuries. Left out: none. */
  readonly injuries?: readonly Injury[];
  /** Class cards that are modifications: the weapon that each is fixed to. */
  readonly fixed: Readonly<Record<string, string>>;
};

/** Every item is one card: nobody can own it twice. */
export type OwnedItem = {
  readonly item: string;
  /** Who carries it; `null`: it lies in the ship. */
  readonly hero: string | null;
  /** For modifications: the weapon (an item or class card in the same hands) that it is fixed to. */
  readonly on: string | null;
};

/** A reward card. Those of the Empire and of the whole party belong to no hero. */
export type HeldReward = {
  readonly reward: string;
  readonly hero: string | null;
  /** Armor, weapon or equipment that its hero leaves in the ship. */
  readonly left?: true;
};

/** Allies who come along: none, one card, or several. */
export type AlliesAlong = string | readonly string[] | null;

export const alliesBrought = (ally: AlliesAlong): readonly string[] => {
  if (ally === null) return [];
  return typeof ally === 'string' ? [ally] : ally;
};

export type Finished = {
  readonly mission: string;
  readonly outcome: string;
  readonly won: boolean;
  readonly rounds: number;
  readonly encounter: boolean;
  /** Classic: where it stands in the log. Forced missions stand nowhere. */
  readonly slot?: number;
};

/** `null`: a piece of gear when none was left to draw. */
export type Exchange = { readonly item: string | null; readonly credits: number };

/** What the last mission or encounter brought; shown once, and kept until the next. */
export type CampaignReport = {
  readonly mission: string;
  readonly outcome: string;
  readonly won: boolean;
  /** Of the mission, by id: some have words of their own. */
  readonly rewards: readonly string[];
  /** By how much they changed, `exchanged` included. */
  readonly credits: number;
  readonly fame: number;
  readonly items: readonly string[];
  readonly lostItems: readonly string[];
  /** What could not be had as a card, and the credits for it. */
  readonly exchanged: readonly Exchange[];
  readonly allies: Readonly<Record<string, number>>;
  /** Heroes who may learn a class card more than otherwise. */
  readonly extraTraining: readonly string[];
  /** Reports from before there could be several: see `promotions`. */
  readonly promoted?: readonly [string, string] | null;
  /** Allies who came through: old card, new card; the same one where no elite card is owned. */
  readonly promotions?: readonly (readonly [string, string])[];
  /** Reward cards, for the heroes and for the Empire. */
  readonly cards?: readonly HeldReward[];
  /** How much of the fame is for defeated groups. */
  readonly groupFame?: number;
  /** Of a classic campaign. */
  readonly classic?: ClassicReport;
};

export type ClassicReport = {
  /** Experience for each hero. */
  readonly xp: number;
  readonly influence: number;
  /** Crates that were claimed, and the credits for them, which `credits` of the report includes. */
  readonly crates: number;
  readonly crateCredits: number;
  readonly villains: readonly string[];
  /** Left out: none. */
  readonly awards?: number;
};

/** What the classic campaign changes in a mission; drawn up when it begins. */
export type ClassicTerms = {
  readonly level: number;
  /** Threat at the start, beside what the mission itself says. */
  readonly threat: number;
  /** Groups that the Empire's hand holds more. */
  readonly hand: number;
  readonly health: number;
  /** Strain of each hero at the start. */
  readonly strain: number;
  /** A group lands free of charge at the end of the first round. */
  readonly landing: boolean;
  /** An ally came along: the Empire deploys at once. */
  readonly answer: boolean;
  readonly villains: readonly string[];
  /** Left out: the campaign began before it counted on the board. */
  readonly doctrine?: string;
};

export type MissionUnderWay = {
  readonly mission: string;
  readonly encounter: boolean;
  readonly ally: AlliesAlong;
  readonly tracked: boolean;
  /** What the players owned when it began. */
  readonly products: readonly string[];
  /** One seed for each, drawn from the campaign's own chance. */
  readonly seed: string;
  /** Reward cards that work by themselves in it. */
  readonly rewards?: readonly string[];
  /** In a classic campaign. */
  readonly classic?: ClassicTerms;
};

/** `deck`: the players choose green cards for the side mission deck. */
export const CAMPAIGN_STAGES = ['deck', 'mission', 'rebel', 'imperial'] as const;
export type CampaignStage = (typeof CAMPAIGN_STAGES)[number];

/** What only a classic campaign has. */
export type ClassicState = {
  readonly slot: number;
  readonly stage: CampaignStage;
  /** Unspent, by hero. */
  readonly xp: Readonly<Record<string, number>>;
  readonly influence: number;
  /** Side missions that are not drawn yet, and those that are open. */
  readonly sideDeck: readonly string[];
  readonly sides: readonly string[];
  /** Story missions that outcomes have opened. */
  readonly opened: readonly string[];
  /** To be played before anything else. */
  readonly forced: readonly string[];
  /** Of the mission played last, without what plans add. */
  readonly level: number;
  /** With which the next mission begins. */
  readonly threat: number;
  readonly villains: readonly string[];
  /** Awards of the party. Left out: none. */
  readonly awards?: number;
  readonly doctrine: string;
  /** The deck of plans, those in force, and those of the last Imperial stage. */
  readonly planDeck: readonly string[];
  readonly plans: readonly string[];
  readonly bought: readonly string[];
  /** Items that were sold: they leave the campaign. */
  readonly sold: readonly string[];
};

export type CampaignState = {
  readonly kind: 'campaign';
  readonly campaign: string;
  readonly name: string;
  readonly difficulty: 'normal' | 'hard';
  readonly random: RandomState;
  readonly products: readonly string[];
  readonly heroes: readonly CampaignHero[];
  /** Class cards that each hero may have learnt by now (story missions, and gifts). */
  readonly lessons: Readonly<Record<string, number>>;
  readonly credits: number;
  readonly fame: number;
  readonly items: readonly OwnedItem[];
  /** Left out: a save from before there were any. */
  readonly rewards?: readonly HeldReward[];
  /** By card: how often it may still come along. */
  readonly allies: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, number>>;
  readonly finished: readonly Finished[];
  /** By mission: how often it was tried again. Left out: none was. */
  readonly retried?: Readonly<Record<string, number>>;
  /** The campaign that the party comes from. Left out: none. */
  readonly from?: string;
  /** Encounters on the map; and those that are played or gone. */
  readonly encounters: readonly string[];
  readonly pastEncounters: readonly string[];
  /** Items for sale. */
  readonly stock: readonly string[];
  readonly running: MissionUnderWay | null;
  readonly game: Game | null;
  readonly report: CampaignReport | null;
  /** Of a campaign that is played by the printed rules. */
  readonly classic?: ClassicState;
  /** The ending, once there is one. */
  readonly ending: string | null;
};
