// A question about an activation, as JSON: a figure, its instructions, the bonus effect, and the answers of the
// players.

import { z } from 'zod';
import type { Answer } from '../../imperial';
import { CONDITIONS, POWER_TOKENS } from '../../rules';
import { pointSchema, rolledDie } from './scenarioFields';
import { orderLine, rule, selector } from '../schemas/orders';

const name = z.string().min(1).max(80);
const count = z.int().min(0).max(99);
const shown = count.default(0);

const rerolls = z
  .array(z.object({ at: z.int().min(0).max(23), to: rolledDie }))
  .max(24)
  .default([]);
const roll = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('faces'), faces: z.array(rolledDie).max(24), rerolls }),
  z.object({
    kind: z.literal('totals'),
    accuracy: shown,
    damage: shown,
    surge: shown,
    block: shown,
    evade: shown,
    dodge: shown,
  }),
]);

const place = z.object({ at: pointSchema, size: z.tuple([count, count]).default([1, 1]) });
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved'), figure: name, to: place }),
  z.object({ kind: z.enum(['damage', 'strain', 'recovered']), figure: name, amount: count }),
  z.object({ kind: z.literal('gone'), figure: name }),
  z.object({ kind: z.enum(['gained', 'lost']), figure: name, conditions: z.array(z.enum(CONDITIONS)) }),
  z.object({ kind: z.literal('door'), door: name, closed: z.boolean() }),
  z.object({ kind: z.literal('activated'), figure: name, activated: z.boolean() }),
]);

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dice'), roll, token: z.enum(POWER_TOKENS).exactOptional() }),
  z.object({ kind: z.literal('successes'), of: z.record(z.string(), count) }),
  z.object({ kind: z.literal('choice'), option: count }),
  z.object({ kind: z.literal('prefer'), step: count, choice: count.exactOptional(), option: count }),
  z.object({ kind: z.literal('order'), figures: z.array(name) }),
  z.object({
    kind: z.literal('changed'),
    step: count,
    during: z
      .union([z.literal('attack'), z.object({ place: count, act: count.exactOptional() })])
      .exactOptional(),
    changes: z.array(change),
  }),
]);

export const activationQuestion = z.object({
  activate: name,
  instructions: z.array(orderLine).min(1).max(12),
  bonus: z.object({ rules: z.array(rule).max(6) }).default({ rules: [] }),
  target: selector.exactOptional(),
  /** The app rolls from this seed; left out: it waits for the dice in `answers`. */
  seed: z.string().max(80).exactOptional(),
  // Ids and dice are brands and unions that the schema has just checked, piece by piece.
  answers: z
    .array(answer as unknown as z.ZodType<Answer, Answer>)
    .max(100)
    .default([]),
});
