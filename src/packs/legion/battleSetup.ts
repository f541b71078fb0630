// Whether the setup of a battle can be one: it lies at the head of a save, with all its cards, and saves come from anybody.

import { z } from 'zod';
import { BATTLE_CONDITIONS, DEPLOYMENTS, OBJECTIVES, type BattleSetup } from '../../battle';
import { keyIn } from '../../kernel';
import { ARMIES } from '../../legion';
import { behavioursSchema, commandSchema, legionId, unitCardSchema, upgradeSchema } from './legionContent';

const MOST_CARDS = 400;
const few = <T extends z.ZodType>(one: T) => z.array(one).max(60);
const entries = few(z.strictObject({ card: legionId, upgrades: few(legionId).exactOptional() }));
const perArmy = <T extends z.ZodType>(one: T) => z.strictObject({ empire: one, rebels: one });
const byId = <T extends z.ZodType<{ readonly id: string }>>(card: T) =>
  z
    .record(legionId, card)
    .refine((cards) => Object.keys(cards).length <= MOST_CARDS)
    .refine((cards) => Object.entries(cards).every(([id, one]) => one.id === id));

const SETUP = z
  .strictObject({
    kind: z.literal('battle'),
    seed: z.string().max(200),
    cards: z.strictObject({
      units: byId(unitCardSchema),
      upgrades: byId(upgradeSchema),
      commands: byId(commandSchema),
    }),
    behaviours: behavioursSchema,
    armies: perArmy(entries),
    hands: perArmy(few(legionId)),
    blue: z.enum(ARMIES),
    app: z.enum(ARMIES).nullable(),
    foresight: z.enum(['short', 'long']),
    chosen: z
      .strictObject({
        objective: z.enum(OBJECTIVES),
        deployment: z.enum(DEPLOYMENTS),
        condition: z.enum(BATTLE_CONDITIONS),
      })
      .exactOptional(),
  })
  .refine(({ cards, armies, hands }) =>
    ARMIES.every(
      (army) =>
        hands[army].every(keyIn(cards.commands)) &&
        armies[army].every(
          ({ card, upgrades = [] }) => keyIn(cards.units)(card) && upgrades.every(keyIn(cards.upgrades)),
        ),
    ),
  );

export const isBattleSetup = (setup: unknown): setup is BattleSetup => SETUP.safeParse(setup).success;
