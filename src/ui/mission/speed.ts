import type { FigureState, Game, Play } from '../../mission';

/** As printed, on the side of the hero's sheet that is up. */
export function speedOf({ kit }: Play, { heroes }: Game, { kind, of }: FigureState): number | undefined {
  if (kind !== 'hero') return kit.cards[of]?.figure.facts.speed;
  const isWounded = heroes.some(({ id, wounded }) => id === of && wounded);
  return kit.heroes[of]?.[isWounded ? 'wounded' : 'healthy'].facts.speed;
}
