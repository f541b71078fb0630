// One line of the list for one figure: may it, can it, what does it cost (B1 to B6, D18, D19, D21, D45 to D47).

import { afterInstruction, holds, remainingHealth } from '../../rules';
import { costOf } from '../language/list';
import type { Line } from '../language/nodes';
import { interrupt, remember, useUp } from './change';
import { changedBefore } from './choose/aiming';
import { isUsedUp, limitOf, LIMITS, targetLimit } from './limits';
import { waitingOf } from './verbs/perform';
import type { Source } from './answers';
import type { SkipReason, StepResult } from './result';
import { newScope, type Doing, type Halt, type Run, type Scope, type FigureTurn } from './run';
import { clearGone, fighterOf, isThere, withFighter } from './situation';

const namesOf = ({ id, name }: Line): readonly string[] => [
  ...(id === undefined ? [] : [id]),
  ...(name ? [name.en] : []),
];

/** How often at most, as a word that is remembered; once per Rebel is asked for each target. */
function limitWord(
  { situation }: Run,
  line: Line,
  index: number,
  { figure }: FigureTurn,
): string | undefined {
  const per = line.limit && LIMITS[line.limit];
  if (per === undefined || per === 'target') return undefined;
  const says = line.id ?? line.name?.en ?? line.do;
  return limitOf(situation, per, { key: `line${index}:${line.limit}`, figure, says });
}

function beforehand(run: Run, line: Line, index: number, turn: FigureTurn): SkipReason | undefined {
  const { actions, attack } = costOf(line);
  if (actions > turn.actions) return { code: 'noActions', needed: actions, left: turn.actions };
  if (attack && turn.attackUsed) return { code: 'attackUsed' };
  return line.limit !== undefined && isUsedUp(run.situation, limitWord(run, line, index, turn))
    ? { code: 'limitUsed', limit: line.limit }
    : undefined;
}

/** What a step looks like, finished or waiting. */
export function stepOf(run: Run, scope: Scope, status: StepResult['status'], line?: Line): StepResult {
  const { actions, attack } = line ? costOf(line) : { actions: 0, attack: false };
  const isPaid = status !== 'skipped';
  return {
    figure: scope.self,
    source: scope.source,
    status,
    ...(scope.voided ? { voided: true as const } : {}),
    cost: { actions: isPaid ? actions : 0, attack: isPaid && attack, points: isPaid ? scope.log.points : 0 },
    left: { actions: run.turn?.actions ?? 0, attack: run.turn?.attackUsed === false },
    acts: isPaid ? scope.log.acts : [],
    ...(isStunned(run, scope) ? { stunned: true as const } : {}),
  };
}

/** Only of a figure that is still there: nobody waits for the next move of one that is gone. */
const isStunned = ({ situation }: Run, { self }: Scope): boolean =>
  isThere(situation, self) && holds(fighterOf(situation, self), 'stunned');

export function* resolveLine(run: Run, turn: FigureTurn, line: Line, index: number): Doing<void> {
  const changed = changedBefore(run);
  if (changed) interrupt(run, changed.changes, 0);
  if (!isThere(run.situation, turn.figure)) return;
  const source: Source = { kind: 'line', index, ...(line.id === undefined ? {} : { id: line.id }) };
  const names = namesOf(line);
  const scope = newScope(turn.figure, source, {
    names: names.length > 0 ? names : [`line${index}`],
    isLine: true,
    attackAction: costOf(line).attack,
    steps: line.do,
    ...(line.limit === undefined ? {} : { limit: line.limit }),
  });
  const hindered = beforehand(run, line, index, turn);
  if (hindered) {
    skip(run, scope, line, hindered);
    return;
  }
  run.current = { scope, line };
  const before = {
    situation: run.situation,
    lasting: run.lasting,
    waiting: run.waiting,
    rooted: turn.rooted,
    inserted: run.inserted,
    moreMoves: run.moreMoves,
    through: run.through,
  };
  run.waiting = [
    ...run.waiting,
    ...line.do.flatMap((step) => (step.kind === 'when' ? [waitingOf(run, scope, step)] : [])),
  ];
  const halt = yield* run.tools.perform(run, scope, line.do);
  run.waiting = run.waiting.filter(({ until }) => until !== 'line');
  delete run.current;
  const why = skipReason(run, scope, line, halt);
  if (why) {
    const { rooted, ...rest } = before;
    Object.assign(run, rest);
    turn.rooted = rooted;
    skip(run, scope, line, why);
    return;
  }
  if (halt?.kind === 'endActivation') turn.over = true;
  yield* settle(run, turn, scope, line, index);
}

/** D18, D19: why it is as if the line had not been there. What players interrupted has begun and stays (D17). */
function skipReason(run: Run, scope: Scope, line: Line, halt: Halt | undefined): SkipReason | undefined {
  if (scope.interrupted) return undefined;
  if (halt?.kind === 'fail' && (halt.reason.code === 'wouldBeDefeated' || !(scope.changed || scope.counts)))
    return halt.reason;
  if (!scope.changed && !scope.counts) return { code: scope.idle ?? 'noEffect' };
  if (scope.affected || !isThere(run.situation, scope.self)) return undefined;
  const fighter = fighterOf(run.situation, scope.self);
  const { fate } = afterInstruction(fighter, { move: scope.isMove, icons: costOf(line).actions > 0 });
  return fate === 'stands' ? undefined : { code: 'wouldBeDefeated', health: remainingHealth(fighter) };
}

function skip(run: Run, scope: Scope, line: Line, reason: SkipReason): void {
  run.situation = remember(run.situation, {
    kind: 'line',
    turn: scope.self,
    by: scope.self,
    resolved: false,
    names: scope.names,
  });
  run.steps.push({ ...stepOf(run, scope, 'skipped', line), reason });
}

/** Pays, and lets conditions have their say (6.6). */
function* settle(run: Run, turn: FigureTurn, scope: Scope, line: Line, index: number): Doing<void> {
  const { actions, attack } = costOf(line);
  turn.actions -= actions;
  if (attack) turn.attackUsed = true;
  const limit = limitWord(run, line, index, turn);
  if (limit !== undefined) run.situation = useUp(run.situation, limit);
  if (line.limit && LIMITS[line.limit] === 'target') {
    for (const id of scope.that) run.situation = useUp(run.situation, targetLimit(run.situation, scope, id));
  }
  const after = conditionsAfter(run, scope, actions > 0);
  run.situation = remember(run.situation, {
    kind: 'line',
    turn: scope.self,
    by: scope.self,
    resolved: true,
    names: scope.names,
  });
  run.current = { scope, line };
  if (actions > 0) yield* run.tools.fire(run, scope, [{ kind: 'afterLine' }]);
  delete run.current;
  run.steps.push({ ...stepOf(run, scope, 'resolved', line), ...(after ? { after } : {}) });
}

function conditionsAfter(run: Run, scope: Scope, icons: boolean): StepResult['after'] {
  if (!isThere(run.situation, scope.self)) return undefined;
  const fighter = fighterOf(run.situation, scope.self);
  const { figure, damage, fate } = afterInstruction(fighter, { move: scope.isMove, icons });
  const discarded = fighter.conditions.filter((condition) => !figure.conditions.includes(condition));
  if (damage === 0 && discarded.length === 0) return undefined;
  run.situation = clearGone(withFighter(run.situation, scope.self, figure), scope.self);
  return { bled: damage, discarded, defeated: fate !== 'stands' };
}
