// The behaviours of the original app are numbered 1 to 105; each one is held by at least one test that cites its row.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROWS = 105;

/** `row 5`, `rows 3, 4`, `rows 10 and 11`, `rows 24-26`, `rows 3 to 9`, alone or beside other rules in the brackets. */
function rowsCited(source: string): readonly number[] {
  const brackets = [...source.matchAll(/\[([^\]\n]*\brows? [^\]\n]*)\]/g)].map(([, inside = '']) => inside);
  const lists = brackets.flatMap((inside) =>
    [...inside.matchAll(/\brows? ((?:\d+(?:-| to |, (?:rows? )?| and )?)+)/g)].map(([, list = '']) => list),
  );
  return lists.flatMap((list) =>
    [...list.matchAll(/(\d+)(?:(?:-| to )(\d+))?/g)].flatMap(([, first, last]) =>
      span(Number(first), Number(last ?? first)),
    ),
  );
}

const span = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('rows of the original', () => {
  it('[reading] citations are read in every form they are written in', () => {
    expect(rowsCited("it('[row 5] …'); it('[rows 24-26, D7] …')")).toEqual([5, 24, 25, 26]);
    expect(rowsCited("it('[D7, rows 3 to 5] …'); it('[rows 10 and 11] …')")).toEqual([3, 4, 5, 10, 11]);
    expect(rowsCited("it('[rows 15, 39-41] …'); it('[row 47, row 57] …')")).toEqual([15, 39, 40, 41, 47, 57]);
    expect(rowsCited('const a = list[row 1')).toEqual([]);
  });

  it('[citations] no row is without a test', () => {
    const files = readdirSync('tests', { recursive: true, encoding: 'utf8' });
    // The examples above are not tests of what they cite.
    const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.endsWith('rows.test.ts'));
    const cited = new Set(tests.flatMap((file) => rowsCited(readFileSync(join('tests', file), 'utf8'))));
    expect(span(1, ROWS).filter((row) => !cited.has(row))).toEqual([]);
  });
});
