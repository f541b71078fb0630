// A figure's numbers as they are played, and where each part of them comes from.

import { heroOnPaper, startingCards, type HeroId, type Pack, type ScenarioFigure } from '../../packs';
import type { Offer } from '../../rules';

export function answerProfile(figure: ScenarioFigure, pack: Pack): Readonly<Record<string, unknown>> {
  const { fighter, speed } = figure;
  const hero = figure.hero === undefined ? undefined : pack.heroes.get(figure.hero as HeroId);
  const { health, defense, attributes } = fighter;
  if (!hero) return { health: health ?? null, speed, defense, sources: {}, offered: [] };
  const cards = [
    ...(figure.cards ?? []),
    ...startingCards(pack, hero.id).map(({ id }) => ({ id, on: null })),
  ];
  const numbers = heroOnPaper(pack, hero, { cards, wounded: fighter.hero?.wounded ?? false });
  return {
    health,
    endurance: fighter.hero?.endurance,
    speed,
    defense,
    attributes,
    passives: numbers.passives,
    weapons: numbers.weapons,
    sources: numbers.sources,
    offered: numbers.offered.map(told),
  };
}

const told = ({ from, weapon, effect }: Offer) => ({
  from,
  moments: effect.moments,
  ...(weapon === null ? {} : { weapon }),
  effect,
});
