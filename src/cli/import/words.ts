// The sentences of an import for a terminal: the English ones of the app.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Imported } from '../../saga';
import { createText, type Words } from '../../text';
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
  const file = path.join(CONTENT_DIR, 'text', 'en', 'ui.json');
  const words = JSON.parse(await readFile(file, 'utf8')) as Words;
  const { t } = await createText('en', { en: words, load: async () => words });
  return {
    note: ({ code, facts }) => t(`content.note.${code}`, { replace: facts, nest: false }),
    why: (code) => t(`content.left.${code}`),
  };
}
