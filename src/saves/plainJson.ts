// What may go into a save: values that come back from JSON as they were, not too deep for any engine's stack, and
// without the field names by which a file could reach into JavaScript's own objects.

import { BUDGETS } from '../kernel';

export const MAX_DEPTH = BUDGETS.save.most.depth;
const MAX_VALUES = BUDGETS.save.most.values;

const REFUSED_FIELDS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The place of the first thing that may not go into a save, such as `.board[3]`. */
export function unfitPlace(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : '';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value !== 'object' || depth >= MAX_DEPTH) return '';
  return Array.isArray(value) ? unfitInList(value, depth) : unfitInObject(value, depth);
}

function unfitInList(list: readonly unknown[], depth: number): string | undefined {
  for (let index = 0; index < list.length; index++) {
    const place = unfitPlace(list[index], depth + 1);
    if (place !== undefined) return `[${index}]${place}`;
  }
  return undefined;
}

function unfitInObject(value: object, depth: number): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Maps, sets and dates would come back as empty objects or texts.
  if (prototype !== Object.prototype && prototype !== null) return '';
  for (const [field, inner] of Object.entries(value)) {
    if (REFUSED_FIELDS.has(field)) return `.${field}`;
    // A field without a value is left out by JSON, and reads the same when it isn't there.
    const place = inner === undefined ? undefined : unfitPlace(inner, depth + 1);
    if (place !== undefined) return `.${field}${place}`;
  }
  return undefined;
}

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((letter) => letter.charCodeAt(0));
const OPENING: ReadonlySet<number> = new Set(['{', '['].map((letter) => letter.charCodeAt(0)));
const CLOSING: ReadonlySet<number> = new Set(['}', ']'].map((letter) => letter.charCodeAt(0)));

/**
 * What JSON.parse is not given: it goes as deep as the text does, and two letters make an object of thirty bytes. Counted are
 * commas and opening brackets, of which there are as many as values and empty lists.
 */
export function refusedText(text: string): 'tooDeep' | 'tooMany' | null {
  let depth = 0;
  let values = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) quoted = !quoted;
    else if (quoted) at += letter === BACKSLASH ? 1 : 0;
    else if (letter === COMMA) values++;
    else if (OPENING.has(letter)) {
      depth++;
      values++;
    } else if (CLOSING.has(letter)) depth--;
    if (depth > MAX_DEPTH) return 'tooDeep';
    if (values > MAX_VALUES) return 'tooMany';
  }
  return null;
}
