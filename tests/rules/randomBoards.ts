// Random boards from a seed: drawn ones full of odd corners, and maps of real tiles. Everything on them stands where
// it may, by the brute-force rules, so that engine and brute force can be asked the same things.

import { layTiles, makePiece, parseDrawing, ROTATIONS } from '../../src/rules';
import type {
  BoardSetup,
  EdgeAt,
  Lattice,
  Piece,
  Placement,
  Point,
  Rotation,
  Size,
  TileMap,
  TileSide,
} from '../../src/rules';
import { BruteBoard, footprint, key } from './bruteBoard';
import { mayLie } from './bruteReach';

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Mulberry32: small, good enough, and the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (random: Random, limit: number): number => Math.floor(random() * limit);

export function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[below(random, list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

export function randomDrawing(random: Random): string[] {
  const [columns, rows] = [3 + below(random, 7), 3 + below(random, 6)];
  const density = pick(random, [0.03, 0.1, 0.25]);
  const isOdd = (n: number): boolean => n % 2 === 1;
  return Array.from({ length: 2 * rows + 1 }, (_, row) =>
    Array.from({ length: 2 * columns + 1 }, (_, column) => {
      if (isOdd(row) && isOdd(column))
        return random() < density ? pick(random, ['B', 'B', 'I', 'D', ' ']) : '.';
      if (!isOdd(row) && !isOdd(column)) return '+';
      return random() < density ? pick(random, ['|', '|', '#', ':', 'd']) : ' ';
    }).join(''),
  );
}

const SIZES: readonly Size[] = [
  [1, 1],
  [1, 1],
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 2],
];

/** Doors, rubble, shields and up to eight figures on a lattice. */
export function randomSetup(random: Random, lattice: Lattice): BoardSetup {
  const spaces = lattice.spaces.map(({ x, y }): Point => [x, y]);
  const some = (most: number): Point[] =>
    Array.from({ length: below(random, most + 1) }, () => pick(random, spaces));
  const there = new Set(spaces.map(key));
  const doors = new Map<string, readonly [Point, Point]>();
  for (const [x, y] of some(2)) {
    const beside = pick<Point>(random, [
      [x + 1, y],
      [x, y + 1],
    ]);
    if (there.has(key(beside))) doors.set(`${key([x, y])} ${key(beside)}`, [[x, y], beside]);
  }
  const setup: BoardSetup = {
    lattice,
    doors: [...doors.values()].map((between, index) => ({ id: `d${index}`, between })),
    rubble: some(3),
    shields: some(3),
    figures: [],
  };
  return { ...setup, figures: randomFigures(random, setup, spaces) };
}

function randomFigures(random: Random, setup: BoardSetup, spaces: readonly Point[]): Piece[] {
  const board = new BruteBoard(setup);
  const taken = new Set<string>();
  const figures: Piece[] = [];
  for (let index = 0; index < 8; index++) {
    const piece = makePiece(
      `f${index}`,
      pick(random, ['rebel', 'imperial', 'imperial', 'neutral']),
      pick(random, spaces),
      {
        size: pick(random, SIZES),
        mobile: random() < 0.25,
        massive: random() < 0.12,
        companion: random() < 0.15,
        incapacitated: random() < 0.08,
      },
    );
    const own = footprint(piece).map(key);
    if (!mayLie(board, piece, piece) || (!piece.companion && own.some((space) => taken.has(space)))) continue;
    if (!piece.companion) for (const space of own) taken.add(space);
    figures.push(piece);
  }
  return figures;
}

/** A random drawn board; some drawings have no space at all and are drawn anew. */
export function randomDrawnSetup(random: Random): BoardSetup {
  for (;;) {
    const lattice = parseDrawing(randomDrawing(random));
    if (lattice.ok) return randomSetup(random, lattice.value);
  }
}

/** A map that grows tile by tile, each joined by an opening to the one before it or to an earlier one. */
export function growTileMap(random: Random, sides: readonly TileSide[], count: number): TileMap {
  const known = new Map(sides.map((side) => [side.id as string, side]));
  const lay = (placements: readonly Placement[]): TileMap => {
    const laid = layTiles(placements, known);
    if (!laid.ok) throw new Error('tiles overlap');
    return laid.value;
  };
  const alone = (side: TileSide, rotation: Rotation): TileMap =>
    lay([{ tile: side.id, at: [0, 0], rotation }]);
  const placements: Placement[] = [];
  const taken = new Set<string>();
  const loose: EdgeAt[] = [];
  const put = (side: TileSide, rotation: Rotation, map: TileMap, x: number, y: number): void => {
    placements.push({ tile: side.id, at: [x, y], rotation });
    for (const space of map.spaces) taken.add(key([space.x + x, space.y + y]));
    for (const edge of map.looseOpenings) loose.push({ ...edge, x: edge.x + x, y: edge.y + y });
  };
  for (let tries = 0; placements.length < count && tries < 200 * count; tries++) {
    const side = pick(random, sides);
    const rotation = pick(random, ROTATIONS);
    const map = alone(side, rotation);
    if (placements.length === 0) put(side, rotation, map, 0, 0);
    if (map.looseOpenings.length === 0 || loose.length === 0) continue;
    const end = pick(random, loose);
    const own = pick(random, map.looseOpenings);
    const [x, y] = [end.x - own.x, end.y - own.y];
    if (end.axis !== own.axis || map.spaces.some((space) => taken.has(key([space.x + x, space.y + y]))))
      continue;
    put(side, rotation, map, x, y);
  }
  return lay(placements);
}
