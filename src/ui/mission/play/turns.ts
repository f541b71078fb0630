// Whose portrait does what: who may begin now, who could take the turn over, and how each of them stands in the round.

import { activationsOf, actorIn, whyNotActor, type Actor, type Game } from '../../../mission';

export type TurnState = 'ready' | 'acting' | 'done' | 'waiting' | 'withdrawn' | 'defeated';

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

export function turnStateOf(game: Game, actor: Actor): TurnState {
  if (actor.gone !== null) return actor.gone === 'withdrew' ? 'withdrawn' : 'defeated';
  if (game.active === actor.id) return 'acting';
  if (actor.activated >= activationsOf(game, actor)) return 'done';
  return canAct(game, actor.id) ? 'ready' : 'waiting';
}
