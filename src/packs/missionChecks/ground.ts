// The maps of a mission with all of their sections laid at once. No game shows that, but it holds every space that the
// mission can name.

import type { Mission, Section } from '../../mission';
import {
  edgeKey,
  layTiles,
  ROTATIONS,
  spaceKey,
  turnSpace,
  type Placement,
  type Point,
  type Terrain,
  type TileId,
  type TileMap,
} from '../../rules';
import type { Pack } from '../pack';
import type { Path } from './walk';

export type LaidSection = { readonly section: Section; readonly index: number };

export type MissionGround = {
  readonly sections: readonly LaidSection[];
  readonly spaces: ReadonlyMap<string, Terrain>;
  /** All tiles joined; `null` where some overlap or are unknown. */
  readonly map: TileMap | null;
};

/** A space and which tile of which section has it. */
export type SpaceAt = { readonly at: Point; readonly terrain: Terrain; readonly tile: TileAt };
export type TileAt = {
  readonly section: Section;
  readonly tile: string;
  readonly path: Path;
  /** It lies upon others. */
  readonly over: boolean;
};

/** Each map by its name. */
export function groundsOf({ sections }: Mission, pack: Pack): ReadonlyMap<string, MissionGround> {
  const names = new Set(sections.map(({ map = '' }) => map));
  return new Map(
    [...names].map((name) => {
      const own = sections
        .map((section, index) => ({ section, index }))
        .filter(({ section: { map = '' } }) => map === name);
      const spaces = own.flatMap((laid) => spacesIn(laid, pack));
      const byPlace = new Map(
        spaces
          .toSorted((a, b) => Number(a.tile.over) - Number(b.tile.over))
          .map(({ at, terrain }) => [spaceKey(...at), terrain]),
      );
      const below = spaces.filter(({ tile }) => !tile.over);
      const isFlat = new Set(below.map(({ at }) => spaceKey(...at))).size === below.length;
      const map = isFlat ? layTiles(own.flatMap(placementsIn), pack.tiles) : null;
      return [
        name,
        {
          sections: own,
          spaces: byPlace,
          map: map?.ok ? map.value : null,
        },
      ];
    }),
  );
}

export const spacesIn = ({ section, index }: LaidSection, { tiles }: Pack): readonly SpaceAt[] =>
  section.tiles.flatMap(({ tile, at, rotation = 0, over = false }, number): readonly SpaceAt[] => {
    const side = tiles.get(tile as TileId);
    if (!side) return [];
    const laid = { at, rotation, side };
    const owner: TileAt = { section, tile, path: ['sections', index, 'tiles', number], over };
    return side.spaces.flatMap((row, y) =>
      row.flatMap((terrain, x) =>
        terrain === null ? [] : [{ at: turnSpace(laid, x, y), terrain, tile: owner }],
      ),
    );
  });

const placementsIn = ({ section }: LaidSection): readonly Placement[] =>
  section.tiles.map(({ tile, at, rotation = ROTATIONS[0], over }) => ({
    tile: tile as TileId,
    at,
    rotation,
    ...(over && { over }),
  }));

export const wallsOf = ({ map }: MissionGround): ReadonlySet<string> =>
  new Set(
    (map?.edges ?? []).filter(({ kind }) => kind === 'wall').map(({ axis, x, y }) => edgeKey(axis, x, y)),
  );
