// What else lies in the box: conditions, pieces, and the products they come in, field by field.

import { MANY, UNSURE } from './printed';

const CHANGE = { least: -9, most: 9, or: 0 } as const;

export const BOX_FORMS = {
  ConditionCard: {
    id: ['conditionId', 'The condition.'],
    name: ['printed', 'Printed name.'],
    harmful: ['boolean', 'It hurts the figure that has it.', { or: false }],
    discardByAction: ['boolean', 'The figure can spend an action to be rid of it.', { or: false }],
    ends: ['=afterAttack|=afterAttackOrTest|=endOfActivation?', 'When it goes by itself. Left out: never.'],
    addDice: ['attackDie[]', 'Dice added to attacks and attribute tests of the figure.', { most: 6, or: [] }],
    attackSurge: ['count', 'Surges of its attacks.', CHANGE],
    defenseEvade: ['count', 'Evades while it defends.', CHANGE],
    attackerAccuracy: ['count', 'Accuracy of attacks against it.', CHANGE],
    ...UNSURE,
  },
  /** A kind of piece in a box and how many there are. */
  Component: {
    id: ['componentId', 'Own id.'],
    name: ['printed', 'What it is.'],
    product: ['product', 'The product that holds it.'],
    category: ['=tile|=figure|=die|=dial|=token|=sheet|=card|=book', 'What it is made as.'],
    count: ['count', 'How many there are.', { least: 1, most: 999 }],
    parts: ['pieces{part}', 'How the count splits, where known.', { or: {} }],
    ...UNSURE,
  },
  ProductCard: {
    card: ['card', 'The deployment card.'],
    copies: ['count', 'Cards of it.', { least: 1, most: 20, or: 1 }],
    figures: [
      'count',
      'Plastic figures; the same ones serve the cards they are shared with, so do not add them up.',
      { most: 40, or: 0 },
    ],
    tokens: ['count', 'Cardboard tokens that stand for its figures.', { most: 40, or: 0 }],
    figureKind: ['=plastic|=token', 'What stands on the board.', { or: 'plastic' }],
    ...UNSURE,
  },
  ProductToken: {
    token: ['word', 'The kind of token.'],
    count: ['count?', 'How many. Left out: unknown.', { least: 1, most: 999 }],
    ...UNSURE,
  },
  /** A box or pack that players own; its tiles are those of its set. */
  Product: {
    id: ['productId', 'Own id; packs begin with "pack-".'],
    name: ['printed', 'Printed name.'],
    kind: ['=core|=box|=ally-pack|=villain-pack', 'What is sold.'],
    wave: ['count?', 'Wave it came out in.', { least: 1, most: 99 }],
    contains: ['product[]', 'Products that lie inside this one.', { most: MANY, or: [] }],
    tileSet: ['word?', 'Tiles whose ids begin with this word belong to it.'],
    mapTiles: ['count?', 'Physical map tiles as the box states them.', { least: 1, most: 999 }],
    figuresTotal: ['count?', 'Plastic figures as the box states them.', { least: 1, most: 999 }],
    heroes: ['hero[]', 'Heroes in it.', { most: MANY, or: [] }],
    cards: ['ProductCard[]', 'Deployment cards in it, and their figures.', { most: MANY, or: [] }],
    items: ['item[]', 'Item cards in it.', { most: MANY, or: [] }],
    supplies: ['supply[]', 'Supply cards in it.', { most: MANY, or: [] }],
    companions: ['companion[]', 'Companions and forms in it.', { most: MANY, or: [] }],
    rewards: ['reward[]', 'Reward cards in it.', { most: MANY, or: [] }],
    conditions: ['condition[]', 'Conditions it brings into the game.', { most: MANY, or: [] }],
    tokens: ['ProductToken[]', 'Tokens in it, as far as they are known.', { most: MANY, or: [] }],
    ...UNSURE,
  },
} as const;
