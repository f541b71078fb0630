// Writes imported content to files: a folder for each mission, with its report. An existing folder is never overwritten
// silently.

import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { err, ok, type Result } from '../../kernel';
import type { Problem } from '../../packs';
import type { Imported } from '../../saga';
import { reportText } from './lines';
import type { ImportWords } from './words';

/** `from`: the file it was made of. Gives the folders in which something lay before. */
export type Writer = (made: Imported, from: string) => Promise<Result<readonly string[], readonly Problem[]>>;

export function writerInto(out: string, words: ImportWords): Writer {
  /** By folder: whose it is. */
  const written = new Map<string, string>();
  return async ({ files, report }, from) => {
    // All of it is text before anything is written: a mission lies there whole or not at all.
    const texts = [
      ...files.map(({ file, data }) => [file, `${JSON.stringify(data, null, 1)}\n`] as const),
      ...report.missions.map((one) => [`${one.id}/import-report.txt`, reportText(one, words)] as const),
    ];
    // Names come from ids of ours, so they stay inside the folder.
    const folders = [...new Set(texts.map(([file]) => path.dirname(file)))];
    for (const folder of folders) {
      const other = written.get(folder);
      if (other !== undefined) return err([takenBy(from, other, folder)]);
    }
    const replaced: string[] = [];
    for (const folder of folders) {
      written.set(folder, from);
      const target = path.join(out, folder);
      if (await isThere(target)) replaced.push(target);
      await mkdir(target, { recursive: true });
    }
    for (const [file, text] of texts) await writeFile(path.join(out, file), text);
    return ok(replaced);
  };
}

const takenBy = (file: string, other: string, folder: string): Problem => ({
  file,
  path: '',
  code: 'duplicateId',
  expected: `an id of its own (${other} has this one)`,
  found: JSON.stringify(folder),
});

async function isThere(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).isDirectory();
  } catch {
    return false;
  }
}
