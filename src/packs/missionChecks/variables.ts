// Finds variables that are never read or never changed, and triggers that players cannot be asked about.

import type { ScriptTrigger } from '../../mission';
import { describeValue } from '../problem';
import { readsOf } from './expressions';
import type { Check } from './facts';
import { changedBy } from './live';

export const checkVariables: Check = (facts, report) => {
  const { mission, items, effects } = facts;
  const watched = items.flatMap(({ type, value }) =>
    type === 'trigger' && (value as ScriptTrigger).kind === 'variableChanged'
      ? [String(Reflect.get(value as object, 'variable'))]
      : [],
  );
  const totals = effects.flatMap(({ effect }) => (effect.kind === 'test' ? (effect.total ?? []) : []));
  const read = new Set([...readsOf(facts), ...watched, ...totals]);
  const set = new Set(effects.flatMap(({ effect }) => changedBy(effect) ?? []));
  for (const [index, { id, start, shown }] of (mission.variables ?? []).entries()) {
    const path = ['variables', index];
    const found = `nothing for ${describeValue(id)}`;
    if (!read.has(id) && shown === undefined) {
      const expected = 'an expression or trigger that looks at it, or "shown"';
      report({ path, code: 'neverRead', expected, found });
    }
    if (!set.has(id) && start === undefined)
      report({ path, code: 'neverSet', expected: 'a script that changes it, or "start"', found });
  }
};

export const checkAsking: Check = ({ items }, report) => {
  for (const { type, value, path } of items) {
    if (type !== 'trigger') continue;
    const trigger = value as ScriptTrigger;
    if (!('ask' in trigger) && SEEN.has(trigger.kind)) {
      const expected = '"ask": in told play the app cannot see this, and asks the players';
      report({ path, code: 'unseen', expected, found: describeValue(trigger.kind) });
    }
  }
};

const SEEN: ReadonlySet<string> = new Set(['entersRegion', 'endsInRegion', 'damaged']);
