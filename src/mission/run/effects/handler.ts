// How an effect is carried out: at once, or by returning the prompt that players must answer first. After the answer
// the effect runs again, or the answer is dealt with in `answers.ts`.

import type { ScriptScope } from '../../game';
import type { EffectKind, EffectOf } from '../../language/nodes';
import type { Prompt } from '../../prompt';
import type { MissionRun } from '../run';

// oxlint-disable-next-line typescript/no-invalid-void-type
export type EffectHandler<K extends EffectKind> = (
  run: MissionRun,
  effect: EffectOf<K>,
  scope: ScriptScope,
) => Prompt | undefined | void;
