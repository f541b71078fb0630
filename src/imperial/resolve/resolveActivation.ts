// The door to the interpreter: a situation, orders and the answers so far make a resolution. With one more answer the
// same steps come again, and more after them; a caller who has the shorter resolution may let it go on instead.

import { memo } from '../../kernel';
import { play, type Mode } from '../../orders';
import { rulesWithTargets, withTargets } from '../language/list';
import { activation, roundMoment } from './activation';
import type { Answer, AttackAid } from './answers';
import { condHolds } from './select/conds';
import { stepOf } from './line';
import { fireMoments } from './moments';
import { canAttack } from './verbs/canAttack';
import { perform } from './verbs/perform';
import type { Resolution } from './result';
import type { Doing, Orders, Run, Tools } from './run';
import { whoIs } from './select/select';
import type { Situation } from './situation';

const TOOLS: Tools = { perform, fire: fireMoments, holds: condHolds, whoIs, canAttack };

/** Every target written out, where its step is. */
const spelledOut = memo((orders: Orders): Orders => ({
  ...orders,
  lines: withTargets({ id: '', lines: orders.lines }, orders.target).lines,
  rules: rulesWithTargets(orders.rules ?? [], orders.target),
}));

type UnderWay = { readonly run: Run; readonly doing: Doing<void> };
/** Resolutions that wait, with the run that stopped there. */
const underWay = new WeakMap<Resolution, UnderWay>();

export type ResolveOptions = {
  readonly mode?: Mode;
  readonly draft?: readonly AttackAid[];
  /** The same with fewer answers: goes on from there if it can. The result is the same, sooner. */
  readonly after?: Resolution | undefined;
};

export function resolveActivation(
  situation: Situation,
  orders: Orders,
  answers: readonly Answer[] = [],
  { mode = 'play', draft = [], after }: ResolveOptions = {},
): Resolution {
  const resumed = after && mode === 'play' && draft.length === 0 ? resume(after, answers) : undefined;
  const { run, doing } = resumed ?? begin(situation, orders, answers, mode, draft);
  const played = play(doing);
  const { current, interruptions } = run;
  if ('done' in played) return { steps: run.steps, interruptions, situation: run.situation, read: run.read };
  const waiting = current ? [stepOf(run, current.scope, 'pending', current.line)] : [];
  // Copies: the run may go on and add to its own lists.
  const resolution: Resolution = {
    steps: [...run.steps, ...waiting.map((step) => ({ ...step, acts: [...step.acts] }))],
    interruptions: [...interruptions],
    pending: played.pending,
    situation: run.situation,
    read: run.read,
  };
  if (!played.pending.refused && mode === 'play' && draft.length === 0)
    underWay.set(resolution, { run, doing });
  return resolution;
}

/** What a group does between activations. Nobody is asked: the app takes what it would propose. */
export function resolveRound(situation: Situation, orders: Orders, moment: 'start' | 'end'): Resolution {
  const run = newRun(situation, orders, [], 'plan', []);
  play(roundMoment(run, moment));
  return { steps: run.steps, interruptions: [], situation: run.situation, read: run.read };
}

function begin(...given: Parameters<typeof newRun>): UnderWay {
  const run = newRun(...given);
  return { run, doing: activation(run) };
}

function newRun(
  situation: Situation,
  orders: Orders,
  answers: readonly Answer[],
  mode: Mode,
  draft: readonly AttackAid[],
): Run {
  return {
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
    tools: TOOLS,
  };
}

/**
 * Only where all that is new answers what was asked. What players volunteer (another order, an interruption, a card) may
 * belong to an earlier moment, which a run that has come this far has passed.
 */
function resume(after: Resolution, answers: readonly Answer[]): UnderWay | undefined {
  const found = underWay.get(after);
  if (!found) return undefined;
  const { answers: known } = found.run;
  const isLonger = answers.length > known.length && known.every((answer, at) => answer === answers[at]);
  if (!isLonger || !answers.slice(known.length).every(isAskedFor)) return undefined;
  underWay.delete(after);
  found.run.answers = answers;
  return found;
}

const isAskedFor = (answer: Answer): boolean =>
  answer.kind === 'dice'
    ? (answer.aids ?? []).length === 0
    : answer.kind === 'successes' || answer.kind === 'choice';
