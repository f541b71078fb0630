// Whose portrait does what: who may begin now, who could take the turn over, and how each of them stands in the round.

import { activationsOf, whyNotAlly, whyNotHero, type Game, type HeroState } from '../../../mission';

export type TurnState = 'ready' | 'acting' | 'done' | 'waiting' | 'withdrawn' | 'defeated';

/** The players decide who is next, or are in the middle of somebody's turn. */
const isHeroesMove = ({ stage, window, prompt }: Game): boolean =>
  stage === 'heroes' && window === null && prompt === null;

function canAct(game: Game, who: string): boolean {
  if (who === 'ally') return whyNotAlly(game) === undefined;
  const hero = game.heroes.find(({ id }) => id === who);
  return hero !== undefined && whyNotHero(game, hero) === undefined;
}

export const mayBegin = (game: Game, who: string): boolean =>
  isHeroesMove(game) && game.active === null && canAct(game, who);

/** Somebody else's turn was begun by mistake. */
export const mayTakeOver = (game: Game, who: string): boolean =>
  isHeroesMove(game) && game.active !== null && game.active !== who && canAct(game, who);

export function heroState(game: Game, hero: HeroState): TurnState {
  if (hero.withdrawn) return 'withdrawn';
  if (game.active === hero.id) return 'acting';
  if (hero.activated >= activationsOf(game, hero)) return 'done';
  return canAct(game, hero.id) ? 'ready' : 'waiting';
}

export function allyState(game: Game): TurnState {
  if (game.ally?.defeated) return 'defeated';
  if (game.active === 'ally') return 'acting';
  return game.ally?.activated ? 'done' : 'ready';
}
