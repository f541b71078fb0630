// From the tables to types: each row of a table is one kind, each field of a row holds what its name in `FieldTypes`
// says. The types refer to each other all the way round, which is why they stand in one file. Everything is plain
// JSON, exactly as authors write it; a default is a field that is left out, never a second way to write the same.

import type { Field as FieldOf, LocalText, NodeOf, Table as TableOf } from '../../kernel';
import { fieldsIn, type SelectorOf, type WordsOf } from '../../orders';
import type { Surge } from '../../rules';
import { VALUES } from './amounts';
import { RULES } from './bonus';
import { CONDS } from './conditions';
import { MODS } from './mods';
import { KEYS, PREDS } from './selectors';
import { TRIGGERS } from './triggers';
import { SPOTS, STEPS } from './verbs';
import type { NamedRef, Ref, Word, WORDS } from './words';

export type Amount = number | Word<'variable'>;

/** What selectors of this language are made of. */
export type SelectorWords = {
  /** Left out: a Rebel, that is a hero or an ally. */
  readonly noun: Exclude<Word<'noun'>, 'rebel'> | NamedRef;
  readonly ref: Ref;
  readonly pred: Pred;
  readonly key: Key;
};
export type Selector = SelectorOf<SelectorWords>;
/** Somebody already known, or somebody to be chosen. */
export type Target = Ref | Selector;
/** Anybody but the acting figure, for fields that are left out when it is meant. */
export type Who = Exclude<Ref, 'self'> | Selector;

/** One line of an instruction list. */
export type Line = {
  /** By which conditions and bonus effects speak of it. */
  readonly id?: string;
  readonly name?: LocalText;
  readonly cost?: Word<'cost'>;
  readonly do: readonly Step[];
  readonly limit?: Word<'limit'>;
  /** Replaces the target preference of the list for this line. */
  readonly target?: Selector;
};

/** What a field holds, by the name that the tables use for it. */
export interface FieldTypes extends WordsOf<typeof WORDS> {
  readonly amount: Amount;
  /** Added to a result, so it may be negative. */
  readonly change: Amount;
  readonly count: number;
  readonly flag: true;
  readonly text: LocalText;
  /** A name that the author makes up, for a roll or a figure. */
  readonly label: string;
  /** The printed name of an ability, or the id of a line or bonus effect. */
  readonly ability: string;
  readonly card: string;
  readonly companion: string;
  readonly thing: string;
  readonly tile: string;
  readonly surge: Surge;
  readonly ref: Ref;
  readonly selector: Selector;
  readonly target: Target;
  readonly who: Who;
  readonly pred: Pred;
  readonly key: Key;
  readonly value: Value;
  readonly mod: Mod;
  readonly cond: Cond;
  readonly trigger: Trigger;
  readonly spot: Spot;
  readonly step: Step;
  readonly line: Line;
  readonly conditions: readonly Word<'condition'>[];
  readonly powerTokens: readonly Word<'powerToken'>[];
  readonly dice: readonly Word<'die'>[];
  readonly defenseDice: readonly Word<'defenseDie'>[];
  readonly preds: readonly Pred[];
  readonly keys: readonly Key[];
  readonly mods: readonly Mod[];
  readonly conds: readonly Cond[];
  readonly steps: readonly Step[];
  readonly lines: readonly Line[];
}

export type FieldName = keyof FieldTypes;
export type Table = TableOf<FieldName>;

export type Pred = NodeOf<typeof PREDS, FieldTypes>;
export type Key = NodeOf<typeof KEYS, FieldTypes>;
export type Value = NodeOf<typeof VALUES, FieldTypes>;
export type Mod = NodeOf<typeof MODS, FieldTypes>;
export type Cond = NodeOf<typeof CONDS, FieldTypes>;
export type Trigger = NodeOf<typeof TRIGGERS, FieldTypes>;
export type Spot = NodeOf<typeof SPOTS, FieldTypes>;
export type Step = NodeOf<typeof STEPS, FieldTypes>;
export type Rule = NodeOf<typeof RULES, FieldTypes>;

/** All unions on `kind`, by the name of the field type. */
export const TABLES = {
  pred: PREDS,
  key: KEYS,
  value: VALUES,
  mod: MODS,
  cond: CONDS,
  trigger: TRIGGERS,
  spot: SPOTS,
  step: STEPS,
  rule: RULES,
} as const satisfies Readonly<Record<string, Table>>;
export type TableName = keyof typeof TABLES;
export type KindOf<T extends TableName> = keyof (typeof TABLES)[T] & string;

/** Field types that are lists, and what they list. */
export const LISTS = {
  conditions: 'condition',
  powerTokens: 'powerToken',
  dice: 'die',
  defenseDice: 'defenseDie',
  preds: 'pred',
  keys: 'key',
  mods: 'mod',
  conds: 'cond',
  steps: 'step',
  lines: 'line',
} as const satisfies Partial<Record<FieldName, FieldName>>;
export type ListName = keyof typeof LISTS;

export const isListName = (name: FieldName): name is ListName => Object.hasOwn(LISTS, name);
export const isTableName = (name: FieldName): name is Exclude<TableName, 'rule'> =>
  Object.hasOwn(TABLES, name);

export type Field = FieldOf<FieldName>;

/** The fields of a kind, in the order of the table. */
export const fieldsOf = (table: TableName, kind: string): readonly Field[] =>
  fieldsIn<FieldName>(TABLES, table, kind);

export const kindsOf = <T extends TableName>(table: T): readonly KindOf<T>[] =>
  Object.keys(TABLES[table]) as KindOf<T>[];
