// Answers of the players to a prompt: whether they are valid, and their consequences.

import type { RefusalCode } from '../command';
import type { ScriptScope, Task } from '../game';
import type { Effect } from '../language/nodes';
import type { Prompt, PromptAnswer } from '../prompt';
import { answerColour } from './groups/deploy';
import { chooseEffect, concludeTest, tellOutcome } from './effects/flow';
import { outcomeFor } from './round/outcomes';
import { spendFocus } from './round/upkeep';
import { doNext, emit, scopeOf, update, type MissionRun } from './run';
import { countFallen } from './figures/counting';
import { runBlock, setLocal } from './scripts/scripts';
import { NO_PROMPT } from './table/placing';

/** Nobody rolls more successes than that. */
export const MOST_SUCCESSES = 20;

export function answerPrompt(run: MissionRun, answer: PromptAnswer): RefusalCode | undefined {
  const { prompt } = run.game;
  if (!prompt) return 'noPrompt';
  if (!fits(prompt, answer)) return 'wrongAnswer';
  update(run, NO_PROMPT);
  if (answer.kind !== 'done') emit(run, { kind: 'answered', prompt, answer });
  if (prompt.kind === 'colour' && answer.kind === 'colour') answerColour(run, prompt.group, answer.colour);
  if (answer.kind === 'fallen') countFallen(run, answer.fallen);
  if (answer.kind === 'yes' || answer.kind === 'no') resolveAsked(run, answer.kind === 'yes');
  else resolveEffect(run, answer);
  return undefined;
}

function fits(prompt: Prompt, answer: PromptAnswer): boolean {
  switch (prompt.kind) {
    case 'question':
      return answer.kind === 'option' && prompt.options.some(({ id }) => id === answer.option);
    case 'input':
      return answer.kind === 'number' && isCount(answer.number, prompt.most);
    case 'test':
      return (
        answer.kind === 'tested' &&
        prompt.heroes.includes(answer.hero) &&
        prompt.attributes.includes(answer.attribute) &&
        isCount(answer.successes, MOST_SUCCESSES)
      );
    case 'chooseHeroes':
      return (
        answer.kind === 'heroes' &&
        answer.heroes.length === prompt.count &&
        new Set(answer.heroes).size === prompt.count &&
        answer.heroes.every((hero) => prompt.heroes.includes(hero))
      );
    case 'confirm':
      return answer.kind === 'yes' || answer.kind === 'no';
    case 'colour':
      return answer.kind === 'colour' && prompt.colours.includes(answer.colour);
    case 'fallen':
      return (
        answer.kind === 'fallen' &&
        Object.keys(answer.fallen).length === prompt.groups.length &&
        prompt.groups.every(({ group, most }) => isCount(answer.fallen[group] ?? -1, most))
      );
    default:
      return answer.kind === 'done';
  }
}

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

/** A condition asked: whoever asked now knows, and goes on. */
function resolveAsked(run: MissionRun, yes: boolean): void {
  const [task, ...rest] = run.game.agenda;
  if (!task) return;
  if (task.kind === 'ask') {
    const { script, trigger } = task;
    const asked: Task = { kind: 'script', script, trigger, scope: scopeOf(script, null) };
    update(run, { agenda: yes ? [asked, ...rest] : rest });
  } else if ('scope' in task) {
    const scope: ScriptScope = { ...task.scope, asked: [...task.scope.asked, yes] };
    update(run, { agenda: [{ ...task, scope }, ...rest] });
  }
}

/** Answers to what no effect asked. */
const NO_EFFECT: ReadonlySet<PromptAnswer['kind']> = new Set(['done', 'colour', 'fallen']);

/** An effect asked and waits in front of the agenda: it is over now, and what its answer leads to comes next. */
function resolveEffect(run: MissionRun, answer: PromptAnswer): void {
  const [task, ...rest] = run.game.agenda;
  if (NO_EFFECT.has(answer.kind) || task?.kind !== 'block') return;
  const effect = run.play.blocks[task.block]?.[task.at];
  if (!effect) return;
  update(run, { agenda: rest });
  const scope: ScriptScope = { ...task.scope, asked: [] };
  doNext(run, { ...task, at: task.at + 1, scope });
  conclude(run, effect, scope, answer);
}

function conclude(run: MissionRun, effect: Effect, scope: ScriptScope, answer: PromptAnswer): void {
  if (effect.kind === 'question' && answer.kind === 'option')
    runBlock(run, effect.options.find(({ id }) => id === answer.option)?.do, scope);
  if (effect.kind === 'input' && answer.kind === 'number') {
    setLocal(run, 'entered', answer.number);
    const known: ScriptScope = { ...scope, numbers: { ...scope.numbers, entered: answer.number } };
    const outcome = outcomeFor(run, effect.outcomes, answer.number, known);
    runBlock(run, outcome?.do, known);
    tellOutcome(run, outcome?.text, { entered: answer.number }, known);
  }
  if (effect.kind === 'test' && answer.kind === 'tested') {
    if (answer.focused) spendFocus(run, answer.hero);
    const tested: ScriptScope = { ...scope, active: scope.active ?? answer.hero };
    concludeTest(run, effect, tested, answer.successes);
  }
  if (effect.kind === 'chooseHeroes' && answer.kind === 'heroes') chooseEffect(run, effect.as, answer.heroes);
}
