// Whose turn it may be: activations of heroes by their number, the bonus activations of small parties, the ally.

import type { RefusalCode } from '../../command';
import type { Game, HeroState } from '../../game';

/** How often a hero may act in this round. Two heroes: twice each. Three: one of them twice, in turn. */
export function activationsOf(game: Game, hero: HeroState): number {
  if (hero.withdrawn) return 0;
  if (game.heroes.length === 2) return 2;
  return game.heroes.length === 3 && bonusHero(game)?.id === hero.id ? 2 : 1;
}

/** With three heroes the bonus activation goes round in the order of the portraits, past those who have withdrawn. */
function bonusHero({ heroes, round }: Game): HeroState | undefined {
  const first = Math.max(0, round - 1) % heroes.length;
  return [...heroes.slice(first), ...heroes.slice(0, first)].find(({ withdrawn }) => !withdrawn);
}

/** Why this hero cannot act now; nothing: go ahead. */
export function whyNotHero(game: Game, hero: HeroState): RefusalCode | undefined {
  if (hero.withdrawn) return 'withdrawn';
  if (hero.activated >= activationsOf(game, hero)) return 'alreadyActivated';
  const waiting = game.heroes.some((other) => !other.withdrawn && other.activated === 0);
  return hero.activated > 0 && waiting ? 'bonusTooEarly' : undefined;
}

export function whyNotAlly({ ally }: Game): RefusalCode | undefined {
  if (!ally || ally.defeated) return 'noAlly';
  return ally.activated ? 'alreadyActivated' : undefined;
}

export const canAnyoneAct = (game: Game): boolean =>
  whyNotAlly(game) === undefined || game.heroes.some((hero) => whyNotHero(game, hero) === undefined);

/** Who has withdrawn is wounded too. */
export const isDown = ({ wounded, withdrawn }: HeroState): boolean => wounded || withdrawn;
