// Conditions that cannot be true: two halves that exclude each other, five heroes, a round before the first.

import { BUILT_IN_NAMES, triggersOf, type Cond, type Script, type Trigger } from '../../mission';
import { describeValue } from '../problem';
import type { Check, Facts } from './facts';
import { logicOf, type Comparison, type Logic } from './logic';
import { enclosing, type Item } from './walk';

export const checkConditions: Check = (facts, report) => {
  const expected = 'a condition that can be true';
  for (const item of facts.items) {
    if (item.type === 'trigger' && namesEarlyRound(item.value as Trigger)) {
      const found = describeValue(Reflect.get(item.value as object, 'round'));
      report({ path: [...item.path, 'round'], code: 'neverTrue', expected: 'a round from 1 on', found });
    }
    // Only whole conditions: a part of "any" may well be false.
    if (item.type !== 'cond' || item.parent?.type === 'cond' || item.parent?.type === 'conds') continue;
    const bounds = new Map([['round', { ...boundsOf('round'), least: firstRound(item, facts) }]]);
    if (canHold([logicOf(item.value as Cond)], bounds, { splits: 0 })) continue;
    report({ path: item.path, code: 'neverTrue', expected, found: describeValue(item.value) });
  }
};

const namesEarlyRound = (trigger: Trigger): boolean =>
  'round' in trigger && typeof trigger.round === 'number' && trigger.round < 1;

/** Scripts of the mission's start, and those that others set off, may run before the first round. */
function firstRound(item: Item, { live }: Facts): number {
  const script = enclosing(item, 'Script')?.value as Script | undefined;
  if (!script || live.world.script.has(script.id)) return 0;
  return triggersOf(script).every(({ kind }) => LATER.has(kind)) ? 1 : 0;
}

const LATER: ReadonlySet<Trigger['kind']> = new Set<Trigger['kind']>([
  'roundStart',
  'roundEnd',
  'countdownOver',
  'groupActivation',
  'heroActivation',
  'allyActivation',
  'interacted',
]);

/** What a number can still be. `whole`: it has no fractions. */
type Bounds = {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
  readonly except: readonly number[];
};

const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  heroes: [2, 4],
  hard: [0, 1],
  tracked: [0, 1],
  healthy: [0, 4],
  wounded: [0, 4],
  withdrawn: [0, 4],
  credits: [-Infinity, Infinity],
  fame: [-Infinity, Infinity],
};

function boundsOf(name: string): Bounds {
  const builtIn = (BUILT_IN_NAMES as readonly string[]).includes(name);
  const [least, most] = (Object.hasOwn(RANGES, name) ? RANGES[name] : undefined) ?? [
    builtIn ? 0 : -Infinity,
    Infinity,
  ];
  return { least, most, whole: builtIn, except: [] };
}

/** Every "any" has to be tried with what comes after it; past this many nobody wants to wait. */
const MOST_SPLITS = 100;

/** Whether all of these can be true together. */
function canHold(
  logics: readonly Logic[],
  bounds: ReadonlyMap<string, Bounds>,
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
      const narrowed = narrow(known.get(next.name) ?? boundsOf(next.name), next.is, next.to);
      if (isEmpty(narrowed)) return false;
      known.set(next.name, narrowed);
    }
  }
  return true;
}

/** Less than any difference between two numbers that authors can write. */
const TINY = 1e-7;

function narrow(bounds: Bounds, is: Comparison, to: number): Bounds {
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

function isEmpty({ least, most, whole, except }: Bounds): boolean {
  if (least > most) return true;
  if (least === most) return except.includes(least) || (whole && !Number.isInteger(least));
  if (!whole || most - least > MOST_SPLITS) return false;
  return Array.from({ length: most - least + 1 }, (_, index) => least + index).every((value) =>
    except.includes(value),
  );
}
