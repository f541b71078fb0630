// From printed cards and sheets to figures that stand on a board and fight: the one place where content meets the rules.

import {
  makePiece,
  wielding,
  type Condition,
  type Fighter,
  type Held,
  type HeroVitals,
  type Piece,
  type Point,
  type Side,
} from '../../rules';
import { heroOnPaper, startingCards } from './gear';
import type { DeploymentCard, CardFighter as PrintedFighter, Hero, Pack } from '../pack';

/** A figure of the content as the rules see it: how it stands, how it fights, how far it moves. */
export type ContentFigure = {
  readonly name: string;
  readonly piece: Piece;
  readonly fighter: Fighter;
  readonly speed: number;
};

const UNHARMED = { damage: 0, conditions: [], powerTokens: [] } as const;

export function figureFromCard(card: DeploymentCard, id: string, at: Point): ContentFigure {
  const side: Side = card.affiliation === 'rebel' ? 'rebel' : 'imperial';
  const { attack, defense, surges, passives, keywords } = card;
  const guards = card.abilities.flatMap(({ guard }) => guard ?? []);
  return {
    name: card.name,
    piece: makePiece(id, side, at, {
      size: card.size,
      mobile: hasKeyword(card, 'mobile'),
      massive: hasKeyword(card, 'massive'),
      ...(card.abilities.some(({ unhindered }) => unhindered) && { unhindered: true }),
    }),
    fighter: {
      ...UNHARMED,
      side,
      health: card.health,
      defense,
      surges,
      passives,
      keywords,
      ...(attack && { attack }),
      ...(guards.length > 0 && { guards }),
    },
    speed: card.speed,
  };
}

export type HeroStanding = {
  readonly wounded?: boolean;
  readonly strain?: number;
  readonly conditions?: readonly Condition[];
  /** Cards beside those of the start. */
  readonly cards?: readonly Held[];
};

/** A hero fights with the first weapon among the given cards, or else with that of the start. */
export function figureFromHero(
  hero: Hero,
  pack: Pack,
  id: string,
  at: Point,
  state: HeroStanding = {},
): ContentFigure {
  const { wounded = false, strain = 0, conditions = [], cards = [] } = state;
  const held = [...cards, ...startingCards(pack, hero.id).map((card) => ({ id: card.id, on: null }))];
  const numbers = heroOnPaper(pack, hero, { cards: held, wounded });
  const [weapon] = numbers.weapons;
  const fighter: Fighter = {
    ...UNHARMED,
    side: 'rebel',
    conditions,
    health: numbers.health,
    defense: numbers.defense,
    attributes: numbers.attributes,
    surges: [],
    passives: numbers.passives,
    keywords: [],
    hero: {
      endurance: numbers.endurance,
      strain,
      wounded,
      woundedSide: woundedSideOf(pack, hero, held),
    },
  };
  return {
    name: hero.name,
    piece: makePiece(id, 'rebel', at),
    fighter: weapon ? wielding(fighter, weapon) : fighter,
    speed: numbers.speed,
  };
}

function woundedSideOf(pack: Pack, hero: Hero, cards: readonly Held[]): HeroVitals['woundedSide'] {
  const { health, endurance } = heroOnPaper(pack, hero, { cards, wounded: true });
  return { health, endurance };
}

const hasKeyword = ({ keywords }: PrintedFighter, name: 'mobile' | 'massive'): boolean =>
  keywords.some((keyword) => keyword.name === name);
