// The input of commands: JSON from a file or from standard input, and the content of the app.

import { readFile } from 'node:fs/promises';
import { err, ok, type Result } from '../kernel';
import { formatProblem, loadPack, type Pack } from '../packs';
import type { Io } from './command';
import { CONTENT_DIR, readContentFiles } from './contentFiles';

/** `-` is standard input. */
export async function readJsonInput(file: string, io: Io): Promise<Result<unknown, string>> {
  const text = await readText(file, io);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  return json.ok ? json : err(`${file === '-' ? 'standard input' : file}: ${json.error}`);
}

async function readText(file: string, io: Io): Promise<Result<string, string>> {
  try {
    return ok(file === '-' ? await io.readInput() : await readFile(file, 'utf8'));
  } catch (error) {
    return err(
      `${file}: cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'error'})`,
    );
  }
}

function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return err(`not JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'cannot be read'}`);
  }
}

export async function loadContent(): Promise<Result<Pack, string>> {
  const files = await readContentFiles(CONTENT_DIR);
  const pack = files.ok ? loadPack(files.value) : files;
  if (pack.ok) return pack;
  const [first] = pack.error;
  return err(`the content of the app does not load: ${first ? formatProblem(first) : 'unknown'}`);
}
