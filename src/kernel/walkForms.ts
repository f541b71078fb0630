// Goes through a document that is written in forms and lists everything in it, with its place and what it is. The tables
// of the forms say what lies where, so a new field is visited because it is there.

import { fieldsOfForm, parseShape, type Alias, type Form } from './forms';

export type Path = readonly (string | number)[];

export type Item<Type extends string> = {
  readonly type: Type;
  readonly value: unknown;
  readonly path: Path;
  /** What it is a part of; `null` for the document itself. */
  readonly parent: Item<Type> | null;
};

export type Child = { readonly step: Path; readonly is: string; readonly value: unknown };

export type Walkable<Type extends string> = {
  readonly forms: Readonly<Record<string, Form<string>>>;
  readonly aliases: Readonly<Record<string, Alias>>;
  /** What lies inside a value that is neither form nor list. */
  readonly inside: (type: Type, value: unknown) => readonly Child[];
};

/** Everything in the document, outside first, in the order of the tables. */
export function itemsOf<Type extends string>(
  { forms, aliases, inside }: Walkable<Type>,
  root: Type,
  document: unknown,
): readonly Item<Type>[] {
  const items: Item<Type>[] = [];

  function visit(type: Type, value: unknown, path: Path, parent: Item<Type> | null): void {
    const item: Item<Type> = { type, value, path, parent };
    items.push(item);
    const form = forms[type];
    const alias = aliases[type];
    if (form) visitFields(form, value, item);
    else if (alias) visitShape(alias[0], value, path, item);
    else
      for (const { step, is, value: held } of inside(type, value))
        visitShape(is, held, [...path, ...step], item);
  }

  function visitFields(form: Form<string>, value: unknown, item: Item<Type>): void {
    for (const { name, is } of fieldsOfForm(form)) {
      const held = fieldOf(value, name);
      if (held !== undefined) visitShape(is, held, [...item.path, name], item);
    }
  }

  function visitShape(is: string, value: unknown, path: Path, parent: Item<Type>): void {
    const shape = parseShape(is);
    if (shape.kind === 'name') visit(shape.name as Type, value, path, parent);
    if (shape.kind === 'oneOf') {
      const form = shape.of.find((name) => forms[name] && fits(forms[name], value));
      if (form !== undefined) visit(form as Type, value, path, parent);
    }
    if (shape.kind === 'oneOrList' && !Array.isArray(value)) visitShape(shape.of, value, path, parent);
    if (shape.kind === 'list' || (shape.kind === 'oneOrList' && Array.isArray(value)))
      for (const [index, held] of (value as readonly unknown[]).entries())
        visitShape(shape.of, held, [...path, index], parent);
    if (shape.kind === 'byName')
      for (const [key, held] of Object.entries(value as object)) {
        if (shape.key !== '') visit(shape.key as Type, key, [...path, key], parent);
        visitShape(shape.of, held, [...path, key], parent);
      }
  }

  visit(root, document, [], null);
  return items;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether an object is written in this form: words are as they must be, and nothing that it needs is missing. */
const fits = (form: Form<string>, value: unknown): boolean =>
  fieldsOfForm(form).every(({ name, is, optional }) => {
    const held = fieldOf(value, name);
    const shape = parseShape(is);
    return shape.kind === 'word' && !optional ? held === shape.word : optional || held !== undefined;
  });

/** The nearest part of that type around an item, or the item itself. */
export function enclosing<Type extends string>(
  item: Item<Type>,
  ...types: readonly Type[]
): Item<Type> | null {
  let here: Item<Type> | null = item;
  while (here && !types.includes(here.type)) here = here.parent;
  return here;
}
