// The build reads the content of the app for all devices. What they make of it is what they would have read themselves.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CONTENT_DIR, readContentFiles } from '../../src/cli/contentFiles';
import { loadPack, readAhead, type ContentFile } from '../../src/packs';
import { contentAhead } from '../../tools/contentAhead';

/** As the bundler calls it, through the text that it writes. */
const built = ({ file }: ContentFile): ContentFile => {
  const transform = contentAhead().transform as (code: string, id: string) => { readonly code: string };
  const path = resolve(CONTENT_DIR, file);
  const { code } = transform(readFileSync(path, 'utf8'), path);
  return { file, data: JSON.parse(code) as unknown, isRead: true };
};

describe('content that was read ahead', () => {
  it('[packs] makes the same pack as the files themselves', async () => {
    const files = await readContentFiles(CONTENT_DIR);
    if (!files.ok) throw new Error('content cannot be read');
    const [ahead, plain] = [loadPack([], files.value.map(built)), loadPack([], files.value)];
    // The whole pack is compared faster here than by the matcher, and a difference would fill pages.
    expect(ahead.ok && plain.ok && isDeepStrictEqual(ahead.value, plain.value)).toBe(true);
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
