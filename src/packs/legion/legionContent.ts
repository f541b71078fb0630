// The content of Legion battles: units, upgrades, command cards and behaviours. It lies apart from the packs of the other
// game and is loaded only when a battle is opened.

import { z } from 'zod';
import {
  BATTLE_CONDS,
  BATTLE_KEYS,
  BATTLE_PREDS,
  BATTLE_STEPS,
  STANCES,
  type BehaviourBook,
} from '../../battle';
import { err, fieldsOfSpec, ok, type Result, type Table } from '../../kernel';
import {
  ARMIES,
  LEGION_RANKS,
  UNIT_KEYWORDS,
  UNIT_ROLES,
  UNIT_TYPES,
  WEAPON_KEYWORDS,
  type CommandCard,
  type LegionCards,
  type UnitCard,
  type UpgradeCard,
} from '../../legion';
import type { Problem } from '../problem';
import { problemsOf } from '../reading/issues';

export const legionId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  .describe('Its id: small letters, digits and hyphens.');
const printed = z.string().min(1).max(60).describe('The name as printed.');
const whole = (what: string, least: number, most: number) => z.int().min(least).max(most).describe(what);
const keywords = <K extends string>(names: readonly [K, ...K[]]) =>
  z
    .partialRecord(z.enum(names), z.int().min(1).max(9))
    .describe('Keywords with their number; 1 where there is none.');

const weapon = z.strictObject({
  id: legionId,
  name: printed,
  range: z
    .tuple([whole('From this band', 1, 4), whole('to this one.', 1, 5)])
    .describe('Bands of the ruler; left out for a melee weapon.')
    .exactOptional(),
  dice: z
    .strictObject({
      red: whole('Red dice.', 0, 12),
      black: whole('Black dice.', 0, 12),
      white: whole('White dice.', 0, 12),
    })
    .describe('Dice of one mini.'),
  keywords: keywords(WEAPON_KEYWORDS).exactOptional(),
  exhausts: z.literal(true).describe('It waits for a recover action once used.').exactOptional(),
});

export const unitCardSchema = z.strictObject({
  id: legionId,
  name: printed,
  army: z.enum(ARMIES).describe('Whose unit it is.'),
  rank: z.enum(LEGION_RANKS).describe('Rank on the card and on its order token.'),
  type: z.enum(UNIT_TYPES).describe('Trooper, ground vehicle or repulsor vehicle.'),
  role: z.enum(UNIT_ROLES).describe('How the opponent plays it.'),
  points: whole('Points.', 0, 500),
  minis: whole('Minis without upgrades.', 1, 12),
  wounds: whole('Wounds of each mini.', 1, 20),
  courage: whole('Courage of troopers; null for the dash.', 1, 9).nullable(),
  resilience: whole('Resilience of vehicles; null for none.', 1, 20).nullable(),
  defence: z.enum(['red', 'white']).describe('Its defence die.'),
  surge: z.strictObject({
    attack: z.enum(['hit', 'crit']).nullable().describe('What an attack surge becomes.'),
    block: z.boolean().describe('Whether a defence surge blocks.'),
  }),
  speed: whole('Speed.', 1, 3),
  unique: z.literal(true).describe('Only once in an army.').exactOptional(),
  keywords: keywords(UNIT_KEYWORDS).exactOptional(),
  told: z
    .array(z.string().max(60))
    .max(9)
    .describe('Keywords that players apply themselves.')
    .exactOptional(),
  weapons: z.array(weapon).max(6).describe('Weapons of every mini.'),
}) satisfies z.ZodType<UnitCard>;

export const upgradeSchema = z.strictObject({
  id: legionId,
  name: printed,
  points: whole('Points.', 0, 200),
  for: z.array(legionId).min(1).max(40).describe('The units that may take it.'),
  adds: z.enum(['heavy', 'personnel']).describe('The mini that it adds.').exactOptional(),
  weapon: weapon.exactOptional(),
}) satisfies z.ZodType<UpgradeCard>;

export const commandSchema = z.strictObject({
  id: legionId,
  name: printed,
  pips: whole('Pips.', 1, 4),
  orders: whole('How many units it orders.', 0, 12),
  of: legionId.describe('Only while this unit lives.').exactOptional(),
}) satisfies z.ZodType<CommandCard>;

/** A union of the rows of a table, as in the language of orders. */
const FIELDS: Readonly<Record<string, z.ZodType>> = {
  count: z.int().min(0).max(20),
  flag: z.literal(true),
};
const unionOf = (table: Table<string>, more: Readonly<Record<string, z.ZodType>> = {}): z.ZodType =>
  z.union(
    Object.entries(table).map(([kind, spec]) =>
      z.strictObject({
        kind: z.literal(kind),
        ...Object.fromEntries(
          fieldsOfSpec(spec).map(({ name, type, optional }) => {
            const field = more[type] ?? FIELDS[type];
            if (!field) throw new Error(`no schema for "${type}"`);
            return [name, optional ? field.optional() : field];
          }),
        ),
      }),
    ),
  );

const selector = z.strictObject({
  filter: z.array(unionOf(BATTLE_PREDS)).max(9).exactOptional(),
  order: z.array(unionOf(BATTLE_KEYS)).max(9).exactOptional(),
  must: z.array(unionOf(BATTLE_PREDS)).max(9).exactOptional(),
  soft: z.literal(true).exactOptional(),
});
const rule = z.strictObject({
  if: z.array(unionOf(BATTLE_CONDS)).max(9).describe('All of these must hold.').exactOptional(),
  do: unionOf(BATTLE_STEPS, { selector }).describe('What the unit does.'),
});
const byStance = z.record(z.enum(STANCES), z.array(rule).min(1).max(40));

const behaviours = {
  usual: selector.describe('Whom an order means that names no target.'),
  roles: z
    .record(z.enum(UNIT_ROLES), byStance)
    .describe('For each role and stance, orders from the first to the last.'),
};
export const behavioursSchema = z.strictObject(behaviours);

const schemaLink = { $schema: z.string().exactOptional() };
const FILES = {
  units: z.strictObject({ ...schemaLink, units: z.array(unitCardSchema).max(200) }),
  upgrades: z.strictObject({ ...schemaLink, upgrades: z.array(upgradeSchema).max(200) }),
  commands: z.strictObject({ ...schemaLink, commands: z.array(commandSchema).max(100) }),
  behaviours: z.strictObject({ ...schemaLink, ...behaviours }),
} as const;

export const LEGION_FILES = ['units', 'upgrades', 'commands', 'behaviours'] as const;
export type LegionFile = (typeof LEGION_FILES)[number];

export const legionJsonSchema = (file: LegionFile): unknown => z.toJSONSchema(FILES[file]);

export type LegionContent = { readonly cards: LegionCards; readonly behaviours: BehaviourBook };

/** All problems at once, or all of it. */
export function readLegionContent(
  files: Readonly<Record<LegionFile, unknown>>,
): Result<LegionContent, readonly Problem[]> {
  const problems: Problem[] = [];
  const read = <T>(name: LegionFile, schema: z.ZodType<T>): T | undefined => {
    const parsed = schema.safeParse(files[name]);
    if (parsed.success) return parsed.data;
    problems.push(...problemsOf(parsed.error.issues, `legion/${name}.json`, [], files[name]));
    return undefined;
  };
  const units = read('units', FILES.units);
  const upgrades = read('upgrades', FILES.upgrades);
  const commands = read('commands', FILES.commands);
  const book = read('behaviours', FILES.behaviours);
  if (!units || !upgrades || !commands || !book) return err(problems);
  const known = new Set(units.units.map((unit) => unit.id));
  for (const [index, upgrade] of upgrades.upgrades.entries())
    for (const unit of upgrade.for)
      if (!known.has(unit))
        problems.push({
          file: 'legion/upgrades.json',
          path: `upgrades[${index}].for`,
          code: 'unknownId',
          expected: 'the id of a unit',
          found: unit,
        });
  if (problems.length > 0) return err(problems);
  return ok({
    cards: {
      units: unitById(units.units),
      upgrades: unitById(upgrades.upgrades),
      commands: unitById(commands.commands),
    },
    // The schema is made of the tables that the type is made of.
    behaviours: { usual: book.usual, roles: book.roles } as BehaviourBook,
  });
}

const unitById = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((one) => [one.id, one]));
