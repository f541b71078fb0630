// Instruction lists, what their lines cost, and whom their steps are aimed at when they do not say so themselves.

import { memoPair } from '../../kernel';
import type { Line, Rule, Selector, Step } from './nodes';
import { rebuild, type WalkName } from './walk';
import type { Word } from './words';

export type OrderList = {
  readonly id: string;
  /** Only for these cards of the group; left out: for all. */
  readonly cards?: readonly string[];
  /** Replaces the target preference of the group for this list. */
  readonly target?: Selector;
  readonly lines: readonly Line[];
};

export type Cost = { readonly actions: 0 | 1 | 2; readonly attack: boolean };

const COSTS: Readonly<Record<Word<'cost'>, Cost>> = {
  action: { actions: 1, attack: false },
  attack: { actions: 1, attack: true },
  twoActions: { actions: 2, attack: false },
  actionAndAttack: { actions: 2, attack: true },
};
const FREE: Cost = { actions: 0, attack: false };

export const costOf = ({ cost }: Line): Cost => (cost === undefined ? FREE : COSTS[cost]);

/** Steps whose target comes from the preference when they name none. */
const AIMED: ReadonlySet<string> = new Set([
  'toward',
  'engage',
  'moveAttack',
  'attack',
] satisfies Step['kind'][]);

const aimed = (preference: Selector) => (type: WalkName, value: unknown) => {
  if (type !== 'step') return value;
  const step = value as Step;
  return AIMED.has(step.kind) && !('target' in step) ? { ...step, target: preference } : step;
};

/** A line with a preference of its own hands it to its steps. */
const ownAim = (type: WalkName, value: unknown) => {
  if (type !== 'line') return value;
  const { target, ...line } = value as Line;
  return target ? { ...line, do: rebuild('steps', line.do, aimed(target)) } : line;
};

/** No preference at all: whoever is closest (the rule for orders without a criterion). */
const NO_PREFERENCE: Selector = { order: [{ kind: 'closest' }], soft: true };

// Asked for the same few lines and rules in every activation.
const lineFor = memoPair((line: Line, target: Selector): Line =>
  rebuild('line', rebuild('line', line, ownAim), aimed(target)),
);
const ruleFor = memoPair((rule: Rule, target: Selector): Rule =>
  rebuild('rule', rebuild('rule', rule, ownAim), aimed(target)),
);

/** The list with every target written out, where its steps are. */
export function withTargets({ target, ...list }: OrderList, ofGroup: Selector = NO_PREFERENCE): OrderList {
  return { ...list, lines: list.lines.map((line) => lineFor(line, target ?? ofGroup)) };
}

/** The rules of a bonus effect with every target written out. */
export const rulesWithTargets = (
  rules: readonly Rule[],
  ofGroup: Selector = NO_PREFERENCE,
): readonly Rule[] => rules.map((rule) => ruleFor(rule, ofGroup));
