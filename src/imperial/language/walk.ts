// Goes through a piece of the language, field by field in the order of the tables. Checks, references and the filling
// in of targets all walk this way, so that a new kind needs no change in any of them.

import {
  fieldsOf,
  isListName,
  isTableName,
  LISTS,
  type FieldName,
  type FieldTypes,
  type Rule,
} from './nodes';

export type Path = readonly (string | number)[];
/** What can be walked: any field, and the rules of bonus effects. */
export interface Walkable extends FieldTypes {
  readonly rule: Rule;
}
export type WalkName = FieldName | 'rule';
export type Child = { readonly step: string | number; readonly type: WalkName; readonly value: unknown };

/** Selectors and lines have no kind; their fields are named here. */
const PLAIN_FIELDS: Readonly<Partial<Record<WalkName, readonly [field: string, type: FieldName][]>>> = {
  selector: [
    ['filter', 'preds'],
    ['order', 'keys'],
    ['must', 'preds'],
  ],
  line: [
    ['target', 'selector'],
    ['do', 'steps'],
  ],
};

/** What lies directly inside a value. A target or `who` that chooses is a selector, else a reference. */
export function childrenOf(name: WalkName, value: unknown): readonly Child[] {
  const type = settled(name, value);
  if (type !== 'rule' && isListName(type)) {
    return (value as readonly unknown[]).map((item, index) => ({
      step: index,
      type: LISTS[type],
      value: item,
    }));
  }
  const plain = PLAIN_FIELDS[type];
  if (plain) return plain.flatMap(([field, inner]) => child(field, inner, value));
  if (type !== 'rule' && !isTableName(type)) return [];
  const { kind } = value as { readonly kind: string };
  return fieldsOf(type, kind).flatMap(({ name, type: inner }) => child(name, inner, value));
}

function child(field: string, type: FieldName, parent: unknown): readonly Child[] {
  const value: unknown = Reflect.get(parent as object, field);
  return value === undefined ? [] : [{ step: field, type: settled(type, value), value }];
}

const settled = (type: WalkName, value: unknown): WalkName => {
  if (type !== 'target' && type !== 'who') return type;
  return typeof value === 'string' ? 'ref' : 'selector';
};

export type Visitor = {
  readonly [T in WalkName]?: (value: Walkable[T], path: Path) => void;
};

/** Visits a value and all that lies inside it, outside first. */
export function walk<T extends WalkName>(
  type: T,
  value: Walkable[T],
  visitor: Visitor,
  path: Path = [],
): void {
  // A visitor of a type is handed values of that type; the compiler cannot follow the pair through the table.
  (visitor[type] as ((value: unknown, path: Path) => void) | undefined)?.(value, path);
  for (const { step, type: inner, value: held } of childrenOf(type, value)) {
    walk(inner, held as never, visitor, [...path, step]);
  }
}

/** Makes a new value out of an old one, inside first. */
export function rebuild<T extends WalkName>(
  type: T,
  value: Walkable[T],
  change: (type: WalkName, value: unknown) => unknown,
): Walkable[T] {
  const changed = new Map(
    childrenOf(type, value).map(({ step, type: inner, value: held }) => [
      step,
      rebuild(inner, held as never, change),
    ]),
  );
  let next: unknown = value;
  if (Array.isArray(value)) next = value.map((_, index): unknown => changed.get(index));
  else if (typeof value === 'object' && changed.size > 0) next = { ...value, ...Object.fromEntries(changed) };
  return change(type, next) as Walkable[T];
}
