import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUILT_IN_NAMES,
  GAME_FUNCTIONS,
  isReserved,
  MATHS,
  MAX_LENGTH,
  MAX_NESTING,
  parseExpression,
  type Expression,
  type GameFunction,
  type Operator,
} from '../../src/mission/language/expression';
import {
  foldConstant,
  formatExpression,
  namesIn,
  valueOfExpression,
  type ValueSources,
} from '../../src/mission/language/expressionUse';

function parsed(text: string): Expression {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(`${text}: expected ${result.error.expected} at ${result.error.at}`);
  return result.value;
}

const KNOWN: ValueSources = {
  name: (name) => ({ two: 2, three: 3, zero: 0, huge: 1e300, none: Number.NaN })[name],
  game: (name, id) => name.length * 100 + id.length,
};
const value = (text: string): number | undefined => valueOfExpression(parsed(text), KNOWN);

describe('values', () => {
  it.each<[string, number]>([
    ['7', 7],
    ['1.5', 1.5],
    ['two', 2],
    ['two + three', 5],
    ['two - three', -1],
    ['two * three', 6],
    ['three / two', 1.5],
    ['7 % three', 1],
    ['-7 % three', -1],
    ['-two', -2],
    ['two - -three', 5],
    ['two = 2', 1],
    ['two == 3', 0],
    ['two != 3', 1],
    ['two != 2', 0],
    ['two < 3', 1],
    ['two < 2', 0],
    ['two <= 2', 1],
    ['three <= 2', 0],
    ['three > 2', 1],
    ['two > 2', 0],
    ['two >= 2', 1],
    ['two >= 3', 0],
    ['two and three', 1],
    ['two and zero', 0],
    ['zero or three', 1],
    ['zero or zero', 0],
    ['not two', 0],
    ['not zero', 1],
    ['min(3, 1, 2)', 1],
    ['min(3)', 3],
    ['max(3, 1, 5, 2)', 5],
    ['floor(2.7)', 2],
    ['floor(-2.2)', -3],
    ['ceil(2.2)', 3],
    ['abs(-4)', 4],
    ["defeated('ab')", 802],
    ['flag("a")', 401],
  ])('%s gives %d', (text, expected) => expect(value(text)).toBe(expected));

  it.each<[string, number]>([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 3 - 2', 5],
    ['12 / 3 / 2', 2],
    ['-2 * 3', -6],
    ['1 + 1 = 2', 1],
    ['not 1 = 2', 1],
    ['not 0 and 0', 0],
    ['1 or 1 and 0', 1],
    ['(1 or 1) and 0', 0],
    ['1 < 2 and 3 < 4', 1],
    ['5 % 3 + 1', 3],
    ['max(1 + 1, 3) * 2', 6],
    ['1 + (not 0)', 2],
  ])('precedence: %s gives %d', (text, expected) => expect(value(text)).toBe(expected));

  it.each<[string, number]>([
    ['1 / 0', 0],
    ['1 % 0', 0],
    ['1 / zero', 0],
    ['huge', 1e9],
    ['-huge', -1e9],
    ['1000000000 * 1000000000', 1e9],
    ['-1000000000 - 1', -1e9],
    ['none', 0],
    ['0 * -1', 0],
  ])('%s is harmless and gives %d', (text, expected) => expect(value(text)).toBe(expected));

  it('[constants] are folded, also where one side decides alone', () => {
    const fold = (text: string) => foldConstant(parsed(text));
    expect(fold('2 * 3 > 5')).toBe(1);
    expect(fold('alarm and 1 > 2')).toBe(0);
    expect(fold('1 or alarm')).toBe(1);
    expect(fold('alarm or 0')).toBeUndefined();
    expect(fold('alarm + 1')).toBeUndefined();
    expect(fold('min(1, round)')).toBeUndefined();
    expect(fold("not flag('x')")).toBeUndefined();
    expect(fold('-alarm')).toBeUndefined();
  });
});

describe('what is refused, and where', () => {
  it.each<[string, number, string]>([
    ['', 0, 'a number, a name or a function'],
    ['   ', 3, 'a number, a name or a function'],
    ['1 +', 3, 'a number, a name or a function'],
    ['1 2', 2, 'an operator or the end'],
    ['3heroes', 1, 'an operator or the end'],
    ['(1', 2, '")"'],
    ['1)', 1, 'an operator or the end'],
    ['1 < 2 < 3', 6, '"and", "or" or the end'],
    ['1 + not 0', 4, '"(" before "not"'],
    ['and', 0, 'a number, a name or a function'],
    ['min', 3, '"("'],
    ['min()', 4, 'a number, a name or a function'],
    ['min(1 2)', 6, '"," or ")"'],
    ['floor(1, 2)', 7, '")"'],
    ['flag', 4, '"("'],
    ['flag(x)', 5, "an id in quotes, such as 'troopers'"],
    ["flag('x'", 8, '")"'],
    ["flag('x)", 5, "an id in quotes, such as 'troopers'"],
    ["'troopers'", 0, 'a number, a name or a function'],
    ['1.', 1, 'an operator or the end'],
    ['1.0000001', 0, 'at most 6 decimals'],
    ['9'.repeat(400), 0, 'a number up to 1000000000'],
    ['1 # 2', 2, 'an operator or the end'],
    ['alarm := 2', 6, 'an operator or the end'],
  ])('%s', (text, at, expected) =>
    expect(parseExpression(text)).toEqual({ ok: false, error: { at, expected } }),
  );

  it('an unknown function, with all that there are', () => {
    const result = parseExpression('1 + eval(1)');
    expect(result).toMatchObject({ ok: false, error: { at: 4 } });
    expect(result.ok ? '' : result.error.expected).toContain('min, max, floor, ceil, abs, defeated');
  });

  it('[bounds] no more than 500 characters', () => {
    expect(parseExpression('1'.padEnd(MAX_LENGTH)).ok).toBe(true);
    expect(parseExpression('1'.padEnd(MAX_LENGTH + 1)).ok).toBe(false);
    expect(parseExpression('('.repeat(1e6)).ok).toBe(false);
  });

  it.each([
    ['brackets', '(', ')'],
    ['minus signs', '-', ''],
    ['negations', 'not ', ''],
    ['functions', 'abs(', ')'],
  ])('[bounds] no more than 50 levels of %s', (_, open, close) => {
    const nested = (levels: number) => open.repeat(levels) + '1' + close.repeat(levels);
    expect(parseExpression(nested(MAX_NESTING)).ok).toBe(true);
    expect(parseExpression(nested(MAX_NESTING + 1)).ok).toBe(false);
  });
});

describe('what an expression speaks of', () => {
  it('variables and ids, without what is built in', () => {
    const text = "max(alarm, round) + -alarm * defeated('troopers') and not (flag('seen') or steps > 2)";
    expect(namesIn(parsed(text))).toEqual({
      variables: ['alarm', 'steps'],
      ids: [
        { function: 'defeated', id: 'troopers' },
        { function: 'flag', id: 'seen' },
      ],
    });
  });

  it('words that mean something already are reserved', () => {
    const words = [...BUILT_IN_NAMES, ...MATHS, ...Object.keys(GAME_FUNCTIONS), 'and', 'or', 'not'];
    expect(words.filter((word) => !isReserved(word))).toEqual([]);
    expect(['alarm', 'constructor', 'toString'].filter(isReserved)).toEqual([]);
  });
});

describe('any text, any expression', () => {
  const OPERATORS: readonly Operator[] = [
    'or',
    'and',
    '=',
    '!=',
    '<',
    '<=',
    '>',
    '>=',
    '+',
    '-',
    '*',
    '/',
    '%',
  ];
  const names = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,5}$/).filter((name) => !isReserved(name));
  const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 5, depthIdentifier: 'expression' },
      fc.record({ kind: fc.constant('number' as const), value: fc.nat(1e9) }),
      fc.record({ kind: fc.constant('number' as const), value: fc.nat(9999).map((n) => n / 1000) }),
      fc.record({
        kind: fc.constant('name' as const),
        name: fc.oneof(names, fc.constantFrom(...BUILT_IN_NAMES)),
      }),
      fc.record({
        kind: fc.constant('game' as const),
        function: fc.constantFrom(...(Object.keys(GAME_FUNCTIONS) as GameFunction[])),
        id: fc.stringMatching(/^[a-z'-]{0,8}$/),
      }),
      fc.record({ kind: fc.constantFrom('negate' as const, 'not' as const), of: tie('expression') }),
      fc.record({
        kind: fc.constant('binary' as const),
        operator: fc.constantFrom(...OPERATORS),
        left: tie('expression'),
        right: tie('expression'),
      }),
      fc.record({
        kind: fc.constant('maths' as const),
        function: fc.constantFrom('min' as const, 'max' as const),
        of: fc.array(tie('expression'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('maths' as const),
        function: fc.constantFrom('floor' as const, 'ceil' as const, 'abs' as const),
        of: fc.tuple(tie('expression')),
      }),
    ),
  }));

  it('formatted and parsed again, an expression is the same', () => {
    fc.assert(
      fc.property(expression, (tree) => {
        const text = formatExpression(tree);
        fc.pre(text.length <= MAX_LENGTH);
        expect(parsed(text)).toEqual(tree);
      }),
      { seed: 31, numRuns: 2000 },
    );
  });

  it('every value is a finite number within the bounds', () => {
    const number = fc.oneof(fc.double(), fc.integer());
    fc.assert(
      fc.property(expression, number, (tree, source) => {
        const result = valueOfExpression(tree, { name: () => source, game: () => -source });
        expect(Math.abs(result ?? Number.NaN)).toBeLessThanOrEqual(1e9);
        expect(Object.is(result, -0)).toBe(false);
      }),
      { seed: 32, numRuns: 2000 },
    );
  });

  it('no text makes the parser throw; what it accepts can be formatted and parsed again', () => {
    const WORDS = [
      'min(',
      'flag(',
      "'x'",
      '"y"',
      'not ',
      ' and ',
      ' or ',
      '(',
      ')',
      ',',
      '<',
      '==',
      '!',
      '1',
      '.5',
      'a',
      '-',
      '%',
    ];
    const text = fc.oneof(
      fc.string({ maxLength: 600 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(text, (any) => {
        const result = parseExpression(any);
        if (result.ok) expect(parsed(formatExpression(result.value))).toEqual(result.value);
        else expect(result.error.at).toBeLessThanOrEqual(Math.min(any.length, MAX_LENGTH));
      }),
      { seed: 33, numRuns: 5000 },
    );
  });
});
