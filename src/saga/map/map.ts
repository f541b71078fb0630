// The map: tiles by their printed numbers, at the places the source gives. Ten of its units are a space; a tile is
// turned clockwise about the top left corner of its picture. Tiles that do not fit are left out and named.

import { memoPair, memoText } from '../../kernel';
import type { Section } from '../../mission';
import {
  edgeKey,
  layTiles,
  spaceKey,
  turnSpace,
  type Point,
  type Rotation,
  type Terrain,
  type TileId,
} from '../../rules';
import { isGuid, addNote, type MissionDraft } from '../draft';
import { makeNamer } from '../ids';
import type { SagaEntity, SagaTile } from '../source/entity';
import { ONE_GUID } from '../source/enums';
import type { SagaSection } from '../source/mission';

export const UNITS = 10;
/** Nothing of a map lies farther from its first tile. */
const REACH = 90;

export type DraftSection = {
  readonly section: Section;
  readonly source: SagaSection;
  /** Of a single tile that comes and goes by itself. */
  readonly tile?: string;
};

export type DraftMap = {
  readonly sections: readonly DraftSection[];
  /** Every space of every tile. */
  readonly spaces: ReadonlyMap<string, Terrain>;
  /** The same by place: as their tiles have them, and row by row. */
  readonly places: readonly { readonly at: Point; readonly terrain: Terrain }[];
  readonly rows: readonly Point[];
  readonly walls: ReadonlySet<string>;
  /** From the source's spaces to ours. */
  readonly toOurs: (x: number, y: number) => Point;
  /** Our section of a section of the source; `null`: it has no tiles. */
  readonly sectionOf: (guid: string) => string | null;
  /** Sections of single tiles that come with a section. */
  readonly tilesWith: (guid: string) => readonly string[];
  readonly tileSection: (guid: string) => string | null;
  readonly startSection: string;
  /** Spaces that lie there from the beginning. */
  readonly startSpaces: ReadonlySet<string>;
};

type Laid = {
  readonly source: SagaTile;
  readonly owner: SagaSection;
  readonly tile: TileId;
  readonly at: Point;
  readonly rotation: Rotation;
  readonly over?: true;
};

/** `null`: no tile of it is one of ours. */
export function layMap(draft: MissionDraft): DraftMap | null {
  const { mapSections } = draft.source;
  const found = mapSections.flatMap((owner) =>
    owner.mapTiles.flatMap((tile) => laidTile(draft, tile, owner)),
  );
  const [first] = found;
  if (!first) return null;
  const near = found.filter((laid) => isNear(draft, laid, first));
  const left = Math.min(...near.map(({ at }) => at[0]));
  const top = Math.min(...near.map(({ at }) => at[1]));
  const moved = near.map((laid) => ({ ...laid, at: [laid.at[0] - left, laid.at[1] - top] as const }));
  const { kept, spaces } = withoutOverlaps(draft, moved);
  const single = singleTiles(draft, kept);
  const sections = sectionsOf(mapSections, kept, single);
  for (const tile of new Set(kept.map((laid) => laid.tile))) needTile(draft, tile);
  const byGuid = new Map(
    sections.flatMap(({ source, section, tile }) => (tile === undefined ? [[source.GUID, section.id]] : [])),
  );
  const start = sections.find(({ section }) => section.start);
  const places = [...spaces].map(([key, terrain]) => ({ at: pointOf(key), terrain }));
  return {
    sections,
    spaces,
    places,
    rows: places.map(({ at }) => at).toSorted(byRow),
    walls: wallsOf(draft, kept),
    toOurs: (x, y) => [nearest(x) - left, nearest(y) - top],
    sectionOf: (guid) => byGuid.get(guid) ?? null,
    tilesWith: (guid) =>
      sections.flatMap(({ source, section, tile }) =>
        source.GUID === guid && tile !== undefined && isShown(kept, tile) ? [section.id] : [],
      ),
    tileSection: (guid) => sections.find(({ tile }) => tile === guid)?.section.id ?? null,
    startSection: start?.section.id ?? '',
    startSpaces: new Set(
      kept
        .filter((tile) => sections.some((one) => one.section.start && holds(one, tile, single)))
        .flatMap((tile) => spacesOf(draft, tile).map(({ key }) => key)),
    ),
  };
}

const holds = ({ source, tile }: DraftSection, laid: Laid, single: ReadonlySet<string>): boolean =>
  tile === undefined ? laid.owner === source && !single.has(laid.source.GUID) : laid.source.GUID === tile;

const isShown = (kept: readonly Laid[], guid: string): boolean =>
  kept.some(({ source }) => source.GUID === guid && source.entityProperties.isActive);

function laidTile(draft: MissionDraft, source: SagaTile, owner: SagaSection): readonly Laid[] {
  const { expansion, tileID, tileSide, entityPosition: at, entityRotation } = source;
  const side = /b/i.test(tileSide) ? 'B' : 'A';
  const tile = `${expansion.toLowerCase()}-${tileID.trim().padStart(2, '0')}${side}` as TileId;
  const known = draft.tools.pack.tiles.get(tile);
  if (!known) {
    addNote(draft, 'tileUnknown', { ...named(source, owner), number: `${expansion} ${tileID}${side}` });
    return [];
  }
  const rotation = rotationOf(entityRotation);
  if (entityRotation !== rotation)
    addNote(draft, 'tileTurned', { ...named(source, owner), degrees: entityRotation, turned: rotation });
  noteOffGrid(draft, named(source, owner).tile, at);
  const [x, y] = [nearest(at.x), nearest(at.y)];
  const { width, height } = known;
  const corner: Readonly<Record<Rotation, Point>> = {
    0: [x, y],
    90: [x - height, y],
    180: [x - width, y - height],
    270: [x, y - width],
  };
  return [{ source, owner, tile, at: corner[rotation], rotation }];
}

/** Things are drawn in the middle of their space, so what lies between two belongs to the nearer one, like tiles do. */
const nearest = (units: number): number => Math.floor(units / UNITS + 0.5);

export function noteOffGrid(
  draft: MissionDraft,
  thing: string,
  { x, y }: SagaEntity['entityPosition'],
): void {
  if (x % UNITS !== 0 || y % UNITS !== 0) addNote(draft, 'offGrid', { thing, at: `${x},${y}` });
}

const rotationOf = (degrees: number): Rotation => {
  const turns = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[turns] ?? 0;
};

/** A tile without a name is known by its number. */
const named = (
  { name, expansion, tileID }: SagaTile,
  section: SagaSection,
): { readonly tile: string; readonly section: string } => ({
  tile: name || `${expansion} ${tileID}`,
  section: section.name,
});

function isNear(draft: MissionDraft, { at, source, owner }: Laid, first: Laid): boolean {
  const near = Math.max(Math.abs(at[0] - first.at[0]), Math.abs(at[1] - first.at[1])) <= REACH;
  if (!near) addNote(draft, 'tileTooFar', named(source, owner));
  return near;
}

/**
 * Tiles of one place may take turns, if one of them is taken away; otherwise the smaller one lies upon the other. Of two that
 * lie in the very same spaces, only the first can ever be seen.
 */
function withoutOverlaps(
  draft: MissionDraft,
  laid: readonly Laid[],
): { readonly kept: readonly Laid[]; readonly spaces: ReadonlyMap<string, Terrain> } {
  const removed = removedIn(draft);
  const isRemoved = ({ source, owner }: Laid): boolean => removed.has(source.GUID) || removed.has(owner.GUID);
  const spacesBy = new Map(laid.map((tile) => [tile, spacesOf(draft, tile)]));
  const sizeOf = (tile: Laid): number => spacesBy.get(tile)?.length ?? 0;
  const owners = new Map<string, Laid[]>();
  const upper = new Set<Laid>();
  const kept = laid.filter((tile) => {
    const own = spacesBy.get(tile) ?? [];
    const others = new Set(own.flatMap(({ key }) => owners.get(key) ?? []));
    const below = [...others].filter((other) => !takesTurns(tile, other, isRemoved));
    const same = below.find((other) => isSamePlace(own, spacesBy.get(other) ?? []));
    if (same) {
      const other = named(same.source, same.owner);
      const facts = { below: other.tile, belowSection: other.section };
      addNote(draft, 'tileOverlaps', { ...named(tile.source, tile.owner), ...facts });
      return false;
    }
    for (const other of below) upper.add(sizeOf(other) < sizeOf(tile) ? other : tile);
    for (const { key } of own) owners.set(key, [...(owners.get(key) ?? []), tile]);
    return true;
  });
  const inOrder = kept.toSorted(
    (a, b) => Number(upper.has(a)) - Number(upper.has(b)) || byUpper(upper, sizeOf)(a, b),
  );
  const spaces = new Map(
    inOrder.flatMap((tile) => (spacesBy.get(tile) ?? []).map(({ key, terrain }) => [key, terrain] as const)),
  );
  return {
    kept: inOrder.map((tile) => (upper.has(tile) ? { ...tile, over: true } : tile)),
    spaces,
  };
}

/** The smallest lies on top; all others as their file has them. */
const byUpper =
  (upper: ReadonlySet<Laid>, sizeOf: (tile: Laid) => number) =>
  (a: Laid, b: Laid): number =>
    upper.has(a) && upper.has(b) ? sizeOf(b) - sizeOf(a) : 0;

type Spaces = readonly { readonly key: string }[];
const isSamePlace = (one: Spaces, other: Spaces): boolean => {
  const keys = new Set(other.map(({ key }) => key));
  return one.length === other.length && one.every(({ key }) => keys.has(key));
};

const takesTurns = (a: Laid, b: Laid, isRemoved: (tile: Laid) => boolean): boolean =>
  (a.owner !== b.owner || a.source !== b.source) && (isRemoved(a) || isRemoved(b));

/** Sections and tiles that some action takes away. */
const removedIn = ({ events }: MissionDraft): ReadonlySet<string> =>
  new Set(
    [...events.values()].flatMap(({ eventActions }) =>
      eventActions.flatMap((action) =>
        action.type === 'M1' ? [action.mapSectionRemove, action.mapTileRemove].filter(isGuid) : [],
      ),
    ),
  );

function spacesOf(
  { tools }: MissionDraft,
  { tile, at, rotation }: Laid,
): readonly { readonly key: string; readonly terrain: Terrain }[] {
  const side = tools.pack.tiles.get(tile);
  if (!side) return [];
  return side.spaces.flatMap((row, y) =>
    row.flatMap((terrain, x) =>
      terrain === null ? [] : [{ key: spaceKey(...turnSpace({ at, rotation, side }, x, y)), terrain }],
    ),
  );
}

/** Tiles that come or go without the rest of their section. */
function singleTiles({ events }: MissionDraft, kept: readonly Laid[]): ReadonlySet<string> {
  const moved = [...events.values()].flatMap(({ eventActions }) =>
    eventActions.flatMap((action) => (action.type === 'M1' ? [action.mapTile, action.mapTileRemove] : [])),
  );
  const hidden = kept
    .filter(({ source }) => !source.entityProperties.isActive)
    .map(({ source }) => source.GUID);
  return new Set([...moved, ...hidden].filter(isGuid));
}

function sectionsOf(
  sources: readonly SagaSection[],
  kept: readonly Laid[],
  single: ReadonlySet<string>,
): readonly DraftSection[] {
  const nameSection = makeNamer();
  const all = sources.flatMap((source): readonly DraftSection[] => {
    const own = kept.filter(({ owner }) => owner === source);
    const together = own.filter((tile) => !single.has(tile.source.GUID));
    const start = source.invisibleUntilActivated ? {} : ({ start: true } as const);
    const alone = own
      .filter((tile) => single.has(tile.source.GUID))
      .map((tile): DraftSection => ({
        source,
        tile: tile.source.GUID,
        section: {
          id: nameSection(`tile ${tile.source.name}`, 'tile'),
          ...(tile.source.entityProperties.isActive ? start : {}),
          tiles: [placed(tile)],
        },
      }));
    if (together.length === 0) return alone;
    const id = nameSection(source.name || (source.GUID === ONE_GUID ? 'start' : ''), 'section');
    return [{ source, section: { id, ...start, tiles: together.map(placed) } }, ...alone];
  });
  if (all.some(({ section }) => section.start)) return all;
  return all.map((one, index) => (index === 0 ? { ...one, section: { ...one.section, start: true } } : one));
}

const placed = ({ tile, at, rotation, over }: Laid): Section['tiles'][number] => ({
  tile,
  at,
  ...(rotation !== 0 && { rotation }),
  ...(over && { over }),
});

/** The box that holds a tile. */
function needTile({ tools: { pack }, needs }: MissionDraft, tile: TileId): void {
  const product = [...pack.products.values()].find(({ tiles }) => tiles.includes(tile));
  if (product && product.id !== 'core') needs.add(product.id);
}

/** Where tiles take turns, nobody can say where the walls are. */
function wallsOf({ tools }: MissionDraft, kept: readonly Laid[]): ReadonlySet<string> {
  const map = layTiles(kept, tools.pack.tiles);
  const edges = map.ok ? map.value.edges : [];
  return new Set(edges.filter(({ kind }) => kind === 'wall').map(({ axis, x, y }) => edgeKey(axis, x, y)));
}

/** The space of a thing, or the nearest one that will do. */
export function spaceFor(
  draft: MissionDraft,
  map: DraftMap,
  { entityPosition: { x, y }, name }: SagaEntity,
  isFree: IsFree,
): Point {
  const wish = map.toOurs(x, y);
  const terrain = map.spaces.get(spaceKey(...wish));
  if (terrain && isFree(terrain)) return wish;
  addNote(draft, terrain ? 'thingBlocked' : 'thingOffMap', { thing: name });
  return nearestFree(map, isFree)(spaceKey(...wish));
}

type IsFree = (terrain: Terrain) => boolean;

/** Things that lie beside the map often lie in one place. */
const nearestFree = memoPair((map: DraftMap, isFree: IsFree) => {
  const free = map.places.filter(({ terrain }) => isFree(terrain)).map(({ at }) => at);
  return memoText((wish: string): Point => {
    const [x, y] = pointOf(wish);
    const far = ([a, b]: Point): number => Math.max(Math.abs(a - x), Math.abs(b - y));
    return free.reduce((best, other) => (far(other) < far(best) ? other : best), free[0] ?? [0, 0]);
  });
});

const byRow = ([ax, ay]: Point, [bx, by]: Point): number => ay - by || ax - bx;

/** The space that `spaceKey` has written. */
export const pointOf = (key: string): Point => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
};
