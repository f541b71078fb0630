// The input of commands: JSON from a file or from standard input, and the content of the app.

import { BUDGETS, err, ok, type Result } from '../kernel';
import {
  formatProblem,
  loadPack,
  parseContentFile,
  type ContentFile,
  type Pack,
  type Problem,
} from '../packs';
import type { Io } from './command';
import { CONTENT_DIR, readContentFiles } from './contentFiles';
import { placesOfPaths } from './jsonPlace';
import { formatLocated, locate } from './located';
import { readUpTo } from './readUpTo';

export type JsonInput = {
  readonly data: unknown;
  /** One line about the value at a path. */
  readonly complain: (path: string, words: string) => string;
};

/** `-` is standard input. */
export async function readJsonInput(file: string, io: Io): Promise<Result<JsonInput, string>> {
  const text = await readText(file, io);
  if (!text.ok) return text;
  const name = file === '-' ? 'standard input' : file;
  const parsed = parseContentFile(name, text.value);
  if (!parsed.ok) return err(located(parsed.error, text.value));
  const complain = (path: string, words: string): string => {
    // Nobody can open a line of what was piped in.
    if (file === '-') return words;
    const [place] = placesOfPaths(text.value, [path]);
    return `${name}:${place?.line}:${place?.column}: ${words}`;
  };
  return ok({ data: parsed.value.data, complain });
}

const located = (problem: Problem, text: string): string =>
  locate([problem], new Map([[problem.file, text]]))
    .map(formatLocated)
    .join();

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
