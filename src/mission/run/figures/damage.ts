// The one place where figures are wounded, withdraw or are defeated, and where things are destroyed or dropped. Each
// change emits its event and sets off the scripts that wait for it.

import type { Actor, Gone } from '../../actor';
import { figuresOfActor, heroIn, isHero, actorIn, ownerOf } from '../../actors';
import { figuresOfGroup } from '../groups/crowd';
import type { FigureState } from '../../game';
import { layDown } from '../table/handling';
import { emit, showNext, update, updateActor, updateFigure, updateHero, type MissionRun } from '../run';
import { thingStateOf } from '../table/things';
import { redeploy } from '../round/threat';
import { setOff } from '../scripts/triggers';
import { numbersOf } from './heroNumbers';

/**
 * The sheet is turned: damage is taken off it, strain stays as far as the wounded side can bear it. Whatever the hero carried
 * falls, as from anybody who is defeated.
 */
export function woundHero(run: MissionRun, id: string): void {
  const hero = heroIn(run.game, id);
  if (!hero || hero.wounded) return;
  dropAll(run, id);
  updateHero(run, id, { wounded: true });
  const figure = run.game.figures[id];
  if (figure) {
    const endurance = numbersOf(run.play, run.game, id, 'wounded')?.endurance ?? figure.strain;
    updateFigure(run, id, { damage: 0, strain: Math.min(figure.strain, endurance) });
  }
  emit(run, { kind: 'heroWounded', hero: id });
  setOff(run, { kind: 'heroWounded', hero: id }, id);
}

/** Off the map for the rest of the mission. Whoever withdraws counts as wounded, too. */
export function withdrawHero(run: MissionRun, id: string): void {
  const hero = heroIn(run.game, id);
  if (!hero || hero.gone !== null) return;
  woundHero(run, id);
  dropAll(run, id);
  updateHero(run, id, { gone: 'withdrew' });
  takeAway(run, [id]);
  emit(run, { kind: 'heroWithdrew', hero: id });
  setOff(run, { kind: 'heroWithdrawn', hero: id }, id);
}

/** Whatever stands there: a hero is wounded or withdraws, the last figure of a group takes the group along. */
export function defeatFigure(run: MissionRun, id: string): void {
  const figure = run.game.figures[id];
  if (!figure) return;
  const actor = ownerOf(run.game, figure);
  if (actor && isHero(actor)) {
    if (actor.wounded) withdrawHero(run, actor.id);
    else woundHero(run, actor.id);
    return;
  }
  if (actor && staysWhenDefeated(run, actor)) return incapacitate(run, figure);
  dropAll(run, id);
  takeAway(run, [id]);
  emit(run, { kind: 'figureDefeated', figure: id });
  const left = Object.values(run.game.figures);
  if (actor && !left.some((other) => other.actor === actor.id)) sendAway(run, actor.id, 'defeated');
  if (figure.group !== null && !left.some(({ group }) => group === figure.group))
    defeatGroup(run, figure.group);
}

export function defeatGroup(run: MissionRun, id: string): void {
  const group = run.game.groups.find((one) => one.id === id);
  if (!group) return;
  for (const figure of figuresOfGroup(run.game, id)) dropAll(run, figure);
  removeGroup(run, id);
  const { defeated } = run.game;
  update(run, { defeated: { ...defeated, [group.of]: (defeated[group.of] ?? 0) + 1 } });
  redeploy(run, group.of, group.card);
  emit(run, { kind: 'groupDefeated', group: id });
  setOff(run, { kind: 'groupDefeated', group: group.of });
  if (run.play.kit.cards[group.card]?.unique) setOff(run, { kind: 'uniqueDefeated', card: group.card });
  const isLast = group.with === undefined && run.game.groups.every((other) => other.with !== undefined);
  if (isLast) setOff(run, { kind: 'lastGroupDefeated' });
}

/** Off the tracker and off the map, without having been defeated. */
export function removeGroup(run: MissionRun, id: string): void {
  takeAway(run, figuresOfGroup(run.game, id));
  update(run, {
    groups: run.game.groups.filter((group) => group.id !== id),
    windows: withoutKeys(run.game.windows, [id]),
  });
}

/** Somebody who is no hero goes, for whatever reason. Who escapes takes along what they carry. */
export function sendAway(run: MissionRun, id: string, why: Gone): void {
  const actor = actorIn(run.game, id);
  if (!actor || isHero(actor) || actor.gone !== null) return;
  const figures = figuresOfActor(run.game, id).map((figure) => figure.id);
  if (why !== 'escaped') for (const figure of figures) dropAll(run, figure);
  takeAway(run, figures);
  updateActor(run, id, { gone: why });
  emit(run, { kind: 'actorGone', actor: id, of: actor.of, why });
  const person = actor.kind === 'bystander' ? actor.of : null;
  if (why === 'defeated' && actor.kind === 'ally') setOff(run, { kind: 'allyDefeated', card: actor.of });
  if (why === 'defeated' && person !== null) setOff(run, { kind: 'personDefeated', person });
  if (why === 'escaped') setOff(run, { kind: 'escaped', hero: null, person });
}

/** The players say so: whoever stays on the map when defeated stays. */
export function defeatActor(run: MissionRun, id: string): void {
  const actor = actorIn(run.game, id);
  if (!actor || !staysWhenDefeated(run, actor)) return sendAway(run, id, 'defeated');
  for (const figure of figuresOfActor(run.game, id)) incapacitate(run, figure);
}

/** A hero leaves the map unharmed, with what the hero carries (rule 1.8). */
export function letHeroEscape(run: MissionRun, id: string): void {
  const hero = heroIn(run.game, id);
  if (!hero || hero.gone !== null) return;
  updateHero(run, id, { gone: 'escaped' });
  takeAway(run, [id]);
  emit(run, { kind: 'heroEscaped', hero: id });
  setOff(run, { kind: 'escaped', hero: id, person: null }, id);
}

const staysWhenDefeated = ({ play }: MissionRun, { kind, of }: Actor): boolean =>
  kind === 'bystander' && play.persons.get(of)?.falls === true;

/** Incapacitated: on the map, without conditions and with nothing in hand (rule 1.5). */
export function incapacitate(run: MissionRun, { id, of, at, incapacitated }: FigureState): void {
  if (incapacitated) return;
  dropAll(run, id);
  updateFigure(run, id, { incapacitated: true, conditions: [] });
  emit(run, { kind: 'figureFell', figure: id });
  showNext(run, { kind: 'figures', does: 'falls', figures: [{ id, of, at }] });
  const owner = actorIn(run.game, run.game.figures[id]?.actor ?? null);
  if (owner?.kind === 'bystander') setOff(run, { kind: 'personIncapacitated', person: owner.of });
}

/** On their feet again, with so much damage. */
export function raise(run: MissionRun, state: FigureState, damage: number): void {
  const { incapacitated, ...figure } = state;
  if (!incapacitated) return;
  const { id, of, at } = figure;
  update(run, { figures: { ...run.game.figures, [id]: { ...figure, damage } } });
  emit(run, { kind: 'figureRose', figure: id });
  showNext(run, { kind: 'figures', does: 'rises', figures: [{ id, of, at }] });
}

/** Where a door was, the way is free: it counts as opened, too. */
export function destroyThing(run: MissionRun, id: string): void {
  const thing = run.play.things.get(id);
  const { destroyed, door } = thingStateOf(run.play, run.game, id);
  if (!thing || destroyed) return;
  layDown(run, id, { destroyed: true, onMap: false, ...(door ? { door: 'open' as const } : {}) });
  emit(run, { kind: 'thingDestroyed', thing: id });
  setOff(run, { kind: 'destroyed', thing: id });
  if (door !== null && door !== 'open') setOff(run, { kind: 'opened', door: id });
}

/** Where the carrier stands; only the players know where that is unless positions are tracked. */
export function dropThing(run: MissionRun, id: string): void {
  const { carriedBy } = thingStateOf(run.play, run.game, id);
  if (carriedBy === null) return;
  const at = run.game.figures[carriedBy]?.at ?? null;
  layDown(run, id, { onMap: true, ...(at && { at }) });
  emit(run, { kind: 'dropped', thing: id, hero: carriedBy });
  showNext(run, { kind: 'placeThing', thing: id, at });
  setOff(run, { kind: 'dropped', thing: id }, carriedBy);
}

function dropAll(run: MissionRun, carrier: string): void {
  for (const [id, { carriedBy }] of Object.entries(run.game.map.things)) {
    if (carriedBy === carrier) dropThing(run, id);
  }
}

export const takeAway = (run: MissionRun, ids: readonly string[]): void =>
  update(run, { figures: withoutKeys(run.game.figures, ids) });

const withoutKeys = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
