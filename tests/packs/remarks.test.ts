// Remarks of authors: fields that begin with two slashes.

import { describe, expect, it } from 'vitest';
import { checkContent, fileJsonSchema, type ContentFile } from '../../src/packs';
import { withoutRemarks } from '../../src/packs/reading/remarks';
import { classCard, fileOf } from './samples';

describe('[content] remarks', () => {
  it('[content] are taken away wherever they stand, and nothing else is', () => {
    expect(
      withoutRemarks({
        '//': 'a',
        kind: 'x',
        entries: [{ '// why': ['b'], id: 'y', words: { '//': 1, a: 'b//' } }],
      }),
    ).toEqual({ kind: 'x', entries: [{ id: 'y', words: { a: 'b//' } }] });
    expect(withoutRemarks(null)).toBe(null);
  });

  it('[content] data that holds itself is no trouble', () => {
    const loop: Record<string, unknown> = { '//': 'round and round' };
    loop['again'] = loop;
    const copy = withoutRemarks(loop) as Record<string, unknown>;
    expect(copy['again']).toBe(copy);
    expect(Object.keys(copy)).toEqual(['again']);
  });

  it('[content] a file with remarks is checked as if there were none, and places stay right', () => {
    const { data } = fileOf('class-cards', { '// one': 'remark', ...classCard({ hero: 'nobody' }) });
    const file: ContentFile = { file: 'a.json', data: { '//': 'remark', ...(data as object) } };
    const { pack } = checkContent([file]);
    expect(pack).toMatchObject({ ok: false, error: [{ path: 'entries[0].hero', code: 'unknownId' }] });
  });

  it('[content] editors let them pass: every object of a schema that knows its fields allows them', () => {
    const text = JSON.stringify(fileJsonSchema('words'));
    expect(text).toContain('"patternProperties":{"^//"');
    const closed = (node: unknown): number =>
      typeof node !== 'object' || node === null
        ? 0
        : Object.values(node).reduce<number>((sum, inner) => sum + closed(inner), isClosed(node) ? 1 : 0);
    const isClosed = (node: object) =>
      'additionalProperties' in node && node.additionalProperties === false && !('patternProperties' in node);
    expect(closed(fileJsonSchema('missions'))).toBe(0);
  });
});
