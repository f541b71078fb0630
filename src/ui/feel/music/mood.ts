// Which music suits the moment.

import { heroesIn, type Game } from '../../../mission';

export type Mood = 'map' | 'calm' | 'danger';

/** Danger: the Empire acts, the last round runs, or half of the heroes are wounded. Silence when it is over. */
export function moodOf(game: Game): Mood | null {
  if (game.stage === 'over') return null;
  const heroes = heroesIn(game);
  const hurt = heroes.filter(({ wounded, gone }) => wounded || gone !== null).length;
  const isLast = game.roundLimit !== null && game.round >= game.roundLimit.rounds;
  return game.window || isLast || hurt * 2 >= heroes.length ? 'danger' : 'calm';
}
