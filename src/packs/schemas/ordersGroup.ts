// Groups as content files write them: all that the app must know to play one kind of figures.

import { z } from 'zod';
import type { AbilityRules, Bonus, Clarification, Group, OrderList } from '../../imperial';
import type { CardId } from '../pack';
import { id, name, strict, word } from './fields';
import { orderLine, localText, rule, selector } from './orders';
import { surge } from './profile';

/** Of anything in a group: far more than any real one has. */
const MOST = 60;

const onlyCards = z
  .array(id<CardId>('A card of this group.'))
  .min(1)
  .max(MOST)
  .exactOptional()
  .describe('Only for these cards. Left out: for all cards of the group.');

const list = strict({
  id: word('Own id within the group.'),
  cards: onlyCards,
  target: selector.exactOptional().describe('Replaces the target preference of the group.'),
  lines: z.array(orderLine).min(1).max(12).describe('The lines from top to bottom.'),
}) satisfies z.ZodType<OrderList>;

const bonus = strict({
  id: word('Own id within the group.'),
  name: localText.describe('Its name on the screen.'),
  cards: onlyCards,
  rules: z.array(rule).min(1).max(6).describe('What it does.'),
}) satisfies z.ZodType<Bonus>;

const clarification = strict({
  ability: name('Printed name of the ability.'),
  text: localText.describe('How it is played when nobody plays the Empire. Your own words.'),
}) satisfies z.ZodType<Clarification>;

const abilityRules = strict({
  ability: name('Printed name of the ability.'),
  cards: onlyCards,
  lent: z
    .literal(true)
    .exactOptional()
    .describe('In the activations of other groups, too, while a figure of the card is on the map.'),
  rules: z.array(rule).min(1).max(6).describe('What it does, in every activation.'),
}) satisfies z.ZodType<AbilityRules>;

export const groupSchema = strict({
  id: word('Own id.'),
  cards: z
    .array(id<CardId>('Id of a deployment card.'))
    .min(1)
    .max(MOST)
    .describe('The deployment cards it is for, as a rule the regular and the elite one.'),
  target: selector.exactOptional().describe('Whom its figures go for. Left out: whoever is closest.'),
  lists: z
    .array(list)
    .max(MOST)
    .default([])
    .describe('Instruction lists: one is drawn for each activation. Only allies have none.'),
  bonuses: z.array(bonus).max(MOST).default([]).describe('Bonus effects: one is drawn for each activation.'),
  surges: z
    .record(word('A card of this group.'), z.array(surge).max(MOST))
    .describe('For each card its printed surge abilities, in the order in which they are tried.'),
  abilities: z
    .array(abilityRules)
    .max(MOST)
    .default([])
    .describe('What printed abilities do that figures must use while they attack or move.'),
  ignored: z
    .array(name('Printed name of an ability.'))
    .max(MOST)
    .default([])
    .describe('Printed abilities that leave a choice ("may", "choose"): nobody uses them in this mode.'),
  clarifications: z.array(clarification).max(MOST).default([]).describe('How printed abilities are played.'),
}) satisfies z.ZodType<Group>;
