// Lists everything in a mission, with its place and what it is. All checks of missions read this list, so that a new
// field or a new kind of the language needs no change in any of them.

import { itemsOf, memo, type Child, type Item as ItemOf, type Walkable } from '../../kernel';
import {
  ALIASES,
  scriptFieldsOf,
  FORMS,
  type ScriptFieldName,
  type LeafTypes,
  type Mission,
  type ScriptTableName,
} from '../../mission';

export { enclosing, type Path } from '../../kernel';
export type ItemType = ScriptFieldName;
export type MissionItem = ItemOf<ItemType>;

type Inside = (value: unknown) => readonly Child[];
/** Checked elsewhere as a whole, or nothing lies in it. */
const nothing: Inside = () => [];

/** A condition or number may be written as an expression, else it is what the rest says. */
const expressionOr =
  (inside: (value: object) => readonly Child[]): Inside =>
  (value) => {
    if (typeof value === 'string') return [{ step: [], is: 'expression', value }];
    return typeof value === 'object' && value !== null ? inside(value) : [];
  };

const byTable =
  (table: ScriptTableName) =>
  (node: unknown): readonly Child[] =>
    scriptFieldsOf(table, String(Reflect.get(node as object, 'kind'))).flatMap(({ name, type }) => {
      const value: unknown = Reflect.get(node as object, name);
      return value === undefined ? [] : [{ step: [name], is: type, value }];
    });

/** What lies inside each type that is neither form nor list. */
const INSIDE: { readonly [L in keyof LeafTypes]: Inside } = {
  number: expressionOr((value) => [{ step: [], is: 'number{}', value }]),
  expression: nothing,
  true: nothing,
  text: nothing,
  label: nothing,
  point: nothing,
  sides: nothing,
  place: nothing,
  blank: (value) => {
    const who: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'who') : undefined;
    return who === undefined
      ? [{ step: [], is: 'number', value }]
      : [{ step: ['who'], is: 'who', value: who }];
  },
  cond: expressionOr(byTable('cond')),
  effect: byTable('effect'),
  trigger: byTable('trigger'),
  who: nothing,
  lines: nothing,
  selector: nothing,
};

/** Ids, closed lists and what only forms hold have nothing inside. */
const insideOf = (type: ItemType, value: unknown): readonly Child[] =>
  Object.hasOwn(INSIDE, type) ? INSIDE[type as keyof LeafTypes](value) : [];

/** How a mission is walked; tests put other forms in. */
export const MISSION_WALK: Walkable<ItemType> = { forms: FORMS, aliases: ALIASES, inside: insideOf };

export const itemsIn = memo((mission: Mission): readonly MissionItem[] =>
  itemsOf(MISSION_WALK, 'Mission', mission),
);
