// The opponent's dialect of the order language: ranges instead of spaces, units instead of figures. A behaviour is a list of
// orders; the first one that can be carried out is the next action.

import type { NodeOf } from '../../kernel';
import type { LegionQuestion, RulerBand, UnitRole } from '../../legion';
import type { SelectorOf } from '../../orders';

export const STANCES = ['take', 'hold', 'hunt'] as const;
export type Stance = (typeof STANCES)[number];

/** What an order does. The target is chosen by the selector; the others speak of the unit itself. */
export const BATTLE_STEPS = {
  attack: { target: 'selector?' },
  /** One move that brings the target into range. */
  approach: { target: 'selector?' },
  /** One move into contact. */
  engage: { target: 'selector?' },
  /** One move toward a target that is out of reach. */
  close: { target: 'selector?' },
  /** One move toward the goal. */
  advance: {},
  /** The move that a speeder owes at the start. */
  compulsory: {},
  aim: {},
  dodge: {},
  standby: {},
  recover: {},
  withdraw: {},
  claim: {},
  spotter: {},
  takeCover: {},
} as const;

/** What must hold of the unit itself. */
export const BATTLE_CONDS = {
  engaged: { not: 'flag?' },
  moved: { not: 'flag?' },
  attacked: { not: 'flag?' },
  atGoal: { not: 'flag?' },
  /** An enemy is in reach of its weapons where it stands. */
  canShoot: { not: 'flag?' },
  /** At least so many actions are left. */
  actions: { least: 'count' },
  /** So many tokens or more. */
  shaken: { least: 'count' },
  spentWeapon: { not: 'flag?' },
  /** An enemy who has still to act sees it. */
  exposed: { not: 'flag?' },
  /** An enemy is in sight where it stands. */
  inSight: { not: 'flag?' },
  laterThan: { round: 'count' },
  /** The objective is scored within so many rounds. */
  scoresSoon: { rounds: 'count' },
  /** A friend with the same goal has reached it. */
  goalManned: { not: 'flag?' },
} as const;

export const BATTLE_PREDS = {
  engagedWithUs: { not: 'flag?' },
  trooper: { not: 'flag?' },
  vehicle: { not: 'flag?' },
  suppressed: { not: 'flag?' },
  activated: { not: 'flag?' },
  within: { band: 'count' },
} as const;

export const BATTLE_KEYS = {
  engagedWithUs: {},
  /** Holds or contests an objective. */
  objective: {},
  killChance: {},
  expectedPoints: {},
  breaks: {},
  stillToAct: {},
  nearest: {},
} as const;

interface Types {
  readonly count: number;
  readonly flag: true;
  readonly selector: BattleSelector;
}

export type BattleStep = NodeOf<typeof BATTLE_STEPS, Types>;
export type BattleCond = NodeOf<typeof BATTLE_CONDS, Types>;
export type BattlePred = NodeOf<typeof BATTLE_PREDS, Types>;
export type BattleKey = NodeOf<typeof BATTLE_KEYS, Types>;
export type BattleSelector = SelectorOf<BattleTerms>;

/** What can be done with a target. */
export type BattleOption = { readonly target: string; readonly band: RulerBand; readonly cover: 0 | 1 | 2 };
export type BattleWhy = 'outOfReach' | 'noShot' | 'engagedElsewhere' | 'notAsked' | 'notReached';

export type BattleTerms = {
  readonly id: string;
  readonly noun: 'enemy';
  readonly ref: 'target';
  readonly pred: BattlePred;
  readonly key: BattleKey;
  readonly eye: unknown;
  readonly question: LegionQuestion;
  readonly option: BattleOption;
  readonly why: BattleWhy;
};

export type BattleRule = { readonly if?: readonly BattleCond[]; readonly do: BattleStep };
export type BehaviourBook = {
  /** Whom an order means that names no target. */
  readonly usual: BattleSelector;
  readonly roles: Readonly<Record<UnitRole, Readonly<Record<Stance, readonly BattleRule[]>>>>;
};
