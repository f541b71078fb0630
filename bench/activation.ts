// A whole group activation on a large map against single-path queries of the npm package `pathfinding` on the same map.
// Only ratios within one run are judged: they survive a change of machine. Run with: npx tsx bench/activation.ts

import { CONTENT_DIR, readContentFiles } from '../src/cli/contentFiles';
import {
  NO_MEMORY,
  PLAIN_FACTS,
  resolveActivation,
  type FigureFacts,
  type Line,
  type Orders,
  type Situation,
} from '../src/imperial';
import {
  figureFromCard,
  figureFromHero,
  loadPack,
  type CardId,
  type ContentFigure,
  type Pack,
} from '../src/packs';
import { layTiles, setUpBoard, type FigureId, type Lattice, type Point } from '../src/rules';
import { pick, randomFrom, type Random } from '../tests/rules/randomBoards';
import { largeMap } from './largeMap';
import { makePeers, type OpenMap } from './peers';
import { slope, timePerCall } from './ratio';

const TILES = 89;
const FIGURES = 20;
const QUERIES = 50;
const ACTIVATIONS = 1000;
const PASSES = 5;
const MOST = { ratio: 1, slowest: 10 };

const LINES: readonly Line[] = [
  {
    cost: 'attack',
    do: [
      {
        kind: 'moveAttack',
        points: 2,
        target: { noun: 'hero', order: [{ kind: 'most', of: 'health' }], soft: true },
      },
    ],
  },
  { cost: 'action', do: [{ kind: 'reposition', points: 4, distance: 3 }] },
  {
    cost: 'attack',
    do: [
      {
        kind: 'moveAttack',
        points: 4,
        target: { filter: [{ kind: 'wounded' }], order: [{ kind: 'closest' }], soft: true },
      },
    ],
  },
  { cost: 'action', do: [{ kind: 'engage', points: 4 }] },
  {
    cost: 'action',
    do: [
      {
        kind: 'toward',
        points: 4,
        target: { noun: 'hero', order: [{ kind: 'least', of: 'health' }], soft: true },
      },
    ],
  },
];

function situationWith(
  pack: Pack,
  lattice: Lattice,
  count: number,
  random: Random,
): { situation: Situation; orders: Orders } {
  const free = lattice.spaces.filter(({ terrain }) => terrain === 'open').map(({ x, y }): Point => [x, y]);
  const card = pack.cards.get('stormtrooper' as CardId);
  if (!card) throw new Error('the content has no stormtroopers');
  const heroes = [...pack.heroes.values()];
  // Half of them Rebels, within a few rooms of each other as in a real mission: far apart nobody would fight.
  const centre = pick(random, free);
  const near = free
    .toSorted(
      (a, b) =>
        Math.hypot(a[0] - centre[0], a[1] - centre[1]) - Math.hypot(b[0] - centre[0], b[1] - centre[1]),
    )
    .slice(0, count * 12);
  const figures = Array.from({ length: count }, (_, index): ContentFigure => {
    const [at = centre] = near.splice(Math.floor(random() * near.length), 1);
    const hero = heroes[index % heroes.length];
    return index % 2 === 0 && hero
      ? figureFromHero(hero, pack, `r${index}`, at)
      : figureFromCard(card, `i${index}`, at);
  });
  const board = setUpBoard({ lattice, figures: figures.map(({ piece }) => piece) });
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  const facts = figures.map(({ piece }, index): [FigureId, FigureFacts] => [
    piece.id,
    { ...PLAIN_FACTS, portrait: index, group: piece.side, activated: false },
  ]);
  const imperials = figures.flatMap(({ piece }) => (piece.side === 'imperial' ? [piece.id] : []));
  return {
    situation: {
      board: board.value,
      fighters: new Map(
        figures.map(({ piece, fighter }) => [piece.id, { ...fighter, damage: Math.floor(random() * 3) }]),
      ),
      facts: new Map(facts),
      things: new Map(),
      tiles: [],
      round: 1,
      heroes: 4,
      activations: 0,
      memory: NO_MEMORY,
      fallen: [],
    },
    orders: { card: 'stormtrooper', figures: imperials.slice(0, 3), lines: LINES },
  };
}

function openMapOf(lattice: Lattice): OpenMap {
  const xs = lattice.spaces.map(({ x }) => x);
  const ys = lattice.spaces.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const open = new Set(
    lattice.spaces
      .filter(({ terrain }) => terrain !== 'blocking')
      .map(({ x, y }) => `${x - left},${y - top}`),
  );
  return {
    width: Math.max(...xs) - left + 1,
    height: Math.max(...ys) - top + 1,
    isOpen: (x, y) => open.has(`${x},${y}`),
  };
}

const resolve = ({ situation, orders }: ReturnType<typeof situationWith>): void =>
  void resolveActivation(situation, orders, [], { mode: 'plan' });

/** The time of each, the best of several passes: whatever else the machine does seldom hits one case in every pass. */
function times(cases: readonly ReturnType<typeof situationWith>[]): readonly number[] {
  const best = cases.map(() => Infinity);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [index, one] of cases.entries()) {
      const start = performance.now();
      resolve(one);
      best[index] = Math.min(best[index] ?? Infinity, performance.now() - start);
    }
  }
  return best;
}

async function main(): Promise<void> {
  const files = await readContentFiles(CONTENT_DIR);
  const pack = files.ok ? loadPack(files.value) : files;
  if (!pack.ok) throw new Error('the content does not load');
  const laid = layTiles(largeMap(pack.value.tiles, TILES), pack.value.tiles);
  if (!laid.ok) throw new Error('the large map overlaps');
  const lattice = laid.value;
  const random = randomFrom(7);

  const map = openMapOf(lattice);
  const spaces = lattice.spaces.filter(({ terrain }) => terrain !== 'blocking');
  const [left, top] = [
    Math.min(...lattice.spaces.map(({ x }) => x)),
    Math.min(...lattice.spaces.map(({ y }) => y)),
  ];
  const anywhere = (): Point => {
    const { x, y } = pick(random, spaces);
    return [x - left, y - top];
  };
  const pairs = Array.from({ length: QUERIES }, () => [anywhere(), anywhere()] as const);
  const peers = makePeers(map).filter(({ name }) => name.startsWith('pathfinding'));
  const cases = Array.from({ length: ACTIVATIONS }, () =>
    situationWith(pack.value, lattice, FIGURES, random),
  );
  for (const one of cases.slice(0, 100)) resolve(one);
  const sorted = times(cases).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const slowest = sorted.at(-1) ?? 0;
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;

  console.log(
    `${TILES} tiles, ${lattice.spaces.length} spaces, ${FIGURES} figures; 3 figures with ${LINES.length} lines each`,
  );
  let worst = 0;
  for (const { name, steps } of peers) {
    const queries = timePerCall(() => {
      for (const [a, b] of pairs) steps(a, b);
    });
    worst = Math.max(worst, median / queries);
    console.log(
      `    an activation against ${QUERIES} paths of ${name.padEnd(27)} ${(median / queries).toFixed(3)} times as long (mean ${(mean / queries).toFixed(3)})`,
    );
  }
  console.log(`    slowest of ${ACTIVATIONS} random ones ${(slowest / median).toFixed(1)} times the median`);

  const counts = [10, 18, 32, 56, 100];
  const growth = counts.map((count) => {
    const some = Array.from({ length: 60 }, () => situationWith(pack.value, lattice, count, random));
    const all = times(some).toSorted((a, b) => a - b);
    return all[30] ?? 0;
  });
  console.log(
    `    from ${counts[0]} to ${counts.at(-1)} figures: ${((growth.at(-1) ?? 0) / (growth[0] ?? 1)).toFixed(1)} times as long, exponent ${slope(counts, growth).toFixed(2)}`,
  );
  process.exitCode = worst <= MOST.ratio && slowest <= MOST.slowest * median ? 0 : 1;
  if (process.argv.includes('--times'))
    console.log(`    median ${median.toFixed(3)} ms, slowest ${slowest.toFixed(3)} ms`);
}

await main();
