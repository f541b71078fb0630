// Every effect that the scripts of a mission may carry out, with what must hold on the way to it: the index in which
// bots look up what brings something about.

import { memo, memoText } from '../../kernel';
import {
  listsIn,
  type ScriptCond,
  type Effect,
  type EffectKind,
  type EffectOf,
  type Mission,
  type Script,
} from '../../mission';

/** A condition, and which way it must turn out. */
export type Guard = { readonly cond: ScriptCond; readonly is: boolean };

export type BotDeed = DeedOf<Effect>;
type DeedOf<E> = { readonly effect: E; readonly script: Script; readonly guards: readonly Guard[] };

export const deedsOf = memo((mission: Mission): readonly BotDeed[] =>
  mission.scripts.flatMap((script) => deedsIn(script, script.do, [])),
);

const byKind = memo((mission: Mission) =>
  memoText((kind: EffectKind): readonly BotDeed[] =>
    deedsOf(mission).filter(({ effect }) => effect.kind === kind),
  ),
);

export const deedsOfKind = <K extends EffectKind>(
  mission: Mission,
  kind: K,
): readonly DeedOf<EffectOf<K>>[] => byKind(mission)(kind) as readonly DeedOf<EffectOf<K>>[];

function deedsIn(script: Script, effects: readonly Effect[], outer: readonly Guard[]): readonly BotDeed[] {
  let guards = outer;
  return effects.flatMap((effect) => {
    const inner = guards;
    if (effect.kind === 'if' && effect.then.some(({ kind }) => kind === 'return'))
      guards = [...guards, { cond: effect.if, is: false }];
    return [{ effect, script, guards: inner }, ...nestedDeeds(script, effect, inner)];
  });
}

function nestedDeeds(script: Script, effect: Effect, guards: readonly Guard[]): readonly BotDeed[] {
  const within = (effects: readonly Effect[] | undefined, cond?: ScriptCond, is = true): readonly BotDeed[] =>
    deedsIn(script, effects ?? [], cond === undefined ? guards : [...guards, { cond, is }]);
  switch (effect.kind) {
    case 'if':
      return [...within(effect.then, effect.if), ...within(effect.else, effect.if, false)];
    case 'pick':
      return effect.from.flatMap((list) => within(list.do, list.if));
    case 'question':
      return effect.options.flatMap((option) => within(option.do, option.if));
    default:
      return listsIn(effect).flatMap((list) => within(list));
  }
}
