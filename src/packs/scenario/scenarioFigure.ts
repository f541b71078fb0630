// A figure of a scenario: taken from its card or hero sheet; fields of the scenario override those.

import { err, ok, type Result } from '../../kernel';
import {
  makePiece,
  type Fighter,
  type Held,
  type Keyword,
  type Piece,
  type Side,
  type Size,
} from '../../rules';
import { figureFromCard, figureFromHero, type ContentFigure } from '../kits/figures';
import { heroCard } from '../kits/gear';
import type { CardId, CompanionId, HeroId, Pack } from '../pack';
import { didYouMean } from '../problem';
import type { FigureFields } from './scenarioSchema';

export type ScenarioFigure = {
  readonly piece: Piece;
  readonly fighter: Fighter;
  readonly speed: number;
  readonly activated: boolean;
  /** Ids of tokens. */
  readonly carrying: readonly string[];
  readonly card?: string;
  readonly hero?: string;
  readonly group?: string;
  /** Of heroes: what they hold, the cards of the start aside. */
  readonly cards?: readonly Held[];
};

type Problem = { readonly field: string; readonly message: string };

/** What a card or sheet gives; everything may be overruled. */
type Base = Partial<
  Pick<Fighter, 'side' | 'health' | 'defense' | 'attack' | 'surges' | 'passives' | 'keywords'>
> & {
  readonly size?: Size;
  readonly speed?: number;
  readonly companion?: boolean;
  readonly more?: Pick<Fighter, 'attributes' | 'hero'>;
};

const DEFAULT_SPEED = 4;

export function readFigure(fields: FigureFields, pack: Pack): Result<ScenarioFigure, Problem> {
  const base = baseOf(fields, pack);
  if (!base.ok) return base;
  const from = base.value;
  const side = fields.side ?? from.side;
  if (!side)
    return err({ field: 'side', message: 'missing, and there is neither a card nor a hero that gives it' });
  const keywords = keywordsOf(fields, from.keywords ?? []);
  const has = (name: Keyword['name']): boolean => keywords.some((keyword) => keyword.name === name);
  return ok({
    piece: makePiece(fields.id, side, fields.at, {
      size: fields.size ?? from.size ?? [1, 1],
      mobile: has('mobile'),
      massive: has('massive'),
      companion: fields.companion ?? from.companion ?? false,
      incapacitated: fields.incapacitated,
    }),
    fighter: fighterOf(fields, from, side, keywords),
    speed: fields.speed ?? from.speed ?? DEFAULT_SPEED,
    activated: fields.activated,
    carrying: fields.carrying,
    ...(fields.card === undefined ? {} : { card: fields.card }),
    ...(fields.hero === undefined ? {} : { hero: fields.hero }),
    ...(fields.group === undefined ? {} : { group: fields.group }),
    ...(fields.cards === undefined ? {} : { cards: heldOf(fields.cards) }),
  });
}

/** A flag that is said beside the card adds the keyword or takes it away. */
function keywordsOf(fields: FigureFields, printed: readonly Keyword[]): readonly Keyword[] {
  const flags = ['mobile', 'massive', 'reach'] as const;
  const own = (fields.keywords ?? printed).filter(
    ({ name }) => !flags.some((flag) => flag === name && fields[flag] === false),
  );
  const added = flags.filter((flag) => fields[flag] === true && !own.some(({ name }) => name === flag));
  return [...own, ...added.map((name) => ({ name }))];
}

function fighterOf(fields: FigureFields, from: Base, side: Side, keywords: readonly Keyword[]): Fighter {
  const health = fields.health ?? from.health;
  const attack = fields.attack ?? from.attack;
  const hero = from.more?.hero;
  return {
    side,
    ...(health === undefined ? {} : { health }),
    ...(attack === undefined ? {} : { attack }),
    ...from.more,
    ...(hero ? { hero: { ...hero, endurance: fields.endurance ?? hero.endurance } } : {}),
    damage: fields.damage,
    conditions: fields.conditions,
    powerTokens: fields.powerTokens,
    defense: fields.defense ?? from.defense ?? [],
    surges: fields.surges ?? from.surges ?? [],
    passives: fields.passives ?? from.passives ?? {},
    keywords,
  };
}

function baseOf(fields: FigureFields, pack: Pack): Result<Base, Problem> {
  const { card, hero } = fields;
  if (card !== undefined && hero !== undefined)
    return err({ field: 'hero', message: 'a figure has a card or is a hero, not both' });
  if (fields.cards !== undefined && hero === undefined)
    return err({ field: 'cards', message: 'only heroes hold cards' });
  if (card !== undefined) return cardBase(card, fields, pack);
  if (hero !== undefined) return heroBase(hero, fields, pack);
  return ok({});
}

function cardBase(id: string, fields: FigureFields, pack: Pack): Result<Base, Problem> {
  const card = pack.cards.get(id as CardId);
  if (card) return ok(baseFrom(figureFromCard(card, fields.id, fields.at)));
  const companion = pack.companions.get(id as CompanionId);
  if (companion?.kind === 'companion') return ok({ ...companion, companion: true });
  const guess = didYouMean(id, [...pack.cards.keys(), ...pack.companions.keys()]);
  return err({ field: 'card', message: `no such card "${id}"${guess}` });
}

function heroBase(id: string, fields: FigureFields, pack: Pack): Result<Base, Problem> {
  const hero = pack.heroes.get(id as HeroId);
  if (!hero)
    return err({ field: 'hero', message: `no such hero "${id}"${didYouMean(id, pack.heroes.keys())}` });
  const { cards: written = [], wounded, strain, conditions } = fields;
  const cards = heldOf(written);
  const stranger = cards.findIndex((held) => !heroCard(pack, held.id));
  if (stranger >= 0) return err(noSuchCard(pack, stranger, cards[stranger]?.id ?? ''));
  return ok(
    baseFrom(figureFromHero(hero, pack, fields.id, fields.at, { wounded, strain, conditions, cards })),
  );
}

const heldOf = (cards: NonNullable<FigureFields['cards']>): readonly Held[] =>
  cards.map((card) => (typeof card === 'string' ? { id: card, on: null } : { id: card.item, on: card.on }));

function noSuchCard({ classCards, items, rewards }: Pack, at: number, id: string): Problem {
  const guess = didYouMean(id, [...classCards.keys(), ...items.keys(), ...rewards.keys()]);
  return { field: `cards[${at}]`, message: `no such class card, item or reward "${id}"${guess}` };
}

const baseFrom = ({
  fighter: { attributes, hero, ...fighter },
  piece: { size },
  speed,
}: ContentFigure): Base => ({
  ...fighter,
  size,
  speed,
  more: { ...(attributes && { attributes }), ...(hero && { hero }) },
});
