// From the tables to types. Everything is plain JSON, exactly as authors write it.

import type { Line, Selector } from '../../imperial';
import { fieldsOfSpec, type Field as FieldOf, type NodeOf, type Table } from '../../kernel';
import type { Point } from '../../rules';
import { CONDS } from './conditions';
import { EFFECTS } from './effects';
import { TRIGGERS } from './triggers';
import type { FigureRef, Word, WordList } from './words';

/** A number, an expression such as `"heroes + 1"`, or a table by number of heroes or difficulty. */
export type Num =
  | number
  | string
  | { readonly '2': Num; readonly '3': Num; readonly '4': Num }
  | { readonly normal: Num; readonly hard: Num };

/** What fills the blanks of a text: a number, or somebody's name. */
export type Blanks = Readonly<Record<string, Num | { readonly who: FigureRef }>>;

/** A condition as an object, or as an expression. */
export type Cond = CondNode | string;

export type QuestionOption = {
  readonly id: string;
  readonly text: string;
  readonly if?: Cond;
  readonly do?: readonly Effect[];
};
/** By a number: `from` and `to` are included; left out, there is no bound. */
export type Outcome = {
  readonly from?: Num;
  readonly to?: Num;
  readonly text?: string;
  readonly do?: readonly Effect[];
};
export type PickList = { readonly if?: Cond; readonly do: readonly Effect[] };
/** Spaces, or the names of spawn points. */
export type Places = readonly (Point | string)[];

/** What may stand in the fields of the tables, by the name used there. */
export interface FieldTypes extends Names {
  readonly number: Num;
  readonly numbers: Readonly<Record<string, Num>>;
  readonly true: true;
  readonly text: string;
  readonly blanks: Blanks;
  readonly label: string;
  readonly point: Point;
  readonly points: readonly Point[];
  readonly edges: readonly (readonly [Point, Point])[];
  readonly places: Places;
  readonly cond: Cond;
  readonly conds: readonly Cond[];
  readonly effects: readonly Effect[];
  readonly options: readonly QuestionOption[];
  readonly outcomes: readonly Outcome[];
  readonly lists: readonly PickList[];
  readonly who: FigureRef;
  readonly attributes: readonly Word<'attribute'>[];
  readonly conditions: readonly Word<'condition'>[];
  readonly groups: readonly string[];
  readonly things: readonly string[];
  /** Ids of options of the thing. */
  readonly offers: readonly string[];
  readonly lines: readonly Line[];
  readonly selector: Selector;
}
/** Field types that name something; what each of them names is in `NAMES`. */
type Names = { readonly [N in NameType]: string } & { readonly [W in WordList]: Word<W> };

/** Names of parts of the mission itself, and of content outside of it. */
export const OWN_NAMES = [
  'section',
  'thing',
  'door',
  'region',
  'spawn',
  'group',
  'objective',
  'rule',
  'variable',
  'script',
  'countdown',
  'outcome',
  'option',
] as const;
export const CONTENT_NAMES = ['hero', 'card', 'item', 'product'] as const;
/** `flag`: a name of the campaign, which needs no definition. */
export type OwnName = (typeof OWN_NAMES)[number];
export type ContentName = (typeof CONTENT_NAMES)[number];
export type NameType = OwnName | ContentName | 'flag';

export type FieldName = keyof FieldTypes;
export type Field = FieldOf<FieldName>;

export type CondNode = NodeOf<typeof CONDS, FieldTypes>;
export type Trigger = NodeOf<typeof TRIGGERS, FieldTypes>;
export type Effect = NodeOf<typeof EFFECTS, FieldTypes>;

export type TriggerKind = Trigger['kind'];
export type CondKind = CondNode['kind'];
export type EffectKind = Effect['kind'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly kind: K }>;
export type TriggerOf<K extends TriggerKind> = Extract<Trigger, { readonly kind: K }>;
export type CondOf<K extends CondKind> = Extract<CondNode, { readonly kind: K }>;

export const TABLES = {
  trigger: TRIGGERS,
  cond: CONDS,
  effect: EFFECTS,
} as const satisfies Readonly<Record<string, Table<FieldName>>>;
export type TableName = keyof typeof TABLES;

export const kindsOf = (table: TableName): readonly string[] => Object.keys(TABLES[table]);

export function fieldsOf(table: TableName, kind: string): readonly Field[] {
  const spec = (TABLES[table] as Table<FieldName>)[kind];
  if (!spec) throw new Error(`no kind "${kind}" in "${table}"`);
  return fieldsOfSpec(spec);
}
