// Whether a value from a file is said in a language: its kinds are looked up in the tables, all the way down, so that whoever
// walks or carries out what has passed meets nothing that no row names.

import { fitsTable, listUpTo, type Fits, type Table } from '../../kernel';
import type { Declared } from './grammar';

export type FitsOf<Name extends string> = (name: Name) => Fits;

/** `leaves`: what neither a table nor a list says. Authors write shorter lists than `most`. */
export function fitsOf<Name extends string>(
  { tables, lists }: Pick<Declared<Name>, 'tables' | 'lists'>,
  leaves: (fits: FitsOf<Name>) => Readonly<Partial<Record<Name, Fits>>>,
  most: number,
): FitsOf<Name> {
  const made = new Map<Name, Fits>();
  // Types speak of each other all the way round: each is made when it is first asked.
  const fits: FitsOf<Name> = (name) => (value) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known(value);
  };
  const own = leaves(fits);
  const make = (name: Name): Fits => {
    const listed: Name | undefined = lists[name];
    if (listed !== undefined) return listUpTo(fits(listed), most);
    const table: Table<Name> | undefined = tables[name];
    if (table) return fitsTable(table, fits);
    const leaf = own[name];
    if (!leaf) throw new Error(`nothing says what "${name}" holds`);
    return leaf;
  };
  return fits;
}
