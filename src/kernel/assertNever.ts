/** The end of an exhaustive choice: reaching it is a mistake of ours, never of the input. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
