// What else lies on the table or in the box: tiles, dice, conditions, pieces, and the products they come in.

import { z } from 'zod';
import { ATTACK_DICE, CONDITIONS, DEFENSE_DICE, ENVIRONMENTS, LINES, type TileId } from '../../rules';
import type {
  CardId,
  CompanionId,
  Component,
  ComponentId,
  ConditionCard,
  Die,
  HeroId,
  ItemId,
  ProductCard,
  Product,
  ProductId,
  ProductToken,
  RewardId,
  SupplyId,
} from '../pack';
import { attackDice, count, flag, id, ids, name, strict, tileId, withDoubts, word } from './fields';

const edge = (pattern: RegExp, form: string, what: string) =>
  z.array(z.string().max(40).regex(pattern, form)).max(200).default([]).describe(what);

/** A tile in the form people can read and compare with the printed one. */
export const tileSchema = withDoubts({
  id: tileId<TileId>(),
  environment: z.enum(ENVIRONMENTS).describe('What the printed picture shows.'),
  interior: flag('Its spaces are indoors; some keywords ask for that.'),
  copies: count('How many of this tile the box holds.', 1, 20).default(1),
  width: count('Spaces from left to right.', 1, 20),
  height: count('Spaces from top to bottom.', 1, 20),
  spaces: z
    .array(z.string().max(40).meta({ pattern: '^[ .BID]*$' }))
    .max(40)
    .describe(
      'A text for each row, a letter for each space: "." open, "B" blocking, "I" impassable, "D" difficult, " " none.',
    ),
  lines: edge(
    new RegExp(`^[hv] [0-9]{1,2} [0-9]{1,2} (${LINES.join('|')})$`),
    'a line like "h 2 1 impassable"',
    'Lines between two spaces: "h ROW COLUMN KIND" lies above that space, "v ROW COLUMN KIND" to the left of it.',
  ),
  openings: edge(
    /^[hv] [0-9]{1,2} [0-9]{1,2}$/,
    'an edge like "h 2 1"',
    'Edges of the outline without a printed wall, written like lines: "h ROW COLUMN".',
  ),
});
export type TileEntry = z.output<typeof tileSchema>;

const results = (what: string) => count(what, 0, 9).default(0);
export const dieSchema = z.discriminatedUnion('kind', [
  strict({
    id: z.enum(ATTACK_DICE).describe('Its colour.'),
    kind: z.literal('attack').describe('An attack die.'),
    faces: z
      .array(
        strict({ accuracy: results('Accuracy.'), damage: results('Damage.'), surge: results('Surges.') }),
      )
      .length(6)
      .describe('The six faces in any order.'),
  }),
  strict({
    id: z.enum(DEFENSE_DICE).describe('Its colour.'),
    kind: z.literal('defense').describe('A defense die.'),
    faces: z
      .array(strict({ block: results('Blocks.'), evade: results('Evades.'), dodge: flag('A dodge.') }))
      .length(6)
      .describe('The six faces in any order.'),
  }),
]) satisfies z.ZodType<Die>;

const change = (what: string) => z.int().min(-9).max(9).default(0).describe(what);
export const conditionSchema = withDoubts({
  id: z.enum(CONDITIONS).describe('The condition.'),
  name: name('Printed name.'),
  harmful: flag('It hurts the figure that has it.'),
  discardByAction: flag('The figure can spend an action to be rid of it.'),
  ends: z
    .enum(['afterAttack', 'afterAttackOrTest', 'endOfActivation'])
    .exactOptional()
    .describe('When it goes by itself. Left out: never.'),
  addDice: attackDice('Dice added to attacks and attribute tests of the figure.').default([]),
  attackSurge: change('Surges of its attacks.'),
  defenseEvade: change('Evades while it defends.'),
  attackerAccuracy: change('Accuracy of attacks against it.'),
}) satisfies z.ZodType<ConditionCard>;

export const componentSchema = withDoubts({
  id: id<ComponentId>('Own id.'),
  name: name('What it is.'),
  product: id<ProductId>('The product that holds it.'),
  category: z
    .enum(['tile', 'figure', 'die', 'dial', 'token', 'sheet', 'card', 'book'])
    .describe('What it is made as.'),
  count: count('How many there are.', 1),
  parts: z
    .record(word('A part.'), count('How many of it.'))
    .default({})
    .describe('How the count splits, where known.'),
}) satisfies z.ZodType<Component>;

const productCard = withDoubts({
  card: id<CardId>('The deployment card.'),
  copies: count('Cards of it.', 1, 20).default(1),
  figures: count('Plastic figures; the same ones serve the cards they are shared with.', 0, 40).default(0),
  tokens: count('Cardboard tokens that stand for its figures.', 0, 40).default(0),
  figureKind: z.enum(['plastic', 'token']).default('plastic').describe('What stands on the board.'),
}) satisfies z.ZodType<ProductCard>;

const productToken = withDoubts({
  token: word('The kind of token.'),
  count: count('How many. Left out: unknown.', 1).exactOptional(),
}) satisfies z.ZodType<ProductToken>;

export const productSchema = withDoubts(
  {
    id: id<ProductId>('Own id; packs begin with "pack-".'),
    name: name('Printed name.'),
    kind: z.enum(['core', 'box', 'ally-pack', 'villain-pack']).describe('What is sold.'),
    wave: count('Wave it came out in.', 1, 99).exactOptional(),
    contains: ids<ProductId>('Products that lie inside this one.'),
    tileSet: word('Tiles whose ids begin with this word belong to it.').exactOptional(),
    mapTiles: count('Physical map tiles as the box states them.', 1).exactOptional(),
    figuresTotal: count('Plastic figures as the box states them.', 1).exactOptional(),
    heroes: ids<HeroId>('Heroes in it.'),
    cards: z.array(productCard).default([]).describe('Deployment cards in it, and their figures.'),
    items: ids<ItemId>('Item cards in it.'),
    supplies: ids<SupplyId>('Supply cards in it.'),
    companions: ids<CompanionId>('Companions and forms in it.'),
    rewards: ids<RewardId>('Reward cards in it.'),
    conditions: z.array(z.enum(CONDITIONS)).default([]).describe('Conditions it brings into the game.'),
    tokens: z.array(productToken).default([]).describe('Tokens in it, as far as they are known.'),
  },
  'tileCopies',
) satisfies z.ZodType<Omit<Product, 'tiles'>>;
