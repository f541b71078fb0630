// Whether the map can be built: tiles that lie on each other, tiles that join nothing, sections nobody can get to.

import type { Mission } from '../../mission';
import { edgesAround, edgeKey, spaceKey, type Point, type TileMap } from '../../rules';
import { describeValue } from '../problem';
import type { Check, Facts, Report } from './facts';
import { spacesIn, wallsOf, type MissionGround, type TileAt } from './ground';

export const checkMap: Check = (facts, report) => {
  checkStart(facts.mission, report);
  for (const ground of facts.grounds.values()) {
    checkOverlaps(ground, facts, report);
    if (!ground.map) continue;
    checkJoins(ground, ground.map, report);
    checkWays(ground, ground.map, facts, report);
  }
};

function checkStart({ sections, things }: Mission, report: Report): void {
  const start = sections.filter((section) => section.start);
  const [first] = start;
  if (!first) {
    report({ path: ['sections'], code: 'noStart', expected: 'a section with "start": true', found: 'none' });
    return;
  }
  const other = start.find(({ map }) => map !== first.map);
  if (other) {
    const path = ['sections', sections.indexOf(other), 'map'];
    const expected = `the map of "${first.id}": all that lies at the start lies on one map`;
    report({ path, code: 'wrongValue', expected, found: describeValue(other.map) });
  }
  const ids = new Set(start.map(({ id }) => id));
  if (things.some(({ kind, section }) => kind === 'entry' && section !== undefined && ids.has(section)))
    return;
  const expected = 'a thing of the kind "entry" in a section that lies at the start';
  report({ path: ['things'], code: 'noEntry', expected, found: 'none' });
}

/** Sections may take each other's place when one of them is removed. */
function checkOverlaps({ sections }: MissionGround, { pack, effects }: Facts, report: Report): void {
  const removed = new Set(
    effects.flatMap(({ effect }) => (effect.kind === 'removeSection' ? effect.section : [])),
  );
  const owners = new Map<string, TileAt>();
  const told = new Set<TileAt>();
  for (const { at, tile } of sections.flatMap((laid) => spacesIn(laid, pack))) {
    const other = owners.get(spaceKey(...at));
    owners.set(spaceKey(...at), tile);
    if (!other) continue;
    const takesTurns =
      other.section !== tile.section && (removed.has(other.section.id) || removed.has(tile.section.id));
    if (takesTurns || told.has(tile) || other.over || tile.over) continue;
    told.add(tile);
    const expected = `spaces that no other tile of the map has ("${other.tile}" has this one)`;
    report({ path: tile.path, code: 'tilesOverlap', expected, found: describePoint(at) });
  }
}

const describePoint = ([x, y]: Point): string => `[${x}, ${y}]`;

/** A join is an edge between two tiles that is not a wall. */
function checkJoins(ground: MissionGround, map: TileMap, report: Report): void {
  if (map.tiles.length < 2) return;
  const owners = new Map(map.spaces.map(({ x, y, tile }) => [spaceKey(x, y), tile]));
  const walls = wallsOf(ground);
  const joined = new Set(
    map.spaces.flatMap(({ x, y, tile }) =>
      edgesAround(x, y).some(({ axis, x: ex, y: ey, beyond }) => {
        const other = owners.get(spaceKey(...beyond));
        return other !== undefined && other !== tile && !walls.has(edgeKey(axis, ex, ey));
      })
        ? [tile]
        : [],
    ),
  );
  const paths = ground.sections.flatMap(({ section, index }) =>
    section.tiles.map((_, number) => ['sections', index, 'tiles', number]),
  );
  for (const [index, path] of paths.entries()) {
    if (joined.has(index)) continue;
    const expected = 'a place where an opening of it meets an opening of another tile';
    report({ path, code: 'looseTile', expected, found: describeValue(map.tiles[index]?.tile) });
  }
}

/** From where the heroes enter, through all doors, as far as walls allow. */
function checkWays({ sections }: MissionGround, map: TileMap, facts: Facts, report: Report): void {
  const ids = new Set(sections.map(({ section }) => section.id));
  const entries = facts.mission.things.flatMap((thing) =>
    thing.kind === 'entry' && thing.section !== undefined && ids.has(thing.section) ? thing.spaces : [],
  );
  if (entries.length === 0) return;
  const reached = reachedFrom(entries, map, facts);
  for (const laid of sections) {
    if (spacesIn(laid, facts.pack).some(({ at }) => reached.has(spaceKey(...at)))) continue;
    const expected = 'a way to it from where the heroes enter, once everything lies';
    report({ path: ['sections', laid.index], code: 'unreachable', expected, found: 'none' });
  }
}

function reachedFrom(entries: readonly Point[], map: TileMap, { effects }: Facts): ReadonlySet<string> {
  const changed = new Set(
    effects.flatMap(({ effect }) =>
      effect.kind === 'terrain' ? effect.spaces.map((at) => spaceKey(...at)) : [],
    ),
  );
  const free = new Set(
    map.spaces
      .filter(
        ({ terrain, x, y }) => terrain === 'open' || terrain === 'difficult' || changed.has(spaceKey(x, y)),
      )
      .map(({ x, y }) => spaceKey(x, y)),
  );
  const closed = new Set(map.edges.map(({ axis, x, y }) => edgeKey(axis, x, y)));
  for (const { effect } of effects)
    if (effect.kind === 'edge') for (const [a, b] of effect.between) closed.delete(keyBetween(a, b));
  const reached = new Set<string>();
  const waiting = entries.filter((at) => free.has(spaceKey(...at)));
  for (let here = waiting.pop(); here; here = waiting.pop()) {
    reached.add(spaceKey(...here));
    for (const { axis, x, y, beyond } of edgesAround(...here)) {
      const key = spaceKey(...beyond);
      if (free.has(key) && !reached.has(key) && !closed.has(edgeKey(axis, x, y))) waiting.push(beyond);
    }
  }
  return reached;
}

function keyBetween(a: Point, b: Point): string {
  const edge = edgesAround(...a).find(({ beyond }) => beyond[0] === b[0] && beyond[1] === b[1]);
  return edge ? edgeKey(edge.axis, edge.x, edge.y) : '';
}
