// Reads the content of the app when it is built, so that no phone checks it again: entries go through their schemas here, and what
// comes out is shipped. Without this step, as in tests, the app reads the files as they are.

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { readAhead } from '../src/packs';

const CONTENT = new URL('../content/', import.meta.url).pathname;
/** Not entries: texts of the app, the editors' schemas, and Legion, which has a reader of its own. */
const OTHERS = /^(?:schema|text|legion)\//;
/** Another name for a file, so that nothing else takes it for JSON. */
const AHEAD = '\0content/';

export function contentAhead(): Plugin {
  return {
    name: 'content-ahead',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.json')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(CONTENT)) return found;
      const file = relative(CONTENT, found.id);
      return OTHERS.test(file) ? found : AHEAD + file.slice(0, -'.json'.length);
    },
    load(id) {
      if (!id.startsWith(AHEAD)) return undefined;
      const file = `${id.slice(AHEAD.length)}.json`;
      this.addWatchFile(CONTENT + file);
      const data: unknown = JSON.parse(readFileSync(CONTENT + file, 'utf8'));
      const text = JSON.stringify({ ...readAhead({ file, data }), isRead: true });
      // Engines read the text of JSON several times as fast as an object that is written out.
      return { code: `export default JSON.parse(${JSON.stringify(text)});`, moduleType: 'js', map: null };
    },
  };
}
