// From the text of a content file to its data, with bounds, because content may come from strangers.

import { BUDGETS, err, ok, type Result } from '../../kernel';
import { describeValue, formatPath, type Problem } from '../problem';
import { MAX_JSON_DEPTH, scanJson } from './scanJson';

export type ContentFile = {
  readonly file: string;
  readonly data: unknown;
  /** Its entries went through their schemas before, as the app's own do when it is built. Counts only for sound files. */
  readonly isRead?: boolean;
};

export const MAX_FILE_SIZE = BUDGETS.pack.bytes;

export function parseContentFile(file: string, text: string): Result<ContentFile, Problem> {
  if (text.length > MAX_FILE_SIZE) return err(tooLarge(file, text.length));
  const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const mistake = scanJson(json);
  if (mistake === undefined) return ok({ file, data: JSON.parse(json) });
  const { code, at, expected, path } = mistake;
  if (code === 'repeatedField') {
    return err({
      file,
      path: formatPath(path),
      code,
      expected,
      found: `it again at ${lineAndColumn(json, at)}`,
    });
  }
  return err({ file, path: lineAndColumn(json, at), code, expected, found: describeText(json, at) });
}

/** Some editors begin a file with it; JSON does not know it. */
const BYTE_ORDER_MARK = '\uFEFF';

export const tooLarge = (file: string, size: number): Problem => ({
  file,
  path: '',
  code: 'tooLarge',
  expected: `a file of at most ${MAX_FILE_SIZE} letters`,
  found: `${size}`,
});

function lineAndColumn(text: string, at: number): string {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return `line ${line}, column ${at - before.lastIndexOf('\n')}`;
}

function describeText(text: string, at: number): string {
  return at >= text.length ? 'the end of the file' : describeValue(text.slice(at, at + 12).split('\n')[0]);
}

/** Field names that reach the prototype of an object when somebody copies fields one by one. */
const FORBIDDEN_FIELDS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** How many values one file may hold: far more than any real one, few enough to tell the mistakes in all of them. */
const MAX_VALUES = BUDGETS.pack.most.values;
/** More of these need no telling. */
const MAX_FORBIDDEN = 100;

type Waiting = { readonly value: object; readonly path: readonly (string | number)[] };

/**
 * Data may be handed in without having been text, so the bounds are held here once more, and without recursion.
 * A value that is too large or too deep ends the search: nobody wants to read what else is wrong with it.
 */
export function findUnsafe({ file, data }: ContentFile): readonly Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const waiting: Waiting[] = isObject(data) ? [{ value: data, path: [] }] : [];
  let values = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (seen.has(value)) continue;
    seen.add(value);
    if (path.length >= MAX_JSON_DEPTH) return [tooDeep(file, path)];
    const keys = Object.keys(value);
    values += keys.length;
    if (values > MAX_VALUES) return [tooMany(file)];
    for (const key of keys) {
      const inner: unknown = Reflect.get(value, key);
      const place = [...path, Array.isArray(value) ? Number(key) : key];
      if (FORBIDDEN_FIELDS.has(key) && problems.length < MAX_FORBIDDEN)
        problems.push(forbidden(file, place, key));
      if (isObject(inner)) waiting.push({ value: inner, path: place });
    }
  }
  return problems;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The first steps are enough to find it: the whole path would fill the screen. */
const tooDeep = (file: string, path: readonly (string | number)[]): Problem => ({
  file,
  path: formatPath(path.slice(0, 3)),
  code: 'tooDeep',
  expected: `at most ${MAX_JSON_DEPTH} objects and lists inside each other`,
  found: 'more',
});

const tooMany = (file: string): Problem => ({
  file,
  path: '',
  code: 'tooLarge',
  expected: `at most ${MAX_VALUES} values in one file`,
  found: 'more',
});

const forbidden = (file: string, path: readonly (string | number)[], key: string): Problem => ({
  file,
  path: formatPath(path),
  code: 'forbiddenField',
  expected: 'a field name that is not reserved',
  found: describeValue(key),
});
