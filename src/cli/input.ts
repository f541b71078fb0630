// The input of commands: JSON from a file or from standard input, and the content of the app.

import { BUDGETS, err, ok, type Result } from '../kernel';
import { formatProblem, loadPack, type ContentFile, type Pack, type Problem } from '../packs';
import type { Io } from './command';
import { CONTENT_DIR, readContentFiles } from './contentFiles';
import { readUpTo } from './readUpTo';

/** `-` is standard input. */
export async function readJsonInput(file: string, io: Io): Promise<Result<unknown, string>> {
  const text = await readText(file, io);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  return json.ok ? json : err(`${file === '-' ? 'standard input' : file}: ${json.error}`);
}

async function readText(file: string, io: Io): Promise<Result<string, string>> {
  try {
    const most = BUDGETS.ask.bytes;
    if (file !== '-') {
      const read = await readUpTo(file, most);
      return read.ok ? ok(read.value.toString('utf8')) : err(`${file}: larger than ${most} bytes`);
    }
    const text = await io.readInput();
    return text.length > most ? err(`standard input: larger than ${most} bytes`) : ok(text);
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

type AppContent = { readonly files: readonly ContentFile[]; readonly pack: Pack };

let appContent: Promise<Result<AppContent, readonly Problem[]>> | undefined;

/** Read and checked once per process: both take longer than most commands. */
export const readAppContent = (): Promise<Result<AppContent, readonly Problem[]>> =>
  (appContent ??= readAnew());

async function readAnew(): Promise<Result<AppContent, readonly Problem[]>> {
  const files = await readContentFiles(CONTENT_DIR);
  if (!files.ok) return files;
  const pack = loadPack(files.value);
  return pack.ok ? ok({ files: files.value, pack: pack.value }) : pack;
}

export async function loadContent(): Promise<Result<Pack, string>> {
  const content = await readAppContent();
  if (content.ok) return ok(content.value.pack);
  const [first] = content.error;
  return err(`the content of the app does not load: ${first ? formatProblem(first) : 'unknown'}`);
}
