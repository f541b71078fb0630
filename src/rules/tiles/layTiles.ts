// Lays tile sides together into one lattice (scenario form: a tile is placed by the top-left space of its bounding
// box after a clockwise turn). Everything about joins is decided here and nowhere else.

import { err, ok, type Result } from '../../kernel';
import {
  edgeKey,
  edgesAround,
  spaceKey,
  type Edge,
  type Lattice,
  type LatticeEdge,
  type LatticeSpace,
  type Point,
} from '../ground/lattice';
import type { Axis, EdgeAt, TileId, TileSide } from './tile';

export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

export type Placement = {
  readonly tile: TileId;
  readonly at: Point;
  readonly rotation: Rotation;
  /** It lies upon others, and its spaces take the place of theirs. */
  readonly over?: true;
};

/** A tile as it lies on the table: `width` and `height` are those after the turn. */
export type LaidTile = Placement & {
  readonly side: TileSide;
  readonly width: number;
  readonly height: number;
};

export type TileMap = Lattice & {
  readonly tiles: readonly LaidTile[];
  /** Open outline edges that meet no tile: the map ends there, but players see where it could go on. */
  readonly looseOpenings: readonly EdgeAt[];
};

export type LayProblem =
  | { readonly code: 'unknownTile'; readonly index: number; readonly tile: string }
  | { readonly code: 'overlap'; readonly index: number; readonly with: number; readonly at: Point };

export function layTiles(
  placements: readonly Placement[],
  sides: ReadonlyMap<string, TileSide>,
): Result<TileMap, readonly LayProblem[]> {
  const problems: LayProblem[] = [];
  const owner = new Map<string, number>();
  /** By space: the tiles that another one hides there. */
  const hidden = new Map<string, number[]>();
  const tiles: LaidTile[] = [];
  const spaces = new Map<string, LatticeSpace>();

  placements.forEach((placement, index) => {
    const side = sides.get(placement.tile);
    if (!side) {
      problems.push({ code: 'unknownTile', index, tile: placement.tile });
      return;
    }
    const laid = layTile(placement, side);
    const tile = tiles.push(laid) - 1;
    for (const space of spacesOf(laid)) {
      const key = spaceKey(space.x, space.y);
      const other = owner.get(key);
      const isUnder = other !== undefined && placements[other]?.over === true && !placement.over;
      if (isUnder) {
        hidden.set(key, [...(hidden.get(key) ?? []), tile]);
      } else if (other === undefined || placement.over) {
        if (other !== undefined) hidden.set(key, [...(hidden.get(key) ?? []), other]);
        owner.set(key, index);
        spaces.set(key, { ...space, tile });
      } else if (!problems.some((p) => p.code === 'overlap' && p.index === index && p.with === other)) {
        problems.push({ code: 'overlap', index, with: other, at: [space.x, space.y] });
      }
    }
  });
  if (problems.length > 0) return err(problems);
  const all = [...spaces.values()];
  return ok({ spaces: all, tiles, ...joinEdges(all, tiles, owner, hidden) });
}

const layTile = (placement: Placement, side: TileSide): LaidTile =>
  placement.rotation % 180 === 0
    ? { ...placement, side, width: side.width, height: side.height }
    : { ...placement, side, width: side.height, height: side.width };

function* spacesOf(laid: LaidTile): Generator<Omit<LatticeSpace, 'tile'>> {
  for (const [row, terrains] of laid.side.spaces.entries()) {
    for (const [column, terrain] of terrains.entries()) {
      if (terrain === null) continue;
      const [x, y] = turnSpace(laid, column, row);
      yield { x, y, terrain };
    }
  }
}

/** Where a space of the printed tile comes to lie on the table. */
export function turnSpace(
  laid: Pick<LaidTile, 'at' | 'rotation' | 'side'>,
  column: number,
  row: number,
): Point {
  const [x, y] = laid.at;
  const { width, height } = laid.side;
  switch (laid.rotation) {
    case 0:
      return [x + column, y + row];
    case 90:
      return [x + height - 1 - row, y + column];
    case 180:
      return [x + width - 1 - column, y + height - 1 - row];
    case 270:
      return [x + row, y + width - 1 - column];
  }
}

/** An edge is the one between two spaces, so it is turned by turning those. */
function turnEdge(laid: LaidTile, edge: EdgeAt): EdgeAt {
  const here = turnSpace(laid, edge.x, edge.y);
  const there = edge.axis === 'h' ? turnSpace(laid, edge.x, edge.y - 1) : turnSpace(laid, edge.x - 1, edge.y);
  return edgeBetween(here, there);
}

/** The edge between two orthogonal neighbours. */
export function edgeBetween(a: Point, b: Point): EdgeAt {
  const axis: Axis = a[0] === b[0] ? 'h' : 'v';
  return { axis, x: Math.max(a[0], b[0]), y: Math.max(a[1], b[1]) };
}

function joinEdges(
  spaces: readonly LatticeSpace[],
  tiles: readonly LaidTile[],
  owner: ReadonlyMap<string, number>,
  hidden: ReadonlyMap<string, readonly number[]>,
): Pick<TileMap, 'edges' | 'looseOpenings'> {
  const lines = new Map<string, Edge>();
  /** How many of the tiles at an edge leave it open: a join needs both. */
  const openings = new Map<string, number>();
  const owns = (tile: number, x: number, y: number): boolean => owner.get(spaceKey(x, y)) === tile;
  const isHidden = (tile: number, x: number, y: number): boolean =>
    hidden.get(spaceKey(x, y))?.includes(tile) === true;
  for (const [tile, laid] of tiles.entries()) {
    for (const line of laid.side.lines) {
      const { axis, x, y } = turnEdge(laid, line);
      const [left, top] = axis === 'h' ? [x, y - 1] : [x - 1, y];
      // Nobody sees what is printed below another tile.
      if (hidden.size > 0 && !owns(tile, x, y) && !owns(tile, left, top)) continue;
      lines.set(edgeKey(axis, x, y), line.kind);
    }
    for (const opening of laid.side.openings) {
      const { axis, x, y } = turnEdge(laid, opening);
      const key = edgeKey(axis, x, y);
      openings.set(key, (openings.get(key) ?? 0) + 1);
    }
  }

  const edges: LatticeEdge[] = [];
  const looseOpenings: EdgeAt[] = [];
  const done = new Set<string>();
  for (const space of spaces) {
    for (const { axis, x, y, beyond } of edgesAround(space.x, space.y)) {
      const key = edgeKey(axis, x, y);
      if (done.has(key)) continue;
      done.add(key);
      const neighbour = owner.get(spaceKey(...beyond));
      if (neighbour === undefined) {
        edges.push({ axis, x, y, kind: 'wall' });
        if (openings.has(key)) looseOpenings.push({ axis, x, y });
      } else if (neighbour !== space.tile) {
        // A tile below goes on under the edge of the one upon it: there is a wall only if one is printed.
        const goesOn = isHidden(neighbour, space.x, space.y) || isHidden(space.tile ?? -1, ...beyond);
        const printed = goesOn ? lines.get(key) : undefined;
        if (printed) edges.push({ axis, x, y, kind: printed });
        else if ((openings.get(key) ?? 0) < (goesOn ? 1 : 2)) edges.push({ axis, x, y, kind: 'wall' });
      } else {
        const kind = lines.get(key);
        if (kind) edges.push({ axis, x, y, kind });
      }
    }
  }
  return { edges, looseOpenings };
}
