// Carries out one task, which is already off the agenda; a task that must wait puts itself back.

import type { OfKind } from '../../kernel';
import type { ScriptCond, ScriptTrigger } from '../language/nodes';
import type { ScriptScope, Task } from '../game';
import { evaluate, mayHold } from './scripts/conds';
import { carryOut } from './effects/handlers';
import { fillBlanks, numberOf } from './scripts/numbers';
import { triggersOf } from './play';
import { ROUND_TASKS } from './round/rounds';
import { doNext, emit, scopeOf, update, type MissionRun } from './run';
import { finishScript, runScript } from './scripts/scripts';
import { chooseEffect } from './effects/flow';
import { mayRun } from './scripts/triggers';
import type { Prompt } from '../prompt';

type TaskOf<K extends Task['kind']> = OfKind<Task, K>;

const SCRIPT_TASKS = {
  block: doEffect,
  script: beginScript,
  repeat: (run: MissionRun, task: TaskOf<'repeat'>) => {
    if (task.left <= 0) return;
    const { block, scope } = task;
    doNext(run, { kind: 'block', block, at: 0, scope }, { ...task, left: task.left - 1 });
  },
  eachHero: (run: MissionRun, task: TaskOf<'eachHero'>) => {
    const [hero, ...others] = task.heroes;
    if (hero === undefined) return;
    chooseEffect(run, task.as, [hero]);
    const { block, scope } = task;
    doNext(run, { kind: 'block', block, at: 0, scope }, { ...task, heroes: others });
  },
  returned: finishScript,
  prompt: (run: MissionRun, { prompt }: TaskOf<'prompt'>) => show(run, prompt),
  ask: askPlayers,
};

const HANDLERS: { readonly [K in Task['kind']]: (run: MissionRun, task: TaskOf<K>) => void } = {
  ...SCRIPT_TASKS,
  ...ROUND_TASKS,
};

export function performTask<K extends Task['kind']>(run: MissionRun, task: TaskOf<K>): void {
  const handler = HANDLERS[task.kind as K];
  handler(run, task);
}

/** Dice and cards of an earlier test are off the table then. */
export function show(run: MissionRun, prompt: Prompt): void {
  const { testRoll, testUses = [] } = run.game;
  update(run, { prompt, ...(testRoll && { testRoll: null }), ...(testUses.length > 0 && { testUses: [] }) });
  emit(run, { kind: 'shown', prompt });
}

/** The next effect of a list; the rest of the list waits behind whatever it leads to. */
function doEffect(run: MissionRun, task: TaskOf<'block'>): void {
  const effect = run.play.blocks[task.block]?.[task.at];
  if (!effect) return;
  const { agenda } = run.game;
  doNext(run, { ...task, at: task.at + 1, scope: { ...task.scope, asked: [] } });
  const prompt = carryOut(run, effect, task.scope);
  if (!prompt) return;
  update(run, { agenda: [task, ...agenda] });
  show(run, prompt);
}

function beginScript(run: MissionRun, task: TaskOf<'script'>): void {
  const script = run.play.scripts.get(task.script);
  if (!script || !mayRun(run, script)) return;
  const trigger = triggersOf(script)[task.trigger];
  const held = evaluate(run, { kind: 'all', of: gates(run, trigger, script.if, task.scope) }, task.scope);
  if (held.kind === 'ask') {
    doNext(run, task);
    show(run, held.prompt);
  } else if (held.value) {
    const why = trigger ? { trigger: task.trigger } : {};
    runScript(run, script, { ...task.scope, asked: [] }, null, task.queued, why);
  }
}

/** Everything that must hold for a script to run: the round of its trigger, its conditions. */
function gates(
  run: MissionRun,
  trigger: ScriptTrigger | undefined,
  own: ScriptCond | undefined,
  scope: ScriptScope,
): readonly ScriptCond[] {
  const round = trigger && 'round' in trigger ? trigger.round : undefined;
  const when = trigger && 'when' in trigger ? trigger.when : undefined;
  return [
    ...(round === undefined || numberOf(run, round, scope) === run.game.round ? [] : ['0']),
    ...(when === undefined ? [] : [when]),
    ...(own === undefined ? [] : [own]),
  ];
}

/** Told play: only the players can say whether it has come true; not asked where the rest does not hold anyway. */
function askPlayers(run: MissionRun, task: TaskOf<'ask'>): void {
  const script = run.play.scripts.get(task.script);
  const trigger = script && triggersOf(script)[task.trigger];
  if (!script || !trigger || !('ask' in trigger) || trigger.ask === undefined || !mayRun(run, script)) return;
  if (!mayHold(run, script.if, scopeOf(script.id, null))) return;
  doNext(run, task);
  const about = trigger.kind === 'damaged' ? 'damage' : 'region';
  show(run, {
    kind: 'confirm',
    says: { text: trigger.ask, with: fillBlanks(run, trigger.with, scopeOf(script.id, null)) },
    about,
    ...(trigger.rule && { rule: trigger.rule }),
    ...('region' in trigger && { light: [trigger.region] }),
  });
}
