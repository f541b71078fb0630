// What an attack comes to once all surges are spent: hit or miss, damage, conditions.

import { damageDealt, hasAccuracy, hits, type AttackPlan, type Standing } from './plan';
import type { HarmfulCondition, HelpfulCondition } from '../figure/conditionTable';
import type { PowerToken } from '../figure/profile';

export const MISSES = ['dodge', 'accuracy'] as const;
export type Miss = (typeof MISSES)[number];

export type AttackOutcome = {
  readonly miss: Miss | null;
  readonly damage: number;
  /** The target has no health left. */
  readonly defeats: boolean;
  readonly inflicted: readonly HarmfulCondition[];
  readonly became: readonly HelpfulCondition[];
  /** Damage to each figure that these reach; nothing where they reach nobody. */
  readonly others: { readonly blast: number; readonly cleave: number; readonly splash: number };
  readonly recovered: number;
  /** A hero turns one surge that is left into a strain less. */
  readonly strainRecovered: number;
  readonly tokens: readonly PowerToken[];
  readonly movement: number;
};

function missOf(plan: AttackPlan, standing: Standing): Miss | null {
  if (standing.dodge > 0) return 'dodge';
  return hasAccuracy(plan, standing) ? null : 'accuracy';
}

const newOnes = <C>(conditions: readonly C[], held: readonly unknown[]): readonly C[] =>
  conditions.length === 0
    ? conditions
    : [...new Set(conditions)].filter((condition) => !held.includes(condition));

export function outcomeOf(plan: AttackPlan, standing: Standing): AttackOutcome {
  const { target, attacker, others } = plan;
  const damage = damageDealt(plan, standing);
  const hurts = damage > 0;
  const defeats = hurts && damage >= target.remaining;
  const targetStays = target.hasConditions && !(defeats && target.leavesWhenDefeated);
  return {
    miss: missOf(plan, standing),
    damage,
    defeats,
    inflicted: hurts && targetStays ? newOnes(standing.inflict, target.conditions) : [],
    became: hurts ? newOnes(standing.become, attacker.conditions) : [],
    others: {
      blast: hurts && others.blast > 0 ? standing.blast : 0,
      cleave: hurts && others.cleave > 0 ? standing.cleave : 0,
      splash: others.splash > 0 && hits(plan, standing) ? standing.splash : 0,
    },
    recovered: Math.min(standing.recover, attacker.damage),
    strainRecovered: standing.surges > 0 && attacker.strain > 0 ? 1 : 0,
    tokens:
      standing.tokens.length === 0 ? standing.tokens : standing.tokens.slice(0, attacker.freeTokenSlots),
    movement: standing.movement,
  };
}
