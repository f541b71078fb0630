// A copy with more fields, for objects that much else reads.

/**
 * As `{ ...of, ...more }`, but of one shape. Where a spread comes first and a new field after it, Node 20 gives every such
 * object a hidden class of its own, and all code that reads these objects gets slow. Where nothing is replaced,
 * `{ field, ...of }` does as well.
 */
export const merged = <A extends object, B extends object>(of: A, more: B): Omit<A, keyof B> & B =>
  Object.assign({}, of, more);
