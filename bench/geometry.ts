// Counting, reach and sight against the path finders of npm and against a plain flood fill. Only ratios within one run
// are printed: they survive a change of machine. Run with: npx tsx bench/geometry.ts
// With --spread 20, sight alone is measured that many times, each time by a process of its own.

import { spawnSync } from 'node:child_process';
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
import { median, slope, timeInTurn, timePerCall } from './ratio';

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
    flood: () => starts.forEach((at) => floodFill(board, cell(at))),
    sight: () => starts.forEach((at) => sightField(board, theSpace(at))),
    distance: () => pairs.forEach(([a, b]) => countSpaces(board, theSpace(a), theSpace(b))),
    reach: () => starts.forEach((at) => reach(board, makePiece('mover', 'rebel', at), SPEED).ends),
  };
}

type Tiles = Parameters<typeof largeMap>[0];

async function readTiles(): Promise<Tiles> {
  const files = await readContentFiles(CONTENT_DIR);
  const pack = files.ok ? loadPack(files.value) : files;
  if (!pack.ok) throw new Error('the content does not load');
  return pack.value.tiles;
}

/** (b) How many flood fills of a large map it costs to see from one space to all others. */
function sightInFloods(tiles: Tiles): { spaces: number; floods: number } {
  const laid = layTiles(largeMap(tiles, 89), tiles);
  if (!laid.ok) throw new Error('the large map overlaps');
  const { spaces, sight, flood } = onTiles(randomFrom(2), laid.value);
  const times = timeInTurn({ sight, flood });
  return { spaces, floods: times.sight / times.flood };
}

async function main(): Promise<void> {
  const tiles = await readTiles();
  againstPeers(randomFrom(1));

  const { spaces, floods } = sightInFloods(tiles);
  console.log(`(b) 89 tiles, ${spaces} spaces, 20 figures; against a plain flood fill of the map`);
  console.log(`    sight from one space to all others ${floods.toFixed(1)} times`);

  const counts = [10, 32, 100, 320, 1000];
  const sides = [...tiles.values()];
  const rows = counts.map((count) => {
    const { spaces, ...works } = onTiles(randomFrom(3), growTileMap(randomFrom(count), sides, count));
    return { spaces, ...timeInTurn(works) };
  });
  console.log(`(d) growth from ${counts[0]} to ${counts.at(-1)} tiles: exponent of time over spaces`);
  for (const what of ['distance', 'reach', 'sight', 'flood'] as const) {
    const sizes = rows.map((row) => row.spaces);
    const times = rows.map((row) => row[what]);
    console.log(`    ${what.padEnd(8)} ${slope(sizes, times).toFixed(2)}`);
  }
}

/** A process of its own each time: what one of them compiles or collects at a bad moment does not reach the next. */
function spread(times: number): void {
  const script = process.argv[1] ?? '';
  const found = Array.from({ length: times }, () => {
    const { stdout } = spawnSync(process.execPath, [...process.execArgv, script, '--sight'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return Number.parseFloat(stdout);
  });
  const [least, middle, most] = [Math.min(...found), median(found), Math.max(...found)].map((n) =>
    n.toFixed(1),
  );
  console.log(
    `sight from one space to all others, in flood fills: ${found.map((n) => n.toFixed(1)).join(' ')}`,
  );
  console.log(`    median ${middle}, least ${least}, largest ${most} of ${times}`);
}

const asked = process.argv.indexOf('--spread');
if (asked !== -1) spread(Number(process.argv[asked + 1] ?? 20));
else if (process.argv.includes('--sight')) console.log(sightInFloods(await readTiles()).floods);
else await main();
