// Tiles and dice as content files write them.

import { z } from 'zod';
import { ATTACK_DICE, DEFENSE_DICE, ENVIRONMENTS, LINES, type TileId } from '../../rules';
import type { Die } from '../pack';
import { count, flag, strict, tileId, withDoubts } from './fields';

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
