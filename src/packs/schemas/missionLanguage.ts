// The mission language as content files write it. The schemas are made from the tables of the language, so the two
// cannot drift apart.

import { z } from 'zod';
import {
  ALIASES,
  scriptFieldsOf,
  FORMS,
  scriptKindsOf,
  MOST,
  NAMED_WHO,
  PLAIN_WHO,
  RUNS,
  SCRIPT_WORDS,
  type ScriptCond,
  type Effect,
  type ScriptField,
  type ScriptFieldName,
  type ScriptFieldTypes,
  type FigureRef,
  type FormLeafTypes,
  type LeafTypes,
  type NameType,
  type Num,
  type Section,
  type ScriptTableName,
  type ScriptTrigger,
  type ScriptWordList,
} from '../../mission';
import { DEFENSE_DICE, ROTATIONS, type Point } from '../../rules';
import { count, strict, untaken, word } from './fields';
import { schemasOf } from './forms';
import { COND_HELP, EFFECT_HELP, FIELD_HELP, TRIGGER_HELP } from './missionHelp';
import { orderLine, selector } from './orders';

const camelWord = (what: string) =>
  untaken(
    z
      .string()
      .max(40)
      .regex(
        /^[a-z][A-Za-z0-9]*$/,
        'a word of letters and digits that begins with a small letter, like "alarmLevel"',
      ),
  ).describe(what);

export const textKey = z
  .string()
  .max(80)
  .regex(/^[a-zA-Z0-9._-]+$/, 'a key of letters, digits, dots, hyphens and underscores')
  .describe('A key of the words of this mission.');

const coordinate = z.int().min(-200).max(200);
const point = z
  .tuple([coordinate, coordinate])
  .describe('A space: [x, y], from the left and from the top.') satisfies z.ZodType<Point>;

const sides = z.tuple([point, point]).describe('An edge, by the two spaces beside it.');

const expression = z.string().min(1).max(500);

const numLater: z.ZodType<Num, Num> = z.lazy(() => num);
const byHeroes = strict({
  '2': numLater.describe('With two heroes.'),
  '3': numLater.describe('With three heroes.'),
  '4': numLater.describe('With four heroes.'),
});
const byDifficulty = strict({
  normal: numLater.describe('On normal difficulty.'),
  hard: numLater.describe('On hard difficulty.'),
});
export const num: z.ZodType<Num, Num> = z
  .union([z.number().min(-1e6).max(1e6), expression, byHeroes, byDifficulty])
  .meta({ id: 'Number' });

const who = z
  .string()
  .max(100)
  .regex(
    new RegExp(`^(${PLAIN_WHO.join('|')}|(${NAMED_WHO.join('|')}):[a-z0-9]+(-[a-z0-9]+)*)$`),
    `${PLAIN_WHO.map((plain) => `"${plain}"`).join(', ')}, or one like "hero:fenn-signis" or "chosen:scout"`,
  ) as unknown as z.ZodType<FigureRef, string>;

const HELP: { readonly [T in ScriptTableName]: Readonly<Record<string, string>> } = {
  trigger: TRIGGER_HELP,
  cond: COND_HELP,
  effect: EFFECT_HELP,
};

/** Objects told apart by `kind`, from a table of the language. */
function union(table: ScriptTableName) {
  const [first, ...rest] = scriptKindsOf(table).map((kind) => {
    const fields = scriptFieldsOf(table, kind).map((field) => [field.name, fieldSchema(field)] as const);
    return strict({
      kind: z.literal(kind).describe(HELP[table][kind] ?? ''),
      ...Object.fromEntries(fields),
    });
  });
  if (!first) throw new Error(`no kinds in ${table}`);
  return z.discriminatedUnion('kind', [first, ...rest]);
}

/** Lists say themselves what they hold, closed lists need no words. */
const helpFor = (type: ScriptFieldName): string | undefined =>
  (FIELD_HELP as Readonly<Record<string, string>>)[type];

function fieldSchema({ type, optional }: ScriptField): z.ZodType {
  const help = helpFor(type);
  const schema = help === undefined ? missionType(type) : missionType(type).describe(help);
  return optional ? schema.exactOptional() : schema;
}

const condLater: z.ZodType<ScriptCond, ScriptCond> = z.lazy(() => cond);
const effectLater: z.ZodType<Effect, Effect> = z.lazy(() => effect);
const triggerLater: z.ZodType<ScriptTrigger, ScriptTrigger> = z.lazy(() => trigger);

/** Types of fields that are neither form nor list. */
const LEAVES: { readonly [L in keyof (LeafTypes & FormLeafTypes)]: () => z.ZodType<ScriptFieldTypes[L]> } = {
  number: () => numLater,
  expression: () => expression,
  true: () => z.literal(true),
  text: () => textKey,
  label: () => word('A short name of your own.'),
  point: () => point,
  sides: () => sides,
  place: () => z.union([point, word('Id of a spawn point, a region or another thing.')]),
  blank: () => z.union([strict({ who }), numLater]),
  cond: () => condLater,
  effect: () => effectLater,
  trigger: () => triggerLater,
  who: () => who,
  lines: () => z.array(orderLine).min(1).max(MOST.options),
  selector: () => selector,
  id: () => word('Own id.'),
  name: () => camelWord('A name.'),
  blankName: () => camelWord('A blank.'),
  version: () => count('A version.', 1, 9999),
  boolean: () => z.boolean(),
  tile: () => z.string().max(80),
  rotation: () => z.literal([...ROTATIONS]),
  runs: () => z.enum(RUNS),
  priority: () => z.int().min(-1000).max(1000),
  costs: () =>
    z
      .tuple([count('From.', 0, 99), count('To.', 0, 99)])
      .refine(([from, to]) => from <= to, 'the first number is at most the second'),
  defenseDie: () => z.enum(DEFENSE_DICE),
};

/** Ids are words; variables are named by expressions, which take a hyphen for a minus. */
const NAME_SCHEMAS: { readonly [N in NameType]?: () => z.ZodType<string> } = {
  variable: () => camelWord('Id of a variable.'),
};

const isLeaf = (type: string): type is keyof typeof LEAVES => Object.hasOwn(LEAVES, type);
const isWordList = (type: string): type is ScriptWordList => Object.hasOwn(SCRIPT_WORDS, type);

function leaf(type: string): z.ZodType {
  if (isLeaf(type)) return LEAVES[type]();
  if (isWordList(type)) return z.enum(SCRIPT_WORDS[type]);
  return NAME_SCHEMAS[type as NameType]?.() ?? word(FIELD_HELP[type as NameType]);
}

/** The schema of any field, list or form of a mission. */
export const missionType = schemasOf({
  forms: FORMS,
  aliases: ALIASES,
  leaf,
  refined: {
    'Mission.sections': (sections) =>
      (sections as z.ZodType<readonly Section[]>).refine(
        (list) => list.reduce((sum, { tiles }) => sum + tiles.length, 0) <= MOST.tilesInAll,
        `at most ${MOST.tilesInAll} tiles in all sections together`,
      ),
  },
});

// The tables say what the schemas check and what the types are; the compiler sees only the second.
const condNode = union('cond').meta({ id: 'MissionCondition' });
export const cond = z.union([condNode, expression]).meta({ id: 'Cond' }) as unknown as z.ZodType<
  ScriptCond,
  ScriptCond
>;
export const trigger = union('trigger').meta({ id: 'MissionTrigger' }) as unknown as z.ZodType<
  ScriptTrigger,
  ScriptTrigger
>;
export const effect = union('effect').meta({ id: 'Effect' }) as unknown as z.ZodType<Effect, Effect>;
