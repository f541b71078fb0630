// Outcomes by number: every number that can come up has exactly one.

import type { EffectOf, Outcome } from '../../mission';
import type { Check } from './facts';
import { knownNumber, TABLES_TO_PLAY, type PartySetting } from './numbers';

export const checkOutcomes: Check = ({ effects }, report) => {
  for (const { effect, item } of effects) {
    if (effect.kind !== 'input' && effect.kind !== 'test') continue;
    const path = [...item.path, 'outcomes'];
    const faults = TABLES_TO_PLAY.map((table) => faultsOf(effect, table));
    const gap = faults.find((fault) => fault.gap !== undefined)?.gap;
    const double = faults.find((fault) => fault.double !== undefined)?.double;
    if (gap !== undefined) {
      const expected = 'an outcome for every number that can come up';
      report({ path, code: 'outcomeGap', expected, found: `none for ${gap}` });
    }
    if (double !== undefined) {
      const expected =
        'numbers that no earlier outcome has; the last one may stand without bounds for all others';
      report({
        path: [...path, double.index],
        code: 'outcomeOverlap',
        expected,
        found: `${double.number} again`,
      });
    }
  }
};

type Faults = {
  readonly gap?: number;
  readonly double?: { readonly index: number; readonly number: number };
};

function faultsOf(effect: EffectOf<'input' | 'test'>, table: PartySetting): Faults {
  const ranges = effect.outcomes.map((outcome) => rangeOf(outcome, table));
  const known = ranges.filter((range) => range !== undefined);
  const bounds = known.flat().filter(Number.isFinite);
  const most = effect.kind === 'input' ? knownNumber(effect.most, table) : Math.max(0, ...bounds) + 1;
  if (most === undefined || known.length < ranges.length) return {};
  const numbers = Array.from(
    { length: Math.min(Math.max(0, Math.trunc(most)), MOST_CHECKED) + 1 },
    (_, index) => index,
  );
  const holding = (number: number): readonly number[] =>
    known.flatMap(([from, to], index) => (number >= from && number <= to ? [index] : []));
  const last = effect.outcomes.at(-1);
  const rest = last?.from === undefined && last?.to === undefined ? effect.outcomes.length - 1 : -1;
  const gap = numbers.find((number) => holding(number).length === 0);
  const twice = numbers.find((number) => holding(number).filter((index) => index !== rest).length > 1);
  return {
    ...(gap === undefined ? {} : { gap }),
    ...(twice === undefined ? {} : { double: { number: twice, index: holding(twice)[1] ?? 0 } }),
  };
}

const MOST_CHECKED = 100;

function rangeOf(
  { from, to }: Outcome,
  table: PartySetting,
): readonly [from: number, to: number] | undefined {
  const least = from === undefined ? -Infinity : knownNumber(from, table);
  const most = to === undefined ? Infinity : knownNumber(to, table);
  return least === undefined || most === undefined ? undefined : [least, most];
}
