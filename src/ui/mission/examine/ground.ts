// What a space of the map is: its terrain, what runs along its sides, which tile it belongs to, and everything on it.

import { mapOf, thingStateOf, type Cover, type Game, type Play, type Thing } from '../../../mission';
import {
  edgeBetween,
  edgeKey,
  edgesAround,
  spaceKey,
  type Point,
  type Terrain,
  type TileMap,
} from '../../../rules';
import { labelOf } from '../../tiles/TilePicture';
import type { MissionTable } from '../mission';

/** What can run along a side, or where the map is still open; doors are things of their own. */
export const SIDE_KINDS = ['wall', 'blocking', 'impassable', 'opening'] as const;
export type SideKind = (typeof SIDE_KINDS)[number];

export type SpaceFacts = {
  readonly terrain: Terrain;
  /** Tokens that lie on it. */
  readonly covers: readonly Cover['cover'][];
  /** As it is printed on the tile. */
  readonly tile: string | null;
  readonly sides: readonly SideKind[];
  /** Doors at its sides, then what stands on it. */
  readonly things: readonly string[];
  /** Marked areas it belongs to, as far as the players know of them. */
  readonly areas: readonly string[];
  readonly figures: readonly string[];
};

/** `null`: there is no such space. */
export function spaceFactsOf(play: Play, game: Game, at: Point): SpaceFacts | null {
  const map = mapOf(play, game);
  const space = map?.spaces.find(({ x, y }) => x === at[0] && y === at[1]);
  if (!map || !space) return null;
  const keys = new Set(edgesAround(...at).map(({ axis, x, y }) => edgeKey(axis, x, y)));
  const things = [...play.things.values()].filter((thing) => isKnown(play, game, thing));
  const doors = things.filter((thing) => isDoorAt(thing, keys));
  return {
    terrain: space.terrain,
    covers: (game.map.covers ?? []).filter((one) => isSame(at)(one.at)).map(({ cover }) => cover),
    tile: tileOf(map.tiles[space.tile ?? -1]),
    sides: sidesOf(map, at, new Set(doors.flatMap(doorKeys))),
    things: [...doors, ...things.filter((thing) => isOn(play, game, thing, at))].map(({ id }) => id),
    areas: things.filter((thing) => isArea(thing) && thing.spaces.some(isSame(at))).map(({ id }) => id),
    figures: Object.values(game.figures)
      .filter(({ at: corner, size }) => corner && covers(corner, size, at))
      .map(({ id }) => id),
  };
}

/** Everybody and everything on a space, by name. */
export function namesAt(
  { play, game, teller, cast }: Pick<MissionTable, 'play' | 'game' | 'teller' | 'cast'>,
  at: Point,
): readonly string[] {
  const facts = spaceFactsOf(play, game, at);
  if (!facts) return [];
  const { figures, things, areas } = facts;
  return [...figures.map((id) => teller.figure(id, cast)), ...[...things, ...areas].map(teller.thing)];
}

/** Where no space lies behind a side, the map ends with a wall, unless it goes on one day. */
function sidesOf(map: TileMap, at: Point, doors: ReadonlySet<string>): readonly SideKind[] {
  const spaces = new Set(map.spaces.map(({ x, y }) => spaceKey(x, y)));
  const open = new Set(map.looseOpenings.map(({ axis, x, y }) => edgeKey(axis, x, y)));
  const printed = new Map(map.edges.map(({ axis, x, y, kind }) => [edgeKey(axis, x, y), kind]));
  const found = new Set<string | undefined>(
    edgesAround(...at).map(({ axis, x, y, beyond }) => {
      const key = edgeKey(axis, x, y);
      if (doors.has(key)) return 'door';
      if (open.has(key)) return 'opening';
      return printed.get(key) ?? (spaces.has(spaceKey(...beyond)) ? undefined : 'wall');
    }),
  );
  return SIDE_KINDS.filter((kind) => found.has(kind));
}

const tileOf = (tile: { readonly side: Parameters<typeof labelOf>[0] } | undefined): string | null =>
  tile ? labelOf(tile.side) : null;

const isSame =
  ([x, y]: Point) =>
  (other: Point): boolean =>
    other[0] === x && other[1] === y;

/** Nothing is given away that the mission still hides: unmarked areas, deployment points. An open door is gone. */
function isKnown(play: Play, game: Game, thing: Thing): boolean {
  const { onMap, carriedBy, destroyed, highlighted, door } = thingStateOf(play, game, thing.id);
  if (!onMap || carriedBy !== null || destroyed || door === 'open' || thing.kind === 'spawn') return false;
  return thing.kind !== 'region' || highlighted;
}

type Area = Extract<Thing, { readonly kind: 'region' | 'entry' }>;
const isArea = (thing: Thing): thing is Area => thing.kind === 'region' || thing.kind === 'entry';

const doorKeys = (thing: Thing): readonly string[] =>
  thing.kind === 'door'
    ? thing.between.map((between) => {
        const { axis, x, y } = edgeBetween(...between);
        return edgeKey(axis, x, y);
      })
    : [];

const isDoorAt = (thing: Thing, keys: ReadonlySet<string>): boolean =>
  doorKeys(thing).some((key) => keys.has(key));

function isOn(play: Play, game: Game, thing: Thing, at: Point): boolean {
  if (thing.kind === 'door' || isArea(thing)) return false;
  const place = thingStateOf(play, game, thing.id).at;
  return place !== null && isSame(at)(place);
}

const covers = (corner: Point, [width, height]: readonly [number, number], [x, y]: Point): boolean =>
  x >= corner[0] && x < corner[0] + width && y >= corner[1] && y < corner[1] + height;
