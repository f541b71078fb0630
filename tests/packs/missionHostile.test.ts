// Missions may come from anywhere: whatever a file holds, it loads or is refused with problems, and nothing else
// happens.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent, formatProblem, loadPack, parseContentFile } from '../../src/packs';
import { card, fileOf } from './samples';
import {
  complaintsAbout,
  edited,
  GOOD_MISSION,
  GOOD_WORDS,
  missionFiles,
  packWith,
  type Json,
} from './missionSamples';
import { sized } from '../sized';

const settings = { seed: 77, numRuns: sized(120, 400) };

type Path = readonly (string | number)[];
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, held]) =>
    pathsIn(held, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), value);

const PATHS = pathsIn(GOOD_MISSION).slice(1);

function survives(mission: unknown, ...words: readonly Json[]): void {
  const { pack, warnings } = checkContent(missionFiles(mission as Json, ...words));
  const problems = [...(pack.ok ? [] : pack.error), ...warnings];
  if (!pack.ok) expect(pack.error.length).toBeGreaterThan(0);
  for (const problem of problems) expect(formatProblem(problem)).not.toMatch(/undefined|NaN/);
}

describe('[mission] hostile files', () => {
  it('[mission] any JSON in the place of a mission or of words', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (mission, words) => {
        const loaded = loadPack([fileOf('missions', mission), fileOf('words', words)]);
        expect(loaded.ok).toBe(false);
      }),
      settings,
    );
  });

  it('[mission] a mission with some of its values replaced, removed, or put elsewhere', () => {
    const path = fc.nat(PATHS.length - 1).map((index) => PATHS[index] ?? []);
    const value = fc.oneof(
      fc.jsonValue(),
      path.map((from) => valueAt(GOOD_MISSION, from)),
      fc.constantFrom(undefined, -1, 1e99, '', 'none', '((((', 'a'.repeat(5000), '{{', [], {}),
    );
    const edits = fc.array(fc.tuple(path, value), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(edits, (list) => {
        let mission: Json = GOOD_MISSION;
        for (const [at, to] of list)
          if (valueAt(mission, at.slice(0, -1)) instanceof Object) mission = edited(mission, [at, to]);
        survives(mission);
      }),
      settings,
    );
  });

  it('[mission] any text in the place of words', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc
        .array(fc.constantFrom('{{', '}}', '[', ']', '**', '$t(', 'heroes', ' ', 'action', '{', '\n'), {
          minLength: 1,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (title) => survives(GOOD_MISSION, edited(GOOD_WORDS, [['words', 'title'], title]))),
      settings,
    );
  });

  it('[mission] any word in the place of a language', () => {
    const word = fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/));
    fc.assert(
      fc.property(word, (language) =>
        survives(GOOD_MISSION, GOOD_WORDS, { ...GOOD_WORDS, id: 'x', language }),
      ),
      settings,
    );
  });

  it('[mission] tiles that all lie in one place, and names that nobody knows, as many as fit', () => {
    const tiles = Array.from({ length: 200 }, () => ({ tile: 'core-02A', at: [0, 0] }));
    const sections = Array.from({ length: 3 }, (_, index) => ({ id: `s${index}`, tiles }));
    const [first] = complaintsAbout(edited(GOOD_MISSION, [['sections'], sections]));
    expect(first).toMatchObject({ code: 'wrongValue', path: 'entries[0].sections' });
    survives(edited(GOOD_MISSION, [['sections'], sections.slice(0, 2)]));
    const unknown = Array.from({ length: 100 }, (_, index) => ({ kind: 'reveal', section: `hal-${index}` }));
    const scripts = Array.from({ length: 200 }, (_, index) => ({
      id: `s${index}`,
      on: { kind: 'missionStart' },
      do: unknown,
    }));
    expect(complaintsAbout(edited(GOOD_MISSION, [['scripts'], scripts])).length).toBeGreaterThan(20_000);
  });

  it('[mission] markup of pages is text like any other', () => {
    const text = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    const pack = packWith(GOOD_MISSION, edited(GOOD_WORDS, [['words', 'title'], text]));
    expect([...pack.words.values()][0]?.['en']?.['title']).toBe(text);
  });

  it('[mission] fields that reach for the prototype are refused', () => {
    const words = JSON.parse(
      '{ "id": "w", "of": "sample", "language": "en", "words": { "__proto__": "x", "constructor": "y" } }',
    ) as Json;
    expect(complaintsAbout(GOOD_MISSION, words).map(({ code }) => code)).toContain('forbiddenField');
    const takes = JSON.parse('{ "__proto__": 1 }') as Json;
    expect(
      complaintsAbout(edited(GOOD_MISSION, [['scripts', 3, 'takes'], takes])).map(({ code }) => code),
    ).toContain('forbiddenField');
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it.each(['constructor', 'prototype'])(
    '[mission] nothing is called %s, since no save could hold it',
    (name) => {
      const ids = PATHS.filter((path) => path.at(-1) === 'id');
      expect(ids.length).toBeGreaterThan(20);
      for (const path of ids)
        expect(complaintsAbout(edited(GOOD_MISSION, [path, name])), path.join('.')).toContainEqual(
          expect.objectContaining({
            expected: expect.stringContaining('JavaScript takes this one') as string,
          }),
        );
      const cards = loadPack([fileOf('cards', card({ id: name }))]);
      expect(cards).toMatchObject({ ok: false, error: [{ code: 'wrongValue', path: 'entries[0].id' }] });
    },
  );

  it('[mission] 10,000 levels and 50 MB are refused before anything is read', () => {
    const deep = '{"kind":"missions","entries":['.concat('{"if":'.repeat(10_000));
    expect(parseContentFile('a.json', deep)).toMatchObject({ ok: false, error: { code: 'tooDeep' } });
    expect(parseContentFile('a.json', `"${'x'.repeat(50_000_000)}"`)).toMatchObject({
      ok: false,
      error: { code: 'tooLarge' },
    });
  });

  it('[mission] effects inside each other, as deep as a file may be', () => {
    let effect: object = { kind: 'clearMap' };
    for (let depth = 0; depth < 44; depth++) effect = { kind: 'if', if: 'round > 0', then: [effect] };
    survives(edited(GOOD_MISSION, [['scripts', 0, 'do', 2], effect]));
    for (let depth = 0; depth < 10; depth++) effect = { kind: 'if', if: 'round > 0', then: [effect] };
    expect(complaintsAbout(edited(GOOD_MISSION, [['scripts', 0, 'do', 2], effect]))).toMatchObject([
      { code: 'tooDeep' },
      { code: 'unknownId', path: 'entries[0].of' },
    ]);
  });

  it('[mission] as many scripts as there may be, all of them calling each other', () => {
    const name = (index: number): string => `s${index}`;
    const scripts = Array.from({ length: 490 }, (_, index) => ({
      id: name(index),
      do: Array.from({ length: 50 }, (_unused, step) => ({
        kind: 'call',
        script: name((index + step + 1) % 490),
      })),
    }));
    const found = complaintsAbout(
      edited(GOOD_MISSION, [['scripts'], [...(GOOD_MISSION['scripts'] as object[]), ...scripts]]),
    );
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['endlessLoop', 'neverRuns']));
  });

  it('[mission] conditions with more cases than anybody would try', () => {
    const choice = { kind: 'any', of: Array.from({ length: 20 }, (_, index) => `alarm = ${index}`) };
    const all = { kind: 'all', of: Array.from({ length: 20 }, () => choice) };
    survives(
      edited(GOOD_MISSION, [
        ['scripts', 2, 'if'],
        { kind: 'all', of: Array.from({ length: 20 }, () => all) },
      ]),
    );
  });
});
