// Checks the files that an author names on the command line, together with the content of the app, and prints the
// result.

import { stat } from 'node:fs/promises';
import { ok, type Result } from '../kernel';
import { checkContent, type ContentFile, type PlacedProblem, type Problem } from '../packs';
import { loadLegion } from './battle/legionFiles';
import { clashesIn } from './clashes';
import { readAppContentFiles } from './appContent';
import { allOf, CONTENT_DIR, readContentFile, readContentFiles } from './contentFiles';
import { contentsOf, NO_CONTENTS, sayContents, type Contents } from './contents';
import { formatLocated, locate } from './located';
import { isInside, shownAs } from './shownAs';

export type NamedFiles = { readonly named: readonly string[]; readonly alone: boolean };

/** Its contents: what the author has; of content with problems, nothing. */
export type Checked = Contents & {
  readonly problems: readonly PlacedProblem[];
  readonly warnings: readonly PlacedProblem[];
};

export async function checkNamed({ named, alone }: NamedFiles): Promise<Checked> {
  const texts = new Map<string, string>();
  const app = alone ? ok([]) : await readAppContentFiles(texts);
  // What lies inside the app's content is part of it already.
  const others = named.filter((name) => alone || !isInside(name, CONTENT_DIR));
  const read = [app, ...(await Promise.all(others.map((name) => readNamed(name, texts))))];
  const legion = named.length === 0 ? await loadLegion() : ok(null);
  const broken = [...read, legion].flatMap((result) => (result.ok ? [] : result.error));
  const files = read.flatMap((result) => (result.ok ? result.value : []));
  const isOwn = ({ file }: { readonly file: string }): boolean =>
    named.length === 0 || named.some((name) => isInside(file, name));
  const found = (problems: readonly Problem[], warnings: readonly Problem[]): Checked => ({
    ...(problems.length > 0 ? NO_CONTENTS : contentsOf(files.filter(isOwn))),
    problems: locate(problems, texts),
    // What is odd about the app's own content is nothing that an author could mend.
    warnings: locate(warnings.filter(isOwn), texts),
  });
  // Entries of unreadable files are missing everywhere else, so looking further would only confuse.
  if (broken.length > 0) return found(broken, []);
  // An author hears about files of their own, so those of the app are not gone through again.
  const isOfTheAuthor = app.ok && others.length > 0 && others.length === named.length;
  const sound = isOfTheAuthor ? app.value : [];
  const { pack, warnings } = checkContent(files.slice(sound.length), sound);
  if (pack.ok) return found([], warnings);
  const clashes = clashesIn(
    pack.error,
    files.filter(isOwn),
    files.filter((file) => !isOwn(file)),
  );
  return clashes.length > 0 ? found(clashes, []) : found(pack.error, warnings);
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

export async function kindOf(name: string): Promise<'dir' | 'file' | undefined> {
  try {
    return (await stat(name)).isDirectory() ? 'dir' : 'file';
  } catch {
    return undefined;
  }
}

export const checkedLines = (checked: Checked): readonly string[] => [
  ...checked.problems.map(formatLocated),
  ...checked.warnings.map((warning) => `warning: ${formatLocated(warning)}`),
  summary(checked),
];

function summary({ problems, warnings, ...contents }: Checked): string {
  const told = [problemCount(problems.length, 'problem'), problemCount(warnings.length, 'warning')]
    .filter((part) => part !== '')
    .join(', ');
  return told === '' ? `All is well: ${sayContents(contents)}.` : `${told}.`;
}

/** Empty where there are none. */
export const problemCount = (count: number, what: string): string =>
  count === 0 ? '' : count === 1 ? `1 ${what}` : `${count} ${what}s`;
