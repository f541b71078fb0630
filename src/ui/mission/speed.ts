import { heroIn, isOfHero, type FigureState, type Game, type Play } from '../../mission';

/** As printed, on the side of the hero's sheet that is up. */
export function speedOf({ kit }: Play, game: Game, figure: FigureState): number | undefined {
  const { of } = figure;
  if (!isOfHero(game, figure)) return kit.cards[of]?.figure.facts.speed;
  const isWounded = heroIn(game, of)?.wounded === true;
  return kit.heroes[of]?.[isWounded ? 'wounded' : 'healthy'].facts.speed;
}
