// Every kind of trigger, condition, effect and value has a test that says so in its title: `[effect:reveal] …`. The list of
// all of them with their tests is generated into coverage.txt beside this file.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_NAMES, GAME_FUNCTIONS, kindsOf } from '../../src/mission';

const KINDS: Readonly<Record<string, readonly string[]>> = {
  trigger: kindsOf('trigger'),
  cond: kindsOf('cond'),
  effect: kindsOf('effect'),
  value: [...BUILT_IN_NAMES, ...Object.keys(GAME_FUNCTIONS), 'number', 'heroesTable', 'difficultyTable'],
};

const here = import.meta.dirname;
const titles = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts'))
  .toSorted()
  .flatMap((file) =>
    [
      ...readFileSync(join(here, file), 'utf8').matchAll(
        /(?:it|it\.each\([^']*?\))\(\s*'((?:[^'\\]|\\.)*)'/gs,
      ),
    ].map(([, title = '']) => ({ file, title })),
  );

/** `[effect:a]` and `[effect:a, b]` both speak of a; `[cond:*]` is a table that the compiler wants complete. */
const tagged = (table: string, kind: string) =>
  titles.filter(({ title }) =>
    [...title.matchAll(/\[(\w+):([^\]]*)\]/g)].some(
      ([, name, kinds = '']) => name === table && (kinds === '*' || kinds.split(/,\s*/).includes(kind)),
    ),
  );

describe.each(Object.entries(KINDS))('%s', (table, kinds) => {
  it.each(kinds)('%s has a test', (kind) => expect(tagged(table, kind)).not.toEqual([]));
});

it('no test speaks of a kind that does not exist', () => {
  const unknown = titles.flatMap(({ title }) =>
    [...title.matchAll(/\[(trigger|cond|effect|value):([^\]]*)\]/g)].flatMap(([, table = '', kinds = '']) =>
      kinds.split(/,\s*/).filter((kind) => kind !== '*' && !KINDS[table]?.includes(kind)),
    ),
  );
  expect(unknown).toEqual([]);
});

it('the list of kinds and their tests is up to date', async () => {
  const rows = Object.entries(KINDS).flatMap(([table, kinds]) => [
    '',
    `## ${table}`,
    '',
    ...kinds.map(
      (kind) =>
        `- ${kind}: ${tagged(table, kind)
          .map(({ title }) => title)
          .join('; ')}`,
    ),
  ]);
  const list = ['# Kinds of the mission language and their tests', ...rows, ''].join('\n');
  await expect(list).toMatchFileSnapshot('coverage.txt');
});
