// A loaded pack: every collection checked, every reference resolved, ids branded. The rest of the app works with these
// types; the schemas know the JSON behind them.

import type { Campaign, RewardMoment } from '../campaign';
import type { Group, Mod } from '../imperial';
import type { Brand, Form, FormTypes, NamedKind, PrintedNames } from '../kernel';
import type { KitWords, Mission } from '../mission';
import type {
  Aid,
  Attack,
  AttackDie,
  Attribute,
  Condition,
  DefenseDie,
  FigureTrait,
  GearSurge,
  GearType,
  DefenseAbility,
  Keyword,
  Moment,
  Need,
  Passives,
  Surge,
  TileId,
  TileSide,
} from '../rules';
import { BOX_FORMS } from './forms/box';
import { FIGURE_FORMS, type FIGHTER } from './forms/figures';
import { GEAR_FORMS, type GEAR } from './forms/gear';
import { PRINTED_FORMS } from './forms/printed';
import { STRUCTURE_FORMS } from './forms/structures';
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

/** One of several things a player or the app picks between. */
export type CardOption = { readonly passives?: Passives; readonly keyword?: Keyword; readonly surge?: Surge };

/** What may stand in a field of an entry, where it is no form: the names that the rows of `forms` use. */
export interface PackLeafTypes {
  readonly cardId: CardId;
  readonly heroId: HeroId;
  readonly classCardId: ClassCardId;
  readonly itemId: ItemId;
  readonly supplyId: SupplyId;
  readonly rewardId: RewardId;
  readonly companionId: CompanionId;
  readonly componentId: ComponentId;
  readonly productId: ProductId;
  readonly conditionId: Condition;
  /** Without `Id`: another entry, which must be there. */
  readonly card: CardId;
  readonly hero: HeroId;
  readonly classCard: ClassCardId;
  readonly item: ItemId;
  readonly supply: SupplyId;
  readonly reward: RewardId;
  readonly companion: CompanionId;
  readonly product: ProductId;
  readonly condition: Condition;
  /** The mission itself may come in another pack. */
  readonly missionName: MissionId;
  readonly printed: string;
  readonly word: string;
  readonly part: string;
  readonly count: number;
  readonly pieces: number;
  readonly boolean: boolean;
  readonly true: true;
  readonly tier: 1 | 2 | 3;
  readonly size: readonly [width: number, height: number];
  readonly trait: FigureTrait;
  readonly gearTrait: GearTrait;
  readonly gearType: GearType;
  readonly rewardMoment: RewardMoment;
  readonly itemType: Exclude<GearType, 'feat'>;
  readonly attackDie: AttackDie;
  readonly defenseDie: DefenseDie;
  readonly attribute: Attribute;
  readonly attack: Attack;
  readonly keyword: Keyword;
  readonly passives: Passives;
  readonly surge: Surge;
  readonly gearSurge: GearSurge;
  readonly option: CardOption;
  readonly moment: Moment;
  readonly need: Need;
  readonly aid: Aid;
  readonly guard: DefenseAbility;
  readonly mod: Mod;
  readonly unsure: readonly string[];
  readonly structureId: string;
  /** From and to. */
  readonly period: readonly [number, number];
}
export const PACK_FORMS = {
  ...PRINTED_FORMS,
  ...FIGURE_FORMS,
  ...GEAR_FORMS,
  ...BOX_FORMS,
  ...STRUCTURE_FORMS,
} as const;
interface PackTypes extends PackLeafTypes, FormTypes<typeof PACK_FORMS, PackTypes> {}
PACK_FORMS satisfies Readonly<Record<string, Form<keyof PackTypes>>>;
export type PackType = keyof PackTypes;

export type CardEffect = PackTypes['Effect'];
export type Ability = PackTypes['Ability'];
/** Which fields an official or later printing changed; the fields already hold the changed values. */
export type Erratum = PackTypes['Erratum'];
export type DeploymentCard = PackTypes['DeploymentCard'];
export type CardFighter = Pick<DeploymentCard, keyof typeof FIGHTER>;
export type Companion = PackTypes['Companion'];
export type HeroSide = PackTypes['HeroSide'];
export type Hero = PackTypes['Hero'];
export type ClassCard = PackTypes['ClassCard'];
export type GearCard = Pick<ClassCard, keyof typeof GEAR>;
export type GearItemCard = PackTypes['Item'];
export type Reward = PackTypes['Reward'];
export type Supply = PackTypes['Supply'];
/** As content shows it; the rules have their own table, and a test holds that both agree. */
export type ConditionCard = PackTypes['ConditionCard'];
export type Component = PackTypes['Component'];
export type ProductCard = PackTypes['ProductCard'];
export type ProductToken = PackTypes['ProductToken'];
export type ProductEntry = PackTypes['Product'];
/** A printed campaign, or printed missions of no campaign. */
export type Structure = PackTypes['Structure'];
export type PrintedMission = PackTypes['PrintedMission'];
/** A box or pack that players own, and all it brings. */
export type Product = Omit<ProductEntry, 'tileSet'> & { readonly tiles: readonly TileId[] };

export type DieId = AttackDie | DefenseDie;
type AttackFace = { readonly accuracy: number; readonly damage: number; readonly surge: number };
type DefenseFace = { readonly block: number; readonly evade: number; readonly dodge: boolean };
/** The faces as content shows them; the rules roll their own, and a test of theirs holds that both agree. */
export type DieCard =
  | { readonly id: AttackDie; readonly kind: 'attack'; readonly faces: readonly AttackFace[] }
  | { readonly id: DefenseDie; readonly kind: 'defense'; readonly faces: readonly DefenseFace[] };

/** What a mission, a campaign or a guide says in one language. */
export type WordsEntry = {
  readonly id: string;
  readonly of: string;
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
};

/** What cards of one kind are called in one language. */
export type NamesEntry = {
  readonly id: string;
  readonly of: NamedKind;
  readonly language: string;
  readonly names: Readonly<Record<string, string>>;
};

/** Whatever has words of its own. */
export type WordsOwner = MissionId | CampaignId | GuideId;

export type Pack = {
  readonly tiles: ReadonlyMap<TileId, TileSide>;
  readonly cards: ReadonlyMap<CardId, DeploymentCard>;
  readonly heroes: ReadonlyMap<HeroId, Hero>;
  readonly classCards: ReadonlyMap<ClassCardId, ClassCard>;
  readonly items: ReadonlyMap<ItemId, GearItemCard>;
  readonly supplies: ReadonlyMap<SupplyId, Supply>;
  readonly rewards: ReadonlyMap<RewardId, Reward>;
  readonly companions: ReadonlyMap<CompanionId, Companion>;
  readonly conditions: ReadonlyMap<Condition, ConditionCard>;
  readonly dice: ReadonlyMap<DieId, DieCard>;
  readonly components: ReadonlyMap<ComponentId, Component>;
  readonly products: ReadonlyMap<ProductId, Product>;
  /** How each card is played by the app. */
  readonly groups: ReadonlyMap<CardId, Group>;
  readonly missions: ReadonlyMap<MissionId, Mission>;
  readonly campaigns: ReadonlyMap<CampaignId, Campaign>;
  /** By the campaign that each leads through. */
  readonly guides: ReadonlyMap<CampaignId, Guide>;
  /** The printed campaigns, by the word before the number of their missions. */
  readonly structures: ReadonlyMap<string, Structure>;
  /** By mission, campaign or guide, then by language, then by key. */
  readonly words: ReadonlyMap<WordsOwner, KitWords>;
  /** As printed in other languages than English. */
  readonly names: PrintedNames;
};
