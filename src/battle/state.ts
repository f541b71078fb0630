// A battle as plain JSON: what it began with, and where it stands.

import type { RandomState } from '../kernel';
import type {
  ArmyEntry,
  ArmyName,
  LegionAttack,
  LegionCards,
  LegionQuestion,
  LegionRank,
  LegionUnit,
  Looking,
  Nerve,
  RulerBand,
  ShotView,
} from '../legion';
import type { BehaviourBook } from './automa/language';
import type { AutomaOrder } from './automa/order';
import type { BattleChoice, BattleRows } from './battleCards';

export type PerArmy<T> = Readonly<Record<ArmyName, T>>;

/** Lies at the head of a save: no later change of content can disturb a battle. */
export type BattleSetup = {
  readonly kind: 'battle';
  readonly seed: string;
  readonly cards: LegionCards;
  readonly behaviours: BehaviourBook;
  readonly armies: PerArmy<readonly ArmyEntry[]>;
  /** Command cards by id, without Standing Orders. */
  readonly hands: PerArmy<readonly string[]>;
  readonly blue: ArmyName;
  /** The army that the app commands; null: somebody else asks the opponent, as simulations do. */
  readonly app: ArmyName | null;
  /** How far the opponent looks ahead: `short` weighs the attack at hand, `long` also what the enemy may do. */
  readonly foresight: 'short' | 'long';
  /** Left out: battle cards are revealed and removed in turns. */
  readonly chosen?: BattleChoice;
};

export type BattleSide = {
  readonly hand: readonly string[];
  /** Fixed, but hidden until both have chosen. */
  readonly chosen: string | null;
  readonly played: string | null;
  /** The order tokens that nobody sees. */
  readonly pool: readonly LegionRank[];
  readonly score: number;
  /** Units at range 1 to 3 of the commander, as last told. */
  readonly inCommand: readonly string[];
};

export type BattleTurn = {
  readonly unit: string;
  readonly actions: number;
  readonly done: readonly string[];
  readonly moved: boolean;
  /** A free attack action that a keyword gives: any, or a ranged one. */
  readonly free: 'any' | 'ranged' | null;
  readonly nerve: Nerve;
  /** Whom its last move went for, and whom it came into contact with. */
  readonly toward?: string;
  readonly charged?: string;
  /** What was told during this activation. */
  readonly looking?: Looking;
  readonly shots: Readonly<Record<string, ShotView>>;
  /** The question that waits for the players. */
  readonly ask?: LegionQuestion;
  /** The order that waits for the players. */
  readonly order?: AutomaOrder;
  /** The attack under way is the last thing it does. */
  readonly last?: true;
  /** All is done, but enemies on standby may still answer. */
  readonly pause?: true;
};

/** An attack whose dice lie on the table; the defender has still to roll. */
export type Fight = {
  readonly attacker: string;
  readonly target: string;
  readonly band: RulerBand;
  readonly attack: LegionAttack;
  readonly hits: number;
  readonly crits: number;
  readonly suppressive: number;
  readonly ion: number;
  /** Players roll the defence, whoever defends. */
  readonly waits?: true;
};

export type ObjectiveMark = { readonly id: string; readonly holder: string | null };

export type BattleResult = {
  readonly winner: ArmyName;
  readonly by: 'defeat' | 'score' | 'points' | 'blue';
};

export const BATTLE_STAGES = [
  'cards',
  'deploy',
  'command',
  'orders',
  'activation',
  'score',
  'shelter',
  'promote',
  'over',
] as const;
export type BattleStage = (typeof BATTLE_STAGES)[number];

export type BattleState = {
  readonly kind: 'battle';
  readonly random: RandomState;
  readonly stage: BattleStage;
  readonly round: number;
  /** Owner of the round counter. */
  readonly counter: ArmyName;
  readonly rows: BattleRows;
  /** Chances to remove a battle card that were used. */
  readonly removals: number;
  readonly choice: BattleChoice;
  readonly units: readonly LegionUnit[];
  readonly sides: PerArmy<BattleSide>;
  readonly priority: ArmyName;
  /** Who activates next; in the stage of orders: who gives them. */
  readonly next: ArmyName;
  readonly ordersLeft: readonly ArmyName[];
  readonly drawn: LegionRank | null;
  readonly turn: BattleTurn | null;
  readonly fight: Fight | null;
  readonly marks: readonly ObjectiveMark[];
  readonly ask: LegionQuestion | null;
  readonly result: BattleResult | null;
};

export const foeOf = (army: ArmyName): ArmyName => (army === 'empire' ? 'rebels' : 'empire');
