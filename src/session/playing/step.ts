// What comes of a tap: told at once, or as soon as the step before it is on the disk.

import type { Result } from '../../kernel';

export type TakenStep<T, Problem> =
  | Result<T, Problem>
  | { readonly ok: 'later'; readonly told: Promise<Result<T, Problem>> };

/** At once if it is known at once: screens then change within the same tap. */
export function whenTold<T, Problem>(
  step: TakenStep<T, Problem>,
  then: (told: Result<T, Problem>) => void,
): void {
  if (step.ok === 'later') void step.told.then(then);
  else then(step);
}

export function mapStep<T, Problem, Other, OtherProblem>(
  step: TakenStep<T, Problem>,
  map: (told: Result<T, Problem>) => Result<Other, OtherProblem>,
): TakenStep<Other, OtherProblem> {
  return step.ok === 'later' ? { ok: 'later', told: step.told.then(map) } : map(step);
}
