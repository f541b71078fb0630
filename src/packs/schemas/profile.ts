// How dice, surges, keywords and printed paragraphs are written: shared by figures and gear.

import { z } from 'zod';
import {
  ATTACK_DICE,
  ATTRIBUTES,
  CONDITIONS,
  HARMFUL_CONDITIONS,
  HELPFUL_CONDITIONS,
  POWER_TOKENS,
  type Attack,
  type Keyword,
  type Passives,
  type Surge,
} from '../../rules';
import type { GearSurge, Option } from '../pack';
import { count, flag, strict } from './fields';

const amount = (what: string) => count(what, 1, 20).exactOptional();
const bonus = (what: string) => z.int().min(-20).max(20).exactOptional().describe(what);

const hasFields = (value: object): boolean => Object.keys(value).length > 0;
/** Silent where something else is wrong: a misspelled field would be told twice. */
const onItsOwn = (error: string) => ({
  error,
  when: ({ issues }: { issues: unknown[] }) => issues.length === 0,
});

const surgeEffect = strict({
  damage: amount('Extra damage.'),
  accuracy: amount('Extra accuracy.'),
  pierce: amount('Block results of the defender to ignore.'),
  blast: amount('Damage to every figure next to the target.'),
  cleave: amount('Damage to another figure in reach.'),
  recover: amount('Damage the attacker recovers.'),
  inflict: z
    .array(z.enum(HARMFUL_CONDITIONS))
    .min(1)
    .exactOptional()
    .describe('Conditions the target suffers.'),
  become: z
    .array(z.enum(HELPFUL_CONDITIONS))
    .min(1)
    .exactOptional()
    .describe('Conditions the attacker gains.'),
  powerToken: z
    .array(z.enum(POWER_TOKENS))
    .min(1)
    .exactOptional()
    .describe('The attacker gains one of these power tokens.'),
  removeDodge: amount('Dodge results of the defender to remove.'),
  splash: amount('Damage to every hostile figure within 2 spaces of the target.'),
  movement: amount('Movement points the attacker gains after the attack.'),
})
  .refine(hasFields, onItsOwn('at least one effect'))
  .describe('What the surge does.');

const surgeCost = count('Surges it costs.', 1, 5).default(1);

export const surge = strict({ cost: surgeCost, effect: surgeEffect }) satisfies z.ZodType<Surge>;

export const gearSurge = strict({
  cost: surgeCost,
  effect: surgeEffect,
  while: z.enum(CONDITIONS).exactOptional().describe('Condition its user must have.'),
  exhaust: flag('Using it exhausts the card.'),
}) satisfies z.ZodType<GearSurge>;

export const attack = strict({
  type: z.enum(['melee', 'ranged']).describe('Kind of attack.'),
  dice: z
    .array(z.enum([...ATTACK_DICE, 'any']))
    .max(6)
    .default([])
    .describe('Attack dice; "any" is a die whose colour is picked for each attack.'),
  pool: z.enum(ATTRIBUTES).exactOptional().describe('Roll the dice of this attribute instead.'),
}) satisfies z.ZodType<Attack>;

export const keyword = z.discriminatedUnion('name', [
  strict({
    name: z.enum(['reach', 'mobile', 'massive', 'bleed', 'weaken']).describe('A keyword without a number.'),
  }),
  strict({
    name: z.enum(['cleave', 'pierce', 'blast']).describe('A keyword with a number.'),
    value: count('Its number.', 1, 20),
  }),
  strict({
    name: z.literal('habitat').describe('Ignores difficult terrain of its home.'),
    value: z.enum(['desert', 'snow']).describe('Its home.'),
  }),
]) satisfies z.ZodType<Keyword>;
export const keywords = z.array(keyword).default([]).describe('Keywords that always apply.');

export const passiveFields = strict({
  accuracy: bonus('Accuracy of own attacks.'),
  damage: bonus('Damage of own attacks.'),
  surge: bonus('Surges of own attacks.'),
  block: bonus('Block results while defending.'),
  evade: bonus('Evade results while defending.'),
  dodge: bonus('Dodge results while defending.'),
  health: bonus('Health.'),
  endurance: bonus('Endurance.'),
  speed: bonus('Speed.'),
}) satisfies z.ZodType<Passives>;
export const passives = (what: string) => passiveFields.default({}).describe(what);

export const option = strict({
  passives: passiveFields.exactOptional().describe('Numbers it adds.'),
  keyword: keyword.exactOptional().describe('A keyword it gives.'),
  surge: surge.exactOptional().describe('A surge ability it gives.'),
}).refine(hasFields, onItsOwn('something to pick')) satisfies z.ZodType<Option>;
