// Which words of the instruction language need something to stand for, and what gives it to them: a "target" needs
// somebody who was targeted, an X a number.

import { unboundIn, type Binding, type Unbound } from '../../orders';
import type { Line, Rule, Selector, Step, Trigger } from './nodes';
import { CONTROL_STEPS } from './verbs';
import { GRAMMAR, type WalkName } from './walk';
import type { Ref } from './words';

/** Words that need something to stand for. */
const NEEDY: ReadonlySet<string> = new Set(['target', 'that', 'those', 'X', 'Y'] satisfies (
  | Ref
  | 'X'
  | 'Y'
)[]);

/** Steps that aim at somebody even where they leave it to the preference. */
const AIMING: ReadonlySet<string> = new Set([
  'toward',
  'engage',
  'moveAttack',
  'attack',
  'retarget',
  'repeat',
] satisfies Step['kind'][]);

const ATTACK_WORDS = ['target'];
const REBEL_WORDS = ['that'];
/** Whom a moment brings into play. */
const BROUGHT: Readonly<Partial<Record<Trigger['kind'], readonly string[]>>> = {
  beforeAttack: ATTACK_WORDS,
  afterAttack: ATTACK_WORDS,
  afterAnyAttack: ATTACK_WORDS,
  attacking: ATTACK_WORDS,
  declaring: ATTACK_WORDS,
  firstAttack: ATTACK_WORDS,
  firstUse: ATTACK_WORDS,
  defending: REBEL_WORDS,
  nextToRebel: REBEL_WORDS,
  entersRebel: REBEL_WORDS,
  endsOnRebels: ['those'],
  hurtBy: REBEL_WORDS,
};

export const unboundInLines = (lines: readonly Line[]): readonly Unbound[] =>
  unboundIn(GRAMMAR, BINDING, 'lines', lines);

/** A standing bonus is read in the middle of an attack. */
export const unboundInRule = (rule: Rule): readonly Unbound[] =>
  unboundIn(GRAMMAR, BINDING, 'rule', rule, rule.kind === 'passive' ? ATTACK_WORDS : []);

function uses(type: WalkName, value: unknown): readonly Unbound[] {
  if (type === 'amount' || type === 'change' || type === 'ref') return needy(value, []);
  if (type === 'selector')
    return ((value as Selector).exclude ?? []).flatMap((ref, index) => needy(ref, ['exclude', index]));
  return type === 'value' && isRolled(value) && value.roll !== undefined
    ? needy(`roll:${value.roll}`, ['roll'])
    : [];
}

function needy(value: unknown, path: Unbound['path']): readonly Unbound[] {
  if (typeof value !== 'string') return [];
  const needs = NEEDY.has(value) || value.startsWith('bound:') || value.startsWith('roll:');
  return needs ? [{ path, word: value }] : [];
}

const isRolled = (value: unknown): value is { readonly kind: 'rolled'; readonly roll?: string } =>
  (value as { kind?: string }).kind === 'rolled';

const isBlock = (type: WalkName, value: unknown): boolean =>
  type === 'rule' || (type === 'step' && Object.hasOwn(CONTROL_STEPS, (value as Step).kind));

function brings(type: WalkName, value: unknown): readonly string[] {
  if (type === 'selector') {
    const { as, take } = value as Selector;
    const chosen = take === undefined ? 'that' : 'those';
    return as === undefined ? [chosen] : [chosen, `bound:${as}`];
  }
  if (type === 'trigger') return BROUGHT[(value as Trigger).kind] ?? [];
  return type === 'step' ? broughtByStep(value as Step) : [];
}

function broughtByStep(step: Step): readonly string[] {
  if (AIMING.has(step.kind)) return ['target', 'that'];
  if (step.kind === 'let') return [step.x];
  if (step.kind === 'roll' && step.as !== undefined) return [`roll:${step.as}`];
  return [];
}

const BINDING: Binding<WalkName> = { uses, brings, isBlock };
