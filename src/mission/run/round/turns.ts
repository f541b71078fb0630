// Whose turn it may be: activations of heroes by their number, the bonus activations of small parties, everybody else once. And how
// each of them stands in the round.

import type { Actor, Gone, HeroActor } from '../../actor';
import { actorIn, figuresOfActor, heroesIn, isHero } from '../../actors';
import type { RefusalCode } from '../../command';
import type { Game } from '../../game';

/** How often somebody may act in this round. Two heroes: twice each. Three: one of them twice, in turn. */
export function activationsOf(game: Game, actor: Actor): number {
  if (!mayAct(game, actor)) return 0;
  if (!isHero(actor)) return 1;
  const heroes = heroesIn(game);
  if (heroes.length === 2) return 2;
  return heroes.length === 3 && bonusHero(heroes, game.round)?.id === actor.id ? 2 : 1;
}

/** The players play them, and they are on the map and on their feet. Heroes who are down are the mission's business. */
function mayAct(game: Game, actor: Actor): boolean {
  if (actor.gone !== null || actor.controller !== 'players') return false;
  if ((ownerOfCompanion(game, actor)?.gone ?? null) !== null) return false;
  return isHero(actor) || !isIncapacitated(game, actor);
}

/** The hero that a companion belongs to. */
const ownerOfCompanion = (game: Game, actor: Actor): Actor | undefined =>
  actor.kind === 'companion' ? actorIn(game, actor.with ?? null) : undefined;

/** It follows its hero, and the Empire follows it: nobody takes its turn over. */
function isFollowing(game: Game): boolean {
  const actor = actorIn(game, game.active);
  const owner = actor && ownerOfCompanion(game, actor);
  return owner !== undefined && owner.activated >= activationsOf(game, owner);
}

/** All figures of theirs that are on the map. */
export function isIncapacitated(game: Game, { id }: Actor): boolean {
  const figures = figuresOfActor(game, id);
  return figures.length > 0 && figures.every(({ incapacitated }) => incapacitated);
}

/** With three heroes the bonus activation goes round in the order of the portraits, past those who are gone. */
function bonusHero(heroes: readonly HeroActor[], round: number): HeroActor | undefined {
  const first = Math.max(0, round - 1) % heroes.length;
  return [...heroes.slice(first), ...heroes.slice(0, first)].find(({ gone }) => gone === null);
}

/** Why this actor cannot act now; nothing: go ahead. */
export function whyNotActor(game: Game, actor: Actor): RefusalCode | undefined {
  if (!mayAct(game, actor)) return isHero(actor) ? 'withdrawn' : 'cannotAct';
  if (actor.activated >= activationsOf(game, actor)) return 'alreadyActivated';
  if (game.active !== actor.id) {
    if (isFollowing(game)) return 'companionActs';
    const owner = ownerOfCompanion(game, actor);
    // Right before its hero; right after is the app's business.
    if (owner && (game.active === owner.id || whyNotActor(game, owner))) return 'cannotAct';
  }
  const waiting = heroesIn(game).some(({ gone, activated }) => gone === null && activated === 0);
  return actor.activated > 0 && waiting ? 'bonusTooEarly' : undefined;
}

export const canAnyoneAct = (game: Game): boolean =>
  game.actors.some((actor) => whyNotActor(game, actor) === undefined);

/** Who has withdrawn is wounded too; who has escaped is as healthy as before. */
export const isDown = ({ wounded, gone }: HeroActor): boolean => wounded || gone === 'withdrew';

export type TurnState =
  | 'ready'
  | 'acting'
  | 'done'
  | 'waiting'
  | 'withdrawn'
  | 'defeated'
  | 'escaped'
  | 'incapacitated'
  | 'idle';

/** The players decide who is next, or are in the middle of somebody's turn. */
const isHeroesMove = ({ stage, window, prompt }: Game): boolean =>
  stage === 'heroes' && window === null && prompt === null;

function canAct(game: Game, who: string): boolean {
  const actor = actorIn(game, who);
  return actor !== undefined && whyNotActor(game, actor) === undefined;
}

export const mayBegin = (game: Game, who: string): boolean =>
  isHeroesMove(game) && game.active === null && canAct(game, who);

/** Somebody else's turn was begun by mistake. */
export const mayTakeOver = (game: Game, who: string): boolean =>
  isHeroesMove(game) && game.active !== null && game.active !== who && canAct(game, who);

const GONE_STATES: Readonly<Record<Gone, TurnState>> = {
  defeated: 'defeated',
  withdrew: 'withdrawn',
  escaped: 'escaped',
  left: 'defeated',
};

export function turnStateOf(game: Game, actor: Actor): TurnState {
  if (actor.gone !== null) return GONE_STATES[actor.gone];
  if (isIncapacitated(game, actor)) return 'incapacitated';
  if (game.active === actor.id) return 'acting';
  if (actor.controller === 'nobody') return 'idle';
  if (actor.activated >= activationsOf(game, actor)) return 'done';
  return canAct(game, actor.id) ? 'ready' : 'waiting';
}
