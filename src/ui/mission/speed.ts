import { dressedSheet, isOfHero, type FigureState, type Game, type Play } from '../../mission';

/** On the side of the hero's sheet that is up, cards included. */
export const speedOf = (play: Play, game: Game, figure: FigureState): number | undefined =>
  (isOfHero(game, figure) ? dressedSheet(play, game, figure.of) : play.kit.cards[figure.of]?.figure)?.facts
    .speed;
