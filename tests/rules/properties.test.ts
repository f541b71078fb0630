// What must hold on every board, whatever the rules say in detail.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areAdjacent,
  countSpaces,
  costTo,
  edgeBetween,
  pathTo,
  reach,
  setDoor,
  sight,
  theFigure,
  theSpace,
  type Board,
  type BoardSetup,
  type Piece,
  type Place,
  type Point,
} from '../../src/rules';
import { BruteBoard, footprint, key } from './bruteBoard';
import { entryCost, isOneMove } from './bruteReach';
import { pick, randomDrawnSetup, randomFrom, type Random } from './randomBoards';
import { boardOf } from './situate';

/** A random board and a source of further choices, both from one number that fast-check can tell and shrink. */
const onBoards = (runs: number, check: (setup: BoardSetup, board: Board, random: Random) => void): void => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = randomFrom(seed);
      const setup = randomDrawnSetup(random);
      check(setup, boardOf(setup), random);
    }),
    { seed: 1977, numRuns: runs },
  );
};

const spaceOf = (random: Random, { lattice }: BoardSetup): Point => {
  const { x, y } = pick(random, lattice.spaces);
  return [x, y];
};

describe('distance', () => {
  it('[3.1] is symmetric, and 0 only where a space is shared', () => {
    onBoards(300, ({ figures = [] }, board, random) => {
      if (figures.length < 2) return;
      const [a, b] = [theFigure(pick(random, figures)), theFigure(pick(random, figures))];
      expect(countSpaces(board, a, b)).toBe(countSpaces(board, b, a));
      expect(areAdjacent(board, a, b)).toBe(areAdjacent(board, b, a));
      if (areAdjacent(board, a, b)) expect(countSpaces(board, a, b)).toBeLessThanOrEqual(1);
    });
  });

  it('[3.1] between spaces keeps the triangle inequality where it is defined', () => {
    onBoards(400, (setup, board, random) => {
      const [a, b, c] = [spaceOf(random, setup), spaceOf(random, setup), spaceOf(random, setup)].map(
        theSpace,
      );
      if (!a || !b || !c) return;
      const [ab, bc, ac] = [countSpaces(board, a, b), countSpaces(board, b, c), countSpaces(board, a, c)];
      if (ab === null || bc === null) return;
      expect(ac).not.toBeNull();
      expect(ac).toBeLessThanOrEqual(ab + bc);
    });
  });
});

describe('reach', () => {
  it('[5.2] with one point more contains what was reached before, at the same cost', () => {
    onBoards(300, ({ figures = [] }, board, random) => {
      if (figures.length === 0) return;
      const piece = pick(random, figures);
      const points = Math.floor(random() * 6);
      const more = reach(board, piece, points + 1);
      for (const end of reach(board, piece, points).ends) expect(costTo(more, end)).toBe(end.cost);
    });
  });

  it('[5.7] has a path to every end whose steps are legal and cost what was said', () => {
    onBoards(200, (setup, board, random) => {
      const { figures = [] } = setup;
      if (figures.length === 0) return;
      const piece = pick(random, figures);
      const brute = new BruteBoard(setup);
      const reached = reach(board, piece, 5);
      for (const end of reached.ends) {
        const path = pathTo(reached, end) ?? [];
        expect(path[0]).toEqual({ at: piece.at, size: piece.size });
        expect(path.at(-1)).toEqual({ at: end.at, size: end.size });
        const steps = path.slice(1).map((place, index) => [path[index] ?? place, place] as const);
        expect(steps.every(([from, to]) => isOneMove(brute, piece, from, to))).toBe(true);
        expect(steps.reduce((sum, [, to]) => sum + entryCost(brute, piece, to), 0)).toBe(end.cost);
      }
    });
  });
});

describe('doors', () => {
  it('[4.3] opening one never takes sight, adjacency or a way from anyone', () => {
    onBoards(300, ({ figures = [] }, board, random) => {
      const doors = [...board.doors.keys()];
      if (doors.length === 0 || figures.length < 2) return;
      const opened = setDoor(board, pick(random, doors), false);
      const [a, b] = [theFigure(pick(random, figures)), theFigure(pick(random, figures))];
      if (sight(board, a, b)) expect(sight(opened, a, b)).not.toBeNull();
      if (areAdjacent(board, a, b)) expect(areAdjacent(opened, a, b)).toBe(true);
      const before = countSpaces(board, a, b);
      if (before !== null) expect(countSpaces(opened, a, b)).toBeLessThanOrEqual(before);
    });
  });

  it('closing it again gives back the board that was', () => {
    onBoards(100, (_setup, board, random) => {
      const doors = [...board.doors.keys()];
      if (doors.length === 0) return;
      const door = pick(random, doors);
      expect(setDoor(setDoor(board, door, false), door, true).ground).toEqual(board.ground);
    });
  });
});

/** The eight ways to turn and mirror a board, as maps of spaces. */
const SYMMETRIES: readonly ((at: Point) => Point)[] = [
  ([x, y]) => [-x, y],
  ([x, y]) => [x, -y],
  ([x, y]) => [-x, -y],
  ([x, y]) => [y, x],
  ([x, y]) => [-y, x],
  ([x, y]) => [y, -x],
  ([x, y]) => [-y, -x],
];

function turned(setup: BoardSetup, move: (at: Point) => Point): BoardSetup {
  return {
    lattice: {
      spaces: setup.lattice.spaces.map(({ x, y, terrain }) => {
        const [toX, toY] = move([x, y]);
        return { x: toX, y: toY, terrain };
      }),
      edges: setup.lattice.edges.map(({ axis, x, y, kind }) => ({
        ...edgeBetween(move([x, y]), move(axis === 'h' ? [x, y - 1] : [x - 1, y])),
        kind,
      })),
    },
    doors: (setup.doors ?? []).map(({ id, between: [a, b] }) => ({ id, between: [move(a), move(b)] })),
    rubble: (setup.rubble ?? []).map(move),
    shields: (setup.shields ?? []).map(move),
    figures: (setup.figures ?? []).map((piece) => ({ ...piece, ...turnedPlace(piece, move) })),
  };
}

function turnedPlace(place: Place, move: (at: Point) => Point): Place {
  const spaces = footprint(place).map(move);
  const [xs, ys] = [spaces.map(([x]) => x), spaces.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { at: [left, top], size: [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1] };
}

describe('mirrored and turned boards', () => {
  it('[1.2] give the same answers', () => {
    onBoards(250, (setup, board, random) => {
      const { figures = [] } = setup;
      if (figures.length < 2) return;
      const move = pick(random, SYMMETRIES);
      const other = boardOf(turned(setup, move));
      const there = (piece: Piece): Piece => ({ ...piece, ...turnedPlace(piece, move) });
      const [a, b] = [pick(random, figures), pick(random, figures)];
      const [here, far] = [theFigure(a), theFigure(b)];
      const [hereToo, farToo] = [theFigure(there(a)), theFigure(there(b))];
      expect(areAdjacent(other, hereToo, farToo)).toBe(areAdjacent(board, here, far));
      expect(countSpaces(other, hereToo, farToo)).toBe(countSpaces(board, here, far));
      expect(sight(other, hereToo, farToo)?.by).toBe(sight(board, here, far)?.by);
      const name = ({ at, size }: Place, cost: number): string => `${key(at)} ${size.join('x')} ${cost}`;
      expect(
        reach(other, there(a), 4)
          .ends.map((end) => name(end, end.cost))
          .sort(),
      ).toEqual(
        reach(board, a, 4)
          .ends.map((end) => name(turnedPlace(end, move), end.cost))
          .sort(),
      );
    });
  });
});

describe('searches', () => {
  it('leave nothing behind that a later one could see, on boards of any size in any order', () => {
    const random = randomFrom(5);
    const boards = Array.from({ length: 30 }, () => boardOf(randomDrawnSetup(random)));
    const ask = (board: Board): unknown =>
      board.pieces.map((piece) => [
        reach(board, piece, 4).ends,
        board.pieces.map((other) => [
          countSpaces(board, theFigure(piece), theFigure(other)),
          sight(board, theFigure(piece), theFigure(other)),
        ]),
      ]);
    const first = boards.map(ask);
    const again = boards.map((_, index) => ask(boards.at(-1 - index) as Board)).toReversed();
    expect(again).toEqual(first);
  });
});
