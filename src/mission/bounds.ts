// What a number, a list or a place of a state may be at most. Scripts count as far as expressions do; boards and groups hold less.

import { listUpTo, recordUpTo, textUpTo } from '../kernel';
import { MAX_NUMBER } from './language/expression';

/** Above anything that a board or a group holds, below what a screen or a loop could not bear. */
export const MOST_COUNTED = 9999;
export const LONGEST_LIST = 2000;
/** To a hero's numbers, which are worked out from all of them. */
export const MOST_CHANGES = 500;
/** Every time that a list is picked, it is noted. */
export const MOST_PICKED = 100_000;
/** Of a base, in spaces. */
export const MOST_SIDE = 9;

/** Names in a record: more than any mission has of anything. */
export const MOST_NAMES = 1000;
const LONGEST_NAME = 400;

/** What a script adds beyond the bound is left out, as pieces of gear are: no honest mission comes near it. */
export const grown = <T>(list: readonly T[], ...more: readonly T[]): readonly T[] =>
  grownTo(LONGEST_LIST, list, more);

export const grownTo = <T>(most: number, list: readonly T[], more: readonly T[]): readonly T[] =>
  [...list, ...more].slice(0, most);

/** Of what is only looked back on, the oldest is forgotten. */
export const newest = <T>(list: readonly T[], more: readonly T[]): readonly T[] =>
  [...list, ...more].slice(-LONGEST_LIST);

/** New names beyond the bound are left out; known ones still change. */
export const grownRecord = <T>(
  record: Readonly<Record<string, T>>,
  more: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> => {
  const entries = Object.entries(more);
  const fresh = entries.filter(([name]) => !Object.hasOwn(record, name));
  const room = Math.max(0, MOST_NAMES - Object.keys(record).length);
  if (fresh.length <= room) return { ...record, ...more };
  const known = entries.filter(([name]) => Object.hasOwn(record, name));
  return { ...record, ...Object.fromEntries([...known, ...fresh.slice(0, room)]) };
};

export const isTally = (value: unknown, most = MAX_NUMBER): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

export const isNumber = (value: unknown): boolean =>
  Number.isFinite(value) && Math.abs(Number(value)) <= MAX_NUMBER;

export const isBounded = (list: unknown, most = LONGEST_LIST): list is readonly unknown[] =>
  Array.isArray(list) && list.length <= most;

export const isPoint = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((step) => Number.isInteger(step) && Math.abs(step) <= MOST_COUNTED);

const areNames = recordUpTo(listUpTo(textUpTo(LONGEST_NAME), LONGEST_LIST), MOST_NAMES);

/** Numbers, and who is meant. */
export const areBlanks = recordUpTo((blank) => isNumber(blank) || areNames(blank), MOST_NAMES);
