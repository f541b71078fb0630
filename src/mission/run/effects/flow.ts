// Effects on the flow of the mission: words, questions, numbers, other scripts, objectives, the end.

import { evaluate } from '../scripts/conds';
import { endMission } from '../round/ending';
import { countOf, fillBlanks, numberOf } from '../scripts/numbers';
import { ruleEvent } from '../scripts/rules';
import { outcomeFor } from '../round/outcomes';
import { strikePeril } from '../round/peril';
import { doNext, draw, emit, showNext, update, type MissionRun } from '../run';
import { callScript, queueScript, returnFrom, runBlock, setLocal, setVariable } from '../scripts/scripts';
import { figuresOf, heroesOf } from '../figures/who';
import type { EffectHandler } from './handler';
import { grownRecord, grownTo, MOST_PICKED } from '../../bounds';
import type { Game, ScriptScope } from '../../game';
import { bounded } from '../../language/expressionUse';
import type { Blanks, EffectOf } from '../../language/nodes';
import type { Behind, Prompt } from '../../prompt';

type Flow =
  | 'message'
  | 'question'
  | 'input'
  | 'test'
  | 'chooseHeroes'
  | 'set'
  | 'add'
  | 'if'
  | 'repeat'
  | 'eachHero'
  | 'pick'
  | 'call'
  | 'return'
  | 'queue'
  | 'offer'
  | 'objective'
  | 'achieve'
  | 'rule'
  | 'countdown'
  | 'stopCountdown'
  | 'roundLimit'
  | 'skipRounds'
  | 'peril'
  | 'win'
  | 'lose';

/** A loop of the author's that long is a mistake. */
const MAX_REPEATS = 100;

export const FLOW_EFFECTS: { readonly [K in Flow]: EffectHandler<K> } = {
  message: (run, { title, story, rules, with: blanks }, scope) =>
    showNext(run, {
      kind: 'message',
      ...(title && { title }),
      ...(story && { story }),
      ...(rules && { rules }),
      with: fillBlanks(run, blanks, scope),
    }),
  question: (run, effect, scope) => {
    const options = effect.options
      .filter((option) => option.if === undefined || isTrue(run, option.if, scope))
      .map(({ id, text }) => ({ id, text }));
    if (options.length === 0) return undefined;
    return { kind: 'question', says: says(run, effect, scope), options, ...behind(effect) };
  },
  input: (run, effect, scope) => ({
    kind: 'input',
    says: says(run, effect, scope),
    most: countOf(run, effect.most, scope),
    ...behind(effect),
  }),
  test: askForTest,
  chooseHeroes: (run, effect, scope) => {
    const heroes = heroesOf(run, effect.from ?? 'eachHero', scope);
    const count = countOf(run, effect.count, scope);
    if (heroes.length > count)
      return { kind: 'chooseHeroes', says: says(run, effect, scope), heroes, count, as: effect.as };
    chooseEffect(run, effect.as, heroes);
    return undefined;
  },
  set: (run, { variable, to }, scope) => setVariable(run, variable, numberOf(run, to, scope)),
  add: (run, { variable, by }, scope) =>
    setVariable(run, variable, (run.game.variables[variable] ?? 0) + numberOf(run, by, scope)),
  if: (run, effect, scope) => {
    const held = evaluate(run, effect.if, scope);
    if (held.kind === 'ask') return held.prompt;
    runBlock(run, held.value ? effect.then : effect.else, scope);
    return undefined;
  },
  repeat: (run, effect, scope) =>
    doNext(run, {
      kind: 'repeat',
      block: run.play.blockOf(effect.do),
      left: Math.min(countOf(run, effect.times, scope), MAX_REPEATS),
      scope,
    }),
  eachHero: (run, effect, scope) =>
    doNext(run, {
      kind: 'eachHero',
      block: run.play.blockOf(effect.do),
      as: effect.as,
      heroes: heroesOf(run, 'eachHero', scope),
      scope,
    }),
  pick: pickList,
  call: (run, effect, scope) => {
    const script = run.play.scripts.get(effect.script);
    if (!script) throw new Error(`no script ${effect.script}`);
    const given = Object.entries(effect.with ?? {}).map(([name, value]) => [
      name,
      numberOf(run, value, scope),
    ]);
    callScript(run, script, Object.fromEntries(given), scope, effect.as ?? null);
  },
  return: (run, { value = 0 }, scope) => returnFrom(run, numberOf(run, value, scope)),
  queue: (run, { script, last }, { active }) => queueScript(run, script, last === true, active),
  offer: (run, { decision, off }) => {
    const others = (run.game.decisions ?? []).filter((id) => id !== decision);
    update(run, { decisions: off ? others : [...others, decision] });
  },
  objective: (run, { objective, with: blanks }, scope) => {
    const filled = fillBlanks(run, blanks, scope);
    update(run, { objective: { id: objective, with: filled } });
    emit(run, { kind: 'objective', objective, with: filled });
  },
  achieve: (run, { objective }, scope) => {
    const { achieved, objective: current } = run.game;
    if (achieved.includes(objective)) return;
    update(run, {
      achieved: [...achieved, objective],
      objective: current?.id === objective ? null : current,
    });
    const filled = current?.id === objective ? current.with : fillBlanks(run, undefined, scope);
    emit(run, { kind: 'achieved', objective, with: filled });
  },
  rule: (run, { rule, off, show }) => {
    const holds = run.game.rules.includes(rule);
    if (off && !holds) return;
    const others = run.game.rules.filter((id) => id !== rule);
    update(run, { rules: off ? others : [...others, rule] });
    emit(run, ruleEvent(run, rule, !off));
    if (show && !off && !holds) showNext(run, { kind: 'rule', rule });
  },
  countdown: (run, { countdown, rounds, text }, scope) => {
    const left = Math.max(1, countOf(run, rounds, scope));
    update(run, {
      countdowns: grownRecord(run.game.countdowns, { [countdown]: { left, text: text ?? null } }),
    });
    emit(run, { kind: 'countdown', countdown, left });
  },
  stopCountdown: (run, { countdown }) => {
    const { [countdown]: _stopped, ...others } = run.game.countdowns;
    update(run, { countdowns: others });
  },
  roundLimit: (run, { rounds, outcome, script }, scope) => {
    const then = limitThen(run.game.roundLimit, outcome, script);
    const roundLimit =
      rounds === undefined || !then ? null : { rounds: countOf(run, rounds, scope), ...then };
    update(run, { roundLimit });
  },
  skipRounds: (run, { rounds }, scope) =>
    update(run, { round: bounded(run.game.round + countOf(run, rounds, scope)) }),
  peril: (run, { steps = 0, off }, scope) => {
    update(run, { peril: { ...run.game.peril, off: off ?? false } });
    const all = run.play.mission.peril ?? [];
    const { step } = run.game.peril;
    const due = all.slice(step, step + countOf(run, steps, scope));
    doNext(run, ...due.flatMap((next) => strikePeril(run, next)));
  },
  win: (run, { outcome }) => endMission(run, outcome),
  lose: (run, { outcome }) => endMission(run, outcome),
};

/** What comes after the last round; nothing named: what came until now. */
function limitThen(
  limit: Game['roundLimit'],
  outcome: string | undefined,
  script: string | undefined,
): { readonly outcome: string } | { readonly script: string } | null {
  if (outcome !== undefined) return { outcome };
  if (script !== undefined) return { script };
  if (!limit) return null;
  return 'outcome' in limit ? { outcome: limit.outcome } : { script: limit.script };
}

const says = (
  run: MissionRun,
  { text, with: blanks }: Pick<EffectOf<'question'>, 'text' | 'with'>,
  scope: ScriptScope,
) => ({ text, with: fillBlanks(run, blanks, scope) });

/** Only what is written: prompts of older games have neither. */
const behind = ({ rule, light }: Behind): Behind => ({ ...(rule && { rule }), ...(light && { light }) });

/** Where nobody can be asked, what the app does not know does not hold. */
function isTrue(run: MissionRun, cond: Parameters<typeof evaluate>[1], scope: ScriptScope): boolean {
  const held = evaluate(run, cond, scope);
  return held.kind === 'known' && held.value;
}

/** Heroes roll; an elite ally passes with one success, another one fails (row 35). */
function askForTest(run: MissionRun, effect: EffectOf<'test'>, scope: ScriptScope): Prompt | undefined {
  const heroes = heroesOf(run, effect.who, scope);
  if (heroes.length > 0) {
    const before = effect.total === undefined ? 0 : (run.game.variables[effect.total] ?? 0);
    const easier = easierFor(run, effect, scope);
    return {
      kind: 'test',
      says: says(run, effect, scope),
      attributes: effect.attributes,
      heroes,
      before,
      ...(easier.heroes.length > 0 && { easier }),
    };
  }
  const others = figuresOf(run, effect.who, scope);
  const first = others[0] === undefined ? undefined : run.game.figures[others[0]];
  concludeTest(run, effect, scope, first && run.play.kit.cards[first.of]?.elite ? 1 : 0);
  return undefined;
}

/** Who has successes in advance, and how many. */
function easierFor(run: MissionRun, { easier, by = 1 }: EffectOf<'test'>, scope: ScriptScope) {
  const heroes = easier === undefined ? [] : heroesOf(run, easier, scope);
  return { heroes, by: countOf(run, by, scope) };
}

export function concludeTest(
  run: MissionRun,
  effect: EffectOf<'test'>,
  scope: ScriptScope,
  successes: number,
): void {
  const { total } = effect;
  const sum = successes + (total === undefined ? 0 : (run.game.variables[total] ?? 0));
  if (total !== undefined) setVariable(run, total, sum);
  setLocal(run, 'successes', sum);
  const known: ScriptScope = { ...scope, numbers: { ...scope.numbers, successes: sum } };
  const outcome = outcomeFor(run, effect.outcomes, sum, known);
  runBlock(run, outcome?.do, known);
  tellOutcome(run, outcome?.text, { successes: sum }, known);
}

/** The words of an outcome, with the number that led to it. */
export function tellOutcome(
  run: MissionRun,
  text: string | undefined,
  blanks: Blanks,
  scope: ScriptScope,
): void {
  if (text) showNext(run, { kind: 'message', rules: text, with: fillBlanks(run, blanks, scope) });
}

export const chooseEffect = (run: MissionRun, as: string, heroes: readonly string[]): void =>
  update(run, { chosen: grownRecord(run.game.chosen, { [as]: heroes }) });

function pickList(run: MissionRun, { id, how, from }: EffectOf<'pick'>, scope: ScriptScope): undefined {
  const taken = run.game.picked[id] ?? [];
  const possible = from.flatMap((list, index) =>
    list.if === undefined || isTrue(run, list.if, scope) ? [index] : [],
  );
  const fresh = possible.filter((index) => !taken.includes(index));
  const candidates = {
    random: possible,
    noRepeat: fresh,
    shuffled: fresh.length > 0 ? fresh : possible,
    // After the last one, that one again.
    inOrder: (fresh.length > 0 ? fresh : possible.slice(-1)).slice(0, 1),
  }[how];
  if (candidates.length === 0) return;
  const index = candidates[candidates.length === 1 ? 0 : draw(run, candidates.length)];
  if (index === undefined) return;
  const again = how === 'shuffled' && fresh.length === 0;
  const noted = grownTo(MOST_PICKED, again ? [] : taken, [index]);
  update(run, { picked: grownRecord(run.game.picked, { [id]: noted }) });
  runBlock(run, from[index]?.do, scope);
}
