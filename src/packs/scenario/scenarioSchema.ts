// The shape of a scenario as JSON. Lengths and sizes are bounded here, so that no scenario can make the rules hang.
// Unknown fields are let through (a scenario carries names, notes and expected answers).

import { z } from 'zod';
import {
  CONDITIONS,
  DEFENSE_DICE,
  inflictedBy,
  MAX_POINTS,
  POWER_TOKENS,
  ROTATIONS,
  SIDES,
} from '../../rules';
import { activationQuestion } from './scenarioActivation';
import { pointSchema, rolledDie } from './scenarioFields';
import { attackSchema, keywords, passives, surge } from '../schemas/profile';

const name = z.string().min(1).max(80);
const span = z.int().min(1).max(12);
const amount = z.int().min(0).max(999);

const boardSchema = z.object({
  tiles: z
    .array(z.object({ tile: name, at: pointSchema, rotation: z.literal(ROTATIONS).default(0) }))
    .min(1)
    .max(2000)
    .exactOptional(),
  drawing: z.array(z.string().max(1100)).min(1).max(1100).exactOptional(),
});

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Surge effects were once written in other words; both are read. */
function modernEffect(effect: unknown): unknown {
  if (typeof effect !== 'object' || effect === null || Array.isArray(effect)) return effect;
  const { condition, focus, hide, recoverDamage, movementPointsAfterAttack, ...rest } = effect as Record<
    string,
    unknown
  >;
  const become = [...(focus === true ? ['focused'] : []), ...(hide === true ? ['hidden'] : [])];
  return {
    ...rest,
    ...(condition === undefined
      ? {}
      : {
          inflict: listOf(condition).map((old) =>
            typeof old === 'string' ? (inflictedBy(old) ?? old) : old,
          ),
        }),
    ...(become.length === 0 ? {} : { become }),
    ...(recoverDamage === undefined ? {} : { recover: recoverDamage }),
    ...(movementPointsAfterAttack === undefined ? {} : { movement: movementPointsAfterAttack }),
  };
}

const anySurge = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && 'effect' in value
      ? { ...value, effect: modernEffect(value.effect) }
      : value,
  surge,
);

const figureSchema = z.object({
  id: name,
  card: name.exactOptional(),
  hero: name.exactOptional(),
  /** Figures with the same word here are one group and can be activated together. */
  group: name.exactOptional(),
  side: z.enum(SIDES).exactOptional(),
  at: pointSchema,
  size: z.tuple([span, span]).exactOptional(),
  speed: amount.exactOptional(),
  health: amount.exactOptional(),
  endurance: amount.exactOptional(),
  defense: z.array(z.enum(DEFENSE_DICE)).max(6).exactOptional(),
  attack: attackSchema.exactOptional(),
  surges: z.array(anySurge).max(20).exactOptional(),
  // Their defaults would overrule what is printed on the card.
  keywords: keywords.unwrap().exactOptional(),
  passives: passives('').unwrap().exactOptional(),
  mobile: z.boolean().exactOptional(),
  massive: z.boolean().exactOptional(),
  companion: z.boolean().exactOptional(),
  reach: z.boolean().exactOptional(),
  incapacitated: z.boolean().default(false),
  damage: amount.default(0),
  strain: amount.default(0),
  wounded: z.boolean().default(false),
  conditions: z.array(z.enum(CONDITIONS)).max(CONDITIONS.length).default([]),
  powerTokens: z.array(z.enum(POWER_TOKENS)).max(10).default([]),
  activated: z.boolean().default(false),
  carrying: z.array(name).max(20).default([]),
  /** Of a hero: class cards, items and rewards; what is fixed to a weapon says to which. */
  cards: z
    .array(z.union([name, z.object({ item: name, on: name })]))
    .max(40)
    .exactOptional(),
});
export type FigureFields = z.infer<typeof figureSchema>;

const subject = z.union([name, pointSchema]);
const pair = z.tuple([subject, subject]);
const points = z.int().min(0).max(MAX_POINTS);
const duel = { attacker: name, defender: name };
/** Each kind of question by the field that names it. */
export const QUESTIONS = {
  adjacent: z.object({ adjacent: pair }),
  distance: z.object({ distance: pair }),
  sight: z.object({ sight: pair }),
  reach: z.object({ reach: name, points: points.exactOptional() }),
  path: z.object({ path: name, to: pointSchema, points: points.exactOptional() }),
  profile: z.object({ profile: name }),
  odds: z.object({ odds: z.object(duel) }),
  attack: z.object({
    attack: z.object({
      ...duel,
      faces: z.array(rolledDie).max(24),
      rerolls: z
        .array(z.object({ at: z.int().min(0).max(23), to: rolledDie }))
        .max(24)
        .default([]),
    }),
  }),
  activate: activationQuestion,
} as const;
export type QuestionKind = keyof typeof QUESTIONS;
export type QuestionFields<K extends QuestionKind> = z.infer<(typeof QUESTIONS)[K]>;

export const scenarioSchema = z.object({
  board: boardSchema,
  doors: z
    .array(z.object({ id: name, between: z.tuple([pointSchema, pointSchema]) }))
    .max(1000)
    .default([]),
  tokens: z
    .array(z.object({ id: name, kind: name.default('token'), at: pointSchema }))
    .max(2000)
    .default([]),
  rubble: z.array(pointSchema).max(5000).default([]),
  shields: z.array(pointSchema).max(5000).default([]),
  figures: z.array(figureSchema).max(250).default([]),
  ask: z.record(z.string(), z.unknown()),
});
export type ScenarioFields = z.infer<typeof scenarioSchema>;
