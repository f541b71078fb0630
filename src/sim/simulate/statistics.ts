// The little statistics that reports need.

export type Interval = { readonly low: number; readonly high: number };

/** 95 percent of a normal distribution lie within so many standard deviations. */
const Z = 1.96;

/** Wilson's interval for a share: it also means something for few games, and for none or all of them won. */
export function shareInterval(hits: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const spread = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** How often each value comes up. */
export function counted<K extends string | number>(values: readonly K[]): Readonly<Record<K, number>> {
  const counts = {} as Record<K, number>;
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

export function addedUp(
  records: readonly Readonly<Record<string, number>>[],
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const record of records)
    for (const [key, value] of Object.entries(record)) sums[key] = (sums[key] ?? 0) + value;
  return sums;
}
