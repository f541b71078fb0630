// A group's activation: figure by figure (D10), each from the start of its activation to the end, line by line.

import { volunteered } from '../../orders';
import { ACTIONS_PER_ACTIVATION, afterActivation, type FigureId } from '../../rules';
import type { Rule } from '../language/nodes';
import { interrupt } from './change';
import { resolveLine, stepOf } from './line';
import { nearestRebel } from './select/measures';
import { answering, respond } from './moments';
import { changedBefore } from './choose/aiming';
import type { Source } from './answers';
import { newScope, type Doing, type RuleMoment, type Run, type Scope, type Waiting } from './run';
import { fighterOf, isThere, pieceOf, withFighter } from './situation';

export function* activation(run: Run): Doing<void> {
  run.waiting = (run.orders.rules ?? []).flatMap(reactionOf);
  const first = nextFigure(run);
  if (first === undefined) return;
  yield* onceRules(run, first);
  yield* momentOf(run, first, { kind: 'start', of: 'group' });
  run.begun = true;
  for (let figure = nextFigure(run); figure !== undefined; figure = nextFigure(run)) {
    yield* turnOf(run, figure);
    run.done.add(figure);
  }
  const last = run.figures.find((id) => isThere(run.situation, id));
  if (last === undefined) return;
  yield* momentOf(run, last, { kind: 'end', of: 'group' });
  yield* momentOf(run, last, { kind: 'after', of: 'group' });
}

/** Between activations: what the figures do at the start or at the end of a round. */
export function* roundMoment(run: Run, kind: 'start' | 'end'): Doing<void> {
  run.waiting = (run.orders.rules ?? []).flatMap(reactionOf);
  for (const figure of run.figures)
    if (isThere(run.situation, figure)) yield* momentOf(run, figure, { kind, of: 'round' });
}

const reactionOf = (rule: Rule, index: number): readonly Waiting[] => {
  if (rule.kind !== 'reaction') return [];
  const { when, if: condition, do: steps, limit } = rule;
  return [
    {
      when,
      do: steps,
      ...(condition ? { if: condition } : {}),
      ...(limit ? { limit } : {}),
      key: `rule${index}`,
      source: { kind: 'rule', index },
      until: 'group',
    },
  ];
};

function* onceRules(run: Run, self: FigureId): Doing<void> {
  for (const [index, rule] of (run.orders.rules ?? []).entries()) {
    if (rule.kind !== 'once') continue;
    const scope = newScope(self, { kind: 'rule', index }, { steps: rule.do });
    yield* asStep(run, scope, function* () {
      return yield* run.tools.perform(run, scope, rule.do);
    });
  }
}

/** D10: whoever is closest to a Rebel, then the lowest id; unless the players said otherwise. */
function nextFigure(run: Run): FigureId | undefined {
  const wanted = volunteered(run, 'order', ({ figures }) => figures.length > 0);
  if (wanted) run.order = wanted.figures;
  const left = run.figures.filter((id) => !run.done.has(id) && isThere(run.situation, id));
  const said = run.order?.find((id) => left.includes(id));
  if (said !== undefined) return said;
  const valued = left.map((id) => ({ id, closest: nearestRebel(run, pieceOf(run.situation, id)) }));
  // Not a difference: two figures may both be at no distance at all.
  const order = (a: number, b: number): number => (a < b ? -1 : Number(a > b));
  return valued.sort(
    (a, b) => order(a.closest, b.closest) || a.id.localeCompare(b.id, 'en', { numeric: true }),
  )[0]?.id;
}

function* turnOf(run: Run, figure: FigureId): Doing<void> {
  const turn = { figure, actions: ACTIONS_PER_ACTIVATION, attackUsed: false, rooted: false, over: false };
  run.turn = turn;
  yield* momentOf(run, figure, { kind: 'start', of: 'figure' });
  for (const [index, line] of [...run.inserted, ...run.orders.lines].entries()) {
    if (turn.over || !isThere(run.situation, figure)) break;
    yield* resolveLine(run, turn, line, index);
  }
  if (isThere(run.situation, figure)) {
    yield* momentOf(run, figure, { kind: 'end', of: 'figure' });
    run.situation = withFighter(run.situation, figure, afterActivation(fighterOf(run.situation, figure)));
  }
  run.turn = null;
  run.lasting = run.lasting.filter(({ during }) => during !== 'activation' && during !== 'attack');
  run.waiting = run.waiting.filter(({ until }) => until !== 'turn');
  yield* momentOf(run, figure, { kind: 'after', of: 'figure' });
}

/** Between lines: whatever answers is a step of its own. */
function* momentOf(run: Run, self: FigureId, moment: RuleMoment): Doing<void> {
  const source: Source = { kind: 'rule', index: -1 };
  for (const { waiting } of answering(run, newScope(self, source), moment)) {
    const again = answering(run, newScope(self, waiting.source), moment).find(
      (one) => one.waiting === waiting,
    );
    if (!again) continue;
    yield* asStep(run, again.scope, () => respond(run, waiting, again.scope));
  }
}

/** A rule that does nothing at its moment leaves no trace; one that cannot be done says why. */
function* asStep(run: Run, scope: Scope, act: () => ReturnType<typeof respond>): Doing<void> {
  const changed = changedBefore(run);
  if (changed) interrupt(run, changed.changes, 0);
  if (!isThere(run.situation, scope.self)) return;
  run.current = { scope };
  const halt = yield* act();
  delete run.current;
  if (halt?.kind === 'endActivation' && run.turn) run.turn.over = true;
  if (scope.log.acts.length > 0) run.steps.push(stepOf(run, scope, 'resolved'));
  else if (halt?.kind === 'fail') run.steps.push({ ...stepOf(run, scope, 'skipped'), reason: halt.reason });
}
