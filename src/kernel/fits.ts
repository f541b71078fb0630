// What a value from a file must be, piece by piece, before anything counts on its type: bounded, and from closed lists where
// there are any.

import { ownOf } from './own';

export type Fits = (value: unknown) => boolean;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a field that is there or left out. */
export const isGiven: Fits = (value) => value === true;

export const isFlag: Fits = (value) => typeof value === 'boolean';

export const countUpTo =
  (most: number): Fits =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

export const textUpTo =
  (letters: number): Fits =>
  (value) =>
    typeof value === 'string' && value.length <= letters;

export const isOneOf = (list: readonly unknown[]): Fits => {
  const known = new Set(list);
  return (value) => known.has(value);
};

/** Names of things; none of those that every object has from birth, so that a lookup finds nothing by them. */
export const isPlainId: Fits = (value) => isShort(value) && !((value as string) in Object.prototype);
const isShort = textUpTo(120);

/** The id of something in a record: what every object has from birth is none. */
export const keyIn =
  (record: object): Fits =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(record, value);

export const listUpTo =
  (fits: Fits, most: number): Fits =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(fits);

export const recordUpTo =
  (fits: Fits, most: number): Fits =>
  (value) =>
    isFields(value) &&
    Object.keys(value).length <= most &&
    Object.entries(value).every(([key, held]) => isPlainId(key) && fits(held));

export const orNull =
  (fits: Fits): Fits =>
  (value) =>
    value === null || fits(value);

/** The field may be left out. */
export const maybe =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);

/** Told apart by `kind`: a kind that no row names is none. */
export const fitsKind =
  (rows: Readonly<Record<string, Fits>>): Fits =>
  (value) => {
    const kind: unknown = isFields(value) && Object.hasOwn(value, 'kind') ? value['kind'] : null;
    return typeof kind === 'string' && ownOf(rows, kind)?.(value) === true;
  };

/** Fields that no row names are nobody's business. */
export const fitsFields =
  <K extends string>(rows: Readonly<Record<K, Fits>>): Fits =>
  (value) =>
    isFields(value) &&
    Object.entries<Fits>(rows).every(([field, fits]) =>
      fits(Object.hasOwn(value, field) ? value[field] : undefined),
    );
