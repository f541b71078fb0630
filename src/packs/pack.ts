// A loaded pack: every collection checked, every reference resolved, ids branded. The rest of the app works with these
// types; the schemas know the JSON behind them.

import type { Campaign } from '../campaign';
import type { Group } from '../imperial';
import type { Brand } from '../kernel';
import type { KitWords, Mission } from '../mission';
import type {
  Attack,
  AttackDie,
  Attribute,
  Condition,
  DefenseDie,
  FigureTrait,
  Keyword,
  Passives,
  Surge,
  TileId,
  TileSide,
} from '../rules';
import type { Guide } from './guide';
import type { GearTrait } from './vocabulary';

export type CardId = Brand<string, 'CardId'>;
export type HeroId = Brand<string, 'HeroId'>;
export type ClassCardId = Brand<string, 'ClassCardId'>;
export type ItemId = Brand<string, 'ItemId'>;
export type SupplyId = Brand<string, 'SupplyId'>;
export type RewardId = Brand<string, 'RewardId'>;
export type CompanionId = Brand<string, 'CompanionId'>;
export type ComponentId = Brand<string, 'ComponentId'>;
export type ProductId = Brand<string, 'ProductId'>;
export type MissionId = Brand<string, 'MissionId'>;
export type CampaignId = Brand<string, 'CampaignId'>;
export type GuideId = Brand<string, 'GuideId'>;

/** A surge as printed on gear: some only work in a state, some exhaust the card. */
export type GearSurge = Surge & { readonly while?: Condition; readonly exhaust: boolean };

/** One of several things a player or the app picks between. */
export type Option = { readonly passives?: Passives; readonly keyword?: Keyword; readonly surge?: Surge };

/** A printed paragraph: what using it costs and whether it must be used, never its sentence. */
export type Effect = {
  readonly actionCost: number;
  readonly strainCost: number;
  /** Paid with surges of an attack. */
  readonly surgeCost: number;
  /** May be paid for more than once per attack. */
  readonly repeatable: boolean;
  readonly exhaust: boolean;
  readonly deplete: boolean;
  readonly discard: boolean;
  readonly optional: boolean;
  /** The printed word that leaves a choice; `can` alone does not make an effect optional. */
  readonly wording?: 'may' | 'choose' | 'can';
  /** Attributes it tests; where there are several, the player picks one. */
  readonly attributeTest: readonly Attribute[];
  readonly grantsSurges: readonly Surge[];
  readonly options: readonly Option[];
};
export type Ability = Effect & { readonly name: string };

/** Which fields an official or later printing changed; the fields already hold the changed values. */
export type Erratum = { readonly source: 'faq-3.0' | 'later-printing'; readonly changes: readonly string[] };

type Entry<Id> = {
  readonly id: Id;
  readonly name: string;
  /** Fields whose value could not be confirmed on a printed component. */
  readonly unsure: readonly string[];
};

/** What figures that fight have in common. */
export type Fighter = {
  readonly traits: readonly FigureTrait[];
  readonly defense: readonly DefenseDie[];
  /** Absent: it cannot attack. */
  readonly attack?: Attack;
  readonly keywords: readonly Keyword[];
  readonly passives: Passives;
  readonly surges: readonly Surge[];
  readonly abilities: readonly Ability[];
};

export type DeploymentCard = Entry<CardId> &
  Fighter & {
    readonly subtitle?: string;
    readonly elite: boolean;
    readonly unique: boolean;
    readonly affiliation: 'imperial' | 'mercenary' | 'rebel';
    readonly deploymentCost: number;
    /** Absent: the group cannot be reinforced. */
    readonly reinforceCost?: number;
    readonly groupSize: number;
    /** Width and height of the base in spaces. */
    readonly size: readonly [width: number, height: number];
    readonly health: number;
    readonly speed: number;
    /** Cards that are played with the same plastic figures. */
    readonly figuresSharedWith: readonly CardId[];
    readonly errata: readonly Erratum[];
    /** Comes with this mission alone and lies in no box. */
    readonly mission?: MissionId;
  };

/** Companions stand on the board; forms are cards that a shapeshifter wears, and have no figure of their own. */
export type Companion = Entry<CompanionId> &
  Fighter & {
    readonly kind: 'companion' | 'form';
    readonly unique: boolean;
    readonly health?: number;
    readonly speed?: number;
    /** What brings it into a mission. */
    readonly broughtBy: {
      readonly cards: readonly CardId[];
      readonly heroes: readonly HeroId[];
      readonly items: readonly ItemId[];
      readonly supplies: readonly SupplyId[];
      readonly rewards: readonly RewardId[];
    };
  };

export type HeroSide = {
  readonly health: number;
  readonly endurance: number;
  readonly speed: number;
  readonly defense: readonly DefenseDie[];
  readonly attributes: { readonly [A in Attribute]: readonly AttackDie[] };
  readonly abilities: readonly Ability[];
};

export type Hero = Entry<HeroId> & {
  readonly title: string;
  readonly species?: FigureTrait;
  readonly traits: readonly FigureTrait[];
  readonly startingWeapons: readonly ClassCardId[];
  readonly healthy: HeroSide;
  readonly wounded: HeroSide;
  readonly errata: readonly Erratum[];
};

/** What items, class cards and rewards have in common: things a hero carries or knows. */
export type Gear = {
  readonly traits: readonly GearTrait[];
  readonly attack?: Attack;
  /** How many modifications a weapon takes. Only weapons have it. */
  readonly modSlots?: number;
  readonly keywords: readonly Keyword[];
  readonly passives: Passives;
  readonly surges: readonly GearSurge[];
  readonly effects: readonly Effect[];
};

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

export type ClassCard = Entry<ClassCardId> &
  Gear & {
    readonly hero: HeroId;
    readonly type: GearType;
    /** Experience it costs; absent: the hero starts with it. */
    readonly xp?: number;
    /** Changes to the hero itself while he owns the card. */
    readonly heroBonus: Passives;
  };

export type Item = Entry<ItemId> &
  Gear & { readonly type: Exclude<GearType, 'feat'>; readonly tier: 1 | 2 | 3; readonly credits: number };

export type Reward = Entry<RewardId> &
  Gear & {
    readonly type: GearType;
    readonly side: 'rebel' | 'imperial';
    /** The hero whose story it belongs to. */
    readonly hero?: HeroId;
    readonly copies: number;
    /** It is attached to an Imperial group: any, only with a trait, or any without one. */
    readonly attachment?: { readonly only?: FigureTrait; readonly except?: FigureTrait };
  };

export type Supply = Entry<SupplyId> & {
  readonly traits: readonly GearTrait[];
  readonly copies: number;
  readonly dice: readonly AttackDie[];
  readonly effects: readonly Effect[];
  /** It stays in the box when the app plays the Empire. */
  readonly leftOut?: true;
};

export type ConditionCard = Entry<Condition> & {
  readonly harmful: boolean;
  readonly discardByAction: boolean;
  /** When it goes by itself; absent: never. */
  readonly ends?: 'afterAttack' | 'afterAttackOrTest' | 'endOfActivation';
  /** Dice added to the figure's attacks and attribute tests. */
  readonly addDice: readonly AttackDie[];
  readonly attackSurge: number;
  readonly defenseEvade: number;
  /** Accuracy of attacks against the figure. */
  readonly attackerAccuracy: number;
};

export type DieId = AttackDie | DefenseDie;
type AttackFace = { readonly accuracy: number; readonly damage: number; readonly surge: number };
type DefenseFace = { readonly block: number; readonly evade: number; readonly dodge: boolean };
/** The faces as content shows them; the rules roll their own, and a test of theirs holds that both agree. */
export type Die =
  | { readonly id: AttackDie; readonly kind: 'attack'; readonly faces: readonly AttackFace[] }
  | { readonly id: DefenseDie; readonly kind: 'defense'; readonly faces: readonly DefenseFace[] };

/** A kind of piece in a box and how many there are. */
export type Component = Entry<ComponentId> & {
  readonly product: ProductId;
  readonly category: 'tile' | 'figure' | 'die' | 'dial' | 'token' | 'sheet' | 'card' | 'book';
  readonly count: number;
  /** How the count splits, where that is known. */
  readonly parts: Readonly<Record<string, number>>;
};

export type ProductCard = {
  readonly card: CardId;
  readonly copies: number;
  /** Plastic figures; shared with the cards of `figuresSharedWith`, so not to be added up. */
  readonly figures: number;
  /** Cardboard tokens that stand for the figures. */
  readonly tokens: number;
  readonly figureKind: 'plastic' | 'token';
  readonly unsure: readonly string[];
};

export type ProductToken = {
  readonly token: string;
  readonly count?: number;
  readonly unsure: readonly string[];
};

/** A box or pack that players own, and all it brings. */
export type Product = Entry<ProductId> & {
  readonly kind: 'core' | 'box' | 'ally-pack' | 'villain-pack';
  readonly wave?: number;
  /** Products that lie inside this one. */
  readonly contains: readonly ProductId[];
  readonly tiles: readonly TileId[];
  /** Physical tiles and figures as the box states them; absent where unknown. */
  readonly mapTiles?: number;
  readonly figuresTotal?: number;
  readonly heroes: readonly HeroId[];
  readonly cards: readonly ProductCard[];
  readonly items: readonly ItemId[];
  readonly supplies: readonly SupplyId[];
  readonly companions: readonly CompanionId[];
  readonly rewards: readonly RewardId[];
  readonly conditions: readonly Condition[];
  readonly tokens: readonly ProductToken[];
};

/** What a mission, a campaign or a guide says in one language. */
export type WordsEntry = {
  readonly id: string;
  readonly of: string;
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
};

/** Whatever has words of its own. */
export type WordsOwner = MissionId | CampaignId | GuideId;

export type Pack = {
  readonly tiles: ReadonlyMap<TileId, TileSide>;
  readonly cards: ReadonlyMap<CardId, DeploymentCard>;
  readonly heroes: ReadonlyMap<HeroId, Hero>;
  readonly classCards: ReadonlyMap<ClassCardId, ClassCard>;
  readonly items: ReadonlyMap<ItemId, Item>;
  readonly supplies: ReadonlyMap<SupplyId, Supply>;
  readonly rewards: ReadonlyMap<RewardId, Reward>;
  readonly companions: ReadonlyMap<CompanionId, Companion>;
  readonly conditions: ReadonlyMap<Condition, ConditionCard>;
  readonly dice: ReadonlyMap<DieId, Die>;
  readonly components: ReadonlyMap<ComponentId, Component>;
  readonly products: ReadonlyMap<ProductId, Product>;
  /** How each card is played by the app. */
  readonly groups: ReadonlyMap<CardId, Group>;
  readonly missions: ReadonlyMap<MissionId, Mission>;
  readonly campaigns: ReadonlyMap<CampaignId, Campaign>;
  /** By the campaign that each leads through. */
  readonly guides: ReadonlyMap<CampaignId, Guide>;
  /** By mission, campaign or guide, then by language, then by key. */
  readonly words: ReadonlyMap<WordsOwner, KitWords>;
};
