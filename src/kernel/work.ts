// Counts the work of a question that a stranger may have asked. Some orders are short to write and take for ever to carry
// out, which no look at their text can tell. Whoever answers such a question sets a limit; elsewhere nothing is limited.

import { err, ok, type Result } from './result';

let spent = 0;
let limit = Infinity;

/** Ends the work from however deep inside; `withinWork` makes a result of it. */
class TooMuchWork extends Error {}

/** Whatever may be asked for again and again says how many looks at a space, figure, line or die it takes. */
export function spendWork(steps: number): void {
  spent += steps;
  if (spent > limit) throw new TooMuchWork('work beyond its limit');
}

/** What the work comes to and the steps that it took, or nothing once it takes more than `most`. */
export function withinWork<T>(
  most: number,
  work: () => T,
): Result<{ readonly value: T; readonly spent: number }, 'tooMuchWork'> {
  const begun = spent;
  const before = limit;
  limit = Math.min(before, begun + most);
  try {
    const value = work();
    return ok({ value, spent: spent - begun });
  } catch (error) {
    if (error instanceof TooMuchWork) return err('tooMuchWork');
    throw error;
  } finally {
    limit = before;
  }
}
