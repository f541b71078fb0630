// From a scenario to the situation of an activation. Costs, traits and elite status come from the content.

import {
  NO_MEMORY,
  PLAIN_FACTS,
  type FigureFacts,
  type Situation,
  type BoardThing,
  type ThingId,
} from '../../imperial';
import type { FigureId, Lattice, TileMap } from '../../rules';
import { formsOf } from '../kits/forms';
import type { CardId, CompanionId, HeroId, Pack } from '../pack';
import type { Scenario } from './scenario';
import type { ScenarioFigure } from './scenarioFigure';

export function situationOf(
  { board, figures, tokens }: Pick<Scenario, 'board' | 'figures' | 'tokens'>,
  pack: Pack,
): Situation {
  const all = [...figures.values()];
  const heroes = all.filter(({ fighter }) => fighter.hero !== undefined);
  return {
    board,
    fighters: new Map(all.map(({ piece, fighter }) => [piece.id, fighter])),
    facts: new Map(
      all.map((figure): [FigureId, FigureFacts] => [
        figure.piece.id,
        figureFacts(figure, heroes.indexOf(figure), pack),
      ]),
    ),
    things: new Map(
      tokens.map(({ id, kind, at }): [ThingId, BoardThing] => [
        id as ThingId,
        { id: id as ThingId, kind, at },
      ]),
    ),
    tiles: tilesOf(board.lattice),
    round: 1,
    heroes: heroes.length,
    activations: heroes.filter(({ activated }) => activated).length,
    memory: NO_MEMORY,
    fallen: [],
    forms: formsOf(pack),
  };
}

const tilesOf = (lattice: Lattice | TileMap): Situation['tiles'] =>
  'tiles' in lattice ? lattice.tiles.map(({ side: { id, interior } }) => ({ id, interior })) : [];

/** `portrait`: place of a hero among the portraits, or -1. */
export function figureFacts(figure: ScenarioFigure, portrait: number, pack: Pack): FigureFacts {
  const { card: cardId, hero: heroId, speed, activated, carrying, piece } = figure;
  const card = pack.cards.get(cardId as CardId);
  const companion = pack.companions.get(cardId as CompanionId);
  const hero = pack.heroes.get(heroId as HeroId);
  const sheet = hero && (figure.fighter.hero?.wounded ? hero.wounded : hero.healthy);
  const printedHealth = card?.health ?? sheet?.health ?? figure.fighter.health;
  return {
    ...PLAIN_FACTS,
    speed,
    activated,
    carrying,
    // A figure costs what bringing it back costs.
    cost: card?.reinforceCost ?? card?.deploymentCost ?? 0,
    traits: (card ?? companion ?? hero)?.traits ?? [],
    elite: card?.elite ?? false,
    unique: (card ?? companion)?.unique ?? false,
    group: figure.group ?? cardId ?? piece.id,
    ...(printedHealth === undefined ? {} : { printedHealth }),
    ...(cardId === undefined ? {} : { card: cardId }),
    ...(heroId === undefined ? {} : { hero: heroId }),
    ...(portrait >= 0 ? { portrait } : {}),
  };
}
