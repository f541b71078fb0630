// Whether a condition can be true at all, given the bounds of the numbers in it.

import type { Comparison, Logic } from './logic';

/** What a number can still be. `whole`: it has no fractions. */
export type MissionBounds = {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
  readonly except: readonly number[];
};

export const wholeNumbers = (least: number, most: number): MissionBounds => ({
  least,
  most,
  whole: true,
  except: [],
});

const ANY_NUMBER: MissionBounds = { least: -Infinity, most: Infinity, whole: false, except: [] };

/** `bounds`: what is known about some names; all others may be any number. */
export const canBeTrue = (logic: Logic, bounds: ReadonlyMap<string, MissionBounds>): boolean =>
  canHold([logic], bounds, { splits: 0 });

/** Every "any" has to be tried with what comes after it; past this many nobody wants to wait. */
const MOST_SPLITS = 100;

/** Whether all of these can be true together. */
function canHold(
  logics: readonly Logic[],
  bounds: ReadonlyMap<string, MissionBounds>,
  effort: { splits: number },
): boolean {
  const waiting = [...logics];
  const known = new Map(bounds);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'known' && !next.value) return false;
    if (next.kind === 'all') waiting.push(...next.of);
    if (next.kind === 'any' && next.of.length > 0) {
      effort.splits += next.of.length;
      if (effort.splits > MOST_SPLITS) return true;
      return next.of.some((branch) => canHold([...waiting, branch], known, effort));
    }
    if (next.kind === 'compare') {
      const narrowed = narrow(known.get(next.name) ?? ANY_NUMBER, next.is, next.to);
      if (isEmpty(narrowed)) return false;
      known.set(next.name, narrowed);
    }
  }
  return true;
}

/** Less than any difference between two numbers that authors can write. */
const TINY = 1e-7;

function narrow(bounds: MissionBounds, is: Comparison, to: number): MissionBounds {
  const { least, most, whole, except } = bounds;
  switch (is) {
    case '=':
      return { ...bounds, least: Math.max(least, to), most: Math.min(most, to) };
    case '!=':
      return { ...bounds, except: [...except, to] };
    case '<':
      return { ...bounds, most: Math.min(most, whole ? Math.ceil(to) - 1 : to - TINY) };
    case '<=':
      return { ...bounds, most: Math.min(most, whole ? Math.floor(to) : to) };
    case '>':
      return { ...bounds, least: Math.max(least, whole ? Math.floor(to) + 1 : to + TINY) };
    case '>=':
      return { ...bounds, least: Math.max(least, whole ? Math.ceil(to) : to) };
  }
}

function isEmpty({ least, most, whole, except }: MissionBounds): boolean {
  if (least > most) return true;
  if (least === most) return except.includes(least) || (whole && !Number.isInteger(least));
  if (!whole || most - least > MOST_SPLITS) return false;
  return Array.from({ length: most - least + 1 }, (_, index) => least + index).every((value) =>
    except.includes(value),
  );
}
