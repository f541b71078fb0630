// Groups the arguments of the command line: a mission with the translations beside it, a zip, a folder with a campaign.

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { err, ok, type Result } from '../../kernel';
import { decodeUtf8, MAX_ZIP_SIZE, readZip, type Problem } from '../../packs';
import { isSagaCharacter, MAX_SAGA_SIZE, tooLargeSaga } from '../../saga';
import { filesBelow } from '../filesBelow';
import { readUpTo } from '../readUpTo';
import { brokenZip } from './brokenZip';

/** Files that are imported at once, still unread. */
export type ImportJob = { readonly name: string; readonly files: readonly string[] };

const PACKAGE = 'campaign_package.json';
const TRANSLATION = /^(.+)_[a-z]{2,3}$/i;

export type Jobs = {
  readonly jobs: readonly ImportJob[];
  /** Characters without a mission that they could be for. */
  readonly unused: readonly string[];
};

/** A text: there is no such file or folder. */
export async function importJobs(named: readonly string[]): Promise<Jobs | string> {
  const jobs: ImportJob[] = [];
  const loose: string[] = [];
  for (const name of named) {
    const kind = await kindOf(name);
    if (kind === undefined) return name;
    if (kind === 'file') loose.push(name);
    else await addFolder(name, jobs, loose);
  }
  const characters = await charactersIn(loose);
  const among = new Set(characters);
  const missions = loose.filter((file) => !among.has(file));
  const isUsed = missions.some((file) => !isZip(file));
  return {
    jobs: [...jobs, ...looseJobs(missions, characters)],
    unused: isUsed ? [] : characters,
  };
}

/** One by one, so that thousands of files take no more memory than one. */
async function charactersIn(files: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const file of files) if (!isZip(file) && (await isCharacter(file))) found.push(file);
  return found;
}

/** What cannot be read is told when it is imported. */
async function isCharacter(file: string): Promise<boolean> {
  try {
    const read = await readUpTo(file, MAX_SAGA_SIZE);
    return read.ok && isSagaCharacter(read.value.toString('utf8'));
  } catch {
    return false;
  }
}

async function kindOf(name: string): Promise<'dir' | 'file' | undefined> {
  try {
    return (await stat(name)).isDirectory() ? 'dir' : 'file';
  } catch {
    return undefined;
  }
}

/** Each folder with a campaign is one import, with all that lies below it; zips and other missions go by themselves. */
async function addFolder(folder: string, jobs: ImportJob[], loose: string[]): Promise<void> {
  const names = await filesBelow(folder, (name) => /\.(json|zip)$/i.test(name));
  const files = names.map((name) => path.join(folder, name));
  const campaigns = new Map<string, string[]>();
  for (const file of files) if (path.basename(file) === PACKAGE) campaigns.set(path.dirname(file), []);
  for (const file of files) {
    const campaign = isZip(file) ? undefined : foldersOf(file, folder).find((one) => campaigns.has(one));
    (campaigns.get(campaign ?? '') ?? loose).push(file);
  }
  for (const [name, own] of campaigns) jobs.push({ name, files: own });
}

/** The folders around a file, the closest first, up to the one that was named. */
function foldersOf(file: string, last: string): readonly string[] {
  const folders: string[] = [];
  const end = path.dirname(path.join(last, PACKAGE));
  for (let one = path.dirname(file); one.length >= end.length; one = path.dirname(one)) {
    folders.push(one);
    if (one === path.dirname(one)) break;
  }
  return folders;
}

const isZip = (file: string): boolean => path.extname(file).toLowerCase() === '.zip';

/** `characters` may be for any of the missions: they say by their ids whom they mean. */
function looseJobs(files: readonly string[], characters: readonly string[]): readonly ImportJob[] {
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
    .map((file) => ({
      name: file,
      files: isZip(file) ? [file] : [file, ...(byBase.get(stemOf(file)) ?? []), ...characters],
    }));
}

/** Without its ending, with its folder. */
const stemOf = (file: string): string => file.slice(0, file.length - path.extname(file).length).toLowerCase();

/** Names and texts; sizes are looked at before anything is read. */
export async function textsOf({
  name,
  files,
}: ImportJob): Promise<Result<ReadonlyMap<string, string>, readonly Problem[]>> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const read = await readUpTo(file, isZip(file) ? MAX_ZIP_SIZE : MAX_SAGA_SIZE);
    if (!read.ok) return err([tooLargeSaga(file, read.error)]);
    const bytes = new Uint8Array(read.value);
    if (isZip(file)) {
      const zip = readZip(bytes);
      if (!zip.ok) return err([brokenZip(file, zip.error)]);
      for (const [inner, text] of zip.value) texts.set(inner, text);
      continue;
    }
    const text = decodeUtf8(bytes);
    if (text === undefined) return err([noText(file)]);
    // Of a campaign they are known by where they lie in it, otherwise as they were named.
    texts.set(files.includes(name) ? file : path.relative(path.dirname(name), file), text);
  }
  return ok(texts);
}

const noText = (file: string): Problem => ({
  file,
  path: '',
  code: 'unreadable',
  expected: 'text (UTF-8)',
  found: 'something else',
});
