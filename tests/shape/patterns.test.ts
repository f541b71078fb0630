// No pattern of the source takes more than linear work, whatever text it is fed. Patterns are found, hard texts are made from
// their parts, and looks at letters are counted: no list and no clock.

import { describe, expect, it } from 'vitest';
import { patternsIn, patternsOf, sourceFiles, type FoundPattern } from './patterns/find';
import { KNOWN_PARTS } from './patterns/knownParts';
import { kindsOf, textOfKind, type Kind } from './patterns/texts';
import { makeCounter } from './patterns/work';

/** Letters of the trials that find the worst kind, and of the two texts of it that are compared. */
const [SHORT_TRIAL, LONG_TRIAL, FEW, MANY] = [120, 900, 2000, 20_000];
/** A planted mistake shows on shorter texts, and its work grows with their square or worse. */
const PLANTED_FEW = 400;
/** Ten times the letters are ten times the work, and a little for the ends. */
const MOST_GROWTH = 13;
/** Beyond this a trial is as bad as any. */
const ENOUGH = 50_000;
/** The worst kinds of the short trial that go on to the long one. */
const SUSPECTS = 6;

/** How much more work ten times the letters of the worst kind make. */
function growthOf(
  { source, flags }: Pick<FoundPattern, 'source' | 'flags'>,
  letters = FEW,
): {
  readonly growth: number;
  readonly kind: Kind | undefined;
} {
  const counter = makeCounter(source, flags);
  const worstOf = (kinds: readonly Kind[], letters: number, limit: number): readonly Kind[] =>
    kinds
      .map((kind) => ({ kind, work: counter(textOfKind(kind, letters), limit).work }))
      .toSorted((one, other) => other.work - one.work)
      .map(({ kind }) => kind);
  const suspects = worstOf(kindsOf(source, flags), SHORT_TRIAL, ENOUGH).slice(0, SUSPECTS);
  const [kind] = worstOf(suspects, LONG_TRIAL, 20 * ENOUGH);
  if (!kind) return { growth: 0, kind };
  const few = counter(textOfKind(kind, letters), 100 * ENOUGH).work;
  const many = counter(textOfKind(kind, (letters / FEW) * MANY), few * (MOST_GROWTH + 1)).work;
  return { growth: many / few, kind };
}

/** What reads addresses, headers and pages of others as well. */
const read = sourceFiles(['src', 'server', 'tools', 'public']).map(patternsIn);
const found = read.flatMap(({ patterns: own }) => own);
const patterns = [...new Map(found.map((one) => [`/${one.source}/${one.flags}`, one])).entries()];

describe('patterns', () => {
  it('[patterns] are found in all of the source', () => expect(patterns.length).toBeGreaterThan(100));

  it('[patterns] are put together from parts that are known, or explained in the list', () => {
    expect(read.flatMap(({ unknown }) => unknown)).toEqual([]);
    const used = new Set(read.flatMap((one) => one.used));
    expect(KNOWN_PARTS.filter((row) => !used.has(row))).toEqual([]);
  });

  it.each(patterns)('[patterns] 20,000 letters of its worst kind are linear work for %s', (_, pattern) => {
    const { growth, kind } = growthOf(pattern);
    expect(growth, `${pattern.place} on ${JSON.stringify(kind)}`).toBeLessThan(MOST_GROWTH);
  });

  it.each(patterns)(
    '[patterns] the counting matcher agrees with the engine on %s',
    (_, { source, flags }) => {
      const counter = makeCounter(source, flags);
      for (const kind of kindsOf(source, flags).filter((__, index) => index % 37 === 0)) {
        const text = textOfKind(kind, 40);
        const engine = new RegExp(source, flags.replace('y', '').includes('g') ? flags : `${flags}g`);
        const [first] = text.matchAll(engine);
        const [match] = counter(text, 1e6).matches;
        const at = flags.includes('u') && match ? [...text].slice(0, match[0]).join('').length : match?.[0];
        expect(at, JSON.stringify(text)).toBe(first?.index);
        if (match) expect([...text].slice(match[0], match[1]).join('').length).toBe(first?.[0].length);
      }
    },
  );
});

describe('planted mistakes', () => {
  it.each([
    ['cubic', '^\\s*((?:\\{B\\}\\s*)+):?\\s*(.+)$', ''],
    ['a count before a word', '(\\d*)\\s*(blue|green)', 'gi'],
    ['a loop in a loop', '^(?:[a-z]+)*!$', ''],
    ['two that overlap', '^\\w+[a-z]+!$', ''],
    ['hyphens at an end', '^-+|-+$', 'g'],
    ['an escape in quotes', '"(?:[^"\\\\]|\\\\.)*"', 'g'],
    ['the last brace', '^(.+)\\{(.*)\\}$', ''],
  ])('[patterns] %s is found out', (_, source, flags) => {
    expect(growthOf({ source, flags }, PLANTED_FEW).growth).toBeGreaterThan(MOST_GROWTH);
  });

  it('[patterns] literals, calls and constants are found, wherever they stand', () => {
    const code =
      'const A = "x+"; const b = [/a"b/gi, new RegExp(`^(${list})$`, "u"), RegExp(A), ' +
      't.match("y+"), t.search(A), t.matchAll(`${A}!`), new RegExp("(" + A + ")" + b.source), server.match(request)];';
    const list = { file: 'a.ts', part: 'list', why: 'names' };
    const { patterns: own, unknown } = patternsOf('a.ts', `${code}; const c = b; const b = /z/;`, [list]);
    expect(unknown).toEqual([]);
    expect(own.map(({ source, flags }) => [source, flags])).toEqual([
      ['a"b', 'gi'],
      ['^(name)$', 'u'],
      ['x+', ''],
      ['y+', ''],
      ['x+', ''],
      ['x+!', 'g'],
      ['(x+)z', ''],
      ['z', ''],
    ]);
  });

  it('[patterns] a pattern that is handed over is no name: it must be explained', () => {
    const code =
      'const FORM = "(a+)+$"; function at(text, form, way) { return new RegExp(form, way).exec(text); }';
    expect(patternsOf('a.ts', code, [])).toMatchObject({ unknown: ['a.ts: form', 'a.ts: way'] });
    const row = { file: 'a.ts', part: 'form', constant: 'FORM', why: 'nothing else is handed in' };
    expect(patternsOf('a.ts', code.replace(', way', ''), [row]).patterns).toMatchObject([
      { source: '(a+)+$' },
    ]);
  });

  it('[patterns] with the flag m, lines begin and end inside of the text', () => {
    const counter = makeCounter('^b$', 'gm');
    expect(counter('a\nb\r\nb\u2028c').matches).toEqual([
      [2, 3],
      [5, 6],
    ]);
    expect(makeCounter('^b$', 'g')('a\nb').matches).toEqual([]);
  });
});
