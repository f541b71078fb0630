// A language is declared by tables; this goes through whatever is said in it, field by field in the order of the
// tables. Checks, references and the filling in of targets all walk this way, so a new kind needs no change in them.

import { fieldsOfSpec, type Field, type Path, type Spec, type Table } from '../../kernel';

/** The types of closed lists of words, by the names of the lists. */
export type WordsOf<Lists extends Readonly<Record<string, readonly string[]>>> = {
  readonly [L in keyof Lists]: Lists[L][number];
};

/** What the parts of a selector are called in the tables of every dialect. */
export type BaseTypes = {
  readonly ref: unknown;
  readonly selector: unknown;
  readonly preds: unknown;
  readonly keys: unknown;
};
type NameIn<Types> = keyof Types & string;

/** `Types` says what each name in the tables holds; this says what it is made of. A name without an entry is a leaf. */
export type Declared<Name extends string> = {
  /** Unions on `kind`: a row for each kind. */
  readonly tables: Readonly<Partial<Record<Name, Table<Name>>>>;
  /** Lists, and what they list. */
  readonly lists: Readonly<Partial<Record<Name, Name>>>;
  /** Things without a kind: those of their fields that can be walked into. */
  readonly forms: Readonly<Partial<Record<Name, Spec<Name>>>>;
  /** Fields that hold a reference or a selector. */
  readonly targets: readonly Name[];
};

export type Child<Name> = { readonly step: string | number; readonly type: Name; readonly value: unknown };

export type VisitorOf<Types> = {
  readonly [T in keyof Types]?: (value: Types[T], path: Path) => void;
};

export type Grammar<Types> = {
  /** What lies directly inside a value. */
  readonly childrenOf: (type: NameIn<Types>, value: unknown) => readonly Child<NameIn<Types>>[];
  /** Visits a value and all that lies inside it, outside first. */
  readonly walk: <T extends NameIn<Types>>(
    type: T,
    value: Types[T],
    visitor: VisitorOf<Types>,
    path?: Path,
  ) => void;
  /** Makes a new value out of an old one, inside first. */
  readonly rebuild: <T extends NameIn<Types>>(
    type: T,
    value: Types[T],
    change: (type: NameIn<Types>, value: unknown) => unknown,
  ) => Types[T];
};

/** The fields of a kind, in the order of the table. */
export function fieldsIn<Name extends string>(
  tables: Readonly<Record<string, Table<Name>>>,
  table: string,
  kind: string,
): readonly Field<Name>[] {
  const spec = tables[table]?.[kind];
  if (!spec) throw new Error(`no kind "${kind}" in "${table}"`);
  return fieldsOfSpec(spec);
}

export function grammarOf<Types extends BaseTypes>(declared: Declared<NameIn<Types>>): Grammar<Types> {
  type Name = NameIn<Types>;
  const { lists, targets } = declared;
  const forms = new Map(
    Object.entries<Spec<Name> | undefined>(declared.forms).map(([name, spec]) => [
      name,
      fieldsOfSpec(spec ?? {}),
    ]),
  );
  const tables = new Map(
    Object.entries<Table<Name> | undefined>(declared.tables).map(([name, table]) => [
      name,
      new Map(Object.entries(table ?? {}).map(([kind, spec]) => [kind, fieldsOfSpec(spec)])),
    ]),
  );

  /** A target that chooses is a selector, else a reference. */
  const settled = (type: Name, value: unknown): Name => {
    if (!targets.includes(type)) return type;
    return typeof value === 'string' ? 'ref' : 'selector';
  };

  const fieldsOf = (type: Name, value: unknown): readonly Field<Name>[] => {
    const table = tables.get(type);
    if (!table) return forms.get(type) ?? [];
    const { kind } = value as { readonly kind: string };
    const fields = table.get(kind);
    if (!fields) throw new Error(`no kind "${kind}" in "${type}"`);
    return fields;
  };

  const childrenOf = (name: Name, value: unknown): readonly Child<Name>[] => {
    const type = settled(name, value);
    const listed: Name | undefined = lists[type];
    if (listed !== undefined)
      return (value as readonly unknown[]).map((item, step) => ({ step, type: listed, value: item }));
    return fieldsOf(type, value).flatMap(({ name: step, type: inner }) => {
      const held: unknown = Reflect.get(value as object, step);
      return held === undefined ? [] : [{ step, type: settled(inner, held), value: held }];
    });
  };

  const visit = (type: Name, value: unknown, visitor: VisitorOf<Types>, path: Path): void => {
    // A visitor of a type is handed values of that type; the compiler cannot follow the pair through the table.
    (visitor[type] as ((value: unknown, path: Path) => void) | undefined)?.(value, path);
    for (const { step, type: inner, value: held } of childrenOf(type, value))
      visit(inner, held, visitor, [...path, step]);
  };

  const remake = (type: Name, value: unknown, change: (type: Name, value: unknown) => unknown): unknown => {
    const changed = new Map(
      childrenOf(type, value).map(({ step, type: inner, value: held }) => [
        step,
        remake(inner, held, change),
      ]),
    );
    let next: unknown = value;
    if (Array.isArray(value)) next = value.map((_, index): unknown => changed.get(index));
    else if (typeof value === 'object' && changed.size > 0)
      next = { ...value, ...Object.fromEntries(changed) };
    return change(type, next);
  };

  return {
    childrenOf,
    walk: (type, value, visitor, path = []) => visit(type, value, visitor, path),
    rebuild: (type, value, change) => remake(type, value, change) as Types[typeof type],
  };
}
