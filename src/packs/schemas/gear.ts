// Class cards, items, supply cards and rewards as content files write them.

import { z } from 'zod';
import {
  GEAR_TYPES,
  type ClassCard,
  type ClassCardId,
  type HeroId,
  type Item,
  type ItemId,
  type Reward,
  type RewardId,
  type Supply,
  type SupplyId,
} from '../pack';
import { GEAR_TRAITS } from '../vocabulary';
import { attackDice, count, id, name, strict, withDoubts } from './fields';
import { figureTrait } from './figures';
import { attack, effects, gearSurge, keywords, passives } from './profile';

const traits = z.array(z.enum(GEAR_TRAITS)).default([]).describe('Printed traits, in printed order.');
const copies = count('How many of it the box holds.', 1, 20).default(1);
const type = z
  .enum(GEAR_TYPES)
  .describe('What it is. A feat is something one can do, not something one carries.');

const gear = {
  traits,
  attack: attack.exactOptional().describe('Attack of a weapon.'),
  modSlots: count('How many modifications a weapon takes.', 0, 4).exactOptional(),
  keywords,
  passives: passives('Numbers that always apply; those of a modification apply to its weapon.'),
  surges: z.array(gearSurge).default([]).describe('Surge abilities in printed order.'),
  effects,
};

export const classCardSchema = withDoubts({
  id: id<ClassCardId>('Own id, beginning with the hero.'),
  hero: id<HeroId>('The hero it belongs to.'),
  name: name('Printed name.'),
  type: type.default('feat'),
  xp: count('Experience it costs. Left out: the hero begins with it.', 0, 10).exactOptional(),
  ...gear,
  heroBonus: passives('Changes to the hero while he owns the card.'),
}) satisfies z.ZodType<ClassCard>;

export const itemSchema = withDoubts({
  id: id<ItemId>('Own id.'),
  name: name('Printed name.'),
  type: type.exclude(['feat']),
  tier: z.literal([1, 2, 3]).describe('Tier of the item deck.'),
  credits: count('Price.', 0, 9999),
  ...gear,
}) satisfies z.ZodType<Item>;

export const rewardSchema = withDoubts({
  id: id<RewardId>('Own id.'),
  name: name('Printed name.'),
  side: z.enum(['rebel', 'imperial']).describe('Who earns it.'),
  type: type.default('feat'),
  hero: id<HeroId>('The hero whose story it belongs to.').exactOptional(),
  copies,
  attachment: strict({
    only: figureTrait.exactOptional().describe('Only groups with this trait.'),
    except: figureTrait.exactOptional().describe('Only groups without this trait.'),
  })
    .exactOptional()
    .describe('It is attached to an Imperial group. {}: any group.'),
  ...gear,
}) satisfies z.ZodType<Reward>;

export const supplySchema = withDoubts({
  id: id<SupplyId>('Own id.'),
  name: name('Printed name.'),
  traits,
  copies,
  dice: attackDice('Dice it rolls.').default([]),
  effects,
  leftOut: z.literal(true).exactOptional().describe('It stays in the box when the app plays the Empire.'),
}) satisfies z.ZodType<Supply>;
