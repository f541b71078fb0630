// The side of a hero's sheet that is up.

import { heroIn, type Game, type KitHero, type Play } from '../../mission';

export function sheetSide(play: Play, game: Game, hero: string): KitHero['healthy'] | undefined {
  return play.kit.heroes[hero]?.[heroIn(game, hero)?.wounded ? 'wounded' : 'healthy'];
}
