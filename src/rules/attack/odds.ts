// The exact odds of an attack. Dice are added up into counts (pool.ts), and the surge rule is played through once for
// every situation that differs for it, not once for every roll: accuracy counts only by what is missing, block
// only as far as pierce could matter, surges only as far as there are abilities to buy. Counts are divided once. Attacks
// that differ in nothing that matters (essence.ts) share their odds.

import { recentAnswers, spendWork } from '../../kernel';
import { standingWhenSpent } from './attack';
import { essenceOf, textOfEssence } from './essence';
import { outcomeOf } from './outcome';
import {
  defenseAfter,
  planAttack,
  startingFrom,
  sumOfModifiers,
  type AttackPlan,
  type Standing,
} from './plan';
import { attackRefusal } from './refusal';
import { attackDiceOf, type AttackContext, type Fighter } from '../figure/fighter';
import { attackPool, defensePool } from '../dice/pool';
import { CONDITIONS, type Condition } from '../figure/conditionTable';
import { ATTACK_DICE, type AttackDie, type DefenseDie, type Surge } from '../figure/profile';

export type Odds = {
  /** The attack does not miss; it may still do no damage. */
  readonly hit: number;
  readonly expectedDamage: number;
  /** The chance of each amount of damage suffered; the index is the amount. */
  readonly damage: readonly number[];
  /** The chance that the target (harmful) or the attacker (helpful) gains the condition. */
  readonly conditions: Readonly<Record<Condition, number>>;
  /** A healthy hero turns to the wounded side. */
  readonly wounds: number;
  /** The target leaves the map. */
  readonly removes: number;
  /** The attack dice, with the colours that were chosen. */
  readonly dice: readonly AttackDie[];
};

type Tally = {
  readonly damage: number[];
  readonly conditions: Record<Condition, number>;
  hit: number;
  defeats: number;
};

const byCondition = (amount: (condition: Condition) => number): Record<Condition, number> =>
  Object.fromEntries(CONDITIONS.map((condition) => [condition, amount(condition)])) as Record<
    Condition,
    number
  >;
const NO_CONDITIONS: Readonly<Record<Condition, number>> = byCondition(() => 0);

/** The odds of an attack that cannot be made. */
const IMPOSSIBLE: Odds = {
  hit: 0,
  expectedDamage: 0,
  damage: [1],
  conditions: NO_CONDITIONS,
  wounds: 0,
  removes: 0,
  dice: [],
};

const sumOver = (abilities: readonly Surge[], of: (ability: Surge) => number | undefined): number =>
  abilities.reduce((sum, ability) => sum + (of(ability) ?? 0), 0);

/** What the abilities could add at the very most: differences beyond it cannot matter. */
const limitsOf = ({ abilities }: AttackPlan) => ({
  accuracy: sumOver(abilities, ({ effect }) => effect.accuracy),
  damage: sumOver(abilities, ({ effect }) => effect.damage),
  pierce: sumOver(abilities, ({ effect }) => effect.pierce),
  dodge: sumOver(abilities, ({ effect }) => effect.removeDodge),
  surges: sumOver(abilities, ({ cost }) => cost) + 1,
});

/** A situation as the surge rule sees it; equal ones are played through once. */
type Situation = {
  readonly missing: number;
  readonly beyond: number;
  readonly block: number;
  readonly dodge: number;
  readonly surges: number;
};

/** A number for every situation within the limits: each part has exactly the room that it can need. */
function keyWithin(
  limits: ReturnType<typeof limitsOf>,
  missing: number,
  beyond: number,
  block: number,
  dodge: number,
  surges: number,
): number {
  const above = beyond + limits.damage + limits.pierce;
  const withMissing = above * (limits.accuracy + 1) + missing;
  const withBlock = withMissing * (limits.pierce + 1) + block;
  const withDodge = withBlock * (limits.dodge + 1) + dodge;
  return withDodge * (limits.surges + 1) + surges;
}

type Gathered = { readonly situation: Situation; ways: number };

/** All rolls, merged into situations; rolls that miss whatever is spent are not among them. */
function gather(
  plan: AttackPlan,
  dice: readonly AttackDie[],
  defense: readonly DefenseDie[],
): Iterable<Gathered> {
  const sum = sumOfModifiers(plan);
  const limits = limitsOf(plan);
  const known = new Map<number, Gathered>();
  const defended = defensePool(defense).outcomes;
  for (const attack of attackPool(dice).outcomes) {
    spendWork(defended.length);
    const accuracy = attack.shown.accuracy + sum.accuracy;
    const missing = plan.needed === null ? 0 : Math.max(0, plan.needed - accuracy);
    if (missing > limits.accuracy) continue;
    for (const { shown, ways: defenseWays } of defended) {
      const dodge = Math.max(0, shown.dodge + sum.dodge);
      if (dodge > limits.dodge) continue;
      const { block: held, evade } = defenseAfter(plan, sum, shown, attack.shown.surge + sum.surge);
      const blocked = Math.max(0, held - sum.pierce);
      const all = attack.shown.damage + sum.damage - blocked;
      const beyond = Math.max(-limits.damage - limits.pierce, Math.min(all, plan.target.remaining));
      const block = beyond < plan.target.remaining ? Math.min(blocked, limits.pierce) : 0;
      const surges = Math.min(limits.surges, Math.max(0, attack.shown.surge + sum.surge - evade));
      const key = keyWithin(limits, missing, beyond, block, dodge, surges);
      const ways = attack.ways * defenseWays;
      const gathered = known.get(key);
      if (gathered) gathered.ways += ways;
      else known.set(key, { situation: { missing, beyond, block, dodge, surges }, ways });
    }
  }
  return known.values();
}

const standingIn = (plan: AttackPlan, { missing, beyond, block, dodge, surges }: Situation): Standing =>
  startingFrom(plan.always, {
    accuracy: (plan.needed ?? 0) - missing,
    damage: beyond + block,
    block,
    pierce: 0,
    dodge,
    surges,
  });

function count(tally: Tally, plan: AttackPlan, standing: Standing, ways: number): void {
  const outcome = outcomeOf(plan, standing);
  while (tally.damage.length <= outcome.damage) tally.damage.push(0);
  tally.damage[outcome.damage] = (tally.damage[outcome.damage] ?? 0) + ways;
  if (outcome.miss === null) tally.hit += ways;
  if (outcome.defeats) tally.defeats += ways;
  for (const condition of outcome.inflicted) tally.conditions[condition] += ways;
  for (const condition of outcome.became) tally.conditions[condition] += ways;
}

function oddsWith(plan: AttackPlan, dice: readonly AttackDie[], defense: readonly DefenseDie[]): Odds {
  const tally: Tally = { damage: [0], conditions: { ...NO_CONDITIONS }, hit: 0, defeats: 0 };
  const total = attackPool(dice).total * defensePool(defense).total;
  let gathered = 0;
  for (const { situation, ways } of gather(plan, dice, defense)) {
    count(tally, plan, standingWhenSpent(plan, standingIn(plan, situation)), ways);
    gathered += ways;
  }
  tally.damage[0] = (tally.damage[0] ?? 0) + total - gathered;
  const chance = (ways: number) => ways / total;
  const defeats = chance(tally.defeats);
  return {
    hit: chance(tally.hit),
    expectedDamage: chance(tally.damage.reduce((sum, ways, damage) => sum + ways * damage, 0)),
    damage: tally.damage.map(chance),
    conditions: byCondition((condition) => chance(tally.conditions[condition])),
    wounds: plan.target.leavesWhenDefeated ? 0 : defeats,
    removes: plan.target.leavesWhenDefeated ? defeats : 0,
    dice,
  };
}

/** No more than two dice of one colour may be chosen for an attack, as long as there are colours enough. */
const mostOfOneColour = (free: number): number => Math.max(2, Math.ceil(free / ATTACK_DICE.length));

/** Every way to choose colours, each in the order of ATTACK_DICE. */
function colourings(free: number, most: number, from = 0): readonly (readonly AttackDie[])[] {
  if (free === 0) return [[]];
  return ATTACK_DICE.slice(from).flatMap((colour, step) =>
    Array.from({ length: Math.min(free, most) }, (_, index) => index + 1).flatMap((copies) =>
      colourings(free - copies, most, from + step + 1).map((rest) =>
        Array<AttackDie>(copies).fill(colour).concat(rest),
      ),
    ),
  );
}

/** Odds of so many attacks are kept, each a few hundred bytes: those that were asked for most lately. */
const MOST_KNOWN = 8_000;
const knownOdds = recentAnswers<Odds>(MOST_KNOWN);

/**
 * Exact odds. Dice of any colour are chosen for the most expected damage, then the better hit chance, then the first
 * in the order of ATTACK_DICE. An attack that cannot be made has no chance; `attackRefusal` says why.
 */
export function oddsOf(attacker: Fighter, defender: Fighter, context: AttackContext): Odds {
  if (attackRefusal(attacker, defender, context)) return IMPOSSIBLE;
  const pool = attackDiceOf(attacker);
  const plan = essenceOf(planAttack(attacker, defender, context), pool.length);
  const { defense } = defender;
  return knownOdds(`${textOfEssence(plan)};${pool.join()};${defense.join()}`, () =>
    bestOdds(plan, pool, defense),
  );
}

function bestOdds(
  plan: AttackPlan,
  pool: ReturnType<typeof attackDiceOf>,
  defense: readonly DefenseDie[],
): Odds {
  const fixed = pool.filter((die) => die !== 'any');
  const free = pool.length - fixed.length;
  return colourings(free, mostOfOneColour(free))
    .map((chosen) => oddsWith(plan, [...chosen, ...fixed], defense))
    .reduce((best, odds) => {
      const more = odds.expectedDamage - best.expectedDamage;
      return more > 0 || (more === 0 && odds.hit > best.hit) ? odds : best;
    });
}
