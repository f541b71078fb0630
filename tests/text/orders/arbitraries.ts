// Random values of the instruction language, made from its own tables: a new kind is tried without being added here.

import fc from 'fast-check';
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
  type Rule,
  type TableName,
  type WordList,
} from '../../../src/imperial';

const label = fc.constantFrom('a', 'b', 'first');
const localText = fc
  .constantFrom('Advance', 'Hold fast', 'Close ranks')
  .map((text) => ({ en: text, de: `${text} (de)`, ru: `${text} (ru)` }));

const numbers = fc.integer({ min: 1, max: 12 });
const amount = fc.oneof(
  { weight: 4, arbitrary: numbers },
  { weight: 1, arbitrary: fc.constantFrom(...WORDS.variable) },
);
const named = fc.tuple(fc.constantFrom(...NAMED_REFS), label).map(([kind, id]) => `${kind}:${id}`);
const ref = fc.oneof(
  fc.constantFrom(...PLAIN_REFS),
  named,
  label.map((id) => `bound:${id}`),
);

const surge = fc.record({
  cost: fc.integer({ min: 1, max: 2 }),
  effect: fc
    .record(
      {
        damage: numbers,
        accuracy: numbers,
        pierce: numbers,
        blast: numbers,
        cleave: numbers,
        recover: numbers,
        inflict: fc.uniqueArray(fc.constantFrom('stunned', 'bleeding', 'weakened'), {
          minLength: 1,
          maxLength: 2,
        }),
        become: fc.uniqueArray(fc.constantFrom('focused', 'hidden'), { minLength: 1, maxLength: 2 }),
        powerToken: fc.uniqueArray(fc.constantFrom('damage', 'surge'), { minLength: 1, maxLength: 2 }),
        removeDodge: numbers,
        splash: numbers,
        movement: numbers,
      },
      { requiredKeys: [] },
    )
    .filter((effect) => Object.keys(effect).length > 0),
});

/** Field types that may hold themselves somewhere inside. */
const DEEP: ReadonlySet<FieldName> = new Set([
  'selector',
  'target',
  'who',
  'cond',
  'conds',
  'steps',
  'step',
  'lines',
  'line',
  'value',
] satisfies FieldName[]);

const known = new Map<string, fc.Arbitrary<unknown>>();

function remember(key: string, make: () => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

const isDeep = ({ type }: OrderField): boolean => DEEP.has(type);

export function node(table: TableName, depth: number): fc.Arbitrary<unknown> {
  return remember(`${table}/${depth}`, () => {
    const kinds = kindsOf(table).filter(
      (kind) => depth > 0 || !fieldsOf(table, kind).some((field) => !field.optional && isVeryDeep(field)),
    );
    return fc.oneof(...kinds.map((kind) => nodeOfKind(table, kind, depth)));
  });
}

/** References are always at hand for targets, so only these need depth. */
const isVeryDeep = (field: OrderField): boolean =>
  isDeep(field) && !['target', 'who', 'selector', 'value'].includes(field.type);

export function nodeOfKind(table: TableName, kind: string, depth: number): fc.Arbitrary<unknown> {
  return remember(`${table}.${kind}/${depth}`, () => {
    const fields = fieldsOf(table, kind).filter((field) => depth > 0 || !field.optional || !isDeep(field));
    const parts = Object.fromEntries(fields.map(({ name, type }) => [name, field(type, depth - 1)]));
    const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
    const all: Record<string, fc.Arbitrary<unknown>> = { kind: fc.constant(kind), ...parts };
    return fc
      .record(all, { requiredKeys: ['kind', ...required], noNullPrototype: true })
      .filter((value) => kind !== 'add' || Object.keys(value).length > 1);
  });
}

const list = (type: FieldName, depth: number, least = 1): fc.Arbitrary<unknown> =>
  WORDS[type as WordList] === undefined
    ? fc.array(field(type, depth), { minLength: least, maxLength: least + 1 })
    : fc.uniqueArray(field(type, depth), { minLength: 1, maxLength: 2 });

function field(type: FieldName, depth: number): fc.Arbitrary<unknown> {
  return remember(`field ${type}/${depth}`, () => freshField(type, depth));
}

function freshField(type: FieldName, depth: number): fc.Arbitrary<unknown> {
  if (type === 'amount') return amount;
  if (type === 'change')
    return fc.oneof(
      amount,
      numbers.map((n) => -n),
    );
  if (type === 'count') return numbers;
  if (type === 'flag') return fc.constant(true);
  if (type === 'text') return localText;
  if (type === 'surge') return surge;
  if (type === 'ref') return ref;
  if (type === 'selector') return selector(depth);
  if (type === 'target') return fc.oneof(ref, selector(depth));
  if (type === 'who')
    return fc.oneof(
      ref.filter((value) => value !== 'self'),
      selector(depth),
    );
  if (type === 'line') return line(depth);
  if (type === 'preds') return uniqueList(field('pred', depth), 1, 2);
  if (isListName(type)) return list(LISTS[type], depth, type === 'conds' ? 2 : 1);
  if (isTableName(type)) return node(type, depth);
  if (Object.hasOwn(WORDS, type)) return fc.constantFrom(...WORDS[type as WordList]);
  return label;
}

const uniqueList = (item: fc.Arbitrary<unknown>, least: number, most: number) =>
  fc.uniqueArray(item, { minLength: least, maxLength: most, selector: (value) => JSON.stringify(value) });

function selector(depth: number): fc.Arbitrary<unknown> {
  return remember(`selector/${depth}`, () => {
    const soft = {
      soft: fc.constant(true),
      must: uniqueList(node('pred', depth - 1), 1, 2),
    };
    const plain = {
      noun: fc.constantFrom(...WORDS.noun.filter((noun) => noun !== 'rebel')),
      filter: uniqueList(node('pred', depth - 1), 1, 3),
      order: uniqueList(node('key', depth - 1), 1, 2),
      take: fc.oneof(
        fc.integer({ min: 2, max: 6 }),
        fc.constant('all'),
        fc.record({ max: fc.constant(true), min: fc.integer({ min: 1, max: 3 }) }, { noNullPrototype: true }),
        fc.record({ atLeast: fc.integer({ min: 1, max: 6 }) }, { noNullPrototype: true }),
      ),
      exclude: fc.uniqueArray(ref, { minLength: 1, maxLength: 2 }),
      as: label,
    };
    return fc.oneof(
      fc.record(plain, { requiredKeys: [], noNullPrototype: true }),
      fc.record({ ...plain, ...soft }, { requiredKeys: ['soft'], noNullPrototype: true }),
      fc.record(
        { noun: named, as: label, ...soft },
        { requiredKeys: ['noun', 'soft'], noNullPrototype: true },
      ),
    );
  });
}

function line(depth: number): fc.Arbitrary<unknown> {
  return remember(`line/${depth}`, () =>
    fc.record(
      {
        name: localText,
        cost: fc.constantFrom(...WORDS.cost),
        do: fc.array(node('step', depth), { minLength: 1, maxLength: 3 }),
        limit: fc.constantFrom(...WORDS.limit),
      },
      { requiredKeys: ['do'], noNullPrototype: true },
    ),
  );
}

// What the tables allow is what the types say: both come from them.
export const lines = (depth: number) => line(depth) as fc.Arbitrary<Line>;
export const rules = (depth: number) => node('rule', depth) as fc.Arbitrary<Rule>;
