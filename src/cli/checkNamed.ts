// Checks what an author names on the command line, together with the content of the app, and puts it into lines.

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { err, ok, type Result } from '../kernel';
import { checkContent, type ContentFile, type Pack, type PlacedProblem, type Problem } from '../packs';
import { allOf, CONTENT_DIR, readContentFile, readContentFiles } from './contentFiles';
import { formatLocated, locate } from './located';

export type Named = { readonly named: readonly string[]; readonly alone: boolean };

/** `counts`: how many entries there are of each kind; of content with problems, none. */
export type Checked = {
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly PlacedProblem[];
  readonly warnings: readonly PlacedProblem[];
};

export async function checkNamed({ named, alone }: Named): Promise<Checked> {
  const texts = new Map<string, string>();
  const own = alone ? [] : [CONTENT_DIR];
  // What lies inside the app's content is part of it already.
  const others = named.filter((name) => alone || !isInside(name, CONTENT_DIR));
  const read = await Promise.all([...own, ...others].map((name) => readNamed(name, texts)));
  const broken = read.flatMap((result) => (result.ok ? [] : result.error));
  const files = read.flatMap((result) => (result.ok ? result.value : []));
  // Entries of unreadable files are missing everywhere else, so looking further would only confuse.
  const { pack, warnings } = broken.length > 0 ? { pack: err(broken), warnings: [] } : checkContent(files);
  const placed = (problems: readonly Problem[]) => problems.map((problem) => locate(problem, texts));
  return {
    counts: pack.ok ? countsOf(pack.value) : {},
    problems: placed(pack.ok ? [] : pack.error),
    warnings: placed(warnings),
  };
}

async function readNamed(
  name: string,
  texts: Map<string, string>,
): Promise<Result<ContentFile[], Problem[]>> {
  const shown = shownAs(name);
  if ((await kindOf(name)) === 'dir') return readContentFiles(name, { shownIn: shown, texts });
  const file = await readContentFile(name, shown, texts);
  return file.ok ? ok([file.value]) : allOf([file]);
}

/** As one would type it: what lies below where one is, from there. */
export const shownAs = (name: string): string => (isInside(name, '') ? path.relative('', name) : name);

export async function kindOf(name: string): Promise<'dir' | 'file' | undefined> {
  try {
    return (await stat(name)).isDirectory() ? 'dir' : 'file';
  } catch {
    return undefined;
  }
}

const isInside = (name: string, dir: string): boolean => {
  const relative = path.relative(dir, path.resolve(name));
  return !relative.startsWith('..') && !path.isAbsolute(relative);
};

const countsOf = (pack: Pack): Checked['counts'] =>
  Object.fromEntries(Object.entries(pack).map(([name, entries]) => [name, entries.size]));

export const checkedLines = ({ counts, problems, warnings }: Checked): readonly string[] => [
  ...problems.map(formatLocated),
  ...warnings.map((warning) => `warning: ${formatLocated(warning)}`),
  summary(counts, problems.length, warnings.length),
];

function summary(counts: Checked['counts'], problems: number, warnings: number): string {
  const told = [plural(problems, 'problem'), plural(warnings, 'warning')]
    .filter((part) => part !== '')
    .join(', ');
  if (told !== '') return `${told}.`;
  const list = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return `All is well: ${list.join(', ')}.`;
}

const plural = (count: number, what: string): string =>
  count === 0 ? '' : count === 1 ? `1 ${what}` : `${count} ${what}s`;
