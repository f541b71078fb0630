// Math.min and Math.max for lists as long as a stranger likes: as arguments of one call, a hundred thousand numbers
// are more than the stack holds.

/** Infinity where there is none. */
export function lowest(numbers: Iterable<number>): number {
  let least = Infinity;
  for (const number of numbers) least = Math.min(least, number);
  return least;
}

/** -Infinity where there is none. */
export function highest(numbers: Iterable<number>): number {
  let most = -Infinity;
  for (const number of numbers) most = Math.max(most, number);
  return most;
}
