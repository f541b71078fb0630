// The mission language as content files write it. The schemas are made from the tables of the language, so the two
// cannot drift apart.

import { z } from 'zod';
import {
  fieldsOf,
  kindsOf,
  NAMED_WHO,
  PLAIN_WHO,
  WORDS,
  type Cond,
  type Effect,
  type Field,
  type FieldName,
  type Num,
  type TableName,
  type Trigger,
  type WordList,
} from '../../mission';
import type { Point } from '../../rules';
import { strict, word } from './fields';
import { COND_HELP, EFFECT_HELP, MISSION_FIELD_HELP, TRIGGER_HELP } from './missionHelp';
import { line, selector } from './orders';

/** More of anything than a mission has is a mistake, or an attack. */
export const MOST = {
  sections: 100,
  tiles: 200,
  tilesInAll: 400,
  things: 500,
  scripts: 500,
  effects: 100,
  groups: 100,
  spaces: 400,
  names: 200,
  options: 20,
} as const;

export const camelWord = (what: string) =>
  z
    .string()
    .max(40)
    .regex(
      /^[a-z][A-Za-z0-9]*$/,
      'a word of letters and digits that begins with a small letter, like "alarmLevel"',
    )
    .describe(what);

export const textKey = z
  .string()
  .max(80)
  .regex(/^[a-zA-Z0-9._-]+$/, 'a key of letters, digits, dots, hyphens and underscores')
  .describe('A key of the words of this mission.');

const coordinate = z.int().min(-200).max(200);
export const point = z
  .tuple([coordinate, coordinate])
  .describe('A space: [x, y], from the left and from the top.') satisfies z.ZodType<Point>;

export const edge = z.tuple([point, point]).describe('An edge, by the two spaces beside it.');

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
  );

const HELP: { readonly [T in TableName]: Readonly<Record<string, string>> } = {
  trigger: TRIGGER_HELP,
  cond: COND_HELP,
  effect: EFFECT_HELP,
};

/** Objects told apart by `kind`, from a table of the language. */
function union(table: TableName) {
  const [first, ...rest] = kindsOf(table).map((kind) => {
    const fields = fieldsOf(table, kind).map((field) => [field.name, fieldSchema(field)] as const);
    return strict({
      kind: z.literal(kind).describe(HELP[table][kind] ?? ''),
      ...Object.fromEntries(fields),
    });
  });
  if (!first) throw new Error(`no kinds in ${table}`);
  return z.discriminatedUnion('kind', [first, ...rest]);
}

function fieldSchema({ type, optional }: Field): z.ZodType {
  const help = MISSION_FIELD_HELP[type];
  const schema = help === undefined ? typeSchema(type) : typeSchema(type).describe(help);
  return optional ? schema.exactOptional() : schema;
}

const isWordList = (type: FieldName): type is WordList => Object.hasOwn(WORDS, type);

/** A type that has no schema of its own is a closed list, or the id of something. */
function typeSchema(type: FieldName): z.ZodType {
  const own: (() => z.ZodType) | undefined = OWN_TYPES[type];
  if (own) return own();
  return isWordList(type) ? z.enum(WORDS[type]) : word(`Id: ${type}.`);
}

const some = <Item extends z.ZodType>(item: Item, most: number, least = 1) =>
  z.array(item).min(least).max(most);

const OWN_TYPES: Readonly<Partial<Record<FieldName, () => z.ZodType>>> = {
  number: () => numLater,
  numbers: () => z.record(camelWord('A name.'), numLater),
  true: () => z.literal(true),
  text: () => textKey,
  blanks: () => z.record(camelWord('A blank.'), z.union([strict({ who }), numLater])),
  variable: () => camelWord('Id of a variable.'),
  point: () => point,
  points: () => some(point, MOST.spaces),
  edges: () => some(edge, MOST.spaces),
  places: () => some(z.union([point, word('Id of a spawn point.')]), MOST.options),
  cond: () => condLater,
  conds: () => some(condLater, MOST.options, 2),
  effects: () => effects,
  options: () => some(questionOption, MOST.options),
  outcomes: () => some(outcome, MOST.options),
  lists: () => some(pickList, MOST.effects),
  who: () => who,
  attributes: () => some(z.enum(WORDS.attribute), WORDS.attribute.length),
  conditions: () => some(z.enum(WORDS.condition), WORDS.condition.length),
  groups: () => some(word('Id of a group.'), MOST.groups),
  things: () => some(word('Id of a thing.'), MOST.effects, 2),
  offers: () => some(word('Id of an option.'), MOST.options),
  lines: () => some(line, MOST.options),
  selector: () => selector,
};

const condLater: z.ZodType<Cond, Cond> = z.lazy(() => cond);
const effectLater: z.ZodType<Effect, Effect> = z.lazy(() => effect);
export const effects = z.array(effectLater).min(1).max(MOST.effects).describe('What is done, in this order.');

const questionOption = z.lazy(() =>
  strict({
    id: word('Own id within the question.'),
    text: textKey.describe('What the button says.'),
    if: cond.exactOptional().describe('Only offered if this holds.'),
    do: effects.exactOptional().describe('What follows. Left out: nothing.'),
  }),
);

const outcome = z.lazy(() =>
  strict({
    from: numLater.exactOptional().describe('From this number on. Left out: no bound.'),
    to: numLater.exactOptional().describe('Up to this number, which is included. Left out: no bound.'),
    text: textKey.exactOptional().describe('What the players read.'),
    do: effects.exactOptional().describe('What follows. Left out: nothing.'),
  }),
);

const pickList = z.lazy(() =>
  strict({
    if: cond.exactOptional().describe('Only if this holds.'),
    do: effects.describe('What is done, in this order.'),
  }),
);

// The tables say what the schemas check and what the types are; the compiler sees only the second.
const condNode = union('cond').meta({ id: 'MissionCondition' });
export const cond = z.union([condNode, expression]).meta({ id: 'Cond' }) as unknown as z.ZodType<Cond, Cond>;
export const trigger = union('trigger').meta({ id: 'MissionTrigger' }) as unknown as z.ZodType<
  Trigger,
  Trigger
>;
export const effect = union('effect').meta({ id: 'Effect' }) as unknown as z.ZodType<Effect, Effect>;
