// Installs and removes packs. An interrupted change leaves either the old state or the new one, never half of it.

import { BUDGETS, err, ok, type Result } from '../../kernel';
import { compareVersions, loadTogether, packContents, writePackFile, type Pack } from '../../packs';
import { toBase64 } from '../storage/base64';
import { comingAgain, holders, withHolder } from './clashes';
import { shortNames, type PackDraft, type Drafted, type DraftTools } from './draft';
import { draftsOf, type NamedBytes } from './drafts';
import { attempt, packFileName, readPack } from './files';
import { readInstalledIndex, writeInstalledIndex, type InstalledEntry } from './packIndex';
import { contentProblem, loadable, readAll, type Read } from './state';
import type { Brought, ImportProblem, InstalledParts, StorageProblem } from './types';
import type { PickedFile } from '../storage/pickedFile';
import { writeAndCheck } from '../slots/writeAndCheck';

/** `pack`: everything that is there, for whoever converts. */
export async function bringIn(
  parts: InstalledParts,
  pack: Pack,
  picked: readonly PickedFile[],
): Promise<readonly Brought[]> {
  const { appVersion, convert } = parts;
  const { read, refused } = await readPicked(picked);
  const tools: DraftTools = { appVersion, convert: (texts) => convert(texts, pack) };
  return install(parts, [...refused, ...draftsOf(read, tools)]);
}

/** More than that at once is no choice but a mistake. */
export const MOST_AT_ONCE = 128 * 1024 * 1024;

async function readPicked(
  picked: readonly PickedFile[],
): Promise<{ readonly read: readonly NamedBytes[]; readonly refused: readonly Drafted[] }> {
  const read: NamedBytes[] = [];
  const refused: Drafted[] = [];
  const bearable = picked.filter(({ size }) => size <= BUDGETS.zip.bytes);
  for (const { name } of picked.filter(({ size }) => size > BUDGETS.zip.bytes))
    refused.push({ name, draft: err({ code: 'fileTooLarge', name, most: BUDGETS.zip.bytes }) });
  if (bearable.reduce((sum, { size }) => sum + size, 0) > MOST_AT_ONCE) {
    const name = shortNames(bearable.map((file) => file.name));
    return { read, refused: [...refused, { name, draft: err({ code: 'tooManyFiles' }) }] };
  }
  for (const { name, read: readBytes } of bearable) {
    const bytes = await attempt(readBytes);
    if (bytes.ok) read.push({ name, bytes: bytes.value });
    else refused.push({ name, draft: err({ code: 'unreadableFile', name }) });
  }
  return { read, refused };
}

/** More than anybody plays; each of them is read whenever the app starts. */
export const MOST_INSTALLED = 500;

/** All of them are loaded together, and the index is written once, so that many cost hardly more than one. */
async function install(parts: InstalledParts, drafted: readonly Drafted[]): Promise<readonly Brought[]> {
  const read = await readAll(parts);
  const before = new Map(read.map(({ entry }) => [entry.id, entry]));
  const checked = inPlace(drafted, before);
  const drafts = checked.flatMap(({ draft }) => (draft.ok ? [draft.value] : []));
  const ids = new Set(drafts.map(({ about }) => about.id));
  const comesAgain = comingAgain(drafts);
  const others = read.filter((one) => !ids.has(one.entry.id) && !comesAgain(one));
  const { pack, refused } = loadTogether(await parts.base('all'), [
    ...others.flatMap((one) => loadable(one, parts.appVersion)),
    ...drafts.map(({ about: { id }, files }) => ({ id, files })),
  ]);
  const holderOf = holders([
    ...others.flatMap(({ entry: { title }, stored }) =>
      stored.ok ? { title, files: stored.value.files } : [],
    ),
    ...drafts.flatMap(({ about: { id, title }, files }) => (refused.has(id) ? [] : { title, files })),
  ]);
  const written: { readonly name: string; readonly outcome: Result<Written, ImportProblem> }[] = [];
  for (const { name, draft } of checked) {
    if (!draft.ok) {
      written.push({ name, outcome: draft });
      continue;
    }
    const problems = refused.get(draft.value.about.id);
    const outcome = problems
      ? err(withHolder(contentProblem(problems), draft.value, holderOf))
      : await write(parts, draft.value, pack);
    written.push({ name, outcome });
  }
  const kept = written.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []));
  const listed = await attempt(() => list(parts, kept, read));
  return written.map(({ name, outcome }) => {
    if (!outcome.ok) return { name, outcome };
    const { id, title, version } = outcome.value.entry;
    const replaced = before.get(id)?.version ?? null;
    return { name, outcome: listed.ok ? ok({ id, title, version, replaced }) : listed };
  });
}

type Checked = { readonly name: string; readonly draft: Result<PackDraft, ImportProblem> };

/** Not older than what is there, not the same twice at once, and not more than there is room for. */
function inPlace(
  drafted: readonly Drafted[],
  before: ReadonlyMap<string, InstalledEntry>,
): readonly Checked[] {
  const taken = new Set<string>();
  let room = MOST_INSTALLED - before.size;
  return drafted.map(({ name, draft }): Checked => {
    if (!draft.ok) return { name, draft };
    const { id, version, title } = draft.value.about;
    const there = before.get(id);
    const refuse = (problem: ImportProblem): Checked => ({ name, draft: err(problem) });
    if (taken.has(id)) return refuse({ code: 'twice', name: title });
    taken.add(id);
    if (there && compareVersions(version, there.version) < 0)
      return refuse({ code: 'older', installed: there.version });
    if (!there && --room < 0) return refuse({ code: 'tooManyPacks', most: MOST_INSTALLED });
    return { name, draft };
  });
}

/** A pack whose file lies there, but that no index lists yet. */
type Written = { readonly draft: PackDraft; readonly entry: InstalledEntry };

async function write(
  parts: InstalledParts,
  draft: PackDraft,
  pack: Pack,
): Promise<Result<Written, ImportProblem>> {
  const { about, files, texts } = draft;
  const { id, version, title } = about;
  const { languages, needs } = packContents(pack, files);
  const bytes = writePackFile({ minApp: parts.appVersion, ...about, languages, needs }, texts);
  // What is made of loose files has to be as sound as any other pack.
  const readable = readPack(bytes, parts.appVersion);
  if (!readable.ok) return readable;
  const letters = toBase64(bytes);
  const entry = {
    id,
    title,
    version,
    file: packFileName(id, letters),
    installedAt: parts.clock(),
    checkedBy: parts.appVersion,
  };
  const kept = await attempt(async () => writeAndCheck(await parts.files(), entry.file, letters));
  return kept.ok ? ok({ draft, entry }) : kept;
}

/**
 * First the new files, then the index, then the old ones go: at every moment each pack is whole. What came alone before has come with
 * the rest now; should it stay, the next load leaves it out.
 */
async function list(
  { files, index }: InstalledParts,
  written: readonly Written[],
  read: readonly Read[],
): Promise<void> {
  if (written.length === 0) return;
  const comesAgain = comingAgain(written.map(({ draft }) => draft));
  const entries = written.map(({ entry }) => entry);
  const out = new Set([
    ...entries.map(({ id }) => id),
    ...read.filter(comesAgain).map(({ entry }) => entry.id),
  ]);
  const others = (await readInstalledIndex(index)).filter(({ id }) => !out.has(id));
  await writeInstalledIndex(index, [...others, ...entries]);
  const stays = new Set(entries.map(({ file }) => file));
  const store = await files();
  for (const { entry } of read)
    if (out.has(entry.id) && !stays.has(entry.file)) await store.remove(entry.file).catch(() => undefined);
}

export async function removePack(
  { files, index }: InstalledParts,
  id: string,
): Promise<Result<void, StorageProblem>> {
  return attempt(async () => {
    const entries = await readInstalledIndex(index);
    const store = await files();
    for (const { file } of entries.filter((entry) => entry.id === id)) await store.remove(file);
    await writeInstalledIndex(
      index,
      entries.filter((entry) => entry.id !== id),
    );
  });
}
