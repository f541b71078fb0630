// From printed cards and sheets to figures that stand on a board and fight: the one place where content meets the rules.

import { makePiece, type Condition, type Fighter, type Piece, type Point, type Side } from '../../rules';
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
  return {
    name: card.name,
    piece: makePiece(id, side, at, {
      size: card.size,
      mobile: hasKeyword(card, 'mobile'),
      massive: hasKeyword(card, 'massive'),
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
    },
    speed: card.speed,
  };
}

export type HeroStanding = {
  readonly wounded?: boolean;
  readonly strain?: number;
  readonly conditions?: readonly Condition[];
};

/** A hero fights with the first weapon of the start, unless told otherwise. */
export function figureFromHero(
  hero: Hero,
  pack: Pack,
  id: string,
  at: Point,
  state: HeroStanding = {},
): ContentFigure {
  const { wounded = false, strain = 0, conditions = [] } = state;
  const sheet = wounded ? hero.wounded : hero.healthy;
  const weapon = hero.startingWeapons.map((card) => pack.classCards.get(card)).find((card) => card?.attack);
  const surges = (weapon?.surges ?? []).filter((surge) => !surge.while || conditions.includes(surge.while));
  return {
    name: hero.name,
    piece: makePiece(id, 'rebel', at),
    fighter: {
      ...UNHARMED,
      side: 'rebel',
      conditions,
      health: sheet.health,
      defense: sheet.defense,
      attributes: sheet.attributes,
      surges: surges.map(({ cost, effect }) => ({ cost, effect })),
      passives: weapon?.passives ?? {},
      keywords: weapon?.keywords ?? [],
      hero: {
        endurance: sheet.endurance,
        strain,
        wounded,
        woundedSide: { health: hero.wounded.health, endurance: hero.wounded.endurance },
      },
      ...(weapon?.attack && { attack: weapon.attack }),
    },
    speed: sheet.speed,
  };
}

const hasKeyword = ({ keywords }: PrintedFighter, name: 'mobile' | 'massive'): boolean =>
  keywords.some((keyword) => keyword.name === name);
