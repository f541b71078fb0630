// Rules of the mission with the numbers of this party. They are worked out whenever a rule is shown, so that the game keeps
// ids alone.

import type { Event } from '../../event';
import type { Game } from '../../game';
import type { Says } from '../../prompt';
import type { Play } from '../play';
import { makeRun, scopeOf, type MissionRun } from '../run';
import { fillBlanks } from './numbers';

export type SaidRule = Says & { readonly id: string; readonly title?: string };

/** `null`: the mission has no such rule. */
export function ruleOf(play: Play, game: Game, id: string): SaidRule | null {
  const rule = play.mission.rules?.find((one) => one.id === id);
  if (!rule) return null;
  const { title, text, with: blanks } = rule;
  const filled = fillBlanks(makeRun(play, game), blanks, scopeOf('', game.active));
  return { id, ...(title && { title }), text, with: filled };
}

/** The numbers of that moment belong to the log; most rules have none. */
export function ruleEvent({ play, game }: MissionRun, rule: string, on: boolean): Event {
  const hasBlanks = play.mission.rules?.find(({ id }) => id === rule)?.with !== undefined;
  const said = hasBlanks ? ruleOf(play, game, rule) : null;
  return { kind: 'rule', rule, on, ...(said && { with: said.with }) };
}
