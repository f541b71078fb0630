// Everything about an attack that is settled before the dice fall: accuracy needed, modifiers, what always applies,
// the surge abilities in their order. And the attack as it stands, once dice and modifiers are known.

import { holds } from '../figure/conditions';
import {
  conditionRow,
  CONDITIONS,
  HARMFUL_CONDITIONS,
  HELPFUL_CONDITIONS,
  SPENT_BY_ATTACKING,
  type Condition,
  type HarmfulCondition,
  type HelpfulCondition,
} from '../figure/conditionTable';
import type { AttackFace, DefenseFace } from '../dice/dice';
import {
  hasKeyword,
  isPlayedByApp,
  keywordValue,
  type AttackContext,
  guardsOf,
  type Fighter,
  type DefenseAbility,
  type Spending,
} from '../figure/fighter';
import { leavesWhenDefeated, remainingHealth } from '../figure/health';
import { fits, freeTokenSlots, spendPowerTokens } from '../figure/powerTokens';
import type { PowerToken, Surge } from '../figure/profile';

export const RESULTS = ['accuracy', 'damage', 'surge', 'pierce', 'block', 'evade', 'dodge'] as const;
export type AttackNumber = (typeof RESULTS)[number];

/** As players read them: first what helps. */
const HELPFUL_FIRST: readonly Condition[] = [...HELPFUL_CONDITIONS, ...HARMFUL_CONDITIONS];

export type Modifier = {
  readonly of: 'attacker' | 'defender';
  readonly source: 'passive' | 'ability' | 'keyword' | 'bonus' | 'powerToken' | Condition;
  readonly result: AttackNumber;
  readonly amount: number;
};

/** What the target and others suffer, and what the attacker gains, besides plain damage. */
export type AttackGifts = {
  readonly blast: number;
  readonly cleave: number;
  readonly splash: number;
  readonly recover: number;
  readonly movement: number;
  readonly inflict: readonly HarmfulCondition[];
  readonly become: readonly HelpfulCondition[];
  readonly tokens: readonly PowerToken[];
};

/** The attack as it stands at some moment between the modifiers and the end. */
export type Standing = AttackGifts & {
  readonly accuracy: number;
  readonly damage: number;
  readonly block: number;
  readonly pierce: number;
  readonly dodge: number;
  readonly surges: number;
  /** Places of the abilities used so far, in the order of their use. */
  readonly used: readonly number[];
};

export type AttackPlan = {
  /** Accuracy the attack must have; `null` where none is needed. */
  readonly needed: number | null;
  readonly spending: Spending;
  readonly abilities: readonly Surge[];
  readonly modifiers: readonly Modifier[];
  readonly tokens: { readonly attacker: readonly PowerToken[]; readonly defender: readonly PowerToken[] };
  readonly blockPerEvade: number;
  readonly blockIfNone: number;
  readonly turnsBlock: boolean;
  readonly always: AttackGifts;
  readonly target: {
    readonly remaining: number;
    readonly leavesWhenDefeated: boolean;
    readonly hasConditions: boolean;
    readonly conditions: readonly Condition[];
  };
  readonly attacker: {
    readonly damage: number;
    readonly strain: number;
    /** Those it keeps: what the attack itself uses up can be gained again. */
    readonly conditions: readonly Condition[];
    readonly freeTokenSlots: number;
  };
  readonly others: { readonly blast: number; readonly cleave: number; readonly splash: number };
};

/** The app spends every fitting token of its figures; of the others, the one that was chosen for them is spent. */
function tokensSpent(
  role: 'attacker' | 'defender',
  fighter: Fighter,
  context: AttackContext,
): readonly PowerToken[] {
  if (isPlayedByApp(fighter)) return fighter.powerTokens.filter((token) => fits(token, role));
  const chosen = context.tokens?.[role];
  return chosen === undefined ? [] : [chosen];
}

function neededAccuracy({ attack }: Fighter, { distance, unerring }: AttackContext): number | null {
  return attack?.type === 'melee' || unerring ? null : Math.max(1, distance ?? 1);
}

function modifiersOf(
  attacker: Fighter,
  defender: Fighter,
  context: AttackContext,
  tokens: AttackPlan['tokens'],
  guards: readonly DefenseAbility[],
) {
  const list: Modifier[] = [];
  const add = (
    of: Modifier['of'],
    source: Modifier['source'],
    result: AttackNumber,
    amount: number | undefined,
  ) => {
    if (amount) list.push({ of, source, result, amount });
  };
  const { attacker: attackBonus, defender: defenseBonus } = context.bonus ?? {};
  for (const result of ['accuracy', 'damage', 'surge'] as const) {
    add('attacker', 'passive', result, attacker.passives[result]);
    add('attacker', 'bonus', result, attackBonus?.[result]);
  }
  add('attacker', 'keyword', 'pierce', keywordValue(attacker, 'pierce'));
  add('attacker', 'bonus', 'pierce', attackBonus?.pierce);
  add('attacker', 'bonus', 'dodge', -(attackBonus?.removeDodge ?? 0));
  for (const result of ['block', 'evade', 'dodge'] as const) {
    add('defender', 'passive', result, defender.passives[result]);
    add('defender', 'ability', result, sumOfGuards(guards, result));
    add('defender', 'bonus', result, defenseBonus?.[result]);
  }
  for (const token of tokens.attacker) add('attacker', 'powerToken', token, 1);
  for (const token of tokens.defender) add('defender', 'powerToken', token, 1);
  for (const condition of HELPFUL_FIRST) {
    if (holds(attacker, condition)) add('attacker', condition, 'surge', conditionRow(condition).attackSurge);
  }
  for (const condition of HELPFUL_FIRST) {
    if (!holds(defender, condition)) continue;
    add('defender', condition, 'accuracy', conditionRow(condition).attackerAccuracy);
    add('defender', condition, 'evade', conditionRow(condition).defenseEvade);
  }
  return list;
}

function alwaysOf(attacker: Fighter, context: AttackContext): AttackGifts {
  const bonus = context.bonus?.attacker ?? {};
  const inflict: HarmfulCondition[] = [...(bonus.inflict ?? [])];
  inflict.push(
    ...HARMFUL_CONDITIONS.filter((condition) => hasKeyword(attacker, conditionRow(condition).verb)),
  );
  return {
    blast: keywordValue(attacker, 'blast') + (bonus.blast ?? 0),
    cleave: keywordValue(attacker, 'cleave') + (bonus.cleave ?? 0),
    splash: bonus.splash ?? 0,
    recover: bonus.recover ?? 0,
    movement: bonus.movement ?? 0,
    inflict,
    become: bonus.become ?? [],
    tokens: bonus.powerToken?.slice(0, 1) ?? [],
  };
}

const sumOfGuards = (
  guards: readonly DefenseAbility[],
  what: 'block' | 'evade' | 'dodge' | 'blockPerEvade' | 'blockIfNone',
): number => guards.reduce((sum, guard) => sum + (guard[what] ?? 0), 0);

export function planAttack(attacker: Fighter, defender: Fighter, context: AttackContext): AttackPlan {
  const tokens = {
    attacker: tokensSpent('attacker', attacker, context),
    defender: tokensSpent('defender', defender, context),
  };
  const { blast = 0, cleave = 0, splash = 0 } = context.others ?? {};
  const guards = guardsOf(defender, attacker, context);
  return {
    needed: neededAccuracy(attacker, context),
    spending: context.spending ?? (isPlayedByApp(attacker) ? 'priority' : 'best'),
    abilities: [...(attacker.bonusSurges ?? []), ...attacker.surges],
    modifiers: modifiersOf(attacker, defender, context, tokens, guards),
    tokens,
    blockPerEvade: (defender.blockPerEvade ?? 0) + sumOfGuards(guards, 'blockPerEvade'),
    blockIfNone: sumOfGuards(guards, 'blockIfNone'),
    turnsBlock: guards.some(({ turnsBlock }) => turnsBlock),
    always: alwaysOf(attacker, context),
    target: {
      remaining: remainingHealth(defender),
      leavesWhenDefeated: leavesWhenDefeated(defender),
      hasConditions: !defender.object,
      conditions: defender.conditions,
    },
    attacker: {
      damage: attacker.damage,
      strain: attacker.hero?.strain ?? 0,
      conditions: attacker.conditions.filter((condition) => !SPENT_BY_ATTACKING.includes(condition)),
      freeTokenSlots: freeTokenSlots(spendPowerTokens(attacker, tokens.attacker)),
    },
    others: { blast, cleave, splash },
  };
}

export type RollTotals = AttackFace & DefenseFace;

/** What the modifiers come to, result by result. */
export const sumOfModifiers = (plan: AttackPlan): Readonly<Record<AttackNumber, number>> => {
  const sum = { accuracy: 0, damage: 0, surge: 0, pierce: 0, block: 0, evade: 0, dodge: 0 };
  for (const { result, amount } of plan.modifiers) sum[result] += amount;
  return sum;
};

/** What is needed in effect, once the conditions of both are counted: 2 more against a Hidden figure. */
export function neededInEffect({ needed, modifiers }: AttackPlan): number | null {
  if (needed === null) return null;
  const ofConditions = modifiers.filter(({ source, result }) => result === 'accuracy' && isCondition(source));
  return ofConditions.reduce((sum, { amount }) => sum - amount, needed);
}

const isCondition = (source: Modifier['source']): boolean => CONDITIONS.some((one) => one === source);

/** The same, asked before the attack begins. */
export const accuracyNeeded = (attacker: Fighter, defender: Fighter, context: AttackContext): number | null =>
  neededInEffect(planAttack(attacker, defender, context));

type StandingNumbers = Pick<Standing, 'accuracy' | 'damage' | 'block' | 'pierce' | 'dodge' | 'surges'>;

/** Before any surge is spent. Written out because odds ask for it thousands of times, and spreading is slow. */
export const startingFrom = (always: AttackGifts, numbers: StandingNumbers): Standing => ({
  accuracy: numbers.accuracy,
  damage: numbers.damage,
  block: numbers.block,
  pierce: numbers.pierce,
  dodge: numbers.dodge,
  surges: numbers.surges,
  used: [],
  blast: always.blast,
  cleave: always.cleave,
  splash: always.splash,
  recover: always.recover,
  movement: always.movement,
  inflict: always.inflict,
  become: always.become,
  tokens: always.tokens,
});

type Defense = { readonly block: number; readonly evade: number };

/** Block and evade that count, modifiers and abilities applied. `surges`: those that an evade could cancel. */
export function defenseAfter(
  { blockPerEvade, blockIfNone, turnsBlock }: AttackPlan,
  sum: Readonly<Record<AttackNumber, number>>,
  shown: Defense,
  surges: number,
): Defense {
  const rolled = shown.block + (shown.block === 0 ? blockIfNone : 0) + sum.block;
  const evade = Math.max(0, shown.evade + sum.evade);
  const turned = turnsBlock && rolled > 0 && surges > evade ? 1 : 0;
  return {
    block: Math.max(0, rolled - turned + (evade + turned) * blockPerEvade),
    evade: evade + turned,
  };
}

/** Evades that count, modifiers applied. */
export function evadesOf(plan: AttackPlan, roll: RollTotals): number {
  const sum = sumOfModifiers(plan);
  return defenseAfter(plan, sum, roll, roll.surge + sum.surge).evade;
}

/** Modifiers applied, evades against surges: the attack on which surges are then spent. */
export function standingAfter(plan: AttackPlan, roll: RollTotals): Standing {
  const sum = sumOfModifiers(plan);
  const { block, evade } = defenseAfter(plan, sum, roll, roll.surge + sum.surge);
  return startingFrom(plan.always, {
    accuracy: roll.accuracy + sum.accuracy,
    damage: roll.damage + sum.damage,
    block,
    pierce: sum.pierce,
    dodge: Math.max(0, roll.dodge + sum.dodge),
    surges: Math.max(0, roll.surge + sum.surge - evade),
  });
}

export const hasAccuracy = ({ needed }: AttackPlan, { accuracy }: Standing): boolean =>
  needed === null || accuracy >= needed;

export const hits = (plan: AttackPlan, standing: Standing): boolean =>
  standing.dodge <= 0 && hasAccuracy(plan, standing);

/** Damage results beyond the block that holds; below zero, it says how much is missing. */
export const beyondBlock = ({ damage, block, pierce }: Standing): number =>
  damage - Math.max(0, block - pierce);

/** What the target would suffer if the attack ended here. */
export const damageDealt = (plan: AttackPlan, standing: Standing): number =>
  hits(plan, standing) ? Math.min(Math.max(0, beyondBlock(standing)), plan.target.remaining) : 0;
