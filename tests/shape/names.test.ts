// One name, one thing: no two rooms export the same name, so that a search for it finds what is meant.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DECLARED =
  /^export (?:declare |abstract )*(?:async )?(?:type|interface|const|let|function\*?|class|enum) (\w+)/gm;

type Source = { readonly file: string; readonly text: string };

/** By name: the files of `src` that declare it for others, if they lie in several rooms. */
function doubledIn(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const [, name = ''] of text.matchAll(DECLARED))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  const roomOf = (file: string): string => file.split('/')[0] ?? '';
  return new Map(
    [...files]
      .filter(([, homes]) => new Set([...homes].map(roomOf)).size > 1)
      .map(([name, homes]) => [name, [...homes]]),
  );
}

describe('[names] exported names', () => {
  it('[names] a name that two rooms declare is found, with its files', () => {
    const planted = [
      { file: 'rules/a.ts', text: 'export type Turn = 1;\nexport const only = 1;' },
      { file: 'rules/b.ts', text: 'export const only = 2;' },
      { file: 'sim/c.ts', text: 'type Hidden = 1;\nexport async function Turn() {}' },
    ];
    expect([...doubledIn(planted)]).toEqual([['Turn', ['rules/a.ts', 'sim/c.ts']]]);
  });

  it('[names] no name stands for things of several rooms', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));
    expect(sources.length).toBeGreaterThan(500);
    expect(Object.fromEntries(doubledIn(sources))).toEqual({});
  });
});
