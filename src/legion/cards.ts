// What stands on the cards of a Legion army, as data: units, their upgrades, command cards (legion 2.4).

/** In the order of the army list; an order token shows one of them. */
export const LEGION_RANKS = ['commander', 'corps', 'special', 'support', 'heavy'] as const;
export type LegionRank = (typeof LEGION_RANKS)[number];

export const UNIT_TYPES = ['trooper', 'ground', 'repulsor'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const ARMIES = ['empire', 'rebels'] as const;
export type ArmyName = (typeof ARMIES)[number];

/** How the opponent plays a unit. */
export const UNIT_ROLES = ['gunline', 'blade', 'rider', 'walker', 'leader'] as const;
export type UnitRole = (typeof UNIT_ROLES)[number];

export const LEGION_DICE = ['red', 'black', 'white'] as const;
export type LegionDie = (typeof LEGION_DICE)[number];
export type DefenceDie = 'red' | 'white';
export type AttackDice = Readonly<Record<LegionDie, number>>;

export const UNIT_KEYWORDS = [
  'armor',
  'arsenal',
  'charge',
  'cover',
  'deflect',
  'immuneBlast',
  'immuneMelee',
  'immunePierce',
  'inspire',
  'nimble',
  'precise',
  'ready',
  'relentless',
  'sharpshooter',
  'speeder',
  'spotter',
  'steady',
  'takeCover',
] as const;
export type UnitKeyword = (typeof UNIT_KEYWORDS)[number];

export const WEAPON_KEYWORDS = [
  'blast',
  'cumbersome',
  'fixed',
  'immuneDeflect',
  'impact',
  'ion',
  'pierce',
  'spray',
  'suppressive',
] as const;
export type WeaponKeyword = (typeof WEAPON_KEYWORDS)[number];

/** A keyword without a number counts as 1. */
export type Keywords<K extends string> = Readonly<Partial<Record<K, number>>>;

export type LegionWeapon = {
  readonly id: string;
  /** As printed. */
  readonly name: string;
  /** Bands of the ruler, both included; none: a melee weapon. */
  readonly range?: readonly [number, number];
  readonly dice: AttackDice;
  readonly keywords?: Keywords<WeaponKeyword>;
  /** Once used, it waits for a recover action. */
  readonly exhausts?: true;
};

export type AttackSurge = 'hit' | 'crit' | null;

export type UnitCard = {
  readonly id: string;
  readonly name: string;
  readonly army: ArmyName;
  readonly rank: LegionRank;
  readonly type: UnitType;
  readonly role: UnitRole;
  readonly points: number;
  readonly minis: number;
  /** Of each mini. */
  readonly wounds: number;
  /** Of troopers; null is the printed dash. */
  readonly courage: number | null;
  /** Of vehicles. */
  readonly resilience: number | null;
  readonly defence: DefenceDie;
  readonly surge: { readonly attack: AttackSurge; readonly block: boolean };
  readonly speed: number;
  readonly unique?: true;
  readonly keywords?: Keywords<UnitKeyword>;
  /** Of the same list, but told by the players from the card: the app does nothing by itself. */
  readonly told?: readonly string[];
  readonly weapons: readonly LegionWeapon[];
};

export type UpgradeCard = {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** The units that may take it, by id. */
  readonly for: readonly string[];
  /** The mini that it adds; none for a weapon of every mini. */
  readonly adds?: 'heavy' | 'personnel';
  readonly weapon?: LegionWeapon;
};

export type CommandCard = {
  readonly id: string;
  readonly name: string;
  readonly pips: number;
  /** How many units get an order. */
  readonly orders: number;
  /** Only while this unit lives. */
  readonly of?: string;
};

export type LegionCards = {
  readonly units: Readonly<Record<string, UnitCard>>;
  readonly upgrades: Readonly<Record<string, UpgradeCard>>;
  readonly commands: Readonly<Record<string, CommandCard>>;
};

export const isTrooper = ({ type }: Pick<UnitCard, 'type'>): boolean => type === 'trooper';

export const keywordOf = <K extends string>(keywords: Keywords<K> | undefined, keyword: K): number =>
  keywords?.[keyword] ?? 0;
