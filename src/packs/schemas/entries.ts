// Cards, heroes, gear and boxes as content files write them. Their fields stand in the tables of `forms`; here is only how
// the types that are no form are written.

import { z } from 'zod';
import { REWARD_MOMENTS } from '../../campaign';
import { fieldsOfForm, type FieldBounds } from '../../kernel';
import {
  ATTACK_DICE,
  ATTRIBUTES,
  CONDITIONS,
  DEFENSE_DICE,
  FIGURE_TRAITS,
  GEAR_TYPES,
  MOMENTS,
  NEEDS,
} from '../../rules';
import {
  PACK_FORMS,
  type ClassCard,
  type Companion,
  type Component,
  type ConditionCard,
  type DeploymentCard,
  type Hero,
  type GearItemCard,
  type PackLeafTypes,
  type ProductEntry,
  type Reward,
  type Structure,
  type Supply,
} from '../pack';
import { GEAR_TRAITS } from '../vocabulary';
import { count, id, name, word } from './fields';
import { schemasOf } from './forms';
import { mod } from './orders';
import { aid, attackSchema, gearSurge, guard, keyword, option, passiveFields, surge } from './profile';

const type = z.enum(GEAR_TYPES);

const LEAVES: {
  readonly [L in Exclude<keyof PackLeafTypes, 'unsure'>]: (
    bounds?: FieldBounds,
  ) => z.ZodType<PackLeafTypes[L]>;
} = {
  cardId: () => id('Own id.'),
  heroId: () => id('Own id.'),
  classCardId: () => id('Own id.'),
  itemId: () => id('Own id.'),
  supplyId: () => id('Own id.'),
  rewardId: () => id('Own id.'),
  companionId: () => id('Own id.'),
  componentId: () => id('Own id.'),
  productId: () => id('Own id.'),
  conditionId: () => z.enum(CONDITIONS),
  card: () => id('Id of a deployment card.'),
  hero: () => id('Id of a hero.'),
  classCard: () => id('Id of a class card.'),
  item: () => id('Id of an item.'),
  supply: () => id('Id of a supply card.'),
  reward: () => id('Id of a reward.'),
  companion: () => id('Id of a companion.'),
  product: () => id('Id of a box or pack.'),
  condition: () => z.enum(CONDITIONS),
  missionName: () => id('Id of a mission.'),
  printed: () => name('A name.'),
  word: () => word('A word.'),
  part: () => word('A part.'),
  count: ({ least = 0, most = 999 } = {}) => count('A number.', least, most),
  pieces: () => count('How many of it.'),
  boolean: () => z.boolean(),
  true: () => z.literal(true),
  tier: () => z.literal([1, 2, 3]),
  size: () => z.tuple([count('Width in spaces.', 1, 4), count('Height in spaces.', 1, 4)]),
  trait: () => z.enum(FIGURE_TRAITS),
  gearTrait: () => z.enum(GEAR_TRAITS),
  gearType: () => type,
  rewardMoment: () => z.enum(REWARD_MOMENTS),
  itemType: () => type.exclude(['feat']),
  attackDie: () => z.enum(ATTACK_DICE),
  defenseDie: () => z.enum(DEFENSE_DICE),
  attribute: () => z.enum(ATTRIBUTES),
  attack: () => attackSchema,
  keyword: () => keyword,
  passives: () => passiveFields,
  surge: () => surge,
  gearSurge: () => gearSurge,
  option: () => option,
  moment: () => z.enum(MOMENTS),
  need: () => z.enum(NEEDS),
  aid: () => aid,
  guard: () => guard,
  mod: () => mod,
  structureId: () => id('Own id.'),
  period: () => z.tuple([count('From.', 0, 99), count('To.', 0, 99)]),
};

/** What can be in doubt beside the fields of a form: how often a tile number lies in the box. */
const ALSO_UNSURE: Readonly<Record<string, readonly string[]>> = { Product: ['tileCopies'] };

/** An entry can say which of its own fields are in doubt. */
const doubtsOf = (form: string) => {
  const rows = fieldsOfForm(PACK_FORMS[form as keyof typeof PACK_FORMS]);
  const names = rows.flatMap((row) => (row.is === 'unsure' ? [] : row.name));
  return z.array(z.enum([...names, ...(ALSO_UNSURE[form] ?? [])]));
};

const entryType = schemasOf({
  forms: PACK_FORMS,
  aliases: {},
  leaf: (leaf, bounds) => LEAVES[leaf as keyof typeof LEAVES](bounds),
  own: (form, { is }) => (is === 'unsure' ? doubtsOf(form) : undefined),
});

// The tables say what the schemas check and what the types are; the compiler sees only the second.
const entry = <Entry>(form: keyof typeof PACK_FORMS) => entryType(form) as unknown as z.ZodType<Entry>;

export const cardSchema = entry<DeploymentCard>('DeploymentCard');
export const companionSchema = entry<Companion>('Companion');
export const heroSchema = entry<Hero>('Hero');
export const classCardSchema = entry<ClassCard>('ClassCard');
export const itemSchema = entry<GearItemCard>('Item');
export const rewardSchema = entry<Reward>('Reward');
export const supplySchema = entry<Supply>('Supply');
export const conditionSchema = entry<ConditionCard>('ConditionCard');
export const componentSchema = entry<Component>('Component');
export const productSchema = entry<ProductEntry>('Product');
export const structureSchema = entry<Structure>('Structure');
