// Writes a starting point into a folder: every template with its blanks filled in. Existing files are never
// overwritten.

import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '../../kernel';
import { CONTENT_DIR } from '../contentFiles';
import { FILES, type Start, type StartFile } from './starts';

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));

export type StartWords = { readonly id: string; readonly title: string };

/** "Night watch" and night-watch both make the id night-watch and the title Night Watch. */
export function startNames(name: string): StartWords | undefined {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const id = words.join('-');
  if (id === '' || id.length > LONGEST || NO_IDS.has(id)) return undefined;
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return { id, title: name === id ? title : name };
}

/** Words that programs keep for themselves: what is called like that is refused wherever it is read. */
const NO_IDS: ReadonlySet<string> = new Set(['constructor', 'prototype']);

/** Ids may have 80 letters, and some of ours are prolonged. */
const LONGEST = 50;

/** The files that were written, or the first that is there already. */
export async function writeStart(
  start: Start,
  named: StartWords,
  folder: string,
): Promise<Result<readonly string[], string>> {
  const files = FILES[start].map((file) => ({ ...file, target: path.join(folder, file.file) }));
  for (const { target } of files) if (await exists(target)) return err(`${target} is there already`);
  for (const { target, ...file } of files) {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await filled(file, named, path.dirname(target)));
  }
  return ok(files.map(({ target }) => target));
}

async function filled(
  { template, of = '' }: StartFile,
  { id, title }: StartWords,
  folder: string,
): Promise<string> {
  const text = await readFile(path.join(TEMPLATES, `${template}.template`), 'utf8');
  const schemas = path.relative(path.resolve(folder), path.join(CONTENT_DIR, 'schema'));
  const blanks: Readonly<Record<string, string>> = {
    __ID__: `${id}${of}`,
    // Inside of JSON text.
    __TITLE__: JSON.stringify(title).slice(1, -1),
    __SCHEMA__: schemas.split(path.sep).join('/'),
  };
  return text.replaceAll(/__[A-Z]+__/g, (blank) => blanks[blank] ?? blank);
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
