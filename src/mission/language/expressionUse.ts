// What can be done with a parsed expression: its value, the names in it, its text.
//
// Values never surprise: division and remainder by zero give 0, every result is finite, between -1e9 and 1e9 and never
// minus zero; comparisons, `and`, `or` and `not` give 1 or 0, and every number but 0 counts as true.

import {
  BUILT_IN_NAMES,
  isComparison,
  MAX_NUMBER,
  POWERS,
  type Expression,
  type GameFunction,
  type Maths,
  type Operator,
} from './expression';
import type { ScriptWord } from './words';

/** Where names and functions of the game get their values; `undefined`: not known here. */
export type ValueSources = {
  readonly name: (name: string) => number | undefined;
  readonly game: (name: GameFunction, id: string) => number | undefined;
};

const NOTHING_KNOWN: ValueSources = { name: () => undefined, game: () => undefined };

/** The value if it is the same whatever happens in the game. */
export const foldConstant = (expression: Expression): number | undefined =>
  valueOfExpression(expression, NOTHING_KNOWN);

/** `undefined` only where it depends on something that the sources do not know. */
export function valueOfExpression(expression: Expression, sources: ValueSources): number | undefined {
  switch (expression.kind) {
    case 'number':
      return bounded(expression.value);
    case 'name':
      return known(sources.name(expression.name), bounded);
    case 'game':
      return known(sources.game(expression.function, expression.id), bounded);
    case 'negate':
      return known(valueOfExpression(expression.of, sources), (value) => bounded(-value));
    case 'not':
      return known(valueOfExpression(expression.of, sources), (value) => truth(value === 0));
    case 'maths':
      return mathsValue(expression.function, expression.of, sources);
    case 'binary':
      return binaryValue(
        expression.operator,
        valueOfExpression(expression.left, sources),
        valueOfExpression(expression.right, sources),
      );
  }
}

/** Finite, within bounds, and never minus zero, which JSON could not keep. */
export const bounded = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(MAX_NUMBER, Math.max(-MAX_NUMBER, value)) + 0;

const truth = (value: boolean): number => (value ? 1 : 0);

const known = (value: number | undefined, then: (value: number) => number): number | undefined =>
  value === undefined ? undefined : then(value);

export const COMPARE: Readonly<Record<ScriptWord<'comparison'>, (left: number, right: number) => boolean>> = {
  '=': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

type Arithmetic = '+' | '-' | '*' | '/' | '%';
const ARITHMETIC: Readonly<Record<Arithmetic, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0 ? 0 : left / right),
  '%': (left, right) => (right === 0 ? 0 : left % right),
};

const MATHS_VALUES: Readonly<Record<Maths, (...values: readonly number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  floor: (value = 0) => Math.floor(value),
  ceil: (value = 0) => Math.ceil(value),
  abs: (value = 0) => Math.abs(value),
};

function mathsValue(name: Maths, of: readonly Expression[], sources: ValueSources): number | undefined {
  const values = of.map((inner) => valueOfExpression(inner, sources)).filter((value) => value !== undefined);
  return values.length < of.length ? undefined : bounded(MATHS_VALUES[name](...values));
}

function binaryValue(
  operator: Operator,
  left: number | undefined,
  right: number | undefined,
): number | undefined {
  // One side may decide alone, whatever the other one turns out to be.
  if (operator === 'and' && (left === 0 || right === 0)) return 0;
  if (operator === 'or' && (isTrue(left) || isTrue(right))) return 1;
  if (left === undefined || right === undefined) return undefined;
  if (operator === 'and') return 1;
  if (operator === 'or') return 0;
  if (isComparison(operator)) return truth(COMPARE[operator](left, right));
  return bounded(ARITHMETIC[operator](left, right));
}

const isTrue = (value: number | undefined): boolean => value !== undefined && value !== 0;

export type NamesUsed = {
  /** Variables of the mission and numbers of the script; built-in names are left out. */
  readonly variables: readonly string[];
  readonly ids: readonly { readonly function: GameFunction; readonly id: string }[];
};

/** What an expression speaks of, in the order in which it is written. */
export function namesIn(expression: Expression): NamesUsed {
  const all = [...partsOf(expression)];
  const names = all.flatMap((part) => (part.kind === 'name' ? [part.name] : []));
  return {
    variables: [...new Set(names)].filter((name) => !(BUILT_IN_NAMES as readonly string[]).includes(name)),
    ids: all.flatMap((part) => (part.kind === 'game' ? [{ function: part.function, id: part.id }] : [])),
  };
}

function* partsOf(expression: Expression): Generator<Expression> {
  yield expression;
  switch (expression.kind) {
    case 'negate':
    case 'not':
      yield* partsOf(expression.of);
      break;
    case 'binary':
      yield* partsOf(expression.left);
      yield* partsOf(expression.right);
      break;
    case 'maths':
      for (const inner of expression.of) yield* partsOf(inner);
      break;
    default:
  }
}

/** With no more brackets than needed; parsed again, it is the same expression. */
export const formatExpression = (expression: Expression): string => format(expression, 0);

function format(expression: Expression, minimum: number): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'name':
      return expression.name;
    case 'game': {
      const quote = expression.id.includes("'") ? '"' : "'";
      return `${expression.function}(${quote}${expression.id}${quote})`;
    }
    case 'maths':
      return `${expression.function}(${expression.of.map(formatExpression).join(', ')})`;
    case 'negate':
      return `-${format(expression.of, POWERS.negate)}`;
    case 'not':
      return bracketed(`not ${format(expression.of, POWERS.not)}`, POWERS.not, minimum);
    case 'binary': {
      const { operator, left, right } = expression;
      const power = POWERS[operator];
      // Comparisons cannot be chained; all others are taken from left to right.
      const text = `${format(left, isComparison(operator) ? power + 1 : power)} ${operator} ${format(right, power + 1)}`;
      return bracketed(text, power, minimum);
    }
  }
}

const bracketed = (text: string, power: number, minimum: number): string =>
  power < minimum ? `(${text})` : text;
