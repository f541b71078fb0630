// How scripts run: their lists of effects as tasks, their numbers, calling and returning.

import type { OfKind } from '../../../kernel';
import { grownRecord } from '../../bounds';
import type { Script } from '../../definition';
import type { Event } from '../../event';
import type { ScriptScope, Task } from '../../game';
import { bounded } from '../../language/expressionUse';
import type { Effect } from '../../language/nodes';
import { numberOf } from './numbers';
import { doAfterScripts, doNext, emit, scopeOf, update, type MissionRun } from '../run';
import { setOff } from './triggers';

/** Calls inside calls; more is a script that calls itself for ever. */
const MAX_CALLS = 50;

/** A list of effects, as a task in front of everything. */
export function runBlock(run: MissionRun, effects: readonly Effect[] | undefined, scope: ScriptScope): void {
  if (!effects || effects.length === 0) return;
  doNext(run, { kind: 'block', block: run.play.blockOf(effects), at: 0, scope: { ...scope, asked: [] } });
}

/** Begins a script; what it returns is kept in a variable, if its caller wants it. */
export function runScript(
  run: MissionRun,
  script: Script,
  scope: ScriptScope,
  into: string | null = null,
  queued = false,
  why: Pick<OfKind<Event, 'scriptRan'>, 'trigger' | 'caller'> = {},
): void {
  const { ran, round } = run.game;
  const times = (ran[script.id]?.times ?? 0) + 1;
  update(run, { ran: { ...ran, [script.id]: { times, round } } });
  emit(run, { kind: 'scriptRan', script: script.id, ...why });
  doNext(run, { kind: 'returned', script: script.id, into, value: 0, ...(queued && { queued }) });
  runBlock(run, script.do, scope);
}

export function callScript(
  run: MissionRun,
  script: Script,
  given: Readonly<Record<string, number>>,
  { active, script: caller }: ScriptScope,
  into: string | null,
): void {
  const depth = run.game.agenda.filter(({ kind }) => kind === 'returned').length;
  if (depth > MAX_CALLS) return stopScripts(run, caller);
  const scope: ScriptScope = { script: script.id, numbers: given, active, asked: [] };
  const defaults = Object.entries(script.takes ?? {}).map(([name, value]) => [
    name,
    given[name] ?? numberOf(run, value, scope),
  ]);
  const why = caller === '' ? {} : { caller };
  runScript(run, script, { ...scope, numbers: Object.fromEntries(defaults) }, into, false, why);
}

/**
 * Puts a script in line. The line is worked off one by one, after all that is under way; the next one comes right behind
 * the one whose turn it is, or is the first. Nobody stands in it twice.
 */
export function queueScript(run: MissionRun, script: string, last: boolean, active: string | null): void {
  const { agenda } = run.game;
  if (agenda.some((task) => task.kind === 'script' && task.queued && task.script === script)) return;
  const task: Task = { kind: 'script', script, trigger: -1, scope: scopeOf(script, active), queued: true };
  const at = last ? agenda.findLastIndex(isInLine) : agenda.findIndex(isInLine);
  if (at === -1) return doAfterScripts(run, [task]);
  update(run, { agenda: [...agenda.slice(0, at + 1), task, ...agenda.slice(at + 1)] });
}

const isInLine = (task: Task): boolean =>
  (task.kind === 'script' || task.kind === 'returned') && task.queued === true;

/** Ends the script that is running: nothing of it is done any more, its caller goes on with the value. */
export function returnFrom(run: MissionRun, value: number): void {
  const { agenda } = run.game;
  const end = agenda.findIndex(({ kind }) => kind === 'returned');
  const marker = agenda[end];
  if (marker?.kind !== 'returned') return update(run, { agenda: [] });
  update(run, { agenda: [{ ...marker, value }, ...agenda.slice(end + 1)] });
}

export function finishScript(run: MissionRun, { into, value }: OfKind<Task, 'returned'>): void {
  if (into !== null) setVariable(run, into, value);
}

export function setVariable(run: MissionRun, variable: string, value: number): void {
  const to = bounded(value);
  const from = run.game.variables[variable] ?? 0;
  if (from === to) return;
  update(run, { variables: grownRecord(run.game.variables, { [variable]: to }) });
  emit(run, { kind: 'variable', variable, from, to });
  setOff(run, { kind: 'variableChanged', variable });
}

/** A number that the rest of the running script knows by name. */
export function setLocal(run: MissionRun, name: string, value: number): void {
  const { agenda } = run.game;
  const end = agenda.findIndex(({ kind }) => kind === 'returned');
  const own = end === -1 ? agenda.length : end;
  const told = agenda.map((task, index) =>
    index < own && 'scope' in task
      ? { ...task, scope: { ...task.scope, numbers: grownRecord(task.scope.numbers, { [name]: value }) } }
      : task,
  );
  update(run, { agenda: told });
}

/** The author's mistake: whatever scripts have begun is dropped, the round goes on. */
export function stopScripts(run: MissionRun, script: string): void {
  emit(run, { kind: 'scriptStopped', script });
  update(run, { agenda: run.game.agenda.filter((task) => !isOfScripts(task)) });
}

const SCRIPT_TASKS: ReadonlySet<Task['kind']> = new Set<Task['kind']>([
  'block',
  'script',
  'repeat',
  'eachHero',
  'returned',
  'prompt',
]);
export const isOfScripts = ({ kind }: Task): boolean => SCRIPT_TASKS.has(kind);
