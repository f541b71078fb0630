// From a place in one shape of a mission back to the place in the file: entries of other shapes stand between them.

import { isInShape, SHAPED_LISTS, type Mission } from '../../mission';
import type { EntryProblem } from '../problem';

export type Cut = { readonly mission: Mission; readonly owned: readonly string[] };
type Path = EntryProblem['path'];
type Shaped = { readonly shape?: string };

export function pathInFile({ mission, owned }: Cut, path: Path): Path {
  const [name, index, ...rest] = path;
  if (typeof index !== 'number' || !(SHAPED_LISTS as readonly unknown[]).includes(name)) return path;
  const list = mission[name as (typeof SHAPED_LISTS)[number]] as readonly Shaped[];
  const at = placesOf(list, owned)[index] ?? index;
  const [field, tile, ...inside] = rest;
  const section = mission.sections[at];
  if (name !== 'sections' || field !== 'tiles' || typeof tile !== 'number' || !section)
    return [name, at, ...rest] as Path;
  return [name, at, field, placesOf(section.tiles, owned)[tile] ?? tile, ...inside] as Path;
}

const placesOf = (list: readonly Shaped[], owned: readonly string[]): readonly number[] =>
  list.flatMap((entry, index) => (isInShape(entry, owned) ? [index] : []));
