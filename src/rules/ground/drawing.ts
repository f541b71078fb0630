// Boards as drawings: the form in which a person can check a rule by eye. Spaces stand in the odd columns of odd rows,
// edges between them; the corners mean nothing.

import { err, ok, type Result } from '../../kernel';
import { frameOf } from './frame';
import {
  edgeKey,
  edgesAround,
  spaceKey,
  type Edge,
  type Lattice,
  type LatticeEdge,
  type LatticeSpace,
} from './lattice';
import type { Axis, Terrain } from '../tiles/tile';

export type DrawingProblem =
  | { readonly code: 'noSpaces' }
  | { readonly code: 'unknownMark'; readonly row: number; readonly column: number; readonly mark: string };

const TERRAIN_MARKS: Readonly<Record<Terrain, string>> = {
  open: '.',
  blocking: 'B',
  impassable: 'I',
  difficult: 'D',
};
const EDGE_MARKS: Readonly<Record<Axis, Readonly<Record<Edge, string>>>> = {
  h: { wall: '-', blocking: '=', impassable: '~', door: 'd' },
  v: { wall: '|', blocking: '#', impassable: ':', door: 'd' },
};

const reversed = <K extends string>(marks: Readonly<Record<K, string>>): Map<string, K> =>
  new Map(Object.entries<string>(marks).map(([key, mark]) => [mark, key as K]));
const TERRAIN_OF = reversed(TERRAIN_MARKS);
/** Either way of marking is read on both axes. */
const EDGE_OF = new Map([...reversed(EDGE_MARKS.h), ...reversed(EDGE_MARKS.v)]);

const isOdd = (n: number): boolean => n % 2 === 1;

/** Where a space meets no space the lattice gets a wall, drawn or not. */
export function parseDrawing(lines: readonly string[]): Result<Lattice, DrawingProblem> {
  const spaces: LatticeSpace[] = [];
  const marked: LatticeEdge[] = [];
  for (const [row, line] of lines.entries()) {
    for (let column = 0; column < line.length; column++) {
      const mark = line.charAt(column);
      if (mark === ' ' || (!isOdd(row) && !isOdd(column))) continue;
      const x = column >> 1;
      const y = row >> 1;
      if (isOdd(row) && isOdd(column)) {
        const terrain = TERRAIN_OF.get(mark);
        if (!terrain) return err({ code: 'unknownMark', row, column, mark });
        spaces.push({ x, y, terrain });
      } else {
        const kind = EDGE_OF.get(mark);
        if (!kind) return err({ code: 'unknownMark', row, column, mark });
        marked.push({ axis: isOdd(row) ? 'v' : 'h', x, y, kind });
      }
    }
  }
  if (spaces.length === 0) return err({ code: 'noSpaces' });
  return ok({ spaces, edges: closeOutline(spaces, marked) });
}

/** Keeps the marks between two spaces, and walls the map in. */
function closeOutline(spaces: readonly LatticeSpace[], marked: readonly LatticeEdge[]): LatticeEdge[] {
  const there = new Set(spaces.map(({ x, y }) => spaceKey(x, y)));
  const between = ({ axis, x, y }: LatticeEdge): boolean =>
    there.has(spaceKey(x, y)) && there.has(axis === 'h' ? spaceKey(x, y - 1) : spaceKey(x - 1, y));
  const edges = marked.filter(between);
  for (const space of spaces) {
    for (const { axis, x, y, beyond } of edgesAround(space.x, space.y)) {
      if (!there.has(spaceKey(...beyond))) edges.push({ axis, x, y, kind: 'wall' });
    }
  }
  return edges;
}

/** The drawing of a lattice whose spaces start at [0, 0]; others are moved there. */
export function formatDrawing(lattice: Lattice): string[] {
  const { left, top, width, height } = frameOf(lattice);
  const columns = 2 * width + 1;
  const rows = 2 * height + 1;
  const spaces = new Map(
    lattice.spaces.map((space) => [spaceKey(space.x - left, space.y - top), space.terrain]),
  );
  const edges = new Map(
    lattice.edges.map(({ axis, x, y, kind }) => [edgeKey(axis, x - left, y - top), kind]),
  );
  const mark = (row: number, column: number): string => {
    if (!isOdd(row) && !isOdd(column)) return '+';
    const x = column >> 1;
    const y = row >> 1;
    if (isOdd(row) && isOdd(column)) {
      const terrain = spaces.get(spaceKey(x, y));
      return terrain ? TERRAIN_MARKS[terrain] : ' ';
    }
    const axis = isOdd(row) ? 'v' : 'h';
    const kind = edges.get(edgeKey(axis, x, y));
    return kind ? EDGE_MARKS[axis][kind] : ' ';
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => mark(row, column)).join(''),
  );
}
