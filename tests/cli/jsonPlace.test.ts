// From the path of a problem to the line an editor jumps to.

import { describe, expect, it } from 'vitest';
import { placesOfPaths } from '../../src/cli/jsonPlace';
import { formatLocated, locate } from '../../src/cli/located';

const placeOfPath = (text: string, path: string) => placesOfPaths(text, [path])[0];

const TEXT = `{
  "kind": "missions",
  "entries": [
    { "id": "a", "note": "a: [b], {c}" },
    {
      "id": "b", "spaces": [[0, 1], [2, 3]],
      "words": { "a.b": "x", "say \\"hi\\"": "y" }
    }
  ]
}`;

describe('[cli] places in JSON text', () => {
  it.each([
    ['entries', 3, 3],
    ['entries[0]', 4, 5],
    ['entries[0].note', 4, 18],
    ['entries[1].spaces', 6, 18],
    ['entries[1].spaces[1]', 6, 37],
    ['entries[1].spaces[1][0]', 6, 38],
    ['entries[1].words."a.b"', 7, 18],
    ['entries[1].words."say \\"hi\\""', 7, 30],
    ['line 5, column 9', 5, 9],
  ])('[cli] %s', (path, line, column) => {
    expect(placeOfPath(TEXT, path)).toEqual({ line, column });
  });

  it('[cli] what is missing is told where it should be', () => {
    expect(placeOfPath(TEXT, 'entries[1].title')).toEqual({ line: 5, column: 5 });
    expect(placeOfPath(TEXT, '')).toEqual({ line: 1, column: 1 });
  });

  it('[cli] an item of an empty list is told where the list is', () => {
    expect(placeOfPath('{\n  "a": []\n}', 'a[0]')).toEqual({ line: 2, column: 3 });
  });

  it('[cli] the byte order mark of an editor hides nothing', () => {
    expect(placeOfPath('\uFEFF{\n  "a": 1\n}', 'a')).toEqual({ line: 2, column: 3 });
  });

  it('[cli] a field that stands twice is found, however deep the text goes on after it', () => {
    expect(placeOfPath(`{\n  "a": 1,\n  "a": ${'['.repeat(1_000_000)}`, 'a')).toEqual({ line: 2, column: 3 });
  });

  it('[cli] a problem is a link, and says its place once', () => {
    const problem = {
      file: 'a.json',
      path: 'entries[0].note',
      code: 'wrongType',
      expected: 'x',
      found: 'y',
    } as const;
    const texts = new Map([['a.json', TEXT]]);
    expect(formatLocated(locate([problem], texts)[0] ?? problem)).toBe(
      'a.json:4:18: entries[0].note: expected x, found y',
    );
    const syntax = { ...problem, path: 'line 2, column 3' };
    expect(formatLocated(locate([syntax], texts)[0] ?? syntax)).toBe('a.json:2:3: expected x, found y');
    expect(formatLocated(locate([problem], new Map())[0] ?? problem)).toBe(
      'a.json: entries[0].note: expected x, found y',
    );
  });

  it('[cli] a problem is one line, whatever its file and its values are called', () => {
    const found = '3 ("..\u2028All is well.")';
    const problem = { file: 'a\nb.json', path: '', code: 'rowLength', expected: '2 letters', found } as const;
    expect(formatLocated(problem)).toBe('a b.json: expected 2 letters, found 3 (".. All is well.")');
  });

  it('[cli] problems of several files stay in their order', () => {
    const at = (file: string, path: string) =>
      ({ file, path, code: 'wrongType', expected: 'x', found: 'y' }) as const;
    const texts = new Map([
      ['a.json', TEXT],
      ['b.json', '[1,\n2]'],
    ]);
    const problems = [
      at('a.json', 'kind'),
      at('b.json', '[1]'),
      at('c.json', 'x'),
      at('a.json', 'entries[1]'),
    ];
    expect(locate(problems, texts).map(({ line }) => line)).toEqual([2, 2, undefined, 5]);
  });
});
