// The engine against the brute-force versions, on thousands of random boards and on maps of real tiles.

import { beforeAll, describe, expect, it } from 'vitest';
import {
  areAdjacent,
  countSpaces,
  distanceField,
  distanceTo,
  isSeen,
  reach,
  sight,
  sightField,
  sightOnto,
  theFigure,
  theSpace,
  type BoardSetup,
  type Piece,
  type Point,
  type Subject,
  type TileSide,
} from '../../src/rules';
import { builtInPack } from '../cli/samplePack';
import {
  BruteBoard,
  bruteAdjacent,
  bruteDistance,
  footprint,
  key,
  type Subject as BruteSubject,
} from './bruteBoard';
import { bruteProofs, bruteSight, type Proof } from './bruteSight';
import { bruteReach } from './bruteReach';
import { growTileMap, pick, randomDrawnSetup, randomFrom, randomSetup, type Random } from './randomBoards';
import { boardOf } from './situate';
import { sized } from '../sized';

type Both = { readonly ours: Subject; readonly theirs: BruteSubject };
const figure = (piece: Piece): Both => ({ ours: theFigure(piece), theirs: { figure: piece } });
const space = (at: Point): Both => ({ ours: theSpace(at), theirs: { space: at } });

const anything = (random: Random, setup: BoardSetup): Both => {
  const figures = setup.figures ?? [];
  if (figures.length > 0 && random() < 0.75) return figure(pick(random, figures));
  const { x, y } = pick(random, setup.lattice.spaces);
  return space([x, y]);
};

/** A mismatch is told with enough to draw the board again; that text is long, so it is made only then. */
function agree(setup: BoardSetup, what: string, facts: unknown, ours: unknown, theirs: unknown): void {
  if (JSON.stringify(ours) === JSON.stringify(theirs)) return;
  const { spaces, edges } = setup.lattice;
  expect(ours, `${what} ${JSON.stringify({ facts, ...setup, lattice: { spaces, edges } })}`).toEqual(theirs);
}

function isProof({ corner, to }: Proof, proofs: Iterable<Proof>): boolean {
  for (const proof of proofs) if (JSON.stringify(proof) === JSON.stringify({ corner, to })) return true;
  return false;
}

function compareOne(random: Random, setup: BoardSetup, points: number): void {
  const board = boardOf(setup);
  const brute = new BruteBoard(setup);
  for (let i = 0; i < 4; i++) {
    const [a, b] = [anything(random, setup), anything(random, setup)];
    const facts = [a.theirs, b.theirs];
    agree(
      setup,
      'adjacent',
      facts,
      areAdjacent(board, a.ours, b.ours),
      bruteAdjacent(brute, a.theirs, b.theirs),
    );
    agree(
      setup,
      'distance',
      facts,
      countSpaces(board, a.ours, b.ours),
      bruteDistance(brute, a.theirs, b.theirs),
    );
    const seen = sight(board, a.ours, b.ours);
    agree(setup, 'sight', facts, seen !== null, bruteSight(brute, a.theirs, b.theirs));
    if (seen?.by === 'lines')
      agree(setup, 'proof', facts, true, isProof(seen, bruteProofs(brute, a.theirs, b.theirs)));
  }
  const movers = setup.figures ?? [];
  if (movers.length === 0) return;
  const mover = pick(random, movers);
  agree(
    setup,
    'reach',
    { mover, points },
    reach(board, mover, points).ends,
    bruteReach(brute, mover, points),
  );
}

function compareFields(random: Random, setup: BoardSetup): void {
  const board = boardOf(setup);
  const viewer = anything(random, setup);
  const seen = sightField(board, viewer.ours);
  const far = distanceField(board, viewer.ours);
  const own = new Set(
    'figure' in viewer.theirs ? footprint(viewer.theirs.figure).map(key) : [key(viewer.theirs.space)],
  );
  for (const { x, y } of setup.lattice.spaces) {
    if (own.has(key([x, y]))) continue;
    const standing = (setup.figures ?? []).filter((piece) =>
      footprint(piece).some((at) => at[0] === x && at[1] === y),
    );
    const solid = standing.filter(({ companion }) => !companion);
    const targets = [...solid, ...standing.filter(({ companion }) => companion)].map(
      (piece) => figure(piece).ours,
    );
    if (solid.length === 0) targets.push(theSpace([x, y]));
    const expected = targets.some((target) => sight(board, viewer.ours, target) !== null);
    agree(setup, 'sight field', [viewer.theirs, x, y], isSeen(seen, [x, y]), expected);
    for (const target of targets) {
      const counted = countSpaces(board, viewer.ours, target);
      agree(setup, 'distance field', [viewer.theirs, x, y], distanceTo(far, target), counted);
    }
  }
}

/** Seeing from places where a figure does not stand yet is seeing after having moved there. */
function compareMovedSight(random: Random, setup: BoardSetup): void {
  const figures = setup.figures ?? [];
  if (figures.length < 2) return;
  const board = boardOf(setup);
  const [mover, target] = [pick(random, figures), pick(random, figures)];
  if (mover === target) return;
  const sees = sightOnto(board, mover, theFigure(target));
  for (const end of reach(board, mover, 3).ends) {
    if (mover.massive) continue;
    const there = { ...mover, at: end.at, size: end.size };
    const after = new BruteBoard({
      ...setup,
      figures: figures.map((piece) => (piece === mover ? there : piece)),
    });
    const expected = bruteSight(after, { figure: there }, { figure: target });
    agree(setup, 'sight after a move', { mover, target, end }, sees(end), expected);
  }
}

describe('on random drawn boards', () => {
  it('[brute force] adjacency, counting, sight and reach agree with brute force', () => {
    const random = randomFrom(20_241);
    for (let i = 0; i < sized(300, 2000); i++) compareOne(random, randomDrawnSetup(random), 1 + (i % 6));
  });

  it('whole-map sight and distance agree with asking one by one', () => {
    const random = randomFrom(77);
    for (let i = 0; i < sized(80, 400); i++) compareFields(random, randomDrawnSetup(random));
  });

  it('sight from a place to come agrees with sight after the move', () => {
    const random = randomFrom(78);
    for (let i = 0; i < sized(60, 150); i++) compareMovedSight(random, randomDrawnSetup(random));
  });
});

describe('on maps of 2 to 6 real tiles', () => {
  let sides: TileSide[];
  beforeAll(async () => {
    sides = [...(await builtInPack()).tiles.values()];
  });

  it('[brute force] adjacency, counting, sight and reach agree with brute force', () => {
    const random = randomFrom(4711);
    for (let i = 0; i < sized(80, 300); i++) {
      const setup = randomSetup(random, growTileMap(random, sides, 2 + (i % 5)));
      compareOne(random, setup, 1 + (i % 6));
      if (i % 5 === 0) compareFields(random, setup);
    }
  });
});
