// Conditions as plain logic, enough of it to see that something can never be true. Facts that are only known in play
// count as open, so that no honest condition is called a mistake.

import {
  parseExpression,
  valueOfExpression,
  type ScriptCond,
  type CondKind,
  type CondNode,
  type Expression,
  type Num,
  type ScriptWord,
} from '../../mission';

export type Comparison = ScriptWord<'comparison'>;

export type Logic =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Logic[] }
  | { readonly kind: 'compare'; readonly name: string; readonly is: Comparison; readonly to: number }
  | { readonly kind: 'known'; readonly value: boolean }
  | { readonly kind: 'open' };

const OPEN: Logic = { kind: 'open' };

/** `yes` false: the opposite of the condition. */
export function logicOf(cond: ScriptCond, yes = true): Logic {
  if (typeof cond === 'string') {
    const parsed = parseExpression(cond);
    return parsed.ok ? logicOfExpression(parsed.value, yes) : OPEN;
  }
  const row = ROWS[cond.kind] as ((cond: CondNode, yes: boolean) => Logic) | undefined;
  return row ? row(cond, yes) : OPEN;
}

type Row<K extends CondKind> = (cond: Extract<CondNode, { readonly kind: K }>, yes: boolean) => Logic;

/** Kinds that are not here depend on what happens. */
const ROWS: { readonly [K in CondKind]?: Row<K> } = {
  compare: ({ left, is, right }, yes) => compared(left, is, right, yes),
  between: ({ value, from, to }, yes) => ({
    kind: yes ? 'all' : 'any',
    of: [
      ...(from === undefined ? [] : [compared(value, '>=', from, yes)]),
      ...(to === undefined ? [] : [compared(value, '<=', to, yes)]),
    ],
  }),
  all: ({ of }, yes) => ({ kind: yes ? 'all' : 'any', of: of.map((inner) => logicOf(inner, yes)) }),
  any: ({ of }, yes) => ({ kind: yes ? 'any' : 'all', of: of.map((inner) => logicOf(inner, yes)) }),
  not: ({ of }, yes) => logicOf(of, !yes),
  difficulty: ({ is }, yes) => ({
    kind: 'compare',
    name: 'hard',
    is: '=',
    to: (is === 'hard') === yes ? 1 : 0,
  }),
  playMode: ({ is }, yes) => ({
    kind: 'compare',
    name: 'tracked',
    is: '=',
    to: (is === 'tracked') === yes ? 1 : 0,
  }),
  tested: ({ atLeast }, yes) => compared('successes', '>=', atLeast, yes),
  chance: ({ percent }, yes) => {
    const known = typeof percent === 'number' && (percent <= 0 || percent >= 100);
    return known ? { kind: 'known', value: percent > 0 === yes } : OPEN;
  },
};

function compared(left: Num, is: Comparison, right: Num, yes: boolean): Logic {
  const [a, b] = [expressionOf(left), expressionOf(right)];
  return a && b ? logicOfExpression({ kind: 'binary', operator: is, left: a, right: b }, yes) : OPEN;
}

function expressionOf(num: Num): Expression | undefined {
  if (typeof num === 'number') return { kind: 'number', value: num };
  if (typeof num !== 'string') return undefined;
  const parsed = parseExpression(num);
  return parsed.ok ? parsed.value : undefined;
}

export function logicOfExpression(expression: Expression, yes = true): Logic {
  const value = constantOf(expression);
  if (value !== undefined) return { kind: 'known', value: (value !== 0) === yes };
  if (expression.kind === 'not') return logicOfExpression(expression.of, !yes);
  if (expression.kind === 'name')
    return { kind: 'compare', name: expression.name, is: yes ? '!=' : '=', to: 0 };
  if (expression.kind !== 'binary') return OPEN;
  const { operator, left, right } = expression;
  if (operator === 'and' || operator === 'or') {
    const kind = (operator === 'and') === yes ? 'all' : 'any';
    return { kind, of: [logicOfExpression(left, yes), logicOfExpression(right, yes)] };
  }
  return isComparison(operator) ? comparison(left, yes ? operator : OPPOSITE[operator], right) : OPEN;
}

const isComparison = (operator: string): operator is Comparison => Object.hasOwn(OPPOSITE, operator);

const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};
const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};

function comparison(left: Expression, is: Comparison, right: Expression): Logic {
  const [a, b] = [constantOf(left), constantOf(right)];
  if (left.kind === 'name' && b !== undefined) return { kind: 'compare', name: left.name, is, to: b };
  if (right.kind === 'name' && a !== undefined)
    return { kind: 'compare', name: right.name, is: MIRRORED[is], to: a };
  return OPEN;
}

const constantOf = (expression: Expression): number | undefined =>
  valueOfExpression(expression, { name: () => undefined, game: () => undefined });
