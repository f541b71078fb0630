// How an Imperial figure spends its surges: the topmost ability of its priority that is not skipped, then again from
// the top. To learn whether an ability changes anything, it is tried on the attack as it stands, together with the
// abilities that could still be paid for. Every use and every skip carries its reasons.

import { beyondBlock, damageDealt, hasAccuracy, hits, type AttackPlan, type Standing } from './plan';
import type { Surge, SurgeEffect } from '../figure/profile';

export const SPEND_REASONS = [
  'reachesTarget',
  'removesDodge',
  'addsDamage',
  'ignoresBlock',
  'inflictsCondition',
  'gainsCondition',
  'hurtsOthers',
  'recovers',
  'gainsToken',
  'gainsMovement',
  /** A player's choice, not a rule. */
  'chosen',
] as const;
export type SpendReason = (typeof SPEND_REASONS)[number];

export const SKIP_REASONS = [
  'used',
  'tooExpensive',
  'enoughAccuracy',
  /** Fewer others reach the distance without it. */
  'othersReach',
  'cannotReach',
  'hitWouldNotHurt',
  'noDodge',
  'attackMisses',
  'healthExhausted',
  'blockHolds',
  'noBlockLeft',
  'noDamage',
  'takesNoConditions',
  'targetLeaves',
  'conditionHeld',
  'nobodyElse',
  'notDamaged',
  'tokensFull',
  'noEffect',
  'notChosen',
] as const;
export type SurgeSkipReason = (typeof SKIP_REASONS)[number];

export type SurgeSkip = { readonly ability: number; readonly reasons: readonly SurgeSkipReason[] };
export type SurgeUse = {
  readonly ability: number;
  readonly cost: number;
  readonly reasons: readonly SpendReason[];
};

/** One walk down the list: what was skipped on the way, and what was then used; `null` ends the spending. */
export type SurgeScan = {
  readonly surges: number;
  readonly skipped: readonly SurgeSkip[];
  readonly use: SurgeUse | null;
};

export type Spent = { readonly standing: Standing; readonly scans: readonly SurgeScan[] };

export const canPay = (standing: Standing, ability: Surge): boolean => ability.cost <= standing.surges;

export function applySurge(standing: Standing, { cost, effect }: Surge, place: number): Standing {
  const {
    accuracy = 0,
    damage = 0,
    pierce = 0,
    blast = 0,
    cleave = 0,
    splash = 0,
    recover = 0,
    movement = 0,
  } = effect;
  return {
    accuracy: standing.accuracy + accuracy,
    damage: standing.damage + damage,
    block: standing.block,
    pierce: standing.pierce + pierce,
    dodge: Math.max(0, standing.dodge - (effect.removeDodge ?? 0)),
    surges: standing.surges - cost,
    used: [...standing.used, place],
    blast: standing.blast + blast,
    cleave: standing.cleave + cleave,
    splash: standing.splash + splash,
    recover: standing.recover + recover,
    movement: standing.movement + movement,
    inflict: effect.inflict ? [...standing.inflict, ...effect.inflict] : standing.inflict,
    become: effect.become ? [...standing.become, ...effect.become] : standing.become,
    tokens: effect.powerToken ? [...standing.tokens, ...effect.powerToken.slice(0, 1)] : standing.tokens,
  };
}

const helpsToHurt = ({ effect }: Surge): boolean =>
  Boolean(effect.accuracy || effect.damage || effect.pierce || effect.removeDodge);

/** Whether the goal is met now, or with some unused abilities from `from` on that can still be paid for. */
function canStillMeet(
  plan: AttackPlan,
  standing: Standing,
  goal: (standing: Standing) => boolean,
  from = 0,
): boolean {
  if (goal(standing)) return true;
  return plan.abilities.some(
    (ability, place) =>
      place >= from &&
      helpsToHurt(ability) &&
      canPay(standing, ability) &&
      !standing.used.includes(place) &&
      canStillMeet(plan, applySurge(standing, ability, place), goal, place + 1),
  );
}

type Trial = {
  readonly plan: AttackPlan;
  readonly standing: Standing;
  readonly effect: SurgeEffect;
  /** Its place in the list. */
  readonly place: number;
  /** The attack with the ability on trial used. */
  readonly tried: () => Standing;
};
type Verdict = SpendReason | SurgeSkipReason;

const canHit = ({ plan, tried }: Trial): boolean =>
  canStillMeet(plan, tried(), (standing) => hits(plan, standing));
const canHurt = ({ plan, tried }: Trial): boolean =>
  canStillMeet(plan, tried(), (standing) => damageDealt(plan, standing) > 0);

/** Turning a miss into a hit is worth it only if the hit can be reached, and can hurt. */
const towardsHit = (trial: Trial, worthIt: SpendReason): Verdict => {
  if (!canHit(trial)) return 'cannotReach';
  return canHurt(trial) ? worthIt : 'hitWouldNotHurt';
};

/** Of two ways to reach the distance: the fewer surges, then the fewer abilities, then those higher up in the list. */
function isCheaper(a: Standing, b: Standing): boolean {
  if (a.surges !== b.surges) return a.surges > b.surges;
  if (a.used.length !== b.used.length) return a.used.length < b.used.length;
  const differs = a.used.findIndex((place, index) => place !== b.used[index]);
  return (a.used[differs] ?? 0) < (b.used[differs] ?? 0);
}

/** D54: the attack once the fewest accuracy abilities are spent that reach the distance and leave enough to hurt. */
function cheapestReach(plan: AttackPlan, before: Standing): Standing | undefined {
  const isGood = (standing: Standing): boolean =>
    hasAccuracy(plan, standing) && canStillMeet(plan, standing, (later) => damageDealt(plan, later) > 0);
  const from = { ...before, used: [] as readonly number[] };
  let best: Standing | undefined;
  const tryMore = (standing: Standing, first: number): void => {
    for (const [place, ability] of plan.abilities.entries()) {
      if (place < first || !ability.effect.accuracy || before.used.includes(place)) continue;
      if (!canPay(standing, ability)) continue;
      const tried = applySurge(standing, ability, place);
      if (best && !isCheaper(tried, best)) continue;
      const whole = { ...tried, used: [...before.used, ...tried.used] };
      if (isGood(whole)) best = tried;
      else if (tried.surges > 0) tryMore(tried, place + 1);
    }
  };
  tryMore(from, 0);
  return best;
}

const reachesTarget = (trial: Trial): Verdict => {
  const verdict = towardsHit(trial, 'reachesTarget');
  if (verdict !== 'reachesTarget') return verdict;
  return cheapestReach(trial.plan, trial.standing)?.used.includes(trial.place) ? verdict : 'othersReach';
};

const towardsDamage = (trial: Trial, worthIt: SpendReason): Verdict => {
  const { plan, standing } = trial;
  if (damageDealt(plan, standing) >= plan.target.remaining) return 'healthExhausted';
  return beyondBlock(standing) > 0 || canHurt(trial) ? worthIt : 'blockHolds';
};

/** What needs a hit, and what needs damage, in front of the question proper. */
const onHit =
  (verdict: (trial: Trial) => Verdict) =>
  (trial: Trial): Verdict =>
    hits(trial.plan, trial.standing) ? verdict(trial) : 'attackMisses';
const onDamage = (verdict: (trial: Trial) => Verdict) =>
  onHit((trial) => (damageDealt(trial.plan, trial.standing) > 0 ? verdict(trial) : 'noDamage'));

const allHeld = (gained: readonly unknown[] | undefined, ...held: readonly (readonly unknown[])[]): boolean =>
  (gained ?? []).every((condition) => held.some((list) => list.includes(condition)));

const inflicts = ({ plan, standing, effect }: Trial): Verdict => {
  const { target } = plan;
  if (!target.hasConditions) return 'takesNoConditions';
  if (target.leavesWhenDefeated && damageDealt(plan, standing) >= target.remaining) return 'targetLeaves';
  return allHeld(effect.inflict, target.conditions, standing.inflict) ? 'conditionHeld' : 'inflictsCondition';
};

const VERDICTS: { readonly [K in keyof SurgeEffect]-?: (trial: Trial) => Verdict } = {
  accuracy: (trial) => (hasAccuracy(trial.plan, trial.standing) ? 'enoughAccuracy' : reachesTarget(trial)),
  removeDodge: (trial) => (trial.standing.dodge > 0 ? towardsHit(trial, 'removesDodge') : 'noDodge'),
  damage: onHit((trial) => towardsDamage(trial, 'addsDamage')),
  pierce: onHit((trial) =>
    trial.standing.block > trial.standing.pierce ? towardsDamage(trial, 'ignoresBlock') : 'noBlockLeft',
  ),
  inflict: onDamage(inflicts),
  become: onDamage(({ plan, standing, effect }) =>
    allHeld(effect.become, plan.attacker.conditions, standing.become) ? 'conditionHeld' : 'gainsCondition',
  ),
  blast: onDamage(({ plan }) => (plan.others.blast > 0 ? 'hurtsOthers' : 'nobodyElse')),
  cleave: onDamage(({ plan }) => (plan.others.cleave > 0 ? 'hurtsOthers' : 'nobodyElse')),
  splash: onHit(({ plan }) => (plan.others.splash > 0 ? 'hurtsOthers' : 'nobodyElse')),
  recover: ({ plan, standing }) => (plan.attacker.damage > standing.recover ? 'recovers' : 'notDamaged'),
  powerToken: onHit(({ plan, standing }) =>
    plan.attacker.freeTokenSlots > standing.tokens.length ? 'gainsToken' : 'tokensFull',
  ),
  movement: onHit(() => 'gainsMovement'),
};

const EFFECT_KINDS = Object.keys(VERDICTS) as (keyof SurgeEffect)[];
const SKIPS: ReadonlySet<Verdict> = new Set(SKIP_REASONS);
const isSkip = (verdict: Verdict): verdict is SurgeSkipReason => SKIPS.has(verdict);
const isUse = (verdict: Verdict): verdict is SpendReason => !isSkip(verdict);

/** An ability with several effects is used if any of them would change something. */
function judge(plan: AttackPlan, standing: Standing, ability: Surge, place: number): SurgeUse | SurgeSkip {
  if (standing.used.includes(place)) return { ability: place, reasons: ['used'] };
  if (!canPay(standing, ability)) return { ability: place, reasons: ['tooExpensive'] };
  const { effect } = ability;
  const trial: Trial = { plan, standing, effect, place, tried: () => applySurge(standing, ability, place) };
  const verdicts = EFFECT_KINDS.filter((kind) => effect[kind]).map((kind) => VERDICTS[kind](trial));
  const uses = verdicts.filter(isUse);
  if (uses.length > 0) return { ability: place, cost: ability.cost, reasons: uses };
  const skips = verdicts.filter(isSkip);
  return { ability: place, reasons: skips.length > 0 ? skips : ['noEffect'] };
}

const isUsed = (judged: SurgeUse | SurgeSkip): judged is SurgeUse => 'cost' in judged;

function scan(plan: AttackPlan, standing: Standing): SurgeScan {
  const skipped: SurgeSkip[] = [];
  for (let place = 0; place < plan.abilities.length; place++) {
    const ability = plan.abilities[place];
    if (!ability) break;
    const judged = judge(plan, standing, ability, place);
    if (isUsed(judged)) return { surges: standing.surges, skipped, use: judged };
    skipped.push(judged);
  }
  return { surges: standing.surges, skipped, use: null };
}

export function spendByPriority(plan: AttackPlan, before: Standing): Spent {
  const scans: SurgeScan[] = [];
  let standing = before;
  while (standing.surges > 0) {
    const walked = scan(plan, standing);
    scans.push(walked);
    if (!walked.use) break;
    const ability = plan.abilities[walked.use.ability];
    if (!ability) throw new Error(`no surge ability at ${walked.use.ability}`);
    standing = applySurge(standing, ability, walked.use.ability);
  }
  return { standing, scans };
}
