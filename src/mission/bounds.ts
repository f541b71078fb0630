// What a number, a list or a place of a state may be at most. Scripts count as far as expressions do; boards and groups hold less.

import { isFields } from '../kernel';
import { MAX_NUMBER } from './language/expression';

/** Above anything that a board or a group holds, below what a screen or a loop could not bear. */
export const MOST_COUNTED = 9999;
export const LONGEST_LIST = 2000;
/** Of a base, in spaces. */
export const MOST_SIDE = 9;

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

/** Numbers, and who is meant. */
export const areBlanks = (value: unknown): boolean =>
  isFields(value) && Object.values(value).every((blank) => isNumber(blank) || areNames(blank));

const areNames = (blank: unknown): boolean =>
  isFields(blank) &&
  Object.values(blank).every((ids) => isBounded(ids) && ids.every((id) => typeof id === 'string'));
