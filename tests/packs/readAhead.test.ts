// The build reads the content of the app for all devices. What they make of it is what they would have read themselves.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import { loadPack, readAhead, type ContentFile } from '../../src/packs';
import { contentAhead } from '../../tools/contentAhead';

interface Bundler {
  readonly resolve: (source: string) => Promise<{ readonly id: string }>;
  readonly addWatchFile: (path: string) => void;
}

/** As the bundler calls it, through the script that it writes. */
async function built({ file }: ContentFile): Promise<ContentFile> {
  const { resolveId, load } = contentAhead() as unknown as {
    resolveId(this: Bundler, source: string): Promise<string>;
    load(this: Bundler, id: string): { readonly code: string };
  };
  const bundler = { resolve: (id: string) => Promise.resolve({ id }), addWatchFile: () => undefined };
  const { code } = load.call(bundler, await resolveId.call(bundler, resolve(CONTENT_DIR, file)));
  const script = `data:text/javascript,${encodeURIComponent(code)}`;
  const { default: data } = (await import(/* @vite-ignore */ script)) as { readonly default: unknown };
  return { file, data, isRead: true };
}

describe('content that was read ahead', () => {
  it('[packs] makes the same pack as the files themselves', async () => {
    const files = await readContentFiles(CONTENT_DIR);
    if (!files.ok) throw new Error('content cannot be read');
    const ahead = loadPack([], await Promise.all(files.value.map(built)));
    const plain = loadPack([], files.value);
    // The whole pack is compared faster here than by the matcher, and a difference would fill pages.
    expect(ahead.ok && plain.ok && isDeepStrictEqual(ahead.value, plain.value)).toBe(true);
  });

  const OWN: ContentFile = {
    file: 'own.json',
    data: {
      kind: 'groups',
      entries: [{ id: 'guards', cards: ['nowhere'], lists: [], bonuses: [] }],
    },
    isRead: true,
  };

  it('[packs] is not looked through again where its app starts', () => {
    expect(loadPack([], [OWN]).ok).toBe(true);
    expect(loadPack([OWN]).ok).toBe(false);
  });

  it('[packs] keeps its cards against the groups of a stranger', () => {
    const data = readAhead({
      file: 'own.json',
      data: JSON.parse(readFileSync('content/groups/stormtrooper.json', 'utf8')) as unknown,
    });
    const loaded = loadPack([{ file: 'foreign.json', data }], [{ file: 'own.json', data, isRead: true }]);
    expect(loaded.ok ? [] : loaded.error.map(({ code, file, path }) => [code, file, path])).toContainEqual([
      'duplicateId',
      'foreign.json',
      expect.stringMatching(/cards\[0\]$/),
    ]);
  });

  it('[packs] of a stranger is not believed', () => {
    const data = { kind: 'dice', entries: [{ id: 'red', faces: 'none' }], isRead: true };
    expect(loadPack([{ file: 'dice.json', data, isRead: true }]).ok).toBe(false);
  });

  it('[packs] a mistake ends the build and names its place', () => {
    const data = { kind: 'dice', entries: [{ id: 'red', faces: 'none' }] };
    expect(() => readAhead({ file: 'dice.json', data })).toThrow(/dice\.json.*entries\[0\]/s);
  });
});
