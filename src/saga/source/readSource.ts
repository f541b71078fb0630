// From the texts of files to their checked contents, with bounds: size and nesting are tested before parsing, so that
// no file takes more time or memory than a large mission does.

import type { z } from 'zod';
import { BUDGETS, err, ok, type Result } from '../../kernel';
import { parseContentFile, type Problem, problemsOf } from '../../packs';
import type { Allowance } from '../allowance';
import { mend } from './mend';
import type { ImportNote } from '../notes';

/** The largest known mission has half a million letters. */
export const MAX_SAGA_SIZE = BUDGETS.saga.bytes;
const MAX_DEPTH = BUDGETS.saga.most.depth;

const BYTE_ORDER_MARK = '\uFEFF';

export const tooLargeSaga = (file: string, size: number): Problem => ({
  file,
  path: '',
  code: 'tooLarge',
  expected: `a file of at most ${MAX_SAGA_SIZE} letters`,
  found: `${size}`,
});

export function readJson(file: string, text: string): Result<unknown, Problem> {
  if (text.length > MAX_SAGA_SIZE) return err(tooLargeSaga(file, text.length));
  if (isDeeper(text, MAX_DEPTH)) {
    const expected = `at most ${MAX_DEPTH} objects and lists inside each other`;
    return err({ file, path: '', code: 'tooDeep', expected, found: 'more' });
  }
  try {
    return ok(cleaned(JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)));
  } catch {
    return err(mistakeIn(file, text));
  }
}

/** Every engine tells the place of a mistake differently, and none its line; the reader of packs does. */
function mistakeIn(file: string, text: string): Problem {
  const read = parseContentFile(file, text);
  if (!read.ok && read.error.code === 'syntax') return read.error;
  return { file, path: '', code: 'syntax', expected: 'JSON', found: 'something else' };
}

/** The largest known mission has some ten thousand; each of them may become an object with all fields that are left out. */
const MAX_VALUES = 200_000;
/** In all missions of one import, which are kept until the last one was read. */
export const MAX_VALUES_TOGETHER = 1_000_000;

/** Fields and items; once there are too many, it does not matter how many. */
function valueCount(data: unknown, most: number): number {
  let count = 0;
  const waiting: unknown[] = [data];
  while (waiting.length > 0 && count <= most) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const held: readonly unknown[] = Object.values(next);
    count += held.length;
    if (count <= most) for (const value of held) waiting.push(value);
  }
  return count;
}

/** `together`: left for all missions of the import. */
export function tooManyValues(file: string, data: unknown, together?: Allowance): Problem | undefined {
  const found = valueCount(data, MAX_VALUES);
  const problem = (most: number, where: string): Problem => {
    return {
      file,
      path: '',
      code: 'tooLarge',
      expected: `at most ${most} values in ${where}`,
      found: `${found}`,
    };
  };
  if (found > MAX_VALUES) return problem(MAX_VALUES, 'one file');
  if (together?.take(found) !== false) return undefined;
  return { ...problem(together.most, 'all missions together'), found: `${together.used()}` };
}

export type Parsed<T> = { readonly value: T; readonly notes: readonly ImportNote[] };

/** What is mended may show further mistakes below it, but not without end. */
const MAX_ROUNDS = 4;

export function parseSource<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  data: unknown,
): Result<Parsed<z.output<Schema>>, readonly Problem[]> {
  const notes: ImportNote[] = [];
  for (let round = 0; ; round++) {
    const parsed = schema.safeParse(data);
    if (parsed.success) return ok({ value: parsed.data, notes });
    const { issues } = parsed.error;
    const left =
      round < MAX_ROUNDS ? issues.filter((issue) => !mend(data, issue, (note) => notes.push(note))) : issues;
    if (left.length > 0) return err(problemsOf(left, file, [], data));
  }
}

/** What is null is missing, in lists too, and texts are only what can be read. The data was just parsed, so it may be changed. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return readable(value);
  if (Array.isArray(value)) {
    let there = 0;
    for (const item of value) if (item !== null) value[there++] = cleaned(item);
    value.length = there;
  } else if (typeof value === 'object' && value !== null)
    for (const [field, held] of Object.entries(value)) {
      if (held === null) Reflect.deleteProperty(value, field);
      else if (typeof held === 'object') cleaned(held);
      else if (typeof held === 'string') Reflect.set(value, field, readable(held));
    }
  return value;
}

/** What steers a terminal (all but tabs and ends of lines) or turns the way of reading round, and halves of letters. */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;
const readable = (text: string): string => text.replace(UNREADABLE, '');

const OPENING = new Set(['{', '['].map((letter) => letter.charCodeAt(0)));
const CLOSING = new Set(['}', ']'].map((letter) => letter.charCodeAt(0)));
const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

/** Counts brackets outside of texts. */
function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (quoted) {
      if (letter === BACKSLASH) at++;
      else if (letter === QUOTE) quoted = false;
    } else if (letter === QUOTE) quoted = true;
    else if (OPENING.has(letter)) {
      depth++;
      if (depth > most) return true;
    } else if (CLOSING.has(letter)) depth--;
  }
  return false;
}
