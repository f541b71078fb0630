// Counting, reach and sight against the path finders of npm and against a plain flood fill. Only ratios within one run
// are printed: they survive a change of machine. Run with: npx tsx bench/geometry.ts

import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import { loadPack } from '../src/packs';
import {
  countSpaces,
  layTiles,
  makePiece,
  parseDrawing,
  reach,
  setUpBoard,
  sightField,
  theSpace,
  type Board,
  type BoardSetup,
  type Lattice,
  type Point,
} from '../src/rules';
import { growTileMap, pick, randomFrom, type Random } from '../tests/rules/randomBoards';
import { largeMap } from './largeMap';
import { makePeers, type OpenMap } from './peers';
import { slope, timePerCall } from './ratio';

const SPEED = 8;

function boardOf(setup: BoardSetup): Board {
  const board = setUpBoard(setup);
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
}

const spacesOfLattice = ({ spaces }: Lattice): Point[] =>
  spaces.filter(({ terrain }) => terrain !== 'blocking').map(({ x, y }): Point => [x, y]);

function twentyFigures(random: Random, lattice: Lattice): BoardSetup['figures'] {
  const free = lattice.spaces.filter(({ terrain }) => terrain === 'open').map(({ x, y }): Point => [x, y]);
  return Array.from({ length: 20 }, (_, index) => {
    const [at] = free.splice(Math.floor(random() * free.length), 1);
    return makePiece(`f${index}`, index % 2 === 0 ? 'rebel' : 'imperial', at ?? [0, 0]);
  });
}

/** The plainest way to visit a whole map, made as fast as it goes: a queue, a visited mark, four neighbours. */
function floodFill(board: Board, start: number): number {
  const { north, west, frame } = board.ground;
  const { stride } = frame;
  const seen = new Uint8Array(frame.size);
  const queue = new Int32Array(frame.size);
  let tail = 0;
  seen[start] = 1;
  queue[tail++] = start;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] ?? 0;
    if (north[cell] === 0 && seen[cell - stride] === 0) {
      seen[cell - stride] = 1;
      queue[tail++] = cell - stride;
    }
    if (north[cell + stride] === 0 && seen[cell + stride] === 0) {
      seen[cell + stride] = 1;
      queue[tail++] = cell + stride;
    }
    if (west[cell] === 0 && seen[cell - 1] === 0) {
      seen[cell - 1] = 1;
      queue[tail++] = cell - 1;
    }
    if (west[cell + 1] === 0 && seen[cell + 1] === 0) {
      seen[cell + 1] = 1;
      queue[tail++] = cell + 1;
    }
  }
  return tail;
}

// (a) the same questions on the same 30x50 map

const [WIDTH, HEIGHT] = [30, 50];

function againstPeers(random: Random): void {
  const open = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, () => random() >= 0.2));
  const map: OpenMap = { width: WIDTH, height: HEIGHT, isOpen: (x, y) => open[y]?.[x] ?? false };
  const lines = open.flatMap((row) => ['', ` ${row.map((space) => (space ? '.' : 'B')).join(' ')} `]);
  const lattice = parseDrawing([...lines, '']);
  if (!lattice.ok) throw new Error('the map cannot be drawn');
  const board = boardOf({ lattice: lattice.value });
  const spaces = spacesOfLattice(lattice.value);
  const pairs = Array.from({ length: 60 }, () => [pick(random, spaces), pick(random, spaces)] as const);
  const ours = timePerCall(() => {
    for (const [a, b] of pairs) countSpaces(board, theSpace(a), theSpace(b));
  });
  const starts = pairs.slice(0, 10).map(([at]) => makePiece('mover', 'rebel', at));
  const oursReach = timePerCall(() => {
    for (const piece of starts) void reach(board, piece, SPEED).ends;
  });
  console.log(`(a) ${WIDTH}x${HEIGHT} map, ${spaces.length} spaces; how many times as long the others take`);
  const slowest: Record<'distance' | 'reach', number[]> = { distance: [], reach: [] };
  for (const peer of makePeers(map)) {
    const distance = timePerCall(() => {
      for (const [a, b] of pairs) peer.steps(a, b);
    });
    const reached = timePerCall(() => {
      for (const { at } of starts) {
        for (const to of spaces) {
          if (Math.max(Math.abs(at[0] - to[0]), Math.abs(at[1] - to[1])) <= SPEED) peer.steps(at, to);
        }
      }
    });
    slowest.distance.push(distance / ours);
    slowest.reach.push(reached / oursReach);
    console.log(
      `    ${peer.name.padEnd(28)} distance ${(distance / ours).toFixed(1).padStart(7)}   reach ${(reached / oursReach).toFixed(0).padStart(6)}`,
    );
  }
  console.log(
    `    the fastest of them: distance ${Math.min(...slowest.distance).toFixed(1)}, reach ${Math.min(...slowest.reach).toFixed(0)}`,
  );
}

// (b) and (d) maps of real tiles

function onTiles(random: Random, lattice: Lattice) {
  const board = boardOf({ lattice, figures: twentyFigures(random, lattice) ?? [] });
  const spaces = spacesOfLattice(lattice);
  const starts = Array.from({ length: 30 }, () => pick(random, spaces));
  const pairs = starts.map((a) => [a, pick(random, spaces)] as const);
  const { frame } = board.ground;
  const cell = ([x, y]: Point): number => (y - frame.top + 1) * frame.stride + (x - frame.left + 1);
  return {
    spaces: spaces.length,
    flood: timePerCall(() => starts.forEach((at) => floodFill(board, cell(at)))),
    sight: timePerCall(() => starts.forEach((at) => sightField(board, theSpace(at)))),
    distance: timePerCall(() => pairs.forEach(([a, b]) => countSpaces(board, theSpace(a), theSpace(b)))),
    reach: timePerCall(() =>
      starts.forEach((at) => reach(board, makePiece('mover', 'rebel', at), SPEED).ends),
    ),
  };
}

async function main(): Promise<void> {
  const files = await readContentFiles(CONTENT_DIR);
  const pack = files.ok ? loadPack(files.value) : files;
  if (!pack.ok) throw new Error('the content does not load');
  const sides = [...pack.value.tiles.values()];
  againstPeers(randomFrom(1));

  const laid = layTiles(largeMap(pack.value.tiles, 89), pack.value.tiles);
  if (!laid.ok) throw new Error('the large map overlaps');
  const large = onTiles(randomFrom(2), laid.value);
  console.log(`(b) 89 tiles, ${large.spaces} spaces, 20 figures; against a plain flood fill of the map`);
  console.log(`    sight from one space to all others ${(large.sight / large.flood).toFixed(1)} times`);

  const counts = [10, 32, 100, 320, 1000];
  const rows = counts.map((count) => onTiles(randomFrom(3), growTileMap(randomFrom(count), sides, count)));
  console.log(`(d) growth from ${counts[0]} to ${counts.at(-1)} tiles: exponent of time over spaces`);
  for (const what of ['distance', 'reach', 'sight', 'flood'] as const) {
    const sizes = rows.map(({ spaces }) => spaces);
    console.log(
      `    ${what.padEnd(8)} ${slope(
        sizes,
        rows.map((row) => row[what]),
      ).toFixed(2)}`,
    );
  }
}

await main();
