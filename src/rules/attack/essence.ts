// What the odds of an attack depend on, and nothing else: health that no roll can reach, damage that no surge recovers and
// conditions that nobody inflicts are cut away. So most attacks of a game turn out to be ones whose odds are known.

import { memo } from '../../kernel';
import { ATTACK_FACES } from '../dice/dice';
import type { Surge } from '../figure/profile';
import { RESULTS, sumOfModifiers, type AttackPlan, type Modifier } from './plan';

const MOST_DAMAGE_OF_A_DIE = Math.max(
  ...Object.values(ATTACK_FACES).flatMap((faces) => faces.map(({ damage }) => damage)),
);

/** The plan without all that cannot change its odds; `dice`: how many attack with it. */
export function essenceOf(plan: AttackPlan, dice: number): AttackPlan {
  const { abilities, always, target, attacker, others } = plan;
  const sum = sumOfModifiers(plan);
  let damage = dice * MOST_DAMAGE_OF_A_DIE + Math.max(0, sum.damage);
  let recover = always.recover;
  let tokens = always.tokens.length;
  let harms = always.blast > 0 || always.cleave > 0 || always.splash > 0;
  const inflicted = new Set<string>(always.inflict);
  const became = new Set<string>(always.become);
  for (const { effect } of abilities) {
    damage += effect.damage ?? 0;
    recover += effect.recover ?? 0;
    tokens += effect.powerToken ? 1 : 0;
    harms ||= Boolean(effect.blast || effect.cleave || effect.splash);
    for (const condition of effect.inflict ?? []) inflicted.add(condition);
    for (const condition of effect.become ?? []) became.add(condition);
  }
  return {
    needed: plan.needed,
    spending: plan.spending,
    abilities,
    modifiers: RESULTS.flatMap((result): readonly Modifier[] =>
      sum[result] === 0 ? [] : [{ of: 'attacker', source: 'bonus', result, amount: sum[result] }],
    ),
    tokens: NO_TOKENS,
    blockPerEvade: plan.blockPerEvade,
    blockIfNone: plan.blockIfNone,
    turnsBlock: plan.turnsBlock,
    always,
    target: {
      remaining: Math.min(target.remaining, damage + 1),
      leavesWhenDefeated: target.leavesWhenDefeated,
      hasConditions: target.hasConditions,
      conditions: target.conditions.filter((condition) => inflicted.has(condition)),
    },
    attacker: {
      damage: Math.min(attacker.damage, recover),
      strain: Math.min(attacker.strain, 1),
      conditions: attacker.conditions.filter((condition) => became.has(condition)),
      freeTokenSlots: Math.min(attacker.freeTokenSlots, tokens),
    },
    others: harms ? others : NO_OTHERS,
  };
}

const NO_TOKENS: AttackPlan['tokens'] = { attacker: [], defender: [] };
const NO_OTHERS: AttackPlan['others'] = { blast: 0, cleave: 0, splash: 0 };

const textOfSurge = memo(({ cost, effect }: Surge): string => JSON.stringify([cost, effect]));

/** Every field of an essence, so that equal texts have equal odds. */
export function textOfEssence(plan: AttackPlan): string {
  const { needed, spending, abilities, modifiers, always, target, attacker, others } = plan;
  const { blast, cleave, splash, recover, movement, inflict, become, tokens } = always;
  return [
    `${needed} ${String(spending)} ${plan.blockPerEvade} ${plan.blockIfNone} ${plan.turnsBlock}`,
    modifiers.map(({ result, amount }) => `${result} ${amount}`).join(),
    `${blast} ${cleave} ${splash} ${recover} ${movement} ${inflict.join()} ${become.join()} ${tokens.join()}`,
    `${target.remaining} ${target.leavesWhenDefeated} ${target.hasConditions} ${target.conditions.join()}`,
    `${attacker.damage} ${attacker.strain} ${attacker.conditions.join()} ${attacker.freeTokenSlots}`,
    `${others.blast} ${others.cleave} ${others.splash}`,
    ...abilities.map(textOfSurge),
  ].join(';');
}
