// What belongs together on the command line: a mission with the translations beside it, a zip, a folder with a campaign.

import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { err, ok, type Result } from '../../kernel';
import { MAX_SAGA_SIZE, MAX_ZIP_SIZE, readZip, tooLargeSaga, type Problem } from '../../packs';

/** Files that are imported at once, still unread. */
export type Job = { readonly name: string; readonly files: readonly string[] };

const PACKAGE = 'campaign_package.json';
const TRANSLATION = /^(.+)_[a-z]{2,3}$/i;

/** A text: there is no such file or folder. */
export async function jobsFor(named: readonly string[]): Promise<readonly Job[] | string> {
  const jobs: Job[] = [];
  const loose: string[] = [];
  for (const name of named) {
    const kind = await kindOf(name);
    if (kind === undefined) return name;
    if (kind === 'file') loose.push(name);
    else await addFolder(name, jobs, loose);
  }
  return [...jobs, ...looseJobs(loose)];
}

async function kindOf(name: string): Promise<'dir' | 'file' | undefined> {
  try {
    return (await stat(name)).isDirectory() ? 'dir' : 'file';
  } catch {
    return undefined;
  }
}

/** A folder with a campaign is one import; any other one is what lies in it. */
async function addFolder(folder: string, jobs: Job[], loose: string[]): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).toSorted();
  const files = names.filter((name) => /\.(json|zip)$/i.test(name)).map((name) => path.join(folder, name));
  if (files.some((file) => path.basename(file) === PACKAGE)) jobs.push({ name: folder, files });
  else loose.push(...files);
}

function looseJobs(files: readonly string[]): readonly Job[] {
  const stems = new Set(files.map(stemOf));
  const isTranslation = (file: string): boolean => {
    const [, base] = TRANSLATION.exec(stemOf(file)) ?? [];
    return base !== undefined && stems.has(base);
  };
  const byBase = new Map<string, string[]>();
  for (const file of files.filter(isTranslation)) {
    const [, base = ''] = TRANSLATION.exec(stemOf(file)) ?? [];
    const others = byBase.get(base) ?? [];
    byBase.set(base, others);
    others.push(file);
  }
  return files
    .filter((file) => !isTranslation(file))
    .map((file) => ({ name: file, files: [file, ...(byBase.get(stemOf(file)) ?? [])] }));
}

/** Without its ending, with its folder. */
const stemOf = (file: string): string => file.slice(0, file.length - path.extname(file).length).toLowerCase();

/** Names and texts; sizes are looked at before anything is read. */
export async function textsOf({
  name,
  files,
}: Job): Promise<Result<ReadonlyMap<string, string>, readonly Problem[]>> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const isZip = path.extname(file).toLowerCase() === '.zip';
    const { size } = await stat(file);
    if (size > (isZip ? MAX_ZIP_SIZE : MAX_SAGA_SIZE)) return err([tooLargeSaga(file, size)]);
    if (isZip) {
      const zip = readZip(new Uint8Array(await readFile(file)));
      if (!zip.ok) return err([brokenZip(file, zip.error.code)]);
      for (const [inner, text] of zip.value) texts.set(inner, text);
    } else
      texts.set(
        files.length > 1 ? path.relative(path.dirname(name), file) : file,
        await readFile(file, 'utf8'),
      );
  }
  return ok(texts);
}

const brokenZip = (file: string, code: string): Problem => ({
  file,
  path: '',
  code: 'unreadable',
  expected: 'a zip that can be unpacked',
  found: `one that cannot (${code})`,
});
