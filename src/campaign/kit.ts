// Everything a campaign is played with, once and for all: it lies at the head of the save, so that a later change of
// content cannot disturb it. What the players own may change between missions; the kit for one mission is cut from this.

import type { Group } from '../imperial';
import type { KitBox, KitCard, KitHero, KitWords, Mission } from '../mission';
import type { GearFacts, TileSide } from '../rules';
import type { Campaign } from './definition';

export type ItemKind = 'weapon' | 'armor' | 'equipment' | 'modification';

export type KitItem = {
  readonly name: string;
  readonly kind: ItemKind;
  /** Of weapons and modifications. */
  readonly reach?: 'melee' | 'ranged';
  readonly tier: 1 | 2 | 3;
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
  /** Of weapons and modifications. */
  readonly reach?: 'melee' | 'ranged';
  /** How many modifications a weapon takes; left out: none. */
  readonly slots?: number;
};

export type ProductBox = Omit<KitBox, 'products'> & {
  /** Products that lie in this one; they are counted with it. */
  readonly contains?: readonly string[];
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
  readonly heroes: Readonly<Record<string, KitHero>>;
  readonly items: Readonly<Record<string, KitItem>>;
  /** Of the party's heroes. */
  readonly classCards: Readonly<Record<string, KitClassCard>>;
  /** Cards as a mission knows them; kits from before cards counted have none. */
  readonly gear?: Readonly<Record<string, GearFacts>>;
  /** What each product adds to the box. */
  readonly boxes: Readonly<Record<string, ProductBox>>;
  /** Supply cards that stay in the box (row 7), by product. */
  readonly unusedSupplies?: Readonly<Record<string, readonly string[]>>;
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
  readonly products: readonly string[];
};
