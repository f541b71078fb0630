// The languages of authors are tables: each row is one kind of order, effect or condition, each field of a row names a
// type. Types, schemas, help and coverage lists are all derived from them.

/** `?` marks a field that may be left out. */
export type Spec<Name extends string> = Readonly<Record<string, Name | `${Name}?`>>;
export type Table<Name extends string> = Readonly<Record<string, Spec<Name>>>;

type Flat<T> = { readonly [F in keyof T]: T[F] };
type TypeOf<N, Types> = N extends `${infer C extends keyof Types & string}?`
  ? Types[C]
  : N extends keyof Types
    ? Types[N]
    : never;
type OptionalFields<S> = { [F in keyof S]: S[F] extends `${string}?` ? F : never }[keyof S];
type Fields<S, Types> = {
  readonly [F in Exclude<keyof S, OptionalFields<S>>]: TypeOf<S[F], Types>;
} & {
  readonly [F in OptionalFields<S>]?: TypeOf<S[F], Types>;
};

/** The union of all kinds of a table. */
export type NodeOf<T, Types> = {
  [K in keyof T & string]: Flat<{ readonly kind: K } & Fields<T[K], Types>>;
}[keyof T & string];

export type Field<Name extends string> = {
  readonly name: string;
  readonly type: Name;
  readonly optional: boolean;
};

/** The fields of a row, in the order of the table. */
export const fieldsOfSpec = <Name extends string>(spec: Spec<Name>): readonly Field<Name>[] =>
  Object.entries(spec).map(([name, type]) =>
    type.endsWith('?')
      ? { name, type: type.slice(0, -1) as Name, optional: true }
      : { name, type: type as Name, optional: false },
  );

/** The members of a union on `kind` that may be of this kind, also where several kinds share a member. */
export type OfKind<T extends { readonly kind: string }, K extends T['kind']> = T extends {
  readonly kind: infer U;
}
  ? K extends U
    ? T
    : never
  : never;
