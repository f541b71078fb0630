// Every citation in src, tests and docs leads to a statement of docs/spec, and every statement is held by a test or listed
// with the reason why not. The samples below are planted mistakes: each must be found.

import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBracket, readProse } from './citations/grammar';
import { survey, type Files } from './citations/survey';
import { UNHELD } from './unheld';

/** This test and its helpers are full of samples, which are no citations. */
const SAMPLES = /^tests\/shape\/citations/;

const repository = (): Files =>
  new Map(
    ['src', 'tests', 'docs']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file).split(sep).join('/'),
        ),
      )
      .filter((file) => /\.(?:tsx?|md)$/.test(file) && !SAMPLES.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

describe('the repository', () => {
  const { statements, held, citations, wrong } = survey(repository());
  const unheld = [...statements].filter((id) => !held.has(id));

  it('[citations] all lead to a statement, and no statement stands twice', () => expect(wrong).toEqual([]));

  it('[citations] a statement that no test holds is listed with its reason', () =>
    expect(unheld.filter((id) => !Object.hasOwn(UNHELD, id))).toEqual([]));

  it('[citations] whatever is listed as held by no test is a statement, and is held by none', () =>
    expect(Object.keys(UNHELD).filter((id) => !unheld.includes(id))).toEqual([]));

  it('[citations] there are many of both, so that nothing was overlooked as a whole', () => {
    expect(statements.size).toBeGreaterThan(270);
    expect(citations).toBeGreaterThan(1000);
  });
});

describe('forms', () => {
  it.each([
    ['4.3', ['4.3']],
    ['D7, row 67', ['D7', 'row 67']],
    ['rows 24-26, D7', ['row 24', 'row 25', 'row 26', 'D7']],
    ['D6, rows 3 to 5', ['D6', 'row 3', 'row 4', 'row 5']],
    ['rows 10 and 11', ['row 10', 'row 11']],
    ['rows 15, 39-40', ['row 15', 'row 39', 'row 40']],
    ['row 47, row 57', ['row 47', 'row 57']],
    ['rows 2, 4.5', ['row 2', '4.5']],
    ['2.1 to 2.3', ['2.1', '2.2', '2.3']],
    ['saga 8.1, 8.3', ['saga 8.1', 'saga 8.3']],
    ['legion 10.1 to 10.3', ['legion 10.1', 'legion 10.2', 'legion 10.3']],
    ['classic 2.1 to 2.3, 4.1', ['classic 2.1', 'classic 2.2', 'classic 2.3', 'classic 4.1']],
    ['scenario 9', ['scenario 9']],
    ['EX-MOVE-ATTACK, B1', ['EX-MOVE-ATTACK', 'B1']],
    ['camera, row 24', ['row 24']],
    ['effect:reveal', []],
    ['cli', []],
  ])('[citations] in brackets: %s', (inside, ids) => expect(readBracket(inside)).toEqual({ ids, wrong: [] }));

  it.each(['66', '63-65', 'section 2', '4, D2', 'EX-STUN/BLEED', '2.1 to 3.2', 'rows 5 to 3', 'D7 to P9'])(
    '[citations] a bracket with digits that cites nothing: %s',
    (inside) => expect(readBracket(inside).wrong).toHaveLength(1),
  );

  it.each([
    ['who goes first (D7 to D9, D35).', ['D7', 'D8', 'D9', 'D35']],
    ['each once (rows 7, 9 and 92); all by id', ['row 7', 'row 9', 'row 92']],
    ['which edges stop it (rules 5.1 to\n   5.3). The search', ['5.1', '5.2', '5.3']],
    ['Rule 2.5 is a copy', ['2.5']],
    ['5.4, 5.5: what keeps a base', ['5.4', '5.5']],
    ['as close as possible (M11, M12)', ['M11', 'M12']],
    ['takes 1.5 s, 2.5 seconds or 3.2 kB, 4.5 % of it', []],
    ['version 1.2.3, a path M4.5, 0.5, list[2], core-05B', []],
  ])('[citations] in comments: %s', (prose, ids) =>
    expect(readProse(prose, { bare: true }).flatMap((mention) => mention.ids)).toEqual(ids),
  );

  it('[citations] figures on a page are no rules, unless it says so', () =>
    expect(readProse('takes 2.1 times as long; rule 2.1', { bare: false }).map(({ ids }) => ids)).toEqual([
      ['2.1'],
    ]));
});

describe('planted', () => {
  const SPEC = '# Rules\n\n- <a id="1.1"></a>**1.1** One.\n- <a id="d1"></a>**D1** See rule 1.1.\n';
  const found = (files: Readonly<Record<string, string>>, spec = SPEC) =>
    survey(new Map(Object.entries({ 'docs/spec/rules.md': spec, ...files })));

  it('[citations] a title holds what it cites, by whichever runner', () => {
    const source = "describe('[1.1] a', () => { it.each(rows)(`[D1] ${b}`, run); });";
    expect(found({ 'tests/a.test.ts': source })).toMatchObject({ held: new Set(['1.1', 'D1']), wrong: [] });
  });

  it.each([
    ['a row', "it.each([['[1.1] a row', 1]])('%s', run);"],
    ['a row of a table above', "const ROWS = [['[1.1] a row', 1]];\nit.each(ROWS)('%s', run);"],
    ['the rule of a case', "export const CASES = [{ name: 'a', rule: '1.1' }];"],
  ])('[citations] the title of a case holds as well: %s', (_, source) =>
    expect(found({ 'tests/a.test.ts': source })).toMatchObject({ held: new Set(['1.1']), wrong: [] }),
  );

  it.each([
    ['a comment', '// 1.1: so'],
    ['a message', "const message = 'learnt too much [D1]';"],
    ['an index', 'const second = list[1.1];'],
    ['data', "it.each([['[1.1]']])('reads %s', run);"],
  ])('[citations] holds nothing: %s', (_, source) =>
    expect(found({ 'tests/a.test.ts': source })).toMatchObject({ held: new Set(), wrong: [] }),
  );

  it.each([
    ['tests/a.test.ts', "\nit('[D9] a', run);", 'tests/a.test.ts:2: D9 is no statement of docs/spec'],
    ['tests/a.ts', "export const C = { rule: 'D9' };", 'tests/a.ts:1: D9 is no statement of docs/spec'],
    ['tests/a.ts', "const m = 'wrong [row 9]';", 'tests/a.ts:1: row 9 is no statement of docs/spec'],
    ['src/a.ts', '\n\n/** Goes on\n * and on (D9). */', 'src/a.ts:4: D9 is no statement of docs/spec'],
    ['src/a.tsx', 'a(); // 7.7', 'src/a.tsx:1: 7.7 is no statement of docs/spec'],
    ['docs/a.md', '# A\n\nSee row 9.', 'docs/a.md:3: row 9 is no statement of docs/spec'],
    ['docs/a.md', '[so](spec/rules.md#d9)', 'docs/a.md:1: rules.md has no statement #d9'],
    ['tests/a.test.ts', "it('[66] a', run);", 'tests/a.test.ts:1: [66] is neither a citation nor a label'],
  ])('[citations] names file and line: %s, %j', (file, source, message) =>
    expect(found({ [file]: source }).wrong).toEqual([message]),
  );

  it('[citations] strings of src, links and code of pages cite nothing', () => {
    const files = {
      'src/a.ts': "const a = '[D9] // D9';",
      'docs/a.md': '`D9`\n\n```\nD9\n```\n[so](x.md#D9)',
    };
    expect(found(files)).toMatchObject({ wrong: [] });
  });

  it.each([
    [
      `${SPEC}- <a id="d1"></a>**D1** Again.\n`,
      'docs/spec/rules.md:5: D1 is stated already at docs/spec/rules.md:4',
    ],
    [SPEC.replace('"d1"', '"d2"'), 'docs/spec/rules.md:4: the anchor of D1 must be d1'],
    [SPEC.replace('**D1**', 'D1'), 'docs/spec/rules.md: the anchor d1 begins no statement'],
  ])('[citations] a statement stands once, with its own anchor: %#', (spec, message) =>
    expect(found({}, spec).wrong).toContain(message),
  );
});
