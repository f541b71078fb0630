import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProblem, loadPack, MAX_FILE_SIZE, parseContentFile, KINDS } from '../../src/packs';
import { scanJson } from '../../src/packs/reading/scanJson';

function lineFor(text: string): string {
  const parsed = parseContentFile('a.json', text);
  return parsed.ok ? 'fine' : formatProblem(parsed.error);
}

describe('[content] text that is not JSON is refused with line and column', () => {
  it.each([
    ['', 'a.json: line 1, column 1: expected a value, found the end of the file'],
    [
      '{\n  "kind": "tiles",\n}',
      'a.json: line 3, column 1: expected a field name in double quotes, found "}"',
    ],
    [
      '{ kind: 1 }',
      'a.json: line 1, column 3: expected a field name in double quotes or "}", found "kind: 1 }"',
    ],
    ['{ "a" 1 }', 'a.json: line 1, column 7: expected ":", found "1 }"'],
    ['[1 2]', 'a.json: line 1, column 4: expected "," or the end of the object or list, found "2]"'],
    ['[1] 2', 'a.json: line 1, column 5: expected the end of the file, found "2"'],
    ['["a\nb"]', 'a.json: line 1, column 4: expected text closed by a double quote, on one line, found ""'],
    ['[01]', 'a.json: line 1, column 3: expected "," or the end of the object or list, found "1]"'],
    ['[1,]', 'a.json: line 1, column 4: expected a value, found "]"'],
    [
      '{ "a": { "b": 1, "b": 2 } }',
      'a.json: a.b: expected this field only once, found it again at line 1, column 21',
    ],
  ])('[content] %j', (text, line) => {
    expect(lineFor(text)).toBe(line);
  });

  it('[content] a byte order mark is no mistake', () => {
    expect(parseContentFile('a.json', '\uFEFF{"kind": "tiles"}')).toEqual({
      ok: true,
      value: { file: 'a.json', data: { kind: 'tiles' } },
    });
  });
});

describe('[content] size and depth are bounded', () => {
  it('[content] a huge file is refused before it is parsed', () => {
    const parsed = parseContentFile('a.json', ' '.repeat(MAX_FILE_SIZE + 1));
    expect(parsed).toMatchObject({ ok: false, error: { code: 'tooLarge' } });
  });

  it('[content] 100 levels are fine, 101 are not, a million do no harm', () => {
    expect(lineFor('['.repeat(100) + ']'.repeat(100))).toBe('fine');
    expect(lineFor('['.repeat(101) + ']'.repeat(101))).toContain(
      'column 101: expected at most 100 objects and lists',
    );
    expect(parseContentFile('a.json', '{"a":'.repeat(1_000_000))).toMatchObject({
      ok: false,
      error: { code: 'tooDeep' },
    });
  });
});

describe('[content] whatever comes in, a pack or problems come out', () => {
  const settings = { seed: 20, numRuns: 500 };

  it('[content] the scanner accepts what JSON.parse accepts, and nothing else', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b',
      '1',
      '-',
      '0.5e3',
      'true',
      'nul',
      ' ',
      '\\',
    );
    const texts = fc.oneof(
      fc.json(),
      fc.array(pieces).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 })).map(([json, at, extra]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + extra + json.slice(place + 1);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const problem = scanJson(text);
        if (problem !== undefined && problem.code !== 'syntax') return;
        expect(problem === undefined).toBe(parses(text));
      }),
      { ...settings, numRuns: 3000 },
    );
  });

  it('[content] random files never throw', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom('id', 'name', 'spaces', 'faces', 'cards'), fc.jsonValue()),
    );
    const file = fc.oneof(
      fc.jsonValue(),
      fc.record({ kind: fc.constantFrom(...KINDS, 'none'), entries: fc.array(entry, { maxLength: 5 }) }),
    );
    fc.assert(
      fc.property(fc.array(file, { maxLength: 4 }), (files) => {
        const loaded = loadPack(files.map((data, index) => ({ file: `${index}.json`, data })));
        if (!loaded.ok) {
          expect(loaded.error.length).toBeGreaterThan(0);
          for (const problem of loaded.error) expect(formatProblem(problem)).not.toContain('undefined');
        }
      }),
      settings,
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
