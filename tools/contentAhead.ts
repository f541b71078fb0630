// Reads the content of the app when it is built, so that no phone checks it again: entries go through their schemas here, and what
// comes out is shipped. Without this step, as in tests, the app reads the files as they are.

import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { readAhead } from '../src/packs';

const CONTENT = new URL('../content/', import.meta.url).pathname;
/** Not entries: texts of the app, the editors' schemas, and Legion, which has a reader of its own. */
const OTHERS = /^(?:schema|text|legion)\//;

export function contentAhead(): Plugin {
  return {
    name: 'content-ahead',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(CONTENT) || !id.endsWith('.json')) return undefined;
      const file = relative(CONTENT, id);
      if (OTHERS.test(file)) return undefined;
      return {
        code: JSON.stringify({ ...readAhead({ file, data: JSON.parse(code) }), isRead: true }),
        map: null,
      };
    },
  };
}
