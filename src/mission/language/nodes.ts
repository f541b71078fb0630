// From the tables to types. Everything is plain JSON, exactly as authors write it.

import type { Line, Selector } from '../../imperial';
import {
  fieldsOfSpec,
  type Alias,
  type AliasTypes,
  type Field as FieldOf,
  type Form,
  type FormTypes,
  type NodeOf,
  type Table,
} from '../../kernel';
import type { DefenseDie, Point, Rotation } from '../../rules';
import { MISSION_ALIASES, MISSION_FORMS } from '../forms';
import { CONDS } from './conditions';
import { EFFECTS } from './effects';
import { LISTS, PARTS } from './parts';
import { TRIGGERS } from './triggers';
import type { FigureRef, Word, WordList } from './words';

/** A number, an expression such as `"heroes + 1"`, or a table by number of heroes or difficulty. */
export type Num =
  | number
  | string
  | { readonly '2': Num; readonly '3': Num; readonly '4': Num }
  | { readonly normal: Num; readonly hard: Num };

/** A condition as an object, or as an expression. */
export type Cond = CondNode | string;

/** What may stand in the fields of the tables, by the name used there: the types that are no list and no form. */
export interface LeafTypes {
  readonly number: Num;
  readonly expression: string;
  readonly true: true;
  readonly text: string;
  readonly label: string;
  readonly point: Point;
  /** An edge, by the two spaces beside it. */
  readonly sides: readonly [Point, Point];
  /** A space, or the name of a spawn point. */
  readonly place: Point | string;
  /** What fills a blank of a text: a number, or somebody's name. */
  readonly blank: Num | { readonly who: FigureRef };
  readonly cond: Cond;
  readonly effect: Effect;
  readonly trigger: Trigger;
  readonly who: FigureRef;
  readonly lines: readonly Line[];
  readonly selector: Selector;
}
/** Types that only forms use; each field of a form says itself what it means. */
export interface FormLeafTypes {
  readonly id: string;
  /** A word that expressions can name. */
  readonly name: string;
  readonly blankName: string;
  readonly version: number;
  readonly boolean: boolean;
  readonly tile: string;
  readonly rotation: Rotation;
  readonly runs: Runs;
  readonly priority: number;
  readonly defenseDie: DefenseDie;
}
/** Field types that name something; what each of them names is in `NAMES`. */
type Names = { readonly [N in NameType]: string } & { readonly [W in WordList]: Word<W> };

export const FORMS = { ...PARTS, ...MISSION_FORMS } as const;
export const ALIASES = { ...LISTS, ...MISSION_ALIASES } as const;

/** All that a field of a table or form can hold. Forms and lists follow from their tables. */
export interface FieldTypes
  extends
    Names,
    LeafTypes,
    FormLeafTypes,
    FormTypes<typeof FORMS, FieldTypes>,
    AliasTypes<typeof ALIASES, FieldTypes> {}

/** The compiler names a form whose rows speak of a type that is not there. */
FORMS satisfies Readonly<Record<string, Form<FieldName>>>;
ALIASES satisfies Readonly<Record<string, Alias>>;

export type Blanks = FieldTypes['blanks'];
export type QuestionOption = FieldTypes['QuestionOption'];
export type Outcome = FieldTypes['Outcome'];
export type PickList = FieldTypes['PickList'];
export type Places = FieldTypes['places'];

export const RUNS = ['once', 'perRound', 'always'] as const;
export type Runs = (typeof RUNS)[number];

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
