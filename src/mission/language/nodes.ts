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
import { SCRIPT_CONDS } from './conditions';
import { EFFECTS } from './effects';
import { SCRIPT_LISTS, PARTS } from './parts';
import { SCRIPT_TRIGGERS } from './triggers';
import type { FigureRef, ScriptWord, ScriptWordList } from './words';

/** A number, an expression such as `"heroes + 1"`, or a table by number of heroes or difficulty. */
export type Num =
  | number
  | string
  | { readonly '2': Num; readonly '3': Num; readonly '4': Num }
  | { readonly normal: Num; readonly hard: Num };

/** A condition as an object, or as an expression. */
export type ScriptCond = CondNode | string;

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
  readonly cond: ScriptCond;
  readonly effect: Effect;
  readonly trigger: ScriptTrigger;
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
  /** From and to, both included. */
  readonly costs: readonly [number, number];
  readonly defenseDie: DefenseDie;
}
/** Field types that name something; what each of them names is in `NAMES`. */
type Names = { readonly [N in NameType]: string } & { readonly [W in ScriptWordList]: ScriptWord<W> };

export const FORMS = { ...PARTS, ...MISSION_FORMS } as const;
export const ALIASES = { ...SCRIPT_LISTS, ...MISSION_ALIASES } as const;

/** All that a field of a table or form can hold. Forms and lists follow from their tables. */
export interface ScriptFieldTypes
  extends
    Names,
    LeafTypes,
    FormLeafTypes,
    FormTypes<typeof FORMS, ScriptFieldTypes>,
    AliasTypes<typeof ALIASES, ScriptFieldTypes> {}

/** The compiler names a form whose rows speak of a type that is not there. */
FORMS satisfies Readonly<Record<string, Form<ScriptFieldName>>>;
ALIASES satisfies Readonly<Record<string, Alias>>;

export type Blanks = ScriptFieldTypes['blanks'];
export type QuestionOption = ScriptFieldTypes['QuestionOption'];
export type Outcome = ScriptFieldTypes['Outcome'];
export type PickList = ScriptFieldTypes['PickList'];
export type Places = ScriptFieldTypes['places'];

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
  'person',
  'objective',
  'decision',
  'rule',
  'variable',
  'script',
  'countdown',
  'outcome',
  'option',
] as const;
export const CONTENT_NAMES = ['hero', 'card', 'item', 'reward', 'product'] as const;
/** `flag`: a name of the campaign, which needs no definition. */
export type OwnName = (typeof OWN_NAMES)[number];
export type ContentName = (typeof CONTENT_NAMES)[number];
export type NameType = OwnName | ContentName | 'flag';

export type ScriptFieldName = keyof ScriptFieldTypes;
export type ScriptField = FieldOf<ScriptFieldName>;

export type CondNode = NodeOf<typeof SCRIPT_CONDS, ScriptFieldTypes>;
export type ScriptTrigger = NodeOf<typeof SCRIPT_TRIGGERS, ScriptFieldTypes>;
export type Effect = NodeOf<typeof EFFECTS, ScriptFieldTypes>;

export type TriggerKind = ScriptTrigger['kind'];
export type CondKind = CondNode['kind'];
export type EffectKind = Effect['kind'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly kind: K }>;
export type TriggerOf<K extends TriggerKind> = Extract<ScriptTrigger, { readonly kind: K }>;
export type CondOf<K extends CondKind> = Extract<CondNode, { readonly kind: K }>;

export const SCRIPT_TABLES = {
  trigger: SCRIPT_TRIGGERS,
  cond: SCRIPT_CONDS,
  effect: EFFECTS,
} as const satisfies Readonly<Record<string, Table<ScriptFieldName>>>;
export type ScriptTableName = keyof typeof SCRIPT_TABLES;

export const scriptKindsOf = (table: ScriptTableName): readonly string[] => Object.keys(SCRIPT_TABLES[table]);

export function scriptFieldsOf(table: ScriptTableName, kind: string): readonly ScriptField[] {
  const spec = (SCRIPT_TABLES[table] as Table<ScriptFieldName>)[kind];
  if (!spec) throw new Error(`no kind "${kind}" in "${table}"`);
  return fieldsOfSpec(spec);
}
