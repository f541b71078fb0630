// Chooses among options that are weighed: what brings most together with what can still be had for the rest, now or in a few
// rounds. Equals are left to the lot.

import type { EmpireGoal, EmpireReason } from '../../deciding';
import type { Weighed } from './options';

/** How threat grows, and what waiting costs. */
export type SavedThreat = {
  readonly patience: number;
  readonly level: number;
  /** No more than that can be saved. */
  readonly most: number;
  /** What comes later than in so many rounds comes too late. */
  readonly rounds: number;
};

export type Chosen = {
  readonly taken: Weighed | undefined;
  readonly why: EmpireReason;
  readonly saves?: EmpireGoal;
  /** All that are as good as `taken`. */
  readonly equals: readonly Weighed[];
};

/** `saving`: `null` where it keeps nothing. `weighed`: in the order of `weighOptions`. */
export function choose(weighed: readonly Weighed[], budget: number, saving: SavedThreat | null): Chosen {
  const payable = weighed.filter(({ option }) => option.price <= budget);
  const useful = payable.filter(({ option }) => option.worth > 0);
  const goal = saving ? goalFor(weighed, budget, saving) : undefined;
  const saves = goal && { saves: goalOf(goal) };
  if (useful.length === 0)
    return { taken: undefined, why: payable.length > 0 ? 'weak' : 'nothing', equals: [], ...saves };
  const rated = useful.map((one) => ({
    one,
    value: one.option.worth + restOf(one, weighed, budget, saving),
  }));
  const most = Math.max(...rated.map(({ value }) => value));
  if (goal && goal.value > most) return { taken: undefined, why: 'saves', equals: [], ...saves };
  const equals = rated.filter(({ value }) => value === most).map(({ one }) => one);
  const why = useful.length === 1 ? 'only' : equals.length > 1 ? 'lot' : 'most';
  return { taken: equals[0], why, equals };
}

type Goal = { readonly one: Weighed; readonly rounds: number; readonly value: number };

const goalOf = ({ one, rounds }: Goal): EmpireGoal => {
  const { group, card, price } = one.option;
  return { group, card, price, rounds };
};

/** What cannot be paid for yet and is worth most in spite of the wait. */
function goalFor(weighed: readonly Weighed[], budget: number, saving: SavedThreat): Goal | undefined {
  const goals = weighed
    .filter(({ option }) => option.price > budget && option.worth > 0)
    .flatMap((one) => waitFor(one, budget, saving) ?? []);
  return goals.reduce<Goal | undefined>(
    (top, goal) => (top && top.value >= goal.value ? top : goal),
    undefined,
  );
}

function waitFor(
  one: Weighed,
  budget: number,
  { level, most, rounds: left, patience }: SavedThreat,
): Goal | undefined {
  const { price, worth } = one.option;
  const rounds = Math.ceil((price - budget) / level);
  if (price > most || rounds > left) return undefined;
  return { one, rounds, value: Math.round(worth * patience ** rounds) };
}

/** The best that the rest of the threat can still bring, at once or after a while. */
function restOf(
  one: Weighed,
  weighed: readonly Weighed[],
  budget: number,
  saving: SavedThreat | null,
): number {
  const rest = budget - one.option.price;
  const others = weighed.filter(({ option }) => option.group !== one.option.group);
  const now = others.filter(({ option }) => option.price <= rest).map(({ option }) => option.worth);
  const later = saving ? (goalFor(others, rest, saving)?.value ?? 0) : 0;
  return Math.max(0, later, ...now);
}
