// Outcomes by a number that players enter. One effect of ours holds twenty outcomes; further ranges of the source are
// tested one by one, each for the numbers that no earlier range holds.

import type { Effect, Outcome } from '../../mission';
import { fitted, when } from '../draft';

/** Players count up to this. */
export const MOST_ENTERED = 100;
const MOST_OUTCOMES = 20;

type Range = Outcome & { readonly from: number; readonly to?: number };

/** The first range that holds the number counts; `otherwise`: none does. */
export function outcomesFor(ranges: readonly Range[], otherwise: Outcome): readonly Outcome[] {
  if (ranges.length < MOST_OUTCOMES) return [...ranges, otherwise];
  const direct = ranges.slice(0, MOST_OUTCOMES - 1);
  const counts: readonly Outcome[] = [...ranges, otherwise];
  const checks = spansOf(ranges)
    .filter(({ of }) => of >= direct.length)
    .flatMap(({ of, from, to }) => when(`entered >= ${from} and entered <= ${to}`, effectsOf(counts[of])));
  return [...direct, { do: fitted(checks) }];
}

type Span = { readonly of: number; readonly from: number; readonly to: number };

/** Numbers side by side that lead to the same range, or to none: `of` is one more than the last then. */
function spansOf(ranges: readonly Range[]): readonly Span[] {
  const spans: Span[] = [];
  for (let number = 0; number <= MOST_ENTERED; number++) {
    const found = ranges.findIndex(({ from, to = MOST_ENTERED }) => from <= number && number <= to);
    const of = found < 0 ? ranges.length : found;
    const last = spans.at(-1);
    if (last?.of === of) spans[spans.length - 1] = { ...last, to: number };
    else spans.push({ of, from: number, to: number });
  }
  return spans;
}

const effectsOf = ({ text, do: effects = [] }: Outcome = {}): readonly Effect[] => [
  ...(text === undefined ? [] : [{ kind: 'message', rules: text } as const]),
  ...effects,
];
