// What a resolution says: steps with codes and facts, never words. The text layer makes sentences of it, the board
// draws it.

import type {
  AttackDie,
  AttackRefusal,
  AttackResult,
  AttackRoll,
  Condition,
  DefenseDie,
  FigureId,
  Odds,
  Place,
  PowerToken,
  RollTotals,
  Sight,
} from '../../rules';
import type { RungOf } from '../../orders';
import type { Key, Pred, Step } from '../language/nodes';
import type { Word } from '../language/words';
import type { AttackAid, Change, Pending, Source } from './answers';
import type { AnyId, Situation } from './situation';

/** Why a target that came first in the order of preference was not taken. */
export type Illegal =
  | AttackRefusal
  | {
      readonly code: 'unreachable' | 'noWay' | 'outOfRange' | 'limitUsed' | 'lineIncomplete' | 'duel';
    };

export type Rung = RungOf<{ pred: Pred; key: Key; id: AnyId; why: Illegal }>;

/** The ranks of the Imperial Rule (D6), the first one that tells two options apart decides. */
export const RANKS = [
  'winsNow',
  'completesLine',
  'woundsHero',
  'mostAffected',
  'healthyFirst',
  'carrierFirst',
  'keepsAttack',
  'leastExposed',
  'portraitOrder',
  'lowestPlace',
] as const;
export type Rank = (typeof RANKS)[number];

export type Option = {
  readonly target?: AnyId;
  readonly end: Place;
  /** Movement points to get there. */
  readonly points: number;
  /** Counted spaces from there to the target. */
  readonly distance?: number | null;
};

/** All options that are equally good by the orders; the Imperial Rule proposes one, the players may take another. */
export type Choice = {
  readonly ladder: readonly Rung[];
  readonly options: readonly Option[];
  readonly proposed: number;
  readonly taken: number;
  /** How the proposed one was found; survivors are places in `options`. */
  readonly ranking: readonly { readonly by: Rank; readonly survivors: readonly number[] }[];
  /** How many answers came before it: preferring another option drops those that came after. */
  readonly read: number;
};

const MOVE_VERBS = ['reposition', 'toward', 'engage', 'moveAttack', 'place', 'push'] as const;
export type MoveVerb = (typeof MOVE_VERBS)[number];

/** A move without points: the figure is stunned, has spent them, shoved others aside, or the order gave none. */
export const NO_POINTS = ['stunned', 'spent', 'rooted', 'none'] as const;
export type NoPoints = (typeof NO_POINTS)[number];

/** `rule`: done by a rule of the bonus effect. */
export type Act = { readonly rule?: number } & (
  | {
      readonly kind: 'move';
      readonly verb: MoveVerb;
      readonly figure: FigureId;
      readonly target?: AnyId;
      readonly choice: Choice;
      /** Points there were, and points spent. */
      readonly points: number;
      readonly spent: number;
      /** Start and end included; only those two where a figure is placed. */
      readonly route: readonly Place[];
      readonly end: Place;
      readonly distance?: number | null;
      /** Whom a Massive figure shoved aside. */
      readonly displaced?: readonly { readonly figure: FigureId; readonly to: Place }[];
      /** Why there were no points at all. */
      readonly noPoints?: NoPoints;
      /** For moves by points, which players may interrupt: on which places of the route, after which answers. */
      readonly breaks?: {
        /** Points spent at each place; `null`: it shares that place with others, and nobody interrupts it there. */
        readonly spent: readonly (number | null)[];
        readonly read: number;
      };
      /** The move was interrupted at its end. */
      readonly interrupted?: true;
    }
  | {
      readonly kind: 'attack';
      readonly figure: FigureId;
      readonly target: AnyId;
      /** Left out where the move in front of it chose. */
      readonly choice?: Choice;
      readonly distance: number | null;
      readonly sight: Sight | null;
      /** With the conditions of both; `null`: no accuracy is needed. */
      readonly needed: number | null;
      readonly attackDice: readonly (AttackDie | 'any')[];
      readonly defenseDice: readonly DefenseDie[];
      readonly odds: Odds;
      /** What cards of the players did to it. */
      readonly aids?: readonly AttackAid[];
      readonly roll?: AttackRoll;
      readonly result?: AttackResult;
      /** Others who were hurt by it. */
      readonly others?: readonly {
        readonly figure: AnyId;
        readonly by: 'blast' | 'cleave' | 'splash';
        readonly damage: number;
      }[];
      readonly interrupted?: true;
    }
  | {
      readonly kind: 'effect';
      readonly verb: Step['kind'];
      readonly on: readonly AnyId[];
      readonly amount?: number;
      readonly conditions?: readonly Condition[];
      readonly token?: PowerToken;
      readonly at?: Place;
      readonly choice?: Choice;
    }
  | { readonly kind: 'roll'; readonly dice: readonly AttackDie[]; readonly totals?: RollTotals }
  | {
      readonly kind: 'test';
      readonly attribute: Word<'attribute'>;
      readonly successes: Readonly<Record<string, number>>;
      readonly passed: readonly AnyId[];
      readonly failed: readonly AnyId[];
    }
  /** Something the app cannot do by itself: the players do it. */
  | { readonly kind: 'told'; readonly told: true; readonly step: Step; readonly on: readonly AnyId[] }
);

export type SkipReason =
  | { readonly code: 'noActions'; readonly needed: number; readonly left: number }
  | { readonly code: 'attackUsed' | 'noEffect' | 'noCandidate' | 'stunned' | 'notYetMet' }
  | { readonly code: 'limitUsed'; readonly limit: Word<'limit'> }
  | { readonly code: 'noLegalTarget'; readonly ladder: readonly Rung[] }
  | { readonly code: 'outOfRange'; readonly ladder: readonly Rung[] }
  | { readonly code: 'tooFew'; readonly needed: number; readonly found: number }
  | { readonly code: 'wouldBeDefeated'; readonly health: number };

export type StepResult = {
  readonly figure: FigureId;
  readonly source: Source;
  readonly status: 'resolved' | 'skipped' | 'pending';
  /** Why it was skipped. */
  readonly reason?: SkipReason;
  /** An interruption voided it after it had begun (D17): the cost stays paid. */
  readonly voided?: true;
  readonly cost: { readonly actions: number; readonly attack: boolean; readonly points: number };
  /** What the figure has left afterwards. */
  readonly left: { readonly actions: number; readonly attack: boolean };
  readonly acts: readonly Act[];
  /** The figure is stunned: its moves give no points. */
  readonly stunned?: true;
  /** What conditions did when the line was over (6.6). */
  readonly after?: {
    readonly bled: number;
    readonly discarded: readonly Condition[];
    readonly defeated: boolean;
  };
};

/** What players reported, when it happened, and what it left. */
export type Interruption = {
  readonly step: number;
  /** How many acts of the step came before it. */
  readonly acts: number;
  readonly changes: readonly Change[];
  /** Figures that left the map by it. */
  readonly gone: readonly FigureId[];
  readonly after: Situation;
};

export type Resolution = {
  readonly steps: readonly StepResult[];
  /** In their order. */
  readonly interruptions: readonly Interruption[];
  /** What the players have to tell before it goes on; left out when all is done. */
  readonly pending?: Pending;
  /** As the steps left it. */
  readonly situation: Situation;
  /** How many of the answers were used. */
  readonly read: number;
};
