// How players spend surges, for odds and for suggestions; at the table they choose freely. Of all the ways to spend
// them, the one that hurts the target most; among those, the one with more conditions on it, then more damage to
// others, then what is good for the attacker, then the fewest surges, then the earlier abilities of the list.

import { outcomeOf } from './outcome';
import { damageDealt, type AttackPlan, type Standing } from './plan';
import { applySurge, canPay, type Spent, type SurgeScan, type SurgeSkip } from './surges';

/** What is compared, in this order; more is better. */
function worth(plan: AttackPlan, standing: Standing): readonly number[] {
  const { damage, inflicted, others, became, tokens, recovered, strainRecovered, movement } = outcomeOf(
    plan,
    standing,
  );
  const toOthers =
    others.blast * plan.others.blast +
    others.cleave * Math.min(1, plan.others.cleave) +
    others.splash * plan.others.splash;
  return [
    damage,
    inflicted.length,
    toOthers,
    became.length,
    tokens.length,
    recovered,
    strainRecovered,
    movement,
    standing.surges,
  ];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (let at = 0; at < a.length; at++) {
    const [one, other] = [a[at] ?? 0, b[at] ?? 0];
    if (one !== other) return one > other;
  }
  return false;
}

/** Tries every set of abilities that can be paid for, each once. */
export function bestSpending(plan: AttackPlan, before: Standing): Standing {
  let best = before;
  let bestWorth = worth(plan, before);
  let mostDamage = damageDealt(plan, before);
  const consider = (tried: Standing): void => {
    // Damage is compared first: with less of it, the rest does not matter.
    const damage = damageDealt(plan, tried);
    if (damage < mostDamage) return;
    const triedWorth = worth(plan, tried);
    if (damage === mostDamage && !isBetter(triedWorth, bestWorth)) return;
    best = tried;
    bestWorth = triedWorth;
    mostDamage = damage;
  };
  const tryMore = (standing: Standing, from: number): void => {
    for (let place = from; place < plan.abilities.length; place++) {
      const ability = plan.abilities[place];
      if (!ability || !canPay(standing, ability)) continue;
      const tried = applySurge(standing, ability, place);
      consider(tried);
      if (tried.surges > 0) tryMore(tried, place + 1);
    }
  };
  tryMore(before, 0);
  return best;
}

function tell(plan: AttackPlan, before: Standing, chosen: Standing): readonly SurgeScan[] {
  let { surges } = before;
  const scans = chosen.used.map((place): SurgeScan => {
    const cost = plan.abilities[place]?.cost ?? 0;
    const scan: SurgeScan = { surges, skipped: [], use: { ability: place, cost, reasons: ['chosen'] } };
    surges -= cost;
    return scan;
  });
  const skipped = plan.abilities.flatMap((ability, place): readonly SurgeSkip[] => {
    if (chosen.used.includes(place)) return [];
    return [{ ability: place, reasons: [ability.cost > surges ? 'tooExpensive' : 'notChosen'] }];
  });
  return before.surges > 0 && skipped.length > 0 ? [...scans, { surges, skipped, use: null }] : scans;
}

export function spendBest(plan: AttackPlan, before: Standing): Spent {
  const standing = bestSpending(plan, before);
  return { standing, scans: tell(plan, before, standing) };
}

/** What the players picked, as far as it can be paid for, each ability once. */
export function spendChosen(plan: AttackPlan, before: Standing, places: readonly number[]): Spent {
  let standing = before;
  for (const place of places) {
    const ability = plan.abilities[place];
    if (ability && canPay(standing, ability) && !standing.used.includes(place))
      standing = applySurge(standing, ability, place);
  }
  return { standing, scans: tell(plan, before, standing) };
}
