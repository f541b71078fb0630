// Remarks: JSON has no comments, and authors need them. Any object of a content file may have fields whose name begins
// with "//"; they are removed before a schema sees the file.

export const isRemark = (field: string): boolean => field.startsWith('//');

/** The same data without remarks. Data need not have been text, so it may hold the same object twice, even inside itself. */
export function withoutRemarks(data: unknown): unknown {
  const copies = new Map<object, object>();
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known) return known;
    const copy: object = Array.isArray(value) ? [] : {};
    copies.set(value, copy);
    for (const [field, inner] of Object.entries(value))
      if (Array.isArray(value) || !isRemark(field)) Reflect.set(copy, field, copyOf(inner));
    return copy;
  };
  return copyOf(data);
}

type Schema = Readonly<Record<string, unknown>>;

/** A JSON Schema that lets remarks pass wherever it knows all fields, or how their names look. */
export function allowRemarks(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(allowRemarks);
  if (typeof schema !== 'object' || schema === null) return schema;
  const allowed: Schema = Object.fromEntries(
    Object.entries(schema).map(([field, inner]) => [field, allowRemarks(inner)]),
  );
  if (!isClosed(allowed)) return allowed;
  const { propertyNames } = allowed;
  return {
    ...allowed,
    ...(propertyNames !== undefined && { propertyNames: { anyOf: [propertyNames, { pattern: REMARK }] } }),
    patternProperties: { [REMARK]: { description: 'A remark: whatever you like, nobody reads it.' } },
  };
}

const REMARK = '^//';

const isClosed = ({ type, additionalProperties, propertyNames }: Schema): boolean =>
  type === 'object' && (additionalProperties === false || propertyNames !== undefined);
