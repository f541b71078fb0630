// How much of a card's strain would go beyond the hero's Endurance, and become damage (6.4).

import type { CardPlace, CardUse } from '../../cardUse';
import type { Game } from '../../game';
import { fighterInMission } from '../groups/situation';
import type { Play } from '../play';
import { offerAt } from './cards';

/** After whatever else the hero uses in the same attack. */
export function strainBeyond(play: Play, game: Game, use: CardPlace, uses: readonly CardUse[]): number {
  const cost = strainOf(play, game, use);
  const figure = game.figures[use.hero];
  const hero = figure && fighterInMission(play, game, figure).hero;
  if (cost === 0 || !hero) return 0;
  const others = uses.filter(
    (one): one is CardPlace => !('gives' in one) && one.hero === use.hero && !isSame(one, use),
  );
  const before = others.reduce((sum, one) => sum + strainOf(play, game, one), hero.strain);
  return excessOf(before, cost, hero.endurance);
}

/** What of `cost` goes beyond, with `before` suffered already. */
export const excessOf = (before: number, cost: number, endurance: number): number =>
  Math.max(0, Math.min(cost, before + cost - endurance));

const strainOf = (play: Play, game: Game, use: CardPlace): number =>
  offerAt(play, game, use)?.effect.strainCost ?? 0;

const isSame = (a: CardPlace, b: CardPlace): boolean =>
  a.hero === b.hero && a.from === b.from && a.place === b.place;
