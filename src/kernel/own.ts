/** The entry of a table by an id from elsewhere: `constructor` and its like are no entries of any table. */
export const ownOf = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;
