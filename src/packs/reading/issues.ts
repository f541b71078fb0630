// Turns zod's reports into problems for authors: in plain words, with the found value and a guess at the intended one.

import type { z } from 'zod';
import { describeValue, didYouMean, formatPath, type Problem, type ProblemCode } from '../problem';

type Issue = z.core.$ZodIssue;
type IssueOf<C extends Issue['code']> = Extract<Issue, { code: C }>;
type Complaint = { readonly code: ProblemCode; readonly expected: string };

/** Who has more mistakes than this in one entry has written something else altogether; the rest can wait. */
const MAX_PER_VALUE = 100;

/** `at`: where the checked value stands in the file. */
export function problemsOf(
  issues: readonly Issue[],
  file: string,
  at: readonly (string | number)[],
  value: unknown,
): readonly Problem[] {
  return issues.slice(0, MAX_PER_VALUE).flatMap((issue) => problemsOfIssue(issue, file, at, value));
}

function problemsOfIssue(
  issue: Issue,
  file: string,
  at: readonly (string | number)[],
  value: unknown,
): readonly Problem[] {
  const found = valueAt(value, issue.path);
  const here = [...at, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, MAX_PER_VALUE).map((key) => unknownField(issue, key, file, here));
  if (issue.code === 'invalid_union') {
    const branch = bestBranch(issue, found);
    if (branch) return problemsOf(branch, file, here as (string | number)[], found);
  }
  const complaint = found === undefined ? missing(issue) : complaintOf(issue, found);
  return [{ file, path: formatPath(here), ...complaint, found: describeValue(found) }];
}

/** The schema's message lists the fields it knows (see `strict`). */
function unknownField(issue: Issue, key: string, file: string, path: readonly PropertyKey[]): Problem {
  const expected = `a known field${didYouMean(key, issue.message.split(' '))}`;
  return {
    file,
    path: formatPath([...path, key]),
    code: 'unknownField',
    expected,
    found: describeValue(key),
  };
}

const missing = (issue: Issue): Complaint => ({
  code: 'missingField',
  expected: complaintOf(issue, undefined).expected,
});

const complaintOf = (issue: Issue, found: unknown): Complaint =>
  // The table has a row for every code, which the compiler cannot follow through the lookup.
  (COMPLAINTS[issue.code] as (issue: Issue, found: unknown) => Complaint)(issue, found);

const COMPLAINTS: { readonly [C in Issue['code']]: (issue: IssueOf<C>, found: unknown) => Complaint } = {
  invalid_type: (issue) => ({ code: 'wrongType', expected: TYPE_WORDS[issue.expected] ?? issue.expected }),
  invalid_value: (issue, found) => ({ code: 'wrongValue', expected: oneOf(issue.values, found) }),
  too_small: (issue) => ({ code: 'wrongValue', expected: limit('at least', issue.minimum, issue.origin) }),
  too_big: (issue) => ({ code: 'wrongValue', expected: limit('at most', issue.maximum, issue.origin) }),
  invalid_format: (issue) => ({ code: 'wrongValue', expected: issue.message }),
  not_multiple_of: (issue) => ({ code: 'wrongValue', expected: `a multiple of ${issue.divisor}` }),
  invalid_union: (issue, found) => ({ code: 'wrongValue', expected: unionWords(issue, found) }),
  invalid_key: () => ({ code: 'wrongValue', expected: 'a field name of small letters, digits and hyphens' }),
  invalid_element: () => ({ code: 'wrongValue', expected: 'a valid item' }),
  unrecognized_keys: () => ({ code: 'unknownField', expected: 'only known fields' }),
  custom: (issue) => ({ code: 'wrongValue', expected: issue.message }),
};

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const ORIGIN_WORDS: Readonly<Record<string, string>> = { string: ' letters', array: ' items' };
const limit = (word: string, value: number | bigint, origin: string): string =>
  `${word} ${value}${ORIGIN_WORDS[origin] ?? ''}`;

function oneOf(values: readonly unknown[], found: unknown): string {
  const known = values.filter((value) => typeof value === 'string');
  const guess = typeof found === 'string' ? didYouMean(found, known) : '';
  if (values.length === 1) return `${describeValue(values[0])}${guess}`;
  return `one of ${values.map(describeValue).join(', ')}${guess}`;
}

/** Of the forms a value may have, the one that was most likely meant: it has that form's marks, so tell its faults. */
function bestBranch(issue: IssueOf<'invalid_union'>, found: unknown): readonly Issue[] | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const meant = issue.errors.filter((branch) => !branch.some(isOfAnotherType));
  return meant.toSorted((a, b) => a.length - b.length)[0];
}

/** The whole value is of another type than this form asks for. */
const isOfAnotherType = ({ code, path }: Issue): boolean => code === 'invalid_type' && path.length === 0;

function unionWords(issue: IssueOf<'invalid_union'>, found: unknown): string {
  if ('options' in issue && Array.isArray(issue.options)) return oneOf(issue.options, found);
  const forms = issue.errors.flatMap((branch) =>
    branch.slice(0, 1).map((first) => complaintOf(first, found).expected),
  );
  return forms.length > 0 ? forms.join(' or ') : issue.message;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );
}
