// Spaces and dice as scenarios write them.

import { z } from 'zod';
import { ATTACK_DICE, DEFENSE_DICE } from '../../rules';

const FARTHEST = 10_000;
const coordinate = z.int().min(-FARTHEST).max(FARTHEST);
export const pointSchema = z.tuple([coordinate, coordinate]);

const shown = z.int().min(0).max(9).default(0);

/** A die on the table: the number of its face, or what it shows. */
export const rolledDie = z.union([
  z.object({ die: z.enum([...ATTACK_DICE, ...DEFENSE_DICE]), face: z.int().min(0).max(5) }),
  z.object({ die: z.enum(ATTACK_DICE), accuracy: shown, damage: shown, surge: shown }),
  z.object({
    die: z.enum(DEFENSE_DICE),
    block: shown,
    evade: shown,
    dodge: z.union([z.boolean().transform(Number), shown]).default(0),
  }),
]);
