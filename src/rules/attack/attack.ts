// One attack from the roll to the end: declare, roll, rerolls, modifiers, surges, accuracy, damage, after effects.
// The result tells every step with its numbers, so that the table can follow, and what both figures are afterwards.

import { err, ok, type Result } from '../../kernel';
import { outcomeOf, type Miss, type AttackOutcome } from './outcome';
import {
  evadesOf,
  neededInEffect,
  planAttack,
  standingAfter,
  sumOfModifiers,
  type AttackPlan,
  type Modifier,
  type RollTotals,
  type Standing,
} from './plan';
import { attackRefusal, type AttackRefusal } from './refusal';
import { readRoll, type AttackRoll, type ReadRoll, type RollProblem } from './roll';
import { discardConditions, gainConditions } from '../figure/conditions';
import { SPENT_BY_ATTACKING, type Condition } from '../figure/conditionTable';
import type { Die } from '../dice/dice';
import { attackDiceOf, type AttackContext, type Fighter } from '../figure/fighter';
import { fateAt, recoverDamage, recoverStrain, sufferDamage, type Fate } from '../figure/health';
import { gainPowerToken, spendPowerTokens } from '../figure/powerTokens';
import type { AttackDie, DefenseDie, PowerToken } from '../figure/profile';
import { spendByPriority, type Spent, type SurgeScan, type SurgeUse } from './surges';
import { bestSpending, spendBest, spendChosen } from './surgesChosen';

export type AttackInput = {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly context: AttackContext;
  readonly roll: AttackRoll;
};

export type AttackProblem = AttackRefusal | RollProblem;

export type AttackStep =
  | {
      readonly kind: 'declare';
      readonly attackDice: readonly (AttackDie | 'any')[];
      readonly defenseDice: readonly DefenseDie[];
      /** With the conditions of both; `null`: no accuracy is needed. */
      readonly needed: number | null;
      readonly tokens: AttackPlan['tokens'];
    }
  | { readonly kind: 'roll'; readonly totals: RollTotals }
  | {
      readonly kind: 'reroll';
      readonly dice: readonly { readonly at: number; readonly die: Die }[];
      readonly totals: RollTotals;
    }
  | {
      readonly kind: 'modify';
      readonly modifiers: readonly Modifier[];
      /** Surges that evades took away. */
      readonly cancelled: number;
      readonly accuracy: number;
      readonly damage: number;
      readonly surges: number;
      readonly block: number;
      readonly dodge: number;
      readonly pierce: number;
    }
  | { readonly kind: 'surges'; readonly scans: readonly SurgeScan[]; readonly lost: number }
  | {
      readonly kind: 'accuracy';
      readonly accuracy: number;
      readonly needed: number | null;
      readonly miss: Miss | null;
    }
  | {
      readonly kind: 'damage';
      readonly damage: number;
      readonly block: number;
      readonly pierce: number;
      readonly suffered: number;
      readonly fate: Fate;
    }
  | { readonly kind: 'after'; readonly attacker: FighterChange; readonly defender: FighterChange };

export type FighterChange = {
  readonly gained: readonly Condition[];
  readonly discarded: readonly Condition[];
  readonly tokensGained: readonly PowerToken[];
  readonly tokensSpent: readonly PowerToken[];
};

export type AttackResult = {
  readonly hit: boolean;
  readonly miss: Miss | null;
  readonly accuracy: number;
  readonly needed: number | null;
  /** What the target suffers: never more than the health it had left. */
  readonly damage: number;
  readonly fate: Fate;
  /** In the order of spending. */
  readonly surgesSpent: readonly SurgeUse[];
  readonly surgesLost: number;
  readonly others: AttackOutcome['others'];
  readonly recovered: number;
  readonly strainRecovered: number;
  /** Movement points the attacker has after the attack. */
  readonly movement: number;
  readonly changes: { readonly attacker: FighterChange; readonly defender: FighterChange };
  readonly steps: readonly AttackStep[];
  /** Both figures as the attack leaves them. */
  readonly attacker: Fighter;
  readonly defender: Fighter;
};

/** Only what the attack comes to: nobody asks why. */
export const standingWhenSpent = (plan: AttackPlan, standing: Standing): Standing =>
  plan.spending === 'best' ? bestSpending(plan, standing) : spendSurges(plan, standing).standing;

function spendSurges(plan: AttackPlan, standing: Standing): Spent {
  if (plan.spending === 'priority') return spendByPriority(plan, standing);
  return plan.spending === 'best' ? spendBest(plan, standing) : spendChosen(plan, standing, plan.spending);
}

function attackerAfter(attacker: Fighter, plan: AttackPlan, outcome: AttackOutcome): Fighter {
  const paid = discardConditions(spendPowerTokens(attacker, plan.tokens.attacker), SPENT_BY_ATTACKING);
  const healed = recoverStrain(recoverDamage(paid, outcome.recovered), outcome.strainRecovered);
  const armed = outcome.tokens.reduce((figure, token) => gainPowerToken(figure, token), healed);
  return gainConditions(armed, outcome.became);
}

function defenderAfter(defender: Fighter, plan: AttackPlan, outcome: AttackOutcome): Fighter {
  const hurt = sufferDamage(spendPowerTokens(defender, plan.tokens.defender), outcome.damage).figure;
  return gainConditions(hurt, outcome.inflicted);
}

const changesOf = (attacker: Fighter, plan: AttackPlan, outcome: AttackOutcome): AttackResult['changes'] => ({
  attacker: {
    gained: outcome.became,
    discarded: SPENT_BY_ATTACKING.filter((condition) => attacker.conditions.includes(condition)),
    tokensGained: outcome.tokens,
    tokensSpent: plan.tokens.attacker,
  },
  defender: { gained: outcome.inflicted, discarded: [], tokensGained: [], tokensSpent: plan.tokens.defender },
});

function openingSteps(input: AttackInput, plan: AttackPlan, roll: ReadRoll): readonly AttackStep[] {
  const { tokens, modifiers } = plan;
  const needed = neededInEffect(plan);
  const attackDice = attackDiceOf(input.attacker);
  const { accuracy, damage, surges, block, dodge, pierce } = standingAfter(plan, roll.final);
  return [
    { kind: 'declare', attackDice, defenseDice: input.defender.defense, needed, tokens },
    { kind: 'roll', totals: roll.first },
    ...(roll.rerolled.length > 0
      ? [{ kind: 'reroll', dice: roll.rerolled, totals: roll.final } as const]
      : []),
    {
      kind: 'modify',
      modifiers,
      cancelled: cancelledSurges(plan, roll.final),
      accuracy,
      damage,
      surges,
      block,
      dodge,
      pierce,
    },
  ];
}

const cancelledSurges = (plan: AttackPlan, roll: RollTotals): number =>
  Math.max(0, Math.min(roll.surge + sumOfModifiers(plan).surge, evadesOf(plan, roll)));

/** From the roll that was entered to the end of the attack. */
export function resolveAttack(input: AttackInput): Result<AttackResult, AttackProblem> {
  const { attacker, defender, context } = input;
  const refusal = attackRefusal(attacker, defender, context);
  if (refusal) return err(refusal);
  const roll = readRoll(attacker, defender, input.roll);
  if (!roll.ok) return roll;

  const plan = planAttack(attacker, defender, context);
  const { standing, scans } = spendSurges(plan, standingAfter(plan, roll.value.final));
  const outcome = outcomeOf(plan, standing);
  const { miss, damage, others, recovered, strainRecovered, movement } = outcome;
  const fate = fateAt(defender, damage);
  const changes = changesOf(attacker, plan, outcome);
  const lost = standing.surges - strainRecovered;
  const { accuracy, block, pierce } = standing;
  return ok({
    hit: miss === null,
    miss,
    accuracy,
    needed: plan.needed,
    damage,
    fate,
    surgesSpent: scans.flatMap(({ use }) => use ?? []),
    surgesLost: lost,
    others,
    recovered,
    strainRecovered,
    movement,
    changes,
    steps: [
      ...openingSteps(input, plan, roll.value),
      { kind: 'surges', scans, lost },
      { kind: 'accuracy', accuracy, needed: plan.needed, miss },
      { kind: 'damage', damage: standing.damage, block, pierce, suffered: damage, fate },
      { kind: 'after', ...changes },
    ],
    attacker: attackerAfter(attacker, plan, outcome),
    defender: defenderAfter(defender, plan, outcome),
  });
}
