// Whether everything lies on the map: things, and the spaces that scripts name.

import type { Thing } from '../../mission';
import { edgeBetween, edgeKey, spaceKey, type Point, type Terrain } from '../../rules';
import type { Check, Report } from './facts';
import { wallsOf } from './ground';
import { enclosing, type Path } from './walk';

type Spaces = ReadonlyMap<string, Terrain>;

export const checkThings: Check = ({ mission, items, grounds, pack }, report) => {
  // Tiles that are missing in the content are told already; without them nothing can be said about spaces.
  if (mission.sections.some(({ tiles }) => tiles.some(({ tile }) => !pack.tiles.has(tile as never)))) return;
  const everywhere: Spaces = new Map([...grounds.values()].flatMap(({ spaces }) => [...spaces]));
  const walls = new Map([...grounds].map(([name, ground]) => [name, wallsOf(ground)]));
  for (const [index, thing] of mission.things.entries()) {
    const section = mission.sections.find(({ id }) => id === thing.section);
    const ground = section && grounds.get(section.map ?? '');
    const path = ['things', index];
    if (thing.kind === 'door')
      checkDoor(
        thing.between,
        [...path, 'between'],
        ground?.spaces ?? everywhere,
        walls.get(section?.map ?? '') ?? new Set(),
        report,
      );
    else
      for (const { at, path: inner } of spacesOf(thing))
        checkSpace(at, [...path, ...inner], ground?.spaces ?? everywhere, report, NOT_ON[thing.kind]);
  }
  for (const item of items) {
    if (!enclosing(item, 'effect')) continue;
    if ((item.type === 'point' || item.type === 'place') && Array.isArray(item.value))
      checkSpace(item.value as unknown as Point, item.path, everywhere, report);
    if (item.type === 'edges')
      checkDoor(item.value as readonly [Point, Point][], item.path, everywhere, new Set(), report);
  }
};

const spacesOf = (
  thing: Exclude<Thing, { readonly kind: 'door' }>,
): readonly { readonly at: Point; readonly path: Path }[] =>
  'spaces' in thing
    ? thing.spaces.map((at, index) => ({ at, path: ['spaces', index] }))
    : [{ at: thing.at, path: ['at'] }];

/** Figures stand in some of them, players reach for the others. */
const NOT_ON: Readonly<Record<Exclude<Thing['kind'], 'door'>, readonly Terrain[]>> = {
  crate: ['blocking'],
  terminal: ['blocking'],
  token: ['blocking'],
  region: [],
  spawn: ['blocking', 'impassable'],
  entry: ['blocking', 'impassable'],
};

function checkSpace(
  at: Point,
  path: Path,
  spaces: Spaces,
  report: Report,
  blocked: readonly Terrain[] = [],
): void {
  const terrain = spaces.get(spaceKey(...at));
  const found = `[${at.join(', ')}]`;
  if (!terrain) report({ path, code: 'outsideMap', expected: 'a space of a tile of this map', found });
  else if (blocked.includes(terrain)) {
    const expected = `a space that is not ${blocked.join(' or ')}`;
    report({ path, code: 'blockedSpace', expected, found: `${found}, which is ${terrain}` });
  }
}

function checkDoor(
  between: readonly (readonly [Point, Point])[],
  path: Path,
  spaces: Spaces,
  walls: ReadonlySet<string>,
  report: Report,
): void {
  for (const [index, [a, b]] of between.entries()) {
    const side = Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
    const there = spaces.has(spaceKey(...a)) && spaces.has(spaceKey(...b));
    const { axis, x, y } = edgeBetween(a, b);
    if (side && there && !walls.has(edgeKey(axis, x, y))) continue;
    const expected = 'two spaces of the map side by side, without a wall between them';
    report({
      path: [...path, index],
      code: 'doorEdge',
      expected,
      found: `[${a.join(', ')}] and [${b.join(', ')}]`,
    });
  }
}
