// Whether a condition of a script holds now, as far as a player at the table could tell: conditions on dice, on the
// arguments of a script or on the acting hero stay open.

import { memo, memoText } from '../../kernel';
import {
  evaluate,
  makeRun,
  scopeOf,
  type ScriptCond,
  type Game,
  type Play,
  type Script,
  type ScriptScope,
} from '../../mission';
import type { BotDeed, Guard } from './deeds';

const NO_NUMBERS: ScriptScope['numbers'] = {};

/** `active`: who would do it; `numbers`: what variables would be instead of what they are. */
export function isMet(
  play: Play,
  game: Game,
  cond: ScriptCond,
  active: string | null = null,
  numbers: ScriptScope['numbers'] = NO_NUMBERS,
): boolean {
  const held = evaluate(makeRun(play, game), cond, { ...scopeOf('', active), numbers });
  return held.kind === 'ask' || held.value;
}

const ROLLED = /\b(?:successes|entered)\b/;

/** Only the dice, or the caller of the script, decide it. */
export function isOpen(cond: ScriptCond, script: Script): boolean {
  if (typeof cond === 'string') return isOpenText(script)(cond);
  if (cond.kind === 'tested' || cond.kind === 'chance') return true;
  if (cond.kind === 'not') return isOpen(cond.of, script);
  if (cond.kind === 'compare')
    return [cond.left, cond.right].some((side) => typeof side === 'string' && isOpen(side, script));
  return false;
}

const isOpenText = memo((script: Script) => memoText((text) => ROLLED.test(text) || takenIn(text, script)));

const takenIn = (text: string, { takes = {} }: Script): boolean =>
  Object.keys(takes).some((name) => new RegExp(`\\b${name}\\b`).test(text));

export const textOf = (cond: ScriptCond): string => (typeof cond === 'string' ? cond : textOfNode(cond));
const textOfNode = memo((cond: Exclude<ScriptCond, string>): string => JSON.stringify(cond));

/** `named`: it depends on who would do the deed. */
type ClosedGuard = Guard & { readonly named: boolean };

/** What must hold for a deed and is not open, the condition of its whole script last. */
const closedGuards = memo(({ script, guards }: BotDeed): readonly ClosedGuard[] =>
  [...guards, ...(script.if === undefined ? [] : [{ cond: script.if, is: true }])]
    .filter(({ cond }) => !isOpen(cond, script))
    .map((guard) => ({ ...guard, named: textOf(guard.cond).includes('active') })),
);

/** For each of them: which guards of a deed stand in the way. What does not depend on them is asked once. */
export function unmetBy(
  play: Play,
  game: Game,
  deed: BotDeed,
  heroes: readonly string[],
): readonly { readonly id: string; readonly guards: readonly Guard[] }[] {
  const guards = closedGuards(deed);
  const isUnmet = ({ cond, is }: Guard, hero: string | null): boolean => isMet(play, game, cond, hero) !== is;
  const forAll = guards.filter((guard) => guard.named || isUnmet(guard, null));
  const isNamed = forAll.some(({ named }) => named);
  return heroes.map((id) => ({
    id,
    guards: isNamed ? forAll.filter((guard) => !guard.named || isUnmet(guard, id)) : forAll,
  }));
}

const parts = { and: memoText((text) => split(text, 'and')), or: memoText((text) => split(text, 'or')) };

/** The parts of an expression that `and` or `or` hold together, outside of brackets and quotes. */
export const splitExpression = (text: string, word: 'and' | 'or'): readonly string[] => parts[word](text);

function split(text: string, word: 'and' | 'or'): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of text.matchAll(/'[^']*'|[()]|\b(?:and|or)\b/g)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0 && token === word) {
      parts.push(text.slice(from, index).trim());
      from = index + token.length;
    }
  }
  return [...parts, text.slice(from).trim()];
}

/** Ids inside the functions of an expression: `defeated('guards')`. */
export const callsIn = memoText((text): readonly { readonly name: string; readonly id: string }[] =>
  [...text.matchAll(/\b([a-zA-Z]+)\('([^']*)'\)/g)].map(([, name = '', id = '']) => ({ name, id })),
);
