// A tile from its readable form, rows of letters and edges in words, to the side the rules work with. Checks what no
// schema sees: rows fit the size, lines and openings lie on edges that can hold them.

import { LINES, type Axis, type EdgeAt, type TileLine, type Terrain, type TileSide } from '../../rules';
import type { ProblemCode } from '../problem';
import type { TileEntry } from '../schemas/table';

export type TileProblem = {
  readonly path: readonly (string | number)[];
  readonly code: ProblemCode;
  readonly expected: string;
  readonly found: string;
};

const LETTERS: Readonly<Record<string, Terrain | null>> = {
  '.': 'open',
  B: 'blocking',
  I: 'impassable',
  D: 'difficult',
  ' ': null,
};

type Spaces = TileSide['spaces'];

export function readTile(entry: TileEntry, report: (problem: TileProblem) => void): TileSide | undefined {
  const spaces = readSpaces(entry, report);
  if (!spaces) return undefined;
  const { id, environment, interior, copies, width, height } = entry;
  const lines = entry.lines.map((text) => ({ ...readEdge(text), kind: readLine(text) }));
  const openings = entry.openings.map(readEdge);
  checkEdges('lines', entry.lines, lines, spaces, report);
  checkEdges('openings', entry.openings, openings, spaces, report);
  return {
    id,
    ...readTileId(id),
    environment,
    interior,
    copies,
    ...(entry.unsure.includes('copies') && { uncounted: true as const }),
    width,
    height,
    spaces,
    lines,
    openings,
  };
}

/** The schema has made sure that an id ends with two digits and a side. */
export function readTileId(id: string): Pick<TileSide, 'expansion' | 'number' | 'side'> {
  const [expansion = '', rest = ''] = id.split('-');
  return { expansion, number: Number.parseInt(rest, 10), side: rest.endsWith('A') ? 'A' : 'B' };
}

function readSpaces(entry: TileEntry, report: (problem: TileProblem) => void): Spaces | undefined {
  let fine = true;
  const complain = (problem: TileProblem): void => {
    fine = false;
    report(problem);
  };
  const { height, width } = entry;
  if (entry.spaces.length !== height) {
    complain({
      path: ['spaces'],
      code: 'rowCount',
      expected: `${height} rows`,
      found: `${entry.spaces.length}`,
    });
  }
  const spaces = entry.spaces.map((row, index) => {
    const path = ['spaces', index];
    const letters = [...row];
    if (letters.length !== width) {
      complain({
        path,
        code: 'rowLength',
        expected: `${width} letters`,
        found: `${letters.length} ("${row}")`,
      });
    }
    const unknown = letters.find((letter) => !Object.hasOwn(LETTERS, letter));
    if (unknown !== undefined) {
      const expected = 'only the letters ".", "B", "I", "D" and blanks';
      complain({ path, code: 'unknownLetter', expected, found: `"${unknown}" (in "${row}")` });
    }
    return letters.map((letter) => LETTERS[letter] ?? null);
  });
  return fine ? spaces : undefined;
}

/** Content writes `h ROW COLUMN`, as one reads a page; the rules use x and y. The schema has checked the form. */
function readEdge(text: string): EdgeAt {
  const [axis, row, column] = text.split(' ');
  const axes: Axis = axis === 'h' ? 'h' : 'v';
  return { axis: axes, x: Number(column), y: Number(row) };
}

const readLine = (text: string): TileLine => LINES.find((kind) => text.endsWith(kind)) ?? 'blocking';

const EDGE_RULES = {
  lines: { beside: 2, code: 'lineOutside', expected: 'an edge between two spaces of the tile' },
  openings: { beside: 1, code: 'openingInside', expected: 'an edge on the outline of the tile' },
} as const;

function checkEdges(
  field: keyof typeof EDGE_RULES,
  texts: readonly string[],
  edges: readonly EdgeAt[],
  spaces: Spaces,
  report: (problem: TileProblem) => void,
): void {
  const rule = EDGE_RULES[field];
  const seen = new Set<string>();
  for (const [index, { axis, x, y }] of edges.entries()) {
    const found = `"${texts[index]}"`;
    const path = [field, index];
    const key = `${axis} ${x} ${y}`;
    if (spacesBeside(spaces, axis, x, y) !== rule.beside) {
      report({ path, code: rule.code, expected: rule.expected, found });
    } else if (seen.has(key)) {
      report({ path, code: 'repeatedEdge', expected: 'every edge once', found });
    }
    seen.add(key);
  }
}

function spacesBeside(spaces: Spaces, axis: Axis, x: number, y: number): number {
  const here = spaces[y]?.[x] ?? null;
  const there = (axis === 'h' ? spaces[y - 1]?.[x] : spaces[y]?.[x - 1]) ?? null;
  return (here === null ? 0 : 1) + (there === null ? 0 : 1);
}
