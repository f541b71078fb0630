// What the players do besides the actions of their heroes: they lead people of the mission, and take decisions that it offers.

import type { Point } from '../../rules';
import { figuresOfActor, personIn } from '../actors';
import type { Refusal, RefusalCode } from '../command';
import type { Game } from '../game';
import { correctPlace } from './figures/corrections';
import type { Play } from './play';
import { emit, makeRun, scopeOf, update, updateActor, type MissionRun } from './run';
import { isIncapacitated } from './round/turns';
import { countOf } from './scripts/numbers';
import { setOff } from './scripts/triggers';

/** Somebody whom the heroes may lead now, and how many spaces. */
export type Led = { readonly person: string; readonly figure: string; readonly spaces: number };

/** Each once a round, as long as they are on their feet. */
export function ledNow(play: Play, game: Game): readonly Led[] {
  return [...play.persons.values()].flatMap(({ id, led }) => {
    const actor = personIn(game, id);
    const [figure] = figuresOfActor(game, id);
    if (led === undefined || !actor || !figure || actor.gone !== null || actor.activated > 0) return [];
    if (isIncapacitated(game, actor)) return [];
    const spaces = countOf(makeRun(play, game), led, scopeOf('', null));
    return spaces > 0 ? [{ person: id, figure: figure.id, spaces }] : [];
  });
}

export function lead(
  run: MissionRun,
  person: string,
  to: Point | undefined,
): Refusal | RefusalCode | undefined {
  const led = ledNow(run.play, run.game).find((one) => one.person === person);
  const figure = led && run.game.figures[led.figure];
  if (!figure || run.game.active === null) return 'notLed';
  if (to !== undefined && run.game.tracked) {
    const refusal = correctPlace(run, figure, to);
    if (refusal) return refusal;
  }
  updateActor(run, person, { activated: 1 });
  emit(run, { kind: 'led', person, by: run.game.active });
  setOff(run, { kind: 'led', person });
  return undefined;
}

export function decide(run: MissionRun, decision: string): RefusalCode | undefined {
  const { decisions = [] } = run.game;
  if (!decisions.includes(decision)) return 'notOffered';
  update(run, { decisions: decisions.filter((id) => id !== decision) });
  emit(run, { kind: 'decided', decision });
  setOff(run, { kind: 'decided', decision });
  return undefined;
}
