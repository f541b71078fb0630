// The content of Legion battles, read from the folder of the app.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { err, type Result } from '../../kernel';
import {
  LEGION_FILES,
  readLegionContent,
  type LegionContent,
  type LegionFile,
  type Problem,
} from '../../packs';
import { CONTENT_DIR } from '../contentFiles';

export async function loadLegion(): Promise<Result<LegionContent, readonly Problem[]>> {
  const files: Partial<Record<LegionFile, unknown>> = {};
  for (const name of LEGION_FILES) {
    const file = `legion/${name}.json`;
    try {
      files[name] = JSON.parse(await readFile(path.join(CONTENT_DIR, file), 'utf8')) as unknown;
    } catch (error) {
      const found = error instanceof Error ? error.message.slice(0, 200) : 'an error';
      return err([{ file, path: '', code: 'unreadable', expected: 'a JSON file', found }]);
    }
  }
  return readLegionContent(files as Record<LegionFile, unknown>);
}
