// The board for the brute-force versions: plain maps and prose, no bit masks, nothing shared with the engine but the
// types of its input. Slow on purpose; only there to disagree.

import type { BoardSetup, Piece, Place, Point } from '../../src/rules';

export type Subject = { readonly figure: Piece } | { readonly space: Point };

type EdgeKind = 'open' | 'wall' | 'blocking' | 'impassable' | 'door';

export const key = ([x, y]: Point): string => `${x},${y}`;
export const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

export const footprint = ({ at: [x, y], size: [width, height] }: Place): Point[] =>
  Array.from({ length: width * height }, (_, i): Point => [x + (i % width), y + Math.floor(i / width)]);

export const spacesOfSubject = (subject: Subject): Point[] =>
  'figure' in subject ? footprint(subject.figure) : [subject.space];

export class BruteBoard {
  readonly terrain = new Map<string, string>();
  readonly shields: Set<string>;
  readonly rubble: Set<string>;
  readonly figures: readonly Piece[];
  private readonly marks = new Map<string, EdgeKind>();

  constructor(setup: BoardSetup) {
    for (const { x, y, terrain } of setup.lattice.spaces) this.terrain.set(key([x, y]), terrain);
    for (const { axis, x, y, kind } of setup.lattice.edges) {
      this.marks.set(this.edgeName([x, y], axis === 'h' ? [x, y - 1] : [x - 1, y]), kind);
    }
    for (const { between } of setup.doors ?? []) this.marks.set(this.edgeName(...between), 'door');
    this.shields = new Set((setup.shields ?? []).map(key));
    this.rubble = new Set((setup.rubble ?? []).map(key));
    this.figures = setup.figures ?? [];
  }

  has(space: Point): boolean {
    return this.terrain.has(key(space));
  }

  is(space: Point, terrain: string): boolean {
    return this.terrain.get(key(space)) === terrain;
  }

  /** The mark between two orthogonal neighbours; the end of the map is a wall. */
  edge(a: Point, b: Point): EdgeKind {
    if (!this.has(a) || !this.has(b)) return 'wall';
    return this.marks.get(this.edgeName(a, b)) ?? 'open';
  }

  figuresIn(space: Point): Piece[] {
    return this.figures.filter((figure) => footprint(figure).some((own) => same(own, space)));
  }

  private edgeName(a: Point, b: Point): string {
    const [one, other] = [key(a), key(b)];
    return one < other ? `${one} ${other}` : `${other} ${one}`;
  }
}

/** 2.5: blocking spaces that count as open while these are asked about. */
export function openedBy(board: BruteBoard, subjects: readonly Subject[]): Set<string> {
  const opened = new Set<string>();
  for (const subject of subjects) {
    if (!('figure' in subject) || !(subject.figure.mobile || subject.figure.massive)) continue;
    for (const space of footprint(subject.figure)) if (board.is(space, 'blocking')) opened.add(key(space));
  }
  return opened;
}

/** 2.1 and 2.2, between two spaces. */
export function spacesAdjacent(board: BruteBoard, a: Point, b: Point, opened: ReadonlySet<string>): boolean {
  const isBlocked = (space: Point): boolean =>
    !board.has(space) || (board.is(space, 'blocking') && !opened.has(key(space)));
  const passes = (from: Point, to: Point): boolean =>
    !isBlocked(from) && !isBlocked(to) && ['open', 'impassable'].includes(board.edge(from, to));
  const dx = Math.abs(a[0] - b[0]);
  const dy = Math.abs(a[1] - b[1]);
  if (Math.max(dx, dy) !== 1) return false;
  if (dx + dy === 1) return passes(a, b);
  const knees: Point[] = [
    [a[0], b[1]],
    [b[0], a[1]],
  ];
  return knees.some((knee) => passes(a, knee) && passes(knee, b));
}

/** 2.3, between figures and spaces. */
export function bruteAdjacent(board: BruteBoard, a: Subject, b: Subject): boolean {
  if ('figure' in a && 'figure' in b && a.figure.id === b.figure.id) return false;
  const shared = spacesOfSubject(a).some((own) => spacesOfSubject(b).some((other) => same(own, other)));
  if (shared) return 'figure' in a && 'figure' in b;
  const opened = openedBy(board, [a, b]);
  return spacesOfSubject(a).some((own) =>
    spacesOfSubject(b).some((other) => spacesAdjacent(board, own, other, opened)),
  );
}

/** 3.1: wave after wave of adjacent spaces. */
export function bruteDistance(board: BruteBoard, a: Subject, b: Subject): number | null {
  const opened = openedBy(board, [a, b]);
  const goal = new Set(spacesOfSubject(b).map(key));
  const seen = new Set<string>();
  let wave = spacesOfSubject(a);
  for (let steps = 0; wave.length > 0; steps++) {
    if (wave.some((space) => goal.has(key(space)))) return steps;
    for (const space of wave) seen.add(key(space));
    const next = new Map<string, Point>();
    for (const [x, y] of wave) {
      for (const dx of [-1, 0, 1]) {
        for (const dy of [-1, 0, 1]) {
          const to: Point = [x + dx, y + dy];
          if (!seen.has(key(to)) && spacesAdjacent(board, [x, y], to, opened)) next.set(key(to), to);
        }
      }
    }
    wave = [...next.values()];
  }
  return null;
}
