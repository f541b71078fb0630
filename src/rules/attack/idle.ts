// Cards that can do nothing to an attack as it lies there: block when nothing gets through, damage against a dodge. Nobody should
// pay for them, so they are not offered. A card that only helps together with another one is no idle card.

import type { Condition } from '../figure/conditionTable';
import type { Aid, Turned } from '../hero/aid';
import type { AttackResult, AttackStep } from './attack';
import type { Miss } from './outcome';
import type { RollTotals } from './plan';

/** How many others each of them would hurt. */
export type Spread = { readonly blast: number; readonly cleave: number };

type View = {
  readonly miss: Miss | null;
  readonly suffered: number;
  /** After evades. */
  readonly surges: number;
  readonly block: number;
  readonly pierce: number;
  readonly cancelled: number;
  readonly needsAccuracy: boolean;
  readonly stands: boolean;
  /** Results that could be turned into others. */
  readonly there: (of: Turned) => number;
  readonly spread: Spread;
};

type Judges = { readonly [K in keyof Aid]-?: (value: NonNullable<Aid[K]>, view: View) => boolean };

const always = (): boolean => true;
const ifHit = (_: unknown, { miss }: View): boolean => miss === null;
const getsThrough = (_: unknown, { suffered }: View): boolean => suffered > 0;

const TURNED_TO: Readonly<Record<Turned, (view: View) => boolean>> = {
  damage: ({ miss }) => miss === null,
  surge: always,
  block: ({ suffered }) => suffered > 0,
  evade: ({ miss, surges }) => miss === null && surges > 0,
};

/** Whether it may change something. */
const CHANGES: Judges = {
  attackDice: always,
  defenseDice: always,
  dropAttackDice: always,
  dropDefenseDice: always,
  swapAttackDie: always,
  rerollAttack: always,
  rerollDefense: always,
  together: () => false,
  accuracy: (value, { miss, needsAccuracy }) => (value > 0 ? miss === 'accuracy' : !miss && needsAccuracy),
  damage: ifHit,
  surge: always,
  pierce: (_, { miss, block, pierce }) => miss === null && block > pierce,
  blast: (_, { suffered, spread }) => suffered > 0 && spread.blast > 0,
  cleave: (_, { suffered, spread }) => suffered > 0 && spread.cleave > 0,
  block: (value, { miss, suffered, block }) => (value > 0 ? suffered > 0 : miss === null && block > 0),
  evade: (value, { miss, surges, cancelled }) => (value > 0 ? !miss && surges > 0 : cancelled > 0),
  dodge: (value, { miss }) => (value > 0 ? miss === null : miss === 'dodge'),
  turn: ({ from, to }, view) => view.there(from) > 0 && TURNED_TO[to](view),
  prevent: getsThrough,
  miss: ifHit,
  redirect: always,
  inflict: (_, { suffered, stands }) => suffered > 0 && stands,
  become: always,
  discardConditions: always,
  powerToken: always,
  tokens: () => false,
  recover: always,
  recoverStrain: always,
  movement: always,
  suffer: () => false,
  hurt: always,
  hurtDie: always,
};

const stepOf = <K extends AttackStep['kind']>(
  { steps }: AttackResult,
  kind: K,
): Extract<AttackStep, { kind: K }> | undefined =>
  steps.find((step): step is Extract<AttackStep, { kind: K }> => step.kind === kind);

const NO_TOTALS: RollTotals = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };

/** Results of a kind that lie there, with whatever was added to them or turned. */
export function resultsThere(result: AttackResult, of: Turned): number {
  const { modifiers = [] } = stepOf(result, 'modify') ?? {};
  const { totals = NO_TOTALS } = stepOf(result, 'reroll') ?? stepOf(result, 'roll') ?? {};
  return modifiers.reduce((sum, { result: what, amount }) => (what === of ? sum + amount : sum), totals[of]);
}

function viewOf(result: AttackResult, spread: Spread): View {
  const { surges = 0, cancelled = 0 } = stepOf(result, 'modify') ?? {};
  const { block = 0, pierce = 0 } = stepOf(result, 'damage') ?? {};
  return {
    miss: result.miss,
    suffered: result.damage,
    surges,
    cancelled,
    block,
    pierce,
    needsAccuracy: result.needed !== null,
    stands: result.fate === 'stands' || result.fate === 'wounded',
    there: (of) => resultsThere(result, of),
    spread,
  };
}

/** Of an attack of either side, as far as its result is known. */
export function isIdle(gives: Aid, result: AttackResult, spread: Spread = { blast: 1, cleave: 1 }): boolean {
  const view = viewOf(result, spread);
  const keys = Object.keys(gives) as (keyof Aid)[];
  return keys.length > 0 && !keys.some((key) => (CHANGES[key] as Judge)(gives[key], view));
}

type Judge = (value: unknown, view: View) => boolean;

type Before = {
  readonly defenseDice: number;
  readonly needsAccuracy: boolean;
  /** Of whoever would gain one. */
  readonly conditions: readonly Condition[];
};

/** Before the roll: nobody to hurt besides the target, no die to take away, no distance to cover, or a condition that is there. */
export const isIdleBefore = (gives: Aid, spread: Spread, before: Before): boolean => {
  const { defenseDice, needsAccuracy, conditions } = before;
  const keys = Object.keys(gives) as (keyof Aid)[];
  return (
    keys.length > 0 &&
    keys.every(
      (key) =>
        (key === 'blast' && spread.blast === 0) ||
        (key === 'cleave' && spread.cleave === 0) ||
        (key === 'accuracy' && !needsAccuracy) ||
        (key === 'become' && (gives.become ?? []).every((one) => conditions.includes(one))) ||
        (key === 'dropDefenseDice' && defenseDice === 0),
    )
  );
};
