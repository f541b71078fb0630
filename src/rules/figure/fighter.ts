// A figure as a fight sees it, and the context of an attack. Distance, sight and neighbours are handed in, because the
// fight knows no board.

import { diceOfConditions } from './conditionTable';
import type { Vitals } from './health';
import { USUAL_CONTROLLER, type Controller, type Side } from '../board/piece';
import type {
  Attack,
  AttackDie,
  Attribute,
  DefenseDie,
  Keyword,
  Passives,
  PowerToken,
  Surge,
  SurgeEffect,
} from './profile';

export type Fighter = Vitals & {
  readonly side: Side;
  /** Left out: whoever usually plays its side. */
  readonly controller?: Controller;
  /** Left out for objects and for figures that never attack. */
  readonly attack?: Attack;
  /** For weapons whose pool is the attacker's pool of an attribute. */
  readonly attributes?: Readonly<Record<Attribute, readonly AttackDie[]>>;
  readonly defense: readonly DefenseDie[];
  /** In the order in which the app tries them: its surge priority, not the printed order. */
  readonly surges: readonly Surge[];
  /** Granted by a bonus effect, and tried before all others. */
  readonly bonusSurges?: readonly Surge[];
  readonly passives: Passives;
  readonly keywords: readonly Keyword[];
  /** Block that each evade of its own defense gives besides. */
  readonly blockPerEvade?: number;
  /** Printed abilities that change its defense. */
  readonly guards?: readonly DefenseAbility[];
};

/** What a printed ability does while its figure defends, or while a friend beside it does. */
export type DefenseAbility = {
  readonly block?: number;
  readonly evade?: number;
  readonly dodge?: number;
  /** Block for each evade. */
  readonly blockPerEvade?: number;
  /** Block, if the dice show none. */
  readonly blockIfNone?: number;
  /** One block becomes an evade, as long as there is a surge for it to cancel. */
  readonly turnsBlock?: true;
  /** Only against attacks from at least so many spaces away. */
  readonly from?: number;
  readonly against?: Attack['type'];
  /** Not for itself: for a friend next to it, one such ability an attack. */
  readonly friend?: true;
  /** Of a friend: several of them add up. */
  readonly each?: true;
};

/** Those of the figure itself that hold in this attack. */
export const guardsOf = (
  { guards = [] }: Fighter,
  attacker: Fighter,
  { distance }: Pick<AttackContext, 'distance'>,
): readonly DefenseAbility[] =>
  guards.filter(
    ({ from = 0, against, friend }) =>
      !friend && (distance ?? 0) >= from && (against === undefined || against === attacker.attack?.type),
  );

export const SPENDING = ['priority', 'best'] as const;
/**
 * `priority`: topmost ability that has an effect, again and again. `best`: what a player would pick. A list: the abilities that
 * the players did pick, by their places, in this order.
 */
export type Spending = (typeof SPENDING)[number] | readonly number[];

export type AttackContext = {
  /** Counted spaces to the target; `null` where there is no way to count. */
  readonly distance: number | null;
  readonly adjacent: boolean;
  readonly sight: boolean;
  /** How many other hostile figures each of these would hurt; none if left out. */
  readonly others?: { readonly blast?: number; readonly cleave?: number; readonly splash?: number };
  /** Power tokens the players spend for their figures. The app spends those of its own by rule. */
  readonly tokens?: { readonly attacker?: PowerToken; readonly defender?: PowerToken };
  /** What bonus effects, neighbours and mission rules add to this one attack. */
  readonly bonus?: {
    readonly attacker?: SurgeEffect & { readonly surge?: number };
    readonly defender?: { readonly block?: number; readonly evade?: number; readonly dodge?: number };
  };
  /** The players make it, whatever sight and reach say: a card allows it. Accuracy counts as ever. */
  readonly allowed?: boolean;
  /** The attack needs neither sight nor accuracy. */
  readonly unerring?: boolean;
  /** Who decides about surges; if left out, the app follows the priority and everybody else chooses the best. */
  readonly spending?: Spending;
};

/** The app decides for it, by rule; whatever side it is on. */
export const isPlayedByApp = ({ side, controller }: Pick<Fighter, 'side' | 'controller'>): boolean =>
  (controller ?? USUAL_CONTROLLER[side]) === 'app';

/** The attack dice before colours are chosen; Focused adds a green one. */
export function attackDiceOf(attacker: Fighter): readonly (AttackDie | 'any')[] {
  const { attack, attributes } = attacker;
  if (!attack) return [];
  const dice = attack.pool ? (attributes?.[attack.pool] ?? []) : attack.dice;
  return [...dice, ...diceOfConditions(attacker.conditions)];
}

/** The value of a keyword with a number; a keyword that is there several times adds up. */
export const keywordValue = ({ keywords }: Fighter, name: Keyword['name']): number =>
  keywords.reduce(
    (sum, keyword) => sum + (keyword.name === name && typeof keyword.value === 'number' ? keyword.value : 0),
    0,
  );

export const hasKeyword = ({ keywords }: Fighter, name: string): boolean =>
  keywords.some((keyword) => keyword.name === name);
