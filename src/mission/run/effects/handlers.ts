// All effects of the language, each with the function that carries it out.

import type { ScriptScope } from '../../game';
import type { Effect, EffectKind } from '../../language/nodes';
import type { Prompt } from '../../prompt';
import type { MissionRun } from '../run';
import { BOARD_EFFECTS } from './board';
import { FLOW_EFFECTS } from './flow';
import { GAIN_EFFECTS } from './gains';
import { GROUP_EFFECTS } from './groups';
import type { EffectHandler } from './handler';
import { PERSON_EFFECTS } from './persons';
import { SHIFT_EFFECTS } from './shifts';

const ALL: { readonly [K in EffectKind]: EffectHandler<K> } = {
  ...BOARD_EFFECTS,
  ...GROUP_EFFECTS,
  ...FLOW_EFFECTS,
  ...GAIN_EFFECTS,
  ...PERSON_EFFECTS,
  ...SHIFT_EFFECTS,
};

/** Hands back what has to be asked before it can be done. */
export function carryOut(run: MissionRun, effect: Effect, scope: ScriptScope): Prompt | undefined {
  const handler = ALL[effect.kind] as EffectHandler<EffectKind>;
  return handler(run, effect as never, scope) ?? undefined;
}
