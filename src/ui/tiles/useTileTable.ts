// The state of the tile table. It lives in the address, so that a map can be sent as a link and survives a reload.

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { boxOf, type Pack } from '../../packs';
import {
  joinTile,
  layTiles,
  ROTATIONS,
  type LayProblem,
  type Placement,
  type Rotation,
  type TileId,
  type TileMap,
  type TileSide,
} from '../../rules';
import {
  formatMapText,
  nameOfTile,
  parseMapText,
  type MapTextProblem,
  type WrittenPlacement,
} from './mapText';

export const WAYS = ['pick', 'type'] as const;
export type EntryMode = (typeof WAYS)[number];

export type MapProblem =
  | MapTextProblem
  | (LayProblem & { readonly line: number; readonly other?: number })
  | { readonly code: 'copies'; readonly line: number; readonly number: number; readonly count: number };

export type TileTable = {
  readonly way: EntryMode;
  readonly picked: TileSide;
  readonly mapText: string;
  /** What lies on the board; tiles with problems are left out of it. */
  readonly map: TileMap;
  readonly problems: readonly MapProblem[];
  readonly show: (way: EntryMode) => void;
  readonly pick: (tile: TileId) => void;
  readonly turn: () => void;
  readonly flip: () => void;
  readonly write: (mapText: string) => void;
  readonly addPicked: () => void;
};

const FIRST_TILE = 'core-01A' as TileId;
const NOTHING: TileMap = { spaces: [], edges: [], tiles: [], looseOpenings: [] };

export function useTileTable(pack: Pack): TileTable {
  const [params, setParams] = useSearchParams();
  const way: EntryMode = params.get('way') === 'type' ? 'type' : 'pick';
  const picked = pack.tiles.get((params.get('tile') ?? FIRST_TILE) as TileId) ?? firstTile(pack);
  const rotation = rotationOf(params.get('turn'));
  const mapText = (params.get('map') ?? '').replaceAll(';', '\n');

  const typed = useMemo(() => readMap(mapText, pack), [mapText, pack]);
  const alone = useMemo(
    () => lay([{ tile: picked.id, at: [0, 0], rotation }], pack),
    [picked, rotation, pack],
  );

  const set = (changes: Record<string, string>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  const write = (text: string) => set({ way: 'type', map: text.replaceAll('\n', ';') });

  return {
    way,
    picked,
    mapText,
    map: way === 'pick' ? alone : typed.map,
    problems: way === 'pick' ? [] : typed.problems,
    show: (next) => set({ way: next }),
    pick: (tile) => set({ tile, turn: '' }),
    turn: () => set({ turn: String((rotation + 90) % 360) }),
    flip: () => set({ tile: otherSide(picked) }),
    write,
    addPicked: () => {
      const added = joinTile(typed.map, picked) ?? { tile: picked.id, at: besides(typed.map), rotation };
      write([mapText.trimEnd(), formatMapText([added])].filter(Boolean).join('\n'));
    },
  };
}

function firstTile(pack: Pack): TileSide {
  const [first] = pack.tiles.values();
  if (!first) throw new Error('the content has no tiles');
  return first;
}

const rotationOf = (text: string | null): Rotation => ROTATIONS.find((known) => String(known) === text) ?? 0;

const otherSide = ({ id, side }: TileSide): string => id.slice(0, -1) + (side === 'A' ? 'B' : 'A');

/** A free place where nothing can join: one column away from everything. */
const besides = (map: TileMap): Placement['at'] =>
  map.spaces.length === 0 ? [0, 0] : [Math.max(...map.spaces.map(({ x }) => x)) + 2, 0];

function lay(placements: readonly Placement[], pack: Pack): TileMap {
  const laid = layTiles(placements, pack.tiles);
  return laid.ok ? laid.value : NOTHING;
}

function readMap(
  text: string,
  pack: Pack,
): { readonly map: TileMap; readonly problems: readonly MapProblem[] } {
  const { placements, problems } = parseMapText(text);
  const laid = layTiles(placements, pack.tiles);
  const laying = laid.ok ? [] : laid.error;
  const good = placements.filter((_, index) => !laying.some((problem) => problem.index === index));
  return {
    map: laid.ok ? laid.value : lay(good, pack),
    problems: [
      ...problems,
      ...laying.map((problem) => withLines(problem, placements)),
      ...beyondTheBox(good, pack),
    ],
  };
}

/** The two sides of a tile are one piece of cardboard. Of what nobody has counted there may be enough. */
function beyondTheBox(placements: readonly WrittenPlacement[], pack: Pack): readonly MapProblem[] {
  const used = new Map<string, number>();
  const { tiles } = boxOf(pack, pack.products.keys());
  return placements.flatMap(({ tile, line }) => {
    const piece = tile.slice(0, -1);
    const [number, held] = [pack.tiles.get(tile)?.number, tiles[piece]];
    if (number === undefined || held === undefined) return [];
    const count = (used.get(piece) ?? 0) + 1;
    used.set(piece, count);
    return count > held ? [{ code: 'copies', line, number, count: held }] : [];
  });
}

function withLines(problem: LayProblem, written: readonly WrittenPlacement[]): MapProblem {
  const line = written[problem.index]?.line ?? 0;
  return problem.code === 'overlap'
    ? { ...problem, line, other: written[problem.with]?.line ?? 0 }
    : { ...problem, tile: nameOfTile(problem.tile), line };
}
