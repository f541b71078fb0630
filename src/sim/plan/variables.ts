// Which effects change a variable, and whether a change would make a condition true: tried on the present numbers.

import { memo, memoText } from '../../kernel';
import {
  makeRun,
  numberOf,
  scopeOf,
  type Mission,
  type ScriptCond,
  type Num,
  type Play,
} from '../../mission';
import { deedsOf, type BotDeed } from './deeds';
import { isMet, textOf } from './judging';
import type { PlayedSoFar, Want } from './wants';

/** A variable may have to be raised again and again. */
const MOST_TIMES = 12;

/** Whatever changes one of the variables. */
export const toChange = ({ play }: PlayedSoFar, variables: readonly string[]): readonly Want[] =>
  deedsOf(play.mission)
    .filter((deed) => variables.some((variable) => changes(deed, variable)))
    .map((deed): Want => ({ kind: 'deed', deed }));

/** Whether one of the deeds changes a variable that the condition names at all; the scripts say so. */
export const mayTurn = ({ mission }: Play, cond: ScriptCond, deeds: readonly BotDeed[]): boolean =>
  changesIn(mission)(textOf(cond)).some(({ deed }) => deeds.includes(deed));

/** Whatever changes a variable so that the condition turns out that way, at once or by and by. */
export function toTurn(at: PlayedSoFar, cond: ScriptCond, is: boolean): readonly Want[] {
  return changesIn(at.play.mission)(textOf(cond))
    .filter(({ deed, variable }) => wouldTurn(at, deed, variable, cond, is))
    .map(({ deed }): Want => ({ kind: 'deed', deed }));
}

type VariableChange = { readonly variable: string; readonly deed: BotDeed };

/** Whatever changes one of the variables that a text names. */
const changesIn = memo((mission: Mission) =>
  memoText((text): readonly VariableChange[] =>
    (mission.variables ?? [])
      .filter(({ id }) => new RegExp(`\\b${id}\\b`).test(text))
      .flatMap(({ id: variable }) =>
        deedsOf(mission)
          .filter((deed) => changes(deed, variable))
          .map((deed) => ({ variable, deed })),
      ),
  ),
);

function changes({ effect }: BotDeed, variable: string): boolean {
  if (effect.kind === 'set' || effect.kind === 'add') return effect.variable === variable;
  if (effect.kind === 'test') return effect.total === variable;
  return effect.kind === 'call' && effect.as === variable;
}

function wouldTurn(
  at: PlayedSoFar,
  { effect }: BotDeed,
  variable: string,
  cond: ScriptCond,
  is: boolean,
): boolean {
  if (effect.kind === 'call') return true;
  const number = (num: Num): number => numberOf(makeRun(at.play, at.game), num, scopeOf('', null));
  if (effect.kind === 'set')
    return isMet(at.play, at.game, cond, null, { [variable]: number(effect.to) }) === is;
  const more = effect.kind === 'add' ? number(effect.by) || 1 : 1;
  let value = at.game.variables[variable] ?? 0;
  for (let times = 0; times < MOST_TIMES; times++) {
    value += more;
    if (isMet(at.play, at.game, cond, null, { [variable]: value }) === is) return true;
  }
  return false;
}
