// Which attributes are tested when a thing is used. Players have read this on the thing before they walk there.

import { triggersOf, type Play, type Script, type ScriptWord } from '../../mission';
import { deedsOfKind } from '../plan/deeds';

const known = new WeakMap<Play, Map<string, readonly ScriptWord<'attribute'>[]>>();

export function testsOf(play: Play, thing: string, option: string): readonly ScriptWord<'attribute'>[] {
  const tests = known.get(play) ?? new Map<string, readonly ScriptWord<'attribute'>[]>();
  known.set(play, tests);
  const key = `${thing} ${option}`;
  const found = tests.get(key) ?? [
    ...new Set(
      deedsOfKind(play.mission, 'test')
        .filter(({ script }) => isSetOff(script, thing, option))
        .flatMap(({ effect }) => effect.attributes),
    ),
  ];
  tests.set(key, found);
  return found;
}

export const isSetOff = (script: Script, thing: string, option: string): boolean =>
  triggersOf(script).some(
    (trigger) =>
      trigger.kind === 'interacted' &&
      trigger.thing === thing &&
      (trigger.option === undefined || trigger.option === option),
  );
