// Everything a campaign is played with, once and for all: it lies at the head of the save, so that a later change of
// content cannot disturb it. What the players own may change between missions; the kit for one mission is cut from this.

import type { Group } from '../imperial';
import type { Kit, KitBox, KitCard, KitHero, KitWords, Mission } from '../mission';
import type { Attack, Condition, GearFacts, Keyword, Passives, Surge, TileSide } from '../rules';
import type { Campaign } from './definition';
import type { Legacy } from './legacy';

export type ItemKind = 'weapon' | 'armor' | 'equipment' | 'modification';

export type KitItem = {
  readonly name: string;
  readonly kind: ItemKind;
  /** Of weapons and modifications. */
  readonly reach?: 'melee' | 'ranged';
  readonly tier: 1 | 2 | 3;
  /** As printed. Kits from before the classic campaign have none. */
  readonly credits?: number;
  /** How many modifications a weapon takes. */
  readonly slots: number;
  readonly traits: readonly string[];
  /** The products it comes with. */
  readonly products: readonly string[];
};

export type KitClassCard = {
  readonly hero: string;
  readonly name: string;
  /** Left out: the hero begins with it. */
  readonly xp?: number;
  readonly kind: ItemKind | 'feat';
  readonly traits?: readonly string[];
  /** Where the campaign lets starting gear be sold. Left out: for the usual price; 0: not at all. */
  readonly sellsFor?: number;
  /** Of weapons and modifications. */
  readonly reach?: 'melee' | 'ranged';
  /** How many modifications a weapon takes; left out: none. */
  readonly slots?: number;
};

export type ProductBox = Omit<KitBox, 'products'> & {
  /** Products that lie in this one; they are counted with it. */
  readonly contains?: readonly string[];
};

/** When players read a reward that the app does not carry out by itself. */
export const REWARD_MOMENTS = [
  'missionStart',
  'roundStart',
  'roundEnd',
  'activation',
  'attack',
  'defense',
  'harm',
  'defeat',
  'test',
  'rest',
  'ability',
  'ally',
  'threat',
  'deployment',
  'attached',
] as const;
export type RewardMoment = (typeof REWARD_MOMENTS)[number];

export type KitReward = {
  readonly name: string;
  readonly side: 'rebel' | 'imperial';
  readonly kind: ItemKind | 'feat';
  /** Of weapons. */
  readonly reach?: 'melee' | 'ranged';
  readonly slots: number;
  readonly traits: readonly string[];
  readonly products: readonly string[];
  /** The only hero who can earn it. */
  readonly hero?: string;
  readonly attack?: Attack;
  readonly passives: Passives;
  readonly keywords: readonly Keyword[];
  readonly surges: readonly (Surge & { readonly while?: Condition; readonly exhaust: boolean })[];
  /** Imperial: the app attaches it to a group with this trait, or without that one. */
  readonly attachment?: { readonly only?: string; readonly except?: string };
  readonly when: readonly RewardMoment[];
  /** Every hero has these conditions when a mission begins. */
  readonly heroesBegin: readonly Condition[];
  /** Heroes see one Supply card more and keep one. */
  readonly supplyChoice?: true;
};

export type CampaignKit = {
  readonly campaign: Campaign;
  /** By language, then by key. */
  readonly words: KitWords;
  /** Story missions and encounters. */
  readonly missions: Readonly<Record<string, { readonly mission: Mission; readonly words: KitWords }>>;
  readonly tiles: Readonly<Record<string, TileSide>>;
  readonly cards: Readonly<Record<string, KitCard & { readonly products: readonly string[] }>>;
  readonly groups: Readonly<Record<string, Group>>;
  /** Kits from before the app looked after form cards have none. */
  readonly forms?: Kit['forms'];
  readonly companions?: Kit['companions'];
  readonly heroes: Readonly<Record<string, KitHero>>;
  readonly items: Readonly<Record<string, KitItem>>;
  /** Of the party's heroes. */
  readonly classCards: Readonly<Record<string, KitClassCard>>;
  /** Cards as a mission knows them; kits from before cards counted have none. */
  readonly gear?: Readonly<Record<string, GearFacts>>;
  /** Kits from before rewards have none. */
  readonly rewards?: Readonly<Record<string, KitReward>>;
  /** What each product adds to the box. */
  readonly boxes: Readonly<Record<string, ProductBox>>;
  /** Supply cards that stay in the box (row 7), by product. */
  readonly unusedSupplies?: Readonly<Record<string, readonly string[]>>;
  /** In missions with threat the Empire reads the board; kits from before it could have none. */
  readonly imperial?: true;
};

export type CampaignSetup = {
  readonly kind: 'campaign';
  readonly kit: CampaignKit;
  readonly seed: string;
  readonly difficulty: 'normal' | 'hard';
  /** Two to four, in the order of their portraits. */
  readonly heroes: readonly string[];
  /** What the group calls itself. */
  readonly name: string;
  /** The campaign that this one goes on from. Left out: none. */
  readonly legacy?: Legacy;
  readonly products: readonly string[];
};
