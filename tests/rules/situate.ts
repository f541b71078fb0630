// Boards for tests, as drawings with figures in them: a small letter in the place of a space is a figure of that name
// (a large one covers several spaces with its letter). Whatever a drawing cannot show is said beside it.

import {
  areAdjacent,
  costTo,
  countSpaces,
  makePiece,
  parseDrawing,
  pathTo,
  reach,
  setUpBoard,
  sight,
  theDoor,
  theFigure,
  theSpace,
  type Board,
  type BoardSetup,
  type DoorId,
  type FigureId,
  type Piece,
  type Point,
  type Sight,
  type Subject,
  type Terrain,
} from '../../src/rules';

type Beside = Omit<BoardSetup, 'lattice' | 'figures'> & {
  /** Fields of the figures; unless said otherwise they are Imperial, without keywords, on open ground. */
  readonly pieces?: Readonly<Record<string, Partial<Omit<Piece, 'id' | 'at' | 'size'>>>>;
  /** The terrain under figures. */
  readonly under?: Readonly<Record<string, Terrain>>;
  /** Companions that stand in a space with someone else. */
  readonly companions?: Readonly<Record<string, Point>>;
};

const MARKS: Readonly<Record<Terrain, string>> = {
  open: '.',
  blocking: 'B',
  impassable: 'I',
  difficult: 'D',
};

type Name = string | Point;

export function setupOf(lines: readonly string[], beside: Beside = {}): BoardSetup {
  const { pieces = {}, under = {}, companions = {}, ...rest } = beside;
  const spaces = new Map<string, Point[]>();
  const cleared = lines.map((line, row) =>
    [...line]
      .map((mark, column) => {
        if (row % 2 === 0 || column % 2 === 0 || !/[a-z]/.test(mark)) return mark;
        spaces.set(mark, [...(spaces.get(mark) ?? []), [column >> 1, row >> 1]]);
        return MARKS[under[mark] ?? 'open'];
      })
      .join(''),
  );
  const lattice = parseDrawing(cleared);
  if (!lattice.ok) throw new Error(JSON.stringify(lattice.error));
  const figures = [...spaces].map(([id, own]) => {
    const [left, top] = [Math.min(...own.map(([x]) => x)), Math.min(...own.map(([, y]) => y))];
    const [right, bottom] = [Math.max(...own.map(([x]) => x)), Math.max(...own.map(([, y]) => y))];
    return makePiece(id, 'imperial', [left, top], {
      size: [right - left + 1, bottom - top + 1],
      ...pieces[id],
    });
  });
  const shared = Object.entries(companions).map(([id, at]) =>
    makePiece(id, 'imperial', at, { companion: true, ...pieces[id] }),
  );
  return { lattice: lattice.value, figures: [...figures, ...shared], ...rest };
}

export function boardOf(setup: BoardSetup): Board {
  const board = setUpBoard(setup);
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
}

export const situate = (lines: readonly string[], beside?: Beside): Situation =>
  new Situation(boardOf(setupOf(lines, beside)));

/** A board with short ways to ask it. Names are letters of figures, names of doors, or spaces. */
export class Situation {
  readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  piece(id: string): Piece {
    const piece = this.board.figures.get(id as FigureId);
    if (!piece) throw new Error(`no figure ${id}`);
    return piece;
  }

  subject(name: Name): Subject {
    if (typeof name !== 'string') return theSpace(name);
    const door = this.board.doors.get(name as DoorId);
    return door ? theDoor(door) : theFigure(this.piece(name));
  }

  adjacent(a: Name, b: Name): boolean {
    return areAdjacent(this.board, this.subject(a), this.subject(b));
  }

  distance(a: Name, b: Name): number | null {
    return countSpaces(this.board, this.subject(a), this.subject(b));
  }

  sight(a: Name, b: Name): Sight | null {
    return sight(this.board, this.subject(a), this.subject(b));
  }

  sees(a: Name, b: Name): boolean {
    return this.sight(a, b) !== null;
  }

  /** What it costs a figure to end with its upper left space there, its base lying as it does or as given. */
  cost(id: string, at: Point, points = 9, size = this.piece(id).size): number | undefined {
    return costTo(reach(this.board, this.piece(id), points), { at, size });
  }

  path(id: string, at: Point, points = 9, size = this.piece(id).size): readonly Point[] | undefined {
    return pathTo(reach(this.board, this.piece(id), points), { at, size })?.map((place) => place.at);
  }

  /** The ends of a move, as `x,y` or `x,y 2x1` for large figures. */
  ends(id: string, points: number): string[] {
    return reach(this.board, this.piece(id), points).ends.map(({ at, size }) =>
      size[0] * size[1] === 1 ? at.join() : `${at.join()} ${size.join('x')}`,
    );
  }
}
