// How dice, surges, keywords and printed paragraphs are written: shared by figures and gear.

import { z } from 'zod';
import {
  ALL_DICE,
  ATTACK_DICE,
  ATTRIBUTES,
  CONDITIONS,
  DEFENSE_DICE,
  HARMFUL_CONDITIONS,
  HELPFUL_CONDITIONS,
  POWER_TOKENS,
  TURNED,
  type Aid,
  type Attack,
  type GearSurge,
  type DefenseAbility,
  type Keyword,
  type Passives,
  type Surge,
} from '../../rules';
import type { CardOption } from '../pack';
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

export const attackSchema = strict({
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
    name: z.literal('habitat').describe('Joins a mission by itself only where a tile of its home lies.'),
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
}).refine(hasFields, onItsOwn('something to pick')) satisfies z.ZodType<CardOption>;

const dice = (of: typeof ATTACK_DICE | typeof DEFENSE_DICE, what: string) =>
  z.array(z.enum(of)).min(1).max(4).exactOptional().describe(what);
const these = (of: readonly string[], what: string) =>
  z.array(z.enum(of)).min(1).exactOptional().describe(what);
const rerolled = (what: string) => count(`${what} ${ALL_DICE}: any number.`, 1, ALL_DICE).exactOptional();
const only = (what: string) => z.literal(true).exactOptional().describe(what);

export const aid = strict({
  attackDice: dice(ATTACK_DICE, 'Dice that are added to the attack or the test.'),
  defenseDice: dice(DEFENSE_DICE, 'Dice that are added to the defense.'),
  dropAttackDice: amount('Attack dice that are taken away.'),
  dropDefenseDice: amount('Defense dice that are taken away.'),
  swapAttackDie: z
    .enum([...ATTACK_DICE, 'any'])
    .exactOptional()
    .describe('One attack die becomes one of this colour.'),
  rerollAttack: rerolled('Attack dice (or dice of the test) that may be rolled again.'),
  rerollDefense: rerolled('Defense dice that may be rolled again.'),
  together: only('All of those dice are rolled again, or none.'),
  accuracy: bonus('Accuracy of the attack.'),
  damage: bonus('Damage of the attack.'),
  surge: bonus('Surges of the attack, or successes of the test.'),
  pierce: amount('Pierce of the attack.'),
  blast: amount('Blast of the attack.'),
  cleave: amount('Cleave of the attack.'),
  block: bonus('Block of the defense.'),
  evade: bonus('Evade of the defense.'),
  dodge: bonus('Dodge of the defense.'),
  turn: strict({
    from: z.enum(TURNED).describe('The result that is lost.'),
    to: z.enum(TURNED).describe('What it becomes.'),
    most: count('How many at the most.', 1, 20),
  })
    .exactOptional()
    .describe('Results that become others.'),
  prevent: amount('Damage that is prevented at the end.'),
  miss: only('The attack misses.'),
  redirect: only('Another figure becomes the target.'),
  inflict: these(HARMFUL_CONDITIONS, 'Conditions the other figure suffers.'),
  become: these(HELPFUL_CONDITIONS, 'Conditions that the user gains, or the friend whom the card helps.'),
  discardConditions: count(`Conditions that are discarded. ${ALL_DICE}: all.`, 1, ALL_DICE).exactOptional(),
  powerToken: these(POWER_TOKENS, 'One of these power tokens is gained.'),
  tokens: amount('How many power tokens are gained, if not one.'),
  recover: amount('Damage that is recovered.'),
  recoverStrain: amount('Strain that is recovered.'),
  movement: amount('Movement points that are gained.'),
  suffer: amount('Damage that the user suffers for it.'),
  hurt: amount('Damage that the other figure suffers, without an attack.'),
  hurtDie: z
    .enum(ATTACK_DICE)
    .exactOptional()
    .describe('The other figure suffers the damage that this die shows.'),
}).refine(hasFields, onItsOwn('something that it changes')) as unknown as z.ZodType<Aid>;

export const guard = strict({
  block: bonus('More or less block.'),
  evade: bonus('More or less evade.'),
  dodge: bonus('More or less dodge.'),
  blockPerEvade: amount('Block for each evade.'),
  blockIfNone: amount('Block, if the dice show none.'),
  turnsBlock: z
    .literal(true)
    .exactOptional()
    .describe('One block becomes an evade, as long as there is a surge to cancel.'),
  from: amount('Only against attacks from at least so many spaces away.'),
  against: z.enum(['melee', 'ranged']).exactOptional().describe('Only against such attacks.'),
  friend: z.literal(true).exactOptional().describe('Not for itself: for a friend next to it.'),
  each: z
    .literal(true)
    .exactOptional()
    .describe('Of several such friends each helps; left out: one in an attack.'),
}) satisfies z.ZodType<DefenseAbility>;
