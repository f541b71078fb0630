// Counts the parts made of a mission while they are made, with a limit: a short file can ask for orders for every group in
// every event. Parts that are shared in memory are written out each time, so each use counts.

/** The largest known missions come to some thousands. */
export const MOST_PARTS = 100_000;

export type PartsLeft = {
  /** Whether there was room for all of the value. */
  readonly take: (value: unknown) => boolean;
  /** Nothing more needs to be made: what comes of it is refused. */
  readonly isSpent: () => boolean;
  readonly most: number;
  readonly used: () => number;
};

export function makeParts(most: number): PartsLeft {
  let used = 0;
  return {
    take: (value) => {
      used += partCount(value, most - used);
      return used <= most;
    },
    isSpent: () => used > most,
    most,
    used: () => used,
  };
}

/** Objects and lists in a value; once there are too many, it does not matter how many. */
function partCount(value: unknown, most: number): number {
  let count = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && count <= most) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    count++;
    for (const held of Object.values(next)) waiting.push(held);
  }
  return count;
}
