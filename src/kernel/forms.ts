// Forms: what an author writes as an object with fields. A form is a table with a row for every field: what stands there,
// one sentence of help, and bounds for lists. Types, schemas, the walk through a document, help and docs are all derived
// from it, so a field is declared once and cannot be forgotten anywhere.

/**
 * What stands in a field: the name of a type or form. `=word` is that word itself, `A|B` one of several, `A[]` a list,
 * `A+` one or a list, `A{}` any number by name, `A{key}` by names of that type. `?` at the end: may be left out.
 */
export type Shape<Name extends string> =
  | Name
  | `=${string}`
  | `${Name}[]`
  | `${Name}+`
  | `${Name}{}`
  | `${Name}{${string}}`;

/** How many, or how much. `or`: what stands there where the file leaves it out. */
export type FieldBounds = { readonly least?: number; readonly most?: number; readonly or?: unknown };

type PlainShape<Name extends string> = Name | `=${string}` | `${Name}{}` | `${Name}{${string}}`;
type ListShape<Name extends string> = `${Name}[]` | `${Name}+`;

/** Lists have bounds, or somebody sends a million of them. */
export type FieldRow<Name extends string> =
  | readonly [is: PlainShape<Name> | `${PlainShape<Name>}?`, help: string, bounds?: FieldBounds]
  | readonly [
      is: ListShape<Name> | `${ListShape<Name>}?`,
      help: string,
      bounds: FieldBounds & { readonly most: number },
    ];

export type Form<Name extends string> = Readonly<Record<string, FieldRow<Name>>>;
/** A name for a shape that several fields share, or for one of several forms: `Door|Crate`. */
export type Alias = readonly [is: string, help: string, bounds?: FieldBounds];

type Needed<S> = S extends `${infer Inner}?` ? Inner : S;

/** The type of what a shape stands for; `never`: there is no such name. */
export type ShapeType<S, Types> = S extends `${infer A}|${infer B}`
  ? ShapeType<A, Types> | ShapeType<B, Types>
  : S extends `${infer Inner}[]`
    ? readonly ShapeType<Inner, Types>[]
    : S extends `${infer Inner}+`
      ? ShapeType<Inner, Types> | readonly ShapeType<Inner, Types>[]
      : S extends `${infer Inner}{${string}}`
        ? Readonly<Record<string, ShapeType<Inner, Types>>>
        : S extends `=${infer Word}`
          ? Word
          : S extends keyof Types
            ? Types[S]
            : never;

type Row = readonly [is: string, ...rest: readonly unknown[]];
type Rows = Readonly<Record<string, Row>>;

type Fields<F extends Rows, Types> = {
  readonly [K in keyof F as F[K][0] extends `${string}?` ? never : K]: ShapeType<F[K][0], Types>;
} & {
  readonly [K in keyof F as F[K][0] extends `${string}?` ? K : never]?: ShapeType<Needed<F[K][0]>, Types>;
};

/** The type of an object that is written in a form; editors show it field by field. */
export type FormOf<F extends Rows, Types> =
  Fields<F, Types> extends infer All ? { readonly [K in keyof All]: All[K] } : never;

/** The types of all forms of a table, by name. */
export type FormTypes<Forms extends Readonly<Record<string, Rows>>, Types> = {
  readonly [F in keyof Forms]: FormOf<Forms[F], Types>;
};
export type AliasTypes<Aliases extends Rows, Types> = {
  readonly [A in keyof Aliases]: ShapeType<Aliases[A][0], Types>;
};

export type FormField = {
  readonly name: string;
  readonly is: string;
  readonly optional: boolean;
  readonly help: string;
  readonly bounds?: FieldBounds;
};

const FIELDS = new WeakMap<Form<string>, readonly FormField[]>();

/** The fields of a form, in the order of the table. Tables never change, and every value of a document asks for them. */
export function fieldsOfForm(form: Form<string>): readonly FormField[] {
  const fields = FIELDS.get(form) ?? Object.entries(form).map(([name, row]) => fieldOfRow(name, row));
  FIELDS.set(form, fields);
  return fields;
}

const fieldOfRow = (name: string, [shape, help, bounds]: FieldRow<string>): FormField => ({
  name,
  is: shape.replace(/\?$/, ''),
  optional: shape.endsWith('?'),
  help,
  ...(bounds && { bounds }),
});

export type ParsedShape =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'oneOf'; readonly of: readonly string[] }
  | { readonly kind: 'list' | 'oneOrList'; readonly of: string }
  | { readonly kind: 'byName'; readonly of: string; readonly key: string };

const SHAPES = new Map<string, ParsedShape>();

export function parseShape(shape: string): ParsedShape {
  const parsed = SHAPES.get(shape) ?? readShape(shape);
  SHAPES.set(shape, parsed);
  return parsed;
}

function readShape(shape: string): ParsedShape {
  if (shape.includes('|')) return { kind: 'oneOf', of: shape.split('|') };
  if (shape.endsWith('[]')) return { kind: 'list', of: shape.slice(0, -2) };
  if (shape.endsWith('+')) return { kind: 'oneOrList', of: shape.slice(0, -1) };
  const brace = shape.lastIndexOf('{');
  if (brace > 0 && shape.endsWith('}'))
    return { kind: 'byName', of: shape.slice(0, brace), key: shape.slice(brace + 1, -1) };
  return shape.startsWith('=') ? { kind: 'word', word: shape.slice(1) } : { kind: 'name', name: shape };
}
