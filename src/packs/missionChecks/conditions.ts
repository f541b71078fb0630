// Conditions that cannot be true: two halves that exclude each other, five heroes, a round before the first.

import { BUILT_IN_NAMES, triggersOf, type ScriptCond, type Script, type ScriptTrigger } from '../../mission';
import { describeValue } from '../problem';
import { canBeTrue, wholeNumbers, type MissionBounds } from './bounds';
import type { Check, Facts } from './facts';
import { logicOf } from './logic';
import { enclosing, type MissionItem } from './walk';

export const checkConditions: Check = (facts, report) => {
  const expected = 'a condition that can be true';
  for (const item of facts.items) {
    if (item.type === 'trigger' && namesEarlyRound(item.value as ScriptTrigger)) {
      const found = describeValue(Reflect.get(item.value as object, 'round'));
      report({ path: [...item.path, 'round'], code: 'neverTrue', expected: 'a round from 1 on', found });
    }
    // Only whole conditions: a part of "any" may well be false.
    if (item.type !== 'cond' || item.parent?.type === 'cond' || item.parent?.type === 'conds') continue;
    const bounds = new Map([...BUILT_IN, ['round', wholeNumbers(firstRound(item, facts), Infinity)]]);
    if (canBeTrue(logicOf(item.value as ScriptCond), bounds)) continue;
    report({ path: item.path, code: 'neverTrue', expected, found: describeValue(item.value) });
  }
};

const namesEarlyRound = (trigger: ScriptTrigger): boolean =>
  'round' in trigger && typeof trigger.round === 'number' && trigger.round < 1;

/** Scripts of the mission's start, and those that others set off, may run before the first round. */
function firstRound(item: MissionItem, { live }: Facts): number {
  const script = enclosing(item, 'Script')?.value as Script | undefined;
  if (!script || live.world.script.has(script.id)) return 0;
  return triggersOf(script).every(({ kind }) => LATER.has(kind)) ? 1 : 0;
}

const LATER: ReadonlySet<ScriptTrigger['kind']> = new Set<ScriptTrigger['kind']>([
  'roundStart',
  'roundEnd',
  'countdownOver',
  'groupActivation',
  'heroActivation',
  'allyActivation',
  'interacted',
]);

type Range = readonly [least: number, most: number];
const FROM_ZERO: Range = [0, Infinity];

const RANGES: Readonly<Record<string, Range>> = {
  heroes: [2, 4],
  hard: [0, 1],
  tracked: [0, 1],
  healthy: [0, 4],
  wounded: [0, 4],
  withdrawn: [0, 4],
  escaped: [0, 4],
  credits: [-Infinity, Infinity],
  fame: [-Infinity, Infinity],
};

/** Variables may be any number. */
const BUILT_IN: ReadonlyMap<string, MissionBounds> = new Map(
  BUILT_IN_NAMES.map((name) => [name, wholeNumbers(...(RANGES[name] ?? FROM_ZERO))]),
);
