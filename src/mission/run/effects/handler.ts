// How an effect is carried out: at once, or by handing back what the players have to be asked first. It is then asked
// again, or its answer is dealt with where the prompt is answered.

import type { Scope } from '../../game';
import type { EffectKind, EffectOf } from '../../language/nodes';
import type { Prompt } from '../../prompt';
import type { Run } from '../run';

// oxlint-disable-next-line typescript/no-invalid-void-type
export type EffectHandler<K extends EffectKind> = (
  run: Run,
  effect: EffectOf<K>,
  scope: Scope,
) => Prompt | undefined | void;
