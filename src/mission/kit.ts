// Everything a mission is played with: its definition, its words, and the part of the content that it may need. A kit
// is plain JSON and part of every save, so no later change of content can disturb a running game.

import type { FigureFacts, FormCard, Group } from '../imperial';
import type {
  AttackDie,
  Attribute,
  Fighter,
  GearFacts,
  Held,
  Injury,
  NamedEffect,
  Piece,
  TileSide,
} from '../rules';
import type { Mission } from './definition';

/** A figure before it is put on the board: the same for all that look alike. */
export type KitFigure = {
  readonly piece: Piece;
  readonly fighter: Fighter;
  readonly facts: FigureFacts;
};

export type KitCard = {
  readonly name: string;
  readonly elite: boolean;
  readonly unique: boolean;
  readonly side: 'imperial' | 'mercenary' | 'rebel';
  readonly groupSize: number;
  readonly cost: number;
  /** Threat that one figure costs to bring back; left out: none comes back. */
  readonly reinforceCost?: number;
  /** It comes with the mission: no box holds its figures, players use what they find. */
  readonly unboxed?: true;
  /** Cards with the same word here are played with the same plastic figures. */
  readonly family: string;
  readonly figure: KitFigure;
  /** Names of its printed abilities. */
  readonly abilities: readonly string[];
};

/** As printed: without cards, and with the first weapon of the start in hand. */
export type KitHeroSide = KitFigure & {
  readonly attributes: Readonly<Record<Attribute, readonly AttackDie[]>>;
  /** Kits from before abilities were known have none. */
  readonly abilities?: readonly NamedEffect[];
};

export type KitHero = {
  readonly name: string;
  readonly traits: readonly string[];
  /** Class cards that the hero begins with. */
  readonly startsWith?: readonly string[];
  readonly healthy: KitHeroSide;
  readonly wounded: KitHeroSide;
};

export type KitCompanion = {
  readonly heroes: readonly string[];
  /** Items and rewards: whoever holds one has the companion. */
  readonly gear: readonly string[];
  /** Strain that its hero suffers to bring it; left out: it comes at the start of the mission. */
  readonly strain?: number;
};

/** What lies in the boxes that the players own. */
export type KitBox = {
  readonly products: readonly string[];
  /** Copies of each tile, by set and number without the side: `core-02`. */
  readonly tiles: Readonly<Record<string, number>>;
  /** Figures (or tokens that stand for them) of each family. */
  readonly figures: Readonly<Record<string, number>>;
  readonly doors: number;
  readonly crates: number;
  readonly terminals: number;
  readonly tokens: number;
};

/** By language, then by key. */
export type KitWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Kit = {
  readonly mission: Mission;
  readonly words: KitWords;
  readonly tiles: Readonly<Record<string, TileSide>>;
  readonly cards: Readonly<Record<string, KitCard>>;
  /** How each card is played, by card. */
  readonly groups: Readonly<Record<string, Group>>;
  /** Form cards that its orders speak of; kits from before the app looked after them have none. */
  readonly forms?: Readonly<Record<string, FormCard>>;
  /** With whom companions come, by their cards in `cards`; kits from before there were any have none. */
  readonly companions?: Readonly<Record<string, KitCompanion>>;
  /** Of the party alone. */
  readonly heroes: Readonly<Record<string, KitHero>>;
  /** Names of items that scripts speak of. */
  readonly items: Readonly<Record<string, string>>;
  /** Class cards, items and rewards that heroes may hold; kits from before cards counted have none. */
  readonly gear?: Readonly<Record<string, GearFacts>>;
  /** Names of reward cards that can be gained; kits from before rewards have none. */
  readonly rewards?: Readonly<Record<string, string>>;
  /** A reward card: heroes see one Supply card more and keep one. */
  readonly supplyChoice?: true;
  readonly box: KitBox;
  /** Missions with threat: the Empire reads the board. Kits from before it could have none, and a die decides. */
  readonly imperial?: ImperialPlayer;
};

/** How the Empire spends its threat. */
export type ImperialPlayer = {
  /** Left out, or unknown here: it has no doctrine. */
  readonly doctrine?: string;
  /** Groups that lie in its hand from the start. */
  readonly villains?: readonly string[];
};

export type Party = {
  /** In the order of their portraits: two to four. */
  readonly heroes: readonly {
    readonly id: string;
    readonly items?: readonly string[];
    /** All cards in the hero's hands. Left out: what every hero begins with, and the items. */
    readonly gear?: readonly Held[];
    /** Lasting ones. Left out: none. */
    readonly injuries?: readonly Injury[];
  }[];
  /** The card of the ally who comes along, or the cards of several. */
  readonly ally?: string | readonly string[];
};

/** Cards of the allies who come along. */
export const broughtBy = ({ ally = [] }: Party): readonly string[] =>
  typeof ally === 'string' ? [ally] : ally;

/** With which a game begins; the first thing in its save. */
export type Setup = {
  readonly kit: Kit;
  readonly seed: string;
  readonly party: Party;
  readonly difficulty: 'normal' | 'hard';
  readonly tracked: boolean;
  /** What earlier missions of the campaign left behind. */
  readonly flags?: Readonly<Record<string, number>>;
  /** For authors: begin in the middle. */
  readonly from?: { readonly script?: string; readonly variables?: Readonly<Record<string, number>> };
};

/** `null`: as the mission has it. Only missions that leave it to the players take another one. */
export function withThreatLevel(kit: Kit, level: number | null): Kit {
  const { deployment } = kit.mission;
  if (level === null || !deployment?.chosen) return kit;
  return { ...kit, mission: { ...kit.mission, deployment: { ...deployment, level } } };
}
