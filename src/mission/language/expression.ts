// Small expressions that may stand wherever a mission wants a number: `heroes + 1`, `round >= 3 and alarm > 0`. Parsed
// by hand (operator precedence), never evaluated as code: content is untrusted, so length and nesting are bounded, and
// a mistake comes back as its place and what was expected there.

import { err, ok, type Result } from '../../kernel';
import { tokensOfExpression, type ExpressionToken } from './expressionTokens';
import { SCRIPT_WORDS, type ScriptWord } from './words';

export const BUILT_IN_NAMES = [
  'heroes',
  'round',
  'hard',
  'tracked',
  'medpacs',
  'supplies',
  'healthy',
  'wounded',
  'withdrawn',
  'escaped',
  'rescued',
  'groups',
  'peril',
  'credits',
  'fame',
  'threat',
  'threatLevel',
  'allyCost',
  'successes',
  'entered',
] as const;
export type BuiltInName = (typeof BUILT_IN_NAMES)[number];

/** Functions of numbers. */
export const MATHS = ['min', 'max', 'floor', 'ceil', 'abs'] as const;
export type Maths = (typeof MATHS)[number];

/** Functions of one id, and what the id names. */
export const GAME_FUNCTIONS = {
  defeated: 'group',
  inPlay: 'group',
  figures: 'group',
  flag: 'flag',
  plays: 'hero',
  injuries: 'hero',
  damage: 'groupOrThing',
  ran: 'script',
  left: 'countdown',
  owns: 'product',
} as const;
export type GameFunction = keyof typeof GAME_FUNCTIONS;

export type Operator = 'or' | 'and' | ScriptWord<'comparison'> | '+' | '-' | '*' | '/' | '%';

export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negate' | 'not'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'maths'; readonly function: Maths; readonly of: readonly Expression[] }
  | { readonly kind: 'game'; readonly function: GameFunction; readonly id: string };

export type ExpressionFault = { readonly at: number; readonly expected: string };
type Parsed = Result<Expression, ExpressionFault>;

/** How strongly an operator binds its neighbours; the higher first. */
export const POWERS: Readonly<Record<Operator | 'not' | 'negate', number>> = {
  or: 1,
  and: 2,
  not: 3,
  '=': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
  negate: 7,
};

export const MAX_LENGTH = 500;
export const MAX_NESTING = 50;
/** No number of a mission is larger, neither written nor calculated. */
export const MAX_NUMBER = 1e9;
const MAX_DECIMALS = 6;

/** Words that cannot be names of variables. */
const KEYWORDS: ReadonlySet<string> = new Set(['and', 'or', 'not']);
const isMaths = (word: string): word is Maths => (MATHS as readonly string[]).includes(word);
const isGameFunction = (word: string): word is GameFunction => Object.hasOwn(GAME_FUNCTIONS, word);
/** Whether a word means something already, so that no variable may be called so. */
export const isReserved = (word: string): boolean =>
  KEYWORDS.has(word) ||
  isMaths(word) ||
  isGameFunction(word) ||
  (BUILT_IN_NAMES as readonly string[]).includes(word);

export function isComparison(operator: Operator): operator is ScriptWord<'comparison'> {
  return (SCRIPT_WORDS.comparison as readonly string[]).includes(operator);
}

export function parseExpression(text: string): Parsed {
  if (text.length > MAX_LENGTH) return err({ at: MAX_LENGTH, expected: `at most ${MAX_LENGTH} characters` });
  const reader: Reader = { tokens: tokensOfExpression(text), next: 0 };
  const parsed = parseFrom(reader, 0, 0);
  if (!parsed.ok || peek(reader).kind === 'end') return parsed;
  return fault(peek(reader), 'an operator or the end');
}

type Reader = { readonly tokens: readonly ExpressionToken[]; next: number };

const END: ExpressionToken = { kind: 'end', text: '', at: 0 };
const peek = ({ tokens, next }: Reader): ExpressionToken => tokens[next] ?? tokens.at(-1) ?? END;
function take(reader: Reader): ExpressionToken {
  const token = peek(reader);
  reader.next++;
  return token;
}
function takeSymbol(reader: Reader, text: string): boolean {
  const { kind, text: found } = peek(reader);
  if (kind !== 'symbol' || found !== text) return false;
  reader.next++;
  return true;
}
const fault = ({ at }: ExpressionToken, expected: string): Result<never, ExpressionFault> =>
  err({ at, expected });

/** Everything from here on that binds at least as strongly as `minimum`. */
function parseFrom(reader: Reader, minimum: number, depth: number): Parsed {
  let left = parseOperand(reader, minimum, depth);
  let compared = false;
  for (;;) {
    if (!left.ok) return left;
    const operator = operatorOf(peek(reader));
    if (operator === undefined || POWERS[operator] < minimum) return left;
    if (compared && isComparison(operator)) return fault(peek(reader), '"and", "or" or the end');
    compared ||= isComparison(operator);
    take(reader);
    const right = parseFrom(reader, POWERS[operator] + 1, depth);
    if (!right.ok) return right;
    left = ok({ kind: 'binary', operator, left: left.value, right: right.value });
  }
}

function operatorOf({ kind, text }: ExpressionToken): Operator | undefined {
  if (text === '==') return '=';
  if (kind === 'word' ? text !== 'and' && text !== 'or' : kind !== 'symbol') return undefined;
  return Object.hasOwn(POWERS, text) ? (text as Operator) : undefined;
}

function parseOperand(reader: Reader, minimum: number, depth: number): Parsed {
  const token = take(reader);
  if (depth > MAX_NESTING) return fault(token, `at most ${MAX_NESTING} levels of nesting`);
  if (token.kind === 'number') return parseNumber(token);
  if (token.kind === 'word') return parseWord(reader, token, minimum, depth);
  if (token.kind === 'symbol' && token.text === '-') return prefixed(reader, 'negate', depth);
  if (token.kind === 'symbol' && token.text === '(') {
    const inside = parseFrom(reader, 0, depth + 1);
    return inside.ok && !takeSymbol(reader, ')') ? fault(peek(reader), '")"') : inside;
  }
  return fault(token, 'a number, a name or a function');
}

function parseNumber(token: ExpressionToken): Parsed {
  const value = Number(token.text);
  if (value > MAX_NUMBER) return fault(token, `a number up to ${MAX_NUMBER}`);
  const [, decimals = ''] = token.text.split('.');
  if (decimals.length > MAX_DECIMALS) return fault(token, `at most ${MAX_DECIMALS} decimals`);
  return ok({ kind: 'number', value });
}

function parseWord(reader: Reader, token: ExpressionToken, minimum: number, depth: number): Parsed {
  const { text } = token;
  if (text === 'not') {
    return minimum > POWERS.not ? fault(token, '"(" before "not"') : prefixed(reader, 'not', depth);
  }
  if (KEYWORDS.has(text)) return fault(token, 'a number, a name or a function');
  if (isMaths(text)) return parseMaths(reader, text, depth);
  if (isGameFunction(text)) return parseGameFunction(reader, text);
  if (takeSymbol(reader, '(')) {
    return fault(token, `one of ${[...MATHS, ...Object.keys(GAME_FUNCTIONS)].join(', ')}`);
  }
  return ok({ kind: 'name', name: text });
}

function prefixed(reader: Reader, kind: 'negate' | 'not', depth: number): Parsed {
  const of = parseFrom(reader, POWERS[kind], depth + 1);
  return of.ok ? ok({ kind, of: of.value }) : of;
}

function parseMaths(reader: Reader, name: Maths, depth: number): Parsed {
  if (!takeSymbol(reader, '(')) return fault(peek(reader), '"("');
  const several = name === 'min' || name === 'max';
  const list: Expression[] = [];
  for (;;) {
    const parsed = parseFrom(reader, 0, depth + 1);
    if (!parsed.ok) return parsed;
    list.push(parsed.value);
    if (takeSymbol(reader, ')')) break;
    if (!several || !takeSymbol(reader, ',')) return fault(peek(reader), several ? '"," or ")"' : '")"');
  }
  return ok({ kind: 'maths', function: name, of: list });
}

function parseGameFunction(reader: Reader, name: GameFunction): Parsed {
  if (!takeSymbol(reader, '(')) return fault(peek(reader), '"("');
  const id = take(reader);
  if (id.kind !== 'quoted') return fault(id, "an id in quotes, such as 'troopers'");
  if (!takeSymbol(reader, ')')) return fault(peek(reader), '")"');
  return ok({ kind: 'game', function: name, id: id.text.slice(1, -1) });
}
