// How much was made of a mission. A short file can ask for very much: orders for everybody, in every event, again and again.
// What is shared in memory is written out each time, so it is counted each time.

/** The largest known missions come to some thousands. */
export const MOST_PARTS = 100_000;

/** Objects and lists in a value; once there are too many, it does not matter how many. */
export function partsOf(value: unknown): number {
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
