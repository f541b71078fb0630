// The instruction language as content files write it. The schemas are made from the tables of the language, so the
// two cannot drift apart.

import { z } from 'zod';
import {
  fieldsOf,
  isListName,
  isTableName,
  kindsOf,
  LISTS,
  NAMED_REFS,
  PLAIN_REFS,
  WORDS,
  type OrderField,
  type FieldName,
  type Line,
  type Mod,
  type Ref,
  type Rule,
  type Selector,
  type TableName,
  type WordList,
} from '../../imperial';
import { byLanguage, ENGLISH, LANGUAGE_TABLE, type LocalText } from '../../kernel';
import { count, name, strict, word } from './fields';
import { FIELD_HELP, ORDER_HELP } from './ordersHelp';
import { surge } from './profile';

const wordsIn = (language: string) => z.string().min(1).max(400).describe(`${language}.`);

export const localText = strict({
  ...byLanguage((language) => wordsIn(LANGUAGE_TABLE[language].inEnglish).exactOptional()),
  [ENGLISH]: wordsIn(LANGUAGE_TABLE[ENGLISH].inEnglish),
})
  .meta({ id: 'LocalText' })
  .describe('Words: in English, and in each language that the group has.') satisfies z.ZodType<LocalText>;

const NAMED = NAMED_REFS.join('|');
const REF = new RegExp(`^(${PLAIN_REFS.join('|')}|(${NAMED}|bound):[\\w-]+)$`);
const OTHER = new RegExp(
  `^(${PLAIN_REFS.filter((ref) => ref !== 'self').join('|')}|(${NAMED}|bound):[\\w-]+)$`,
);
const refWords = (plain: readonly string[]): string =>
  `${plain.map((ref) => `"${ref}"`).join(', ')}, or one like "hero:fenn-signis" or "bound:first"`;

const ref = z
  .string()
  .regex(REF, refWords(PLAIN_REFS))
  .describe('Somebody already known.') as unknown as z.ZodType<Ref, string>;
const other = z
  .string()
  .regex(OTHER, `${refWords(PLAIN_REFS.filter((plain) => plain !== 'self'))}; leave the field out for "self"`)
  .describe('Somebody already known.');

const amount = z.union([count('A number.', 0, 99), z.enum(WORDS.variable)]);
const change = z.union([z.int().min(-20).max(20), z.enum(WORDS.variable)]);

const hasMore = (value: object): boolean => Object.keys(value).length > 1;

/** Objects told apart by `kind`, from a table of the language. */
function union(table: TableName, kinds: readonly string[] = kindsOf(table)) {
  const [first, ...rest] = kinds.map((kind) => {
    const help: Readonly<Record<string, string>> = ORDER_HELP[table];
    const fields = fieldsOf(table, kind).map((field) => [field.name, fieldSchema(field)] as const);
    return strict({
      kind: z.literal(kind).describe(help[kind] ?? ''),
      ...Object.fromEntries(fields),
    });
  });
  if (!first) throw new Error(`no kinds in ${table}`);
  return z.discriminatedUnion('kind', [first, ...rest]);
}

function fieldSchema({ type, optional }: OrderField): z.ZodType {
  const schema = typeSchema(type);
  const described = FIELD_HELP[type] === undefined ? schema : schema.describe(FIELD_HELP[type]);
  return optional ? described.exactOptional() : described;
}

function typeSchema(type: FieldName): z.ZodType {
  const plain: z.ZodType | undefined = PLAIN_TYPES[type];
  if (plain) return plain;
  if (isListName(type)) return listSchema(type);
  if (isTableName(type) || type === 'selector' || type === 'line') return z.lazy(() => DEEP[type]);
  return z.enum(WORDS[type as WordList]);
}

const LEAST: Readonly<Record<string, number>> = { conds: 2 };
const listSchema = (type: keyof typeof LISTS): z.ZodType =>
  z
    .array(typeSchema(LISTS[type]))
    .min(LEAST[type] ?? 1)
    .max(20);

const selectorLater: z.ZodType = z.lazy(() => DEEP.selector);

const PLAIN_TYPES: Readonly<Partial<Record<FieldName, z.ZodType>>> = {
  amount,
  change,
  count: count('A number.', 1, 99),
  flag: z.literal(true),
  text: localText,
  label: word('A name of your own.'),
  ability: name('A printed name, or an id.'),
  card: word('An id.'),
  companion: word('An id.'),
  thing: word('An id.'),
  tile: z.string().max(80),
  surge,
  ref,
  target: z.union([selectorLater, ref]),
  who: z.union([selectorLater, other]),
};

const modUnion = union('mod').refine(
  (mod) => Reflect.get(mod, 'kind') !== 'add' || hasMore(mod),
  'at least one result to add',
);

const noun = z.union([
  z.enum(WORDS.noun).exclude(['rebel']),
  z.string().regex(new RegExp(`^(${NAMED}):[\\w-]+$`), 'a noun, or one by name like "hero:fenn-signis"'),
]);

const take = z.union([
  strict({
    max: z.literal(true).describe('As many as possible.'),
    min: count('At least so many, or the line is skipped.', 1, 20),
  }),
  strict({ atLeast: count('No fewer than that.', 1, 20) }),
  z.int().min(2).max(20),
  z.literal('all'),
]);

const selectorFields = strict({
  noun: noun.exactOptional().describe('What to look for. Left out: a Rebel (hero or ally).'),
  filter: z.array(typeSchema('pred')).min(1).max(10).exactOptional().describe('All of these must hold.'),
  order: z
    .array(typeSchema('key'))
    .min(1)
    .max(5)
    .exactOptional()
    .describe('Who is preferred: the first key decides, the next ones settle ties.'),
  take: take.exactOptional().describe('How many. Left out: one.'),
  exclude: z.array(ref).min(1).max(5).exactOptional().describe('Not these.'),
  soft: z.literal(true).exactOptional().describe('A wish, shown inside « »: the next best will do.'),
  must: z
    .array(typeSchema('pred'))
    .min(1)
    .max(4)
    .exactOptional()
    .describe(
      'Not a wish although the rest is: shown outside « ». Ranges and sight are checked after the move.',
    ),
  as: word('Later steps may say "bound:" and this name.').exactOptional(),
});

const selectorSchema = selectorFields
  .refine(
    (value) => value.must === undefined || value.soft,
    '"soft": true beside "must"; without it the filter is hard',
  )
  .refine(
    (value) =>
      !value.noun?.includes(':') ||
      (value.soft && !value.filter && !value.order && !value.take && !value.exclude),
    'nothing but "soft", "must" and "as" beside a name; where it is no wish, write the name itself',
  );

const lineSchema = strict({
  id: word('By which conditions and bonus effects speak of it.').exactOptional(),
  name: localText.exactOptional().describe('Its name, if it is an ability of its own.'),
  cost: z.enum(WORDS.cost).exactOptional().describe('Its icons. Left out: it is free.'),
  do: z.array(typeSchema('step')).min(1).max(20).describe('What is done, in this order.'),
  limit: z.enum(WORDS.limit).exactOptional().describe('At most once per …'),
  target: selectorLater.exactOptional().describe('Replaces the target preference of the list.'),
});

/** Every part that may hold others, under the name that JSON Schemas know it by. */
const DEEP: Readonly<Record<Exclude<TableName, 'rule'> | 'selector' | 'line', z.ZodType>> = {
  pred: union('pred').meta({ id: 'Filter' }),
  key: union('key').meta({ id: 'Key' }),
  value: union('value').meta({ id: 'Value' }),
  mod: modUnion.meta({ id: 'Mod' }),
  cond: union('cond').meta({ id: 'Condition' }),
  trigger: union('trigger').meta({ id: 'Trigger' }),
  spot: union('spot').meta({ id: 'Spot' }),
  step: union('step').meta({ id: 'Step' }),
  selector: selectorSchema.meta({ id: 'Selector' }),
  line: lineSchema.meta({ id: 'Line' }),
};

// The tables say what the schemas check and what the types are; the compiler sees only the second.
export const selector = DEEP.selector as z.ZodType<Selector, Selector>;
export const mod = DEEP.mod as z.ZodType<Mod, Mod>;
export const orderLine = DEEP.line as z.ZodType<Line, Line>;
export const rule = union('rule').meta({ id: 'Rule' }) as unknown as z.ZodType<Rule, Rule>;
