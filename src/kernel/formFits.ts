// Whether a value from a file is written in forms: every field is what its row says, all the way down. Bounds of lists are those
// that anything can bear, not those that authors keep to.

import { fieldsOfForm, parseShape, type Alias, type Form } from './forms';
import { fitsFields, fitsKind, listUpTo, maybe, recordUpTo, type Fits } from './fits';
import { fieldsOfSpec, type Spec, type Table } from './tables';

export type FitsOfShape = (shape: string) => Fits;

export type FormsToFit = {
  readonly forms: Readonly<Record<string, Form<string>>>;
  readonly aliases: Readonly<Record<string, Alias>>;
  /** What is neither form nor alias. */
  readonly leaves: (fits: FitsOfShape) => Readonly<Record<string, Fits>>;
  readonly most: number;
};

export function fitsForms({ forms, aliases, leaves, most }: FormsToFit): FitsOfShape {
  const made = new Map<string, Fits>();
  // Forms speak of each other all the way round: each is made when it is first asked.
  const fits: FitsOfShape = (shape) => (value) => {
    const known = made.get(shape) ?? make(shape);
    made.set(shape, known);
    return known(value);
  };
  const own = new Map(Object.entries(leaves(fits)));
  const named = (name: string): Fits => {
    const form = forms[name];
    if (form) return fitsForm(form, fits);
    const leaf = aliases[name] ? fits(aliases[name][0]) : own.get(name);
    if (!leaf) throw new Error(`nothing says what "${name}" holds`);
    return leaf;
  };
  const make = (written: string): Fits => {
    const shape = parseShape(written);
    switch (shape.kind) {
      case 'name':
        return named(shape.name);
      case 'word':
        return (value) => value === shape.word;
      case 'oneOf':
        return (value) => shape.of.some((one) => fits(one)(value));
      case 'list':
        return listUpTo(fits(shape.of), most);
      case 'oneOrList':
        return (value) => (Array.isArray(value) ? listUpTo(fits(shape.of), most) : fits(shape.of))(value);
      case 'byName':
        return recordUpTo(fits(shape.of), most);
    }
  };
  return fits;
}

const fitsForm = (form: Form<string>, fits: FitsOfShape): Fits =>
  fitsFields(
    Object.fromEntries(
      fieldsOfForm(form).map(({ name, is, optional }) => [name, optional ? maybe(fits(is)) : fits(is)]),
    ),
  );

/** The same for a union on `kind`, each kind of which is a row of a table. */
export const fitsTable = <Name extends string>(table: Table<Name>, fits: (name: Name) => Fits): Fits =>
  fitsKind(Object.fromEntries(Object.entries(table).map(([kind, spec]) => [kind, fitsSpec(spec, fits)])));

const fitsSpec = <Name extends string>(spec: Spec<Name>, fits: (name: Name) => Fits): Fits =>
  fitsFields(
    Object.fromEntries(
      fieldsOfSpec(spec).map(({ name, type, optional }) => [name, optional ? maybe(fits(type)) : fits(type)]),
    ),
  );
