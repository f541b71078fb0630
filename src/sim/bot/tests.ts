// Which attributes are tested when a thing is used. Players have read this on the thing before they walk there.

import { memo, memoText } from '../../kernel';
import { triggersOf, type Mission, type Play, type Script, type ScriptWord } from '../../mission';
import { deedsOf, type BotDeed } from '../plan/deeds';

export const testsOf = (
  { mission }: Play,
  thing: string,
  option: string,
): readonly ScriptWord<'attribute'>[] => usesOf(mission)(thing)(option).tests;

type UseOfThing = {
  readonly deeds: readonly BotDeed[];
  readonly tests: readonly ScriptWord<'attribute'>[];
};

/** By thing and option: what using it sets off. The scripts say so, so it is the same in every game of a mission. */
const usesOf = memo((mission: Mission) =>
  memoText((thing) =>
    memoText((option): UseOfThing => {
      const deeds = deedsOf(mission).filter(({ script }) => isSetOff(script, thing, option));
      const tests = deeds.flatMap(({ effect }) => (effect.kind === 'test' ? effect.attributes : []));
      return { deeds, tests: [...new Set(tests)] };
    }),
  ),
);

/** Everything that may come of it when somebody uses a thing. */
export const deedsOfUse = ({ mission }: Play, thing: string, option: string): readonly BotDeed[] =>
  usesOf(mission)(thing)(option).deeds;

const isSetOff = (script: Script, thing: string, option: string): boolean =>
  triggersOf(script).some(
    (trigger) =>
      trigger.kind === 'interacted' &&
      trigger.thing === thing &&
      (trigger.option === undefined || trigger.option === option),
  );
