// Finds what never comes up: scripts that nothing sets off, sections that are never revealed, groups that never come.

import type { ScriptTrigger } from '../../mission';
import type { Check, World } from './facts';
import { canHappen } from './live';

export const checkReach: Check = (facts, report) => {
  const {
    mission,
    items,
    live: { world },
  } = facts;
  for (const { type, value, path } of items) {
    if (type !== 'trigger' || canHappen(value as ScriptTrigger, world, facts)) continue;
    const expected = 'something that can happen in this mission';
    report({
      path,
      code: 'neverHappens',
      expected,
      found: `"${(value as ScriptTrigger).kind}", which never does`,
    });
  }
  for (const [index, { id, on }] of mission.scripts.entries()) {
    if (on !== undefined || world.script.has(id)) continue;
    const expected = 'a trigger, or a script that runs and calls it';
    report({ path: ['scripts', index], code: 'neverRuns', expected, found: `neither for "${id}"` });
  }
  for (const [list, type, expected] of USED) {
    for (const [index, { id }] of (mission[list] ?? []).entries()) {
      if (world[type].has(id)) continue;
      report({ path: [list, index], code: 'neverUsed', expected, found: `nothing for "${id}"` });
    }
  }
};

const USED = [
  ['sections', 'section', '"start": true, or a script that reveals it'],
  ['things', 'thing', 'a section that is revealed, or a script that places it'],
  ['groups', 'group', 'a script that deploys it'],
  ['objectives', 'objective', 'a script that shows it'],
  ['rules', 'rule', '"start": true, or a script that puts it into force'],
  ['outcomes', 'outcome', 'a script that ends the mission with it'],
] as const satisfies readonly (readonly [string, keyof World, string])[];
