// The side of a hero's sheet that is up.

import type { Game, KitHero, Play } from '../../mission';

export function sheetSide(play: Play, game: Game, hero: string): KitHero['healthy'] | undefined {
  const wounded = game.heroes.some(({ id, wounded: down }) => id === hero && down);
  return play.kit.heroes[hero]?.[wounded ? 'wounded' : 'healthy'];
}
