// Finds words that speak of nothing: a "target" where nobody was targeted, an X that was never set. Reads a list the
// way a figure resolves it, top to bottom; what is set inside a block is forgotten when the block ends.

import { CONTROL_STEPS } from './verbs';
import type { Line, Rule, Selector, Step, Trigger } from './nodes';
import { childrenOf, type Path, type WalkName } from './walk';
import type { Ref } from './words';

export type Unbound = { readonly path: Path; readonly word: string };

type Scope = ReadonlySet<string>;
type Found = { readonly known: Set<string>; readonly unbound: Unbound[] };

/** Words that need something to stand for. */
const NEEDY: ReadonlySet<string> = new Set(['target', 'that', 'those', 'X', 'Y'] satisfies (
  Ref | 'X' | 'Y'
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

export function unboundInLines(lines: readonly Line[]): readonly Unbound[] {
  const found: Found = { known: new Set(), unbound: [] };
  for (const [index, line] of lines.entries()) visit('line', line, found, [index]);
  return found.unbound;
}

export function unboundInRule(rule: Rule): readonly Unbound[] {
  // A standing bonus is read in the middle of an attack.
  const found: Found = { known: new Set(rule.kind === 'passive' ? ATTACK_WORDS : []), unbound: [] };
  visit('rule', rule, found, []);
  return found.unbound;
}

function visit(type: WalkName, value: unknown, found: Found, path: Path): void {
  if (type === 'amount' || type === 'change' || type === 'ref') use(value, found, path);
  if (type === 'selector') {
    for (const [index, ref] of ((value as Selector).exclude ?? []).entries())
      use(ref, found, [...path, 'exclude', index]);
  }
  if (type === 'value' && isRolled(value) && value.roll !== undefined)
    use(`roll:${value.roll}`, found, [...path, 'roll']);
  const inner = isBlock(type, value) ? { ...found, known: new Set(found.known) } : found;
  for (const child of childrenOf(type, value)) visit(child.type, child.value, inner, [...path, child.step]);
  for (const word of broughtBy(type, value)) inner.known.add(word);
}

function use(value: unknown, { known, unbound }: Found, path: Path): void {
  if (typeof value !== 'string') return;
  const needs = NEEDY.has(value) || value.startsWith('bound:') || value.startsWith('roll:');
  if (needs && !(known as Scope).has(value)) unbound.push({ path, word: value });
}

const isRolled = (value: unknown): value is { readonly kind: 'rolled'; readonly roll?: string } =>
  (value as { kind?: string }).kind === 'rolled';

const isBlock = (type: WalkName, value: unknown): boolean =>
  type === 'rule' || (type === 'step' && Object.hasOwn(CONTROL_STEPS, (value as Step).kind));

function broughtBy(type: WalkName, value: unknown): readonly string[] {
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
