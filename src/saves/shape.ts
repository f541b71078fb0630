// Type guards for the fields of unknown values.

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** An index, a length or a sequence number. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The last millisecond that calendars write with four digits. */
const LAST_TIME = 253_402_300_799_999;
/** Milliseconds; screens make a date of them. */
export const isTime = (value: unknown): value is number => isCount(value) && value <= LAST_TIME;

/** The nearest such time to what a clock says: one that is set to a year before 1970 must not keep a game from being saved. */
export const asTime = (clock: number): number => Math.min(LAST_TIME, Math.max(0, Math.round(clock))) || 0;

export const isChecksum = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Goes into file names, hence the narrow alphabet. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-z]{1,40}$/.test(value);
