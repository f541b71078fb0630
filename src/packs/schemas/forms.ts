// From the tables of forms to schemas. What stands in a field, how many there may be and what editors say about it are
// all in its row; only types that are neither form nor list have a schema of their own.

import { z } from 'zod';
import { fieldsOfForm, parseShape, type Alias, type Bounds, type Form, type FormField } from '../../kernel';
import { strict } from './fields';

type Schema = z.ZodType;

/** `refined`: what no table says, by form and field, as in `Mission.sections`. */
type Tables = {
  readonly forms: Readonly<Record<string, Form<string>>>;
  readonly aliases: Readonly<Record<string, Alias>>;
  readonly leaf: (type: string, bounds?: Bounds) => Schema;
  /** A field whose schema follows from the form around it. */
  readonly own?: (form: string, field: FormField) => Schema | undefined;
  readonly refined?: Readonly<Record<string, (schema: Schema) => Schema>>;
};

/** The schema of every type by its name, each made once. */
export function schemasOf({ forms, aliases, leaf, own, refined = {} }: Tables): (type: string) => Schema {
  const made = new Map<string, Schema>();

  const schemaOf = (type: string): Schema => {
    const known = made.get(type) ?? make(type);
    made.set(type, known);
    return known;
  };

  function make(type: string): Schema {
    const form = forms[type];
    if (form)
      return strict(
        Object.fromEntries(fieldsOfForm(form).map((field) => [field.name, inField(type, field)])),
      );
    const alias = aliases[type];
    return alias ? inShape(alias[0], alias[2]).describe(alias[1]) : leaf(type);
  }

  function inField(form: string, field: FormField): Schema {
    const { name, is, optional, help, bounds } = field;
    const schema = own?.(form, field) ?? inShape(is, bounds);
    const held = refined[`${form}.${name}`]?.(schema) ?? schema;
    // What is left out of a form is filled in by the form itself.
    if (bounds && 'or' in bounds)
      return (forms[is] ? held.prefault(bounds.or) : held.default(bounds.or)).describe(help);
    return optional ? held.exactOptional().describe(help) : held.describe(help);
  }

  function inShape(is: string, bounds?: Bounds): Schema {
    const shape = parseShape(is);
    switch (shape.kind) {
      case 'name':
        return bounds && !forms[shape.name] && !aliases[shape.name]
          ? leaf(shape.name, bounds)
          : schemaOf(shape.name);
      case 'word':
        return z.literal(shape.word);
      case 'oneOf':
        return oneOf(shape.of);
      case 'list':
        return list(schemaOf(shape.of), bounds);
      case 'oneOrList':
        return z.union([schemaOf(shape.of), list(schemaOf(shape.of), bounds)]);
      case 'byName':
        return z.record(schemaOf(shape.key) as z.ZodType<string, string>, schemaOf(shape.of));
    }
  }

  /** Told apart by `kind`, where all of them have one: an author then reads only what is wrong with that kind. */
  function oneOf(shapes: readonly string[]): Schema {
    if (shapes.every((shape) => shape.startsWith('='))) return z.enum(shapes.map((shape) => shape.slice(1)));
    const [first, ...rest] = shapes.map((shape) => inShape(shape));
    if (!first) throw new Error('one of nothing');
    return shapes.every((shape) => forms[shape]?.['kind'])
      ? z.discriminatedUnion('kind', [first, ...rest] as [z.ZodObject, ...z.ZodObject[]])
      : z.union([first, ...rest]);
  }

  return schemaOf;
}

const list = (item: Schema, { least = 0, most = 0 }: Bounds = {}) =>
  least > 0 ? z.array(item).min(least).max(most) : z.array(item).max(most);
