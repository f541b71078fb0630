// What the players tell during an activation, and what it may wait for. The list of answers is all the state a
// resolution has: the same answers make the same resolution.

import type {
  AttackDie,
  AttackRoll,
  Condition,
  DefenseDie,
  DoorId,
  FigureId,
  Place,
  PowerToken,
  UsedAid,
} from '../../rules';
import type { Word } from '../language/words';
import type { AnyId } from './situation';

/** What a step is about: a line of the list, or a rule of the bonus effect. */
export type Source =
  | { readonly kind: 'line'; readonly index: number; readonly id?: string }
  | { readonly kind: 'rule'; readonly index: number };

/** Something that happened at the table and was none of our orders. */
export type Change =
  | { readonly kind: 'moved'; readonly figure: FigureId; readonly to: Place }
  | { readonly kind: 'damage' | 'strain' | 'recovered'; readonly figure: FigureId; readonly amount: number }
  | { readonly kind: 'gone'; readonly figure: FigureId }
  | { readonly kind: 'gained' | 'lost'; readonly figure: FigureId; readonly conditions: readonly Condition[] }
  | { readonly kind: 'door'; readonly door: DoorId; readonly closed: boolean }
  | { readonly kind: 'activated'; readonly figure: FigureId; readonly activated: boolean };

/** What a card of the players does to an attack, or what they say by hand. */
export type AttackAid = UsedAid & {
  /** Whose card or ability it is, and which of its paragraphs; by hand: none of these. */
  readonly hero?: FigureId;
  readonly from?: string;
  readonly place?: number;
  /** Strain that the hero suffers for it. */
  readonly strain?: number;
  /** Who gains conditions, tokens or health by it; left out: the target. */
  readonly to?: FigureId;
  /** Which conditions of theirs go. */
  readonly discarded?: readonly Condition[];
  /** Who becomes the target, where the card allows that. */
  readonly target?: AnyId;
  /** Used when the attack is over. */
  readonly after?: true;
};

export type Answer =
  /** The dice of the attack or roll that is waiting; for an attack, the power token that the defender spends and cards. */
  | {
      readonly kind: 'dice';
      readonly roll: AttackRoll;
      readonly token?: PowerToken;
      readonly aids?: readonly AttackAid[];
    }
  /** Successes of each hero who was tested. */
  | { readonly kind: 'successes'; readonly of: Readonly<Record<string, number>> }
  /** One of the options of a choice that is waiting, by its place. */
  | { readonly kind: 'choice'; readonly option: number }
  /** Another of the equally good options of a step than the proposed one; `choice` counts the choices of a step. */
  | { readonly kind: 'prefer'; readonly step: number; readonly choice?: number; readonly option: number }
  /** The order in which the figures that are left shall be activated. */
  | { readonly kind: 'order'; readonly figures: readonly FigureId[] }
  /** An interruption: before a step, on the route of one of its moves, or once it has declared an attack. */
  | {
      readonly kind: 'changed';
      readonly step: number;
      readonly during?: 'attack' | RoutePlace;
      readonly changes: readonly Change[];
    };

/**
 * How many places of the route were entered before the players broke in: none, some, all. `act`: which act of the step
 * the move is; left out: its next move.
 */
export type RoutePlace = { readonly place: number; readonly act?: number };

export type Pending = {
  readonly step: number;
  readonly figure: FigureId;
  readonly refused?: AnswerRefusal;
} & (
  | {
      readonly kind: 'attack';
      readonly target: AnyId;
      readonly attackDice: readonly (AttackDie | 'any')[];
      /** The same with the best colours where they are free to choose. */
      readonly chosen: readonly AttackDie[];
      readonly defenseDice: readonly DefenseDie[];
      /** What must be rolled again, in words of the language. */
      readonly rerolls: readonly (
        | { readonly of: 'attacker'; readonly dice: Word<'ownDice'> }
        | { readonly of: 'defender'; readonly dice: Word<'theirDice'> }
      )[];
    }
  | { readonly kind: 'roll'; readonly dice: readonly AttackDie[] }
  | {
      readonly kind: 'test';
      /** The line or rule that it decides. */
      readonly source: Source;
      readonly heroes: readonly FigureId[];
      readonly attribute: Word<'attribute'>;
      readonly or?: Word<'attribute'>;
      readonly needed: number;
      readonly optional: boolean;
    }
  | { readonly kind: 'choice'; readonly of: ChoiceOf; readonly options: readonly string[] }
);

export const CHOICES = ['figure', 'condition', 'payment'] as const;
export type ChoiceOf = (typeof CHOICES)[number];

/** An answer that cannot be: the resolution still waits. */
export type AnswerRefusal =
  | { readonly code: 'otherAnswerExpected'; readonly found: Answer['kind'] }
  | { readonly code: 'noSuchOption'; readonly option: number }
  | { readonly code: 'noSuchTarget'; readonly target: AnyId }
  | { readonly code: 'wrongDice'; readonly problem: string };
