// Counts the parts made of a mission, with a limit: a short file can ask for orders for every group in every event. Parts that
// are shared in memory are written out each time, so each use counts.

/** The largest known missions come to some thousands. */
export const MOST_PARTS = 100_000;
/** In all missions of one import. */
export const MOST_PARTS_TOGETHER = 1_000_000;

/** Objects and lists in a value; once there are too many, it does not matter how many. */
export function partCount(value: unknown): number {
  let count = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && count <= MOST_PARTS) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    count++;
    for (const held of Object.values(next)) waiting.push(held);
  }
  return count;
}
