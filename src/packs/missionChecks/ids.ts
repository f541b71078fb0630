// Finds ids that stand for two things, and names that are taken by the language.

import { isReserved, type Mission } from '../../mission';
import { describeValue } from '../problem';
import type { Check, Report } from './facts';
import type { Path } from './walk';

const LISTS = [
  'sections',
  'things',
  'groups',
  'persons',
  'voices',
  'objectives',
  'decisions',
  'rules',
  'variables',
  'scripts',
  'peril',
  'outcomes',
  'rewards',
] as const satisfies readonly (keyof Mission)[];

export const checkIds: Check = ({ mission, effects }, report) => {
  for (const list of LISTS) checkOnce(mission[list] ?? [], [list], report);
  for (const [at, thing] of mission.things.entries())
    if ('options' in thing) checkOnce(thing.options ?? [], ['things', at, 'options'], report);
  for (const { effect, item } of effects)
    if (effect.kind === 'question') checkOnce(effect.options, [...item.path, 'options'], report);
  for (const [at, { id }] of (mission.variables ?? []).entries())
    checkName(id, ['variables', at, 'id'], report);
  for (const [at, { takes }] of mission.scripts.entries())
    for (const name of Object.keys(takes ?? {})) checkName(name, ['scripts', at, 'takes', name], report);
};

export function checkOnce(list: readonly { readonly id: string }[], path: Path, report: Report): void {
  const seen = new Set<string>();
  for (const [at, { id }] of list.entries()) {
    if (seen.has(id)) {
      const expected = `an id of its own in ${path.at(-1)}`;
      report({ path: [...path, at, 'id'], code: 'duplicateId', expected, found: describeValue(id) });
    }
    seen.add(id);
  }
}

function checkName(name: string, path: Path, report: Report): void {
  if (!isReserved(name)) return;
  const expected = 'a name that expressions do not know already';
  report({ path, code: 'wrongValue', expected, found: describeValue(name) });
}
