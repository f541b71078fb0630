// The kinds of content files, and the schema of each kind's entries. A new kind begins here.

import { z } from 'zod';
import { allowRemarks } from './reading/remarks';
import { campaignSchema } from './schemas/campaign';
import {
  cardSchema,
  classCardSchema,
  companionSchema,
  componentSchema,
  conditionSchema,
  heroSchema,
  itemSchema,
  productSchema,
  rewardSchema,
  structureSchema,
  supplySchema,
} from './schemas/entries';
import { strict } from './schemas/fields';
import { guideSchema } from './schemas/guide';
import { missionSchema } from './schemas/mission';
import { groupSchema } from './schemas/ordersGroup';
import { dieSchema, tileSchema } from './schemas/table';
import { namesSchema, wordsSchema } from './schemas/words';

export const KINDS = [
  'tiles',
  'dice',
  'conditions',
  'components',
  'cards',
  'heroes',
  'class-cards',
  'items',
  'supplies',
  'rewards',
  'companions',
  'products',
  'groups',
  'missions',
  'campaigns',
  'structures',
  'guides',
  'words',
  'names',
] as const;
export type Kind = (typeof KINDS)[number];

export const ENTRY_SCHEMAS = {
  tiles: tileSchema,
  dice: dieSchema,
  conditions: conditionSchema,
  components: componentSchema,
  cards: cardSchema,
  heroes: heroSchema,
  'class-cards': classCardSchema,
  items: itemSchema,
  supplies: supplySchema,
  rewards: rewardSchema,
  companions: companionSchema,
  products: productSchema,
  groups: groupSchema,
  missions: missionSchema,
  campaigns: campaignSchema,
  structures: structureSchema,
  guides: guideSchema,
  words: wordsSchema,
  names: namesSchema,
} as const satisfies Record<Kind, z.ZodType<{ id: string }>>;

export type EntryOf<K extends Kind> = z.output<(typeof ENTRY_SCHEMAS)[K]>;

/** What stands round the entries in every file. */
const SCHEMA_LINK = z
  .string()
  .max(400)
  .optional()
  .describe('Path of the JSON Schema of this kind: editors complete and check with it.');

export const HEADER_SCHEMA = strict({
  $schema: SCHEMA_LINK,
  kind: z.enum(KINDS),
  entries: z.array(z.unknown()).max(5000),
});

/** The JSON Schema of a whole file of that kind, for editors. */
export function fileJsonSchema(kind: Kind): unknown {
  const file = z.strictObject({
    $schema: SCHEMA_LINK,
    kind: z.literal(kind).describe('What the entries of this file are.'),
    entries: z.array(ENTRY_SCHEMAS[kind]).describe('The entries, in any order.'),
  });
  return allowRemarks(z.toJSONSchema(file, { io: 'input' }));
}
