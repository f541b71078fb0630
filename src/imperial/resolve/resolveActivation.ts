// The door to the interpreter: a situation, orders and the answers so far make a resolution. No state is kept between
// calls; with one more answer the same steps come again, and more after them.

import { play, type Mode } from '../../orders';
import { rulesWithTargets, withTargets } from '../language/list';
import { activation } from './activation';
import type { Answer, AttackAid } from './answers';
import { condHolds } from './select/conds';
import { newGeometry } from './ways/geometry';
import { stepOf } from './line';
import { fireMoments } from './moments';
import { canAttack } from './verbs/canAttack';
import { perform } from './verbs/perform';
import type { Resolution } from './result';
import type { Orders, Run, Tools } from './run';
import { whoIs } from './select/select';
import type { Situation } from './situation';

const TOOLS: Tools = { perform, fire: fireMoments, holds: condHolds, whoIs, canAttack };

/** Every target written out, where its step is. */
const spelledOut = (orders: Orders): Orders => ({
  ...orders,
  lines: withTargets({ id: '', lines: orders.lines }, orders.target).lines,
  rules: rulesWithTargets(orders.rules ?? [], orders.target),
});

export function resolveActivation(
  situation: Situation,
  orders: Orders,
  answers: readonly Answer[] = [],
  { mode = 'play', draft = [] }: { readonly mode?: Mode; readonly draft?: readonly AttackAid[] } = {},
): Resolution {
  const run: Run = {
    situation,
    orders: spelledOut(orders),
    mode,
    answers,
    draft,
    read: 0,
    steps: [],
    interruptions: [],
    turn: null,
    figures: [...orders.figures],
    begun: false,
    done: new Set(),
    firing: new Set(),
    asked: new Set(),
    lasting: [],
    waiting: [],
    inserted: [],
    moreMoves: [],
    through: [],
    geometry: newGeometry(),
    tools: TOOLS,
  };
  const played = play(activation(run));
  const { current, interruptions } = run;
  if ('done' in played) return { steps: run.steps, interruptions, situation: run.situation, read: run.read };
  const waiting = current ? [stepOf(run, current.scope, 'pending', current.line)] : [];
  return {
    steps: [...run.steps, ...waiting],
    interruptions,
    pending: played.pending,
    situation: run.situation,
    read: run.read,
  };
}
