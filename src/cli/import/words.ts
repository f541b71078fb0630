// The sentences of an import for a terminal: the English ones of the app.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Imported } from '../../saga';
import { createText, WORD_FILES, type Words } from '../../text';
import { CONTENT_DIR } from '../contentFiles';

type Report = Imported['report'];
type Note = Report['notes'][number];
type Fate = Report['missions'][number]['account'][number]['fate'];

export type ImportWords = {
  readonly note: (note: Note) => string;
  /** Why something has no meaning here. */
  readonly why: (code: Extract<Fate, { kind: 'nothing' }>['why']) => string;
};

export async function importWords(): Promise<ImportWords> {
  const files = WORD_FILES.map((file) =>
    readFile(path.join(CONTENT_DIR, 'text', 'en', `${file}.json`), 'utf8'),
  );
  const read = (await Promise.all(files)).map((text) => JSON.parse(text) as object);
  const words = Object.assign({}, ...read) as Words;
  const { t } = await createText('en', { en: words, load: async () => words });
  return {
    note: ({ code, facts }) => t(`content.note.${code}`, { replace: facts, nest: false }),
    why: (code) => t(`content.left.${code}`),
  };
}
