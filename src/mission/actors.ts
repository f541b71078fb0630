// The one list of everybody who takes part in a mission: who is in it, whose figures are whose, and how somebody new is named.

import { memo } from '../kernel';
import {
  injuryChanges,
  USUAL_CONTROLLER,
  type Controller,
  type Held,
  type Injury,
  type Side,
} from '../rules';
import type { Actor, HeroActor, OtherActor } from './actor';
import type { Person } from './definition';
import type { FigureState, Game } from './game';

type WithActors = Pick<Game, 'actors'>;

export const isHero = (actor: Actor): actor is HeroActor => actor.kind === 'hero';

/** In the order of their portraits, those who have withdrawn too. */
export const heroesIn = ({ actors }: WithActors): readonly HeroActor[] => heroesAmong(actors);
const heroesAmong = memo((actors: readonly Actor[]): readonly HeroActor[] => actors.filter(isHero));

export function heroIn(game: WithActors, id: string): HeroActor | undefined {
  const actor = actorIn(game, id);
  return actor && isHero(actor) ? actor : undefined;
}

/** Whoever is no hero, in the order in which they came. */
export const othersIn = ({ actors }: WithActors): readonly OtherActor[] =>
  actors.filter((actor): actor is OtherActor => !isHero(actor));

/** Allies who are still there. */
export const alliesIn = (game: WithActors): readonly OtherActor[] =>
  othersIn(game).filter(({ kind, gone }) => kind === 'ally' && gone === null);

/** Asked more often than anything else: no function is made for it. */
export function actorIn({ actors }: WithActors, id: string | null): Actor | undefined {
  for (const actor of actors) if (actor.id === id) return actor;
  return undefined;
}

/** A person of the mission who has come, whatever has become of them. */
export const personIn = (game: WithActors, id: string): OtherActor | undefined =>
  othersIn(game).find((actor) => actor.kind === 'bystander' && actor.id === id);

/** Whose figure it is; nothing: an Imperial group's. */
export const ownerOf = (game: WithActors, { actor }: Pick<FigureState, 'actor'>): Actor | undefined =>
  actor === null ? undefined : actorIn(game, actor);

type OwnedFigure = Pick<FigureState, 'actor'>;

type Allegiance = { readonly side: Side; readonly controller: Controller };
const IMPERIAL: Allegiance = { side: 'imperial', controller: USUAL_CONTROLLER.imperial };
export const allegianceOf = (owner: Actor | undefined): Allegiance => owner ?? IMPERIAL;

export const sideOf = (game: WithActors, figure: OwnedFigure): Side =>
  allegianceOf(ownerOf(game, figure)).side;

export const controllerOf = (game: WithActors, figure: OwnedFigure): Controller =>
  allegianceOf(ownerOf(game, figure)).controller;

export const isOfHero = (game: WithActors, figure: OwnedFigure): boolean =>
  ownerOf(game, figure)?.kind === 'hero';

/** The figures of somebody that stand. */
export const figuresOfActor = ({ figures }: Pick<Game, 'figures'>, id: string): readonly FigureState[] =>
  Object.values(figures).filter(({ actor }) => actor === id);

export const newHero = (
  id: string,
  items: readonly string[],
  gear: readonly Held[],
  injuries: readonly Injury[] = [],
): HeroActor => ({
  id,
  kind: 'hero',
  of: id,
  side: 'rebel',
  controller: 'players',
  activated: 0,
  gone: null,
  wounded: false,
  items,
  gear,
  ...(injuries.length > 0 && { injuries, changes: injuryChanges(injuries) }),
});

/** Fights beside the heroes, whatever the card says. */
export const newAlly = (actors: readonly Actor[], card: string): OtherActor => ({
  id: actorIdFor(actors, card),
  kind: 'ally',
  of: card,
  side: 'rebel',
  controller: 'players',
  activated: 0,
  gone: null,
});

/** Belongs to a hero. */
export const newCompanion = (actors: readonly Actor[], card: string, hero: string): OtherActor => ({
  ...newAlly(actors, card),
  kind: 'companion',
  with: hero,
});

/** Somebody of the mission. `health`: as it is now, where the author gave any. */
export const newPerson = (
  { id, side = 'neutral', played }: Person,
  health: number | undefined,
): OtherActor => ({
  id,
  kind: 'bystander',
  of: id,
  side,
  controller: played ? 'players' : 'nobody',
  activated: 0,
  gone: null,
  ...(health !== undefined && { health }),
});

/** The card's own id; where somebody is called so already, with the first free number. `cardOfActor` is the way back. */
function actorIdFor(actors: readonly Actor[], card: string): string {
  const isTaken = (id: string): boolean => actors.some((actor) => actor.id === id);
  if (!isTaken(card)) return card;
  let number = 2;
  while (isTaken(`${card}-${number}`)) number++;
  return `${card}-${number}`;
}

/** The card of somebody who may have left the game's list with an undone command, or before a save was lifted. */
export const cardOfActor = (cards: Readonly<Record<string, unknown>>, id: string): string =>
  Object.hasOwn(cards, id) ? id : id.replace(/-\d+$/, '');
