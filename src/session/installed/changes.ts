// Installs and removes packs. An interrupted change leaves either the old state or the new one, never half of it.

import { BUDGETS, err, ok, type Result } from '../../kernel';
import { compareVersions, loadTogether, packContents, writePackFile, type Pack } from '../../packs';
import { toBase64 } from '../storage/base64';
import { isWithin, withHolder, type Holder } from './clashes';
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

/** All of them are loaded together, so that many cost hardly more than one. */
async function install(parts: InstalledParts, drafted: readonly Drafted[]): Promise<readonly Brought[]> {
  const read = await readAll(parts);
  const before = (id: string): InstalledEntry | undefined => read.find(({ entry }) => entry.id === id)?.entry;
  const checked = drafted.map(({ name, draft }, place) => ({
    name,
    draft: draft.ok ? inPlace(draft.value, before(draft.value.about.id), drafted.slice(0, place)) : draft,
  }));
  const drafts = checked.flatMap(({ draft }) => (draft.ok ? [draft.value] : []));
  const isOut = (one: Read): boolean =>
    drafts.some((draft) => draft.about.id === one.entry.id || isWithin(one, draft));
  const others = read.filter((one) => !isOut(one));
  const { pack, refused } = loadTogether(await parts.base('all'), [
    ...others.flatMap((one) => loadable(one, parts.appVersion)),
    ...drafts.map(({ about: { id }, files }) => ({ id, files })),
  ]);
  const holders: readonly Holder[] = [
    ...others.flatMap(({ entry: { title }, stored }) =>
      stored.ok ? { title, files: stored.value.files } : [],
    ),
    ...drafts.flatMap(({ about: { id, title }, files }) => (refused.has(id) ? [] : { title, files })),
  ];
  const brought: Brought[] = [];
  for (const { name, draft } of checked) {
    const outcome = draft.ok ? await settle(draft.value) : draft;
    brought.push({ name, outcome });
  }
  return brought;

  async function settle(draft: PackDraft): Promise<Brought['outcome']> {
    const problems = refused.get(draft.about.id);
    if (problems) return err(withHolder(contentProblem(problems), draft, holders));
    const kept = await keep(parts, draft, pack, before(draft.about.id));
    // What came alone before has come with the rest now; should it stay, the next load leaves it out.
    if (kept.ok)
      for (const one of read.filter((old) => isWithin(old, draft))) await removePack(parts, one.entry.id);
    return kept;
  }
}

/** Not older than what is there, and not the same twice at once. */
function inPlace(
  draft: PackDraft,
  before: InstalledEntry | undefined,
  earlier: readonly Drafted[],
): Result<PackDraft, ImportProblem> {
  const { id, version, title } = draft.about;
  if (before && compareVersions(version, before.version) < 0)
    return err({ code: 'older', installed: before.version });
  const isThere = earlier.some((one) => one.draft.ok && one.draft.value.about.id === id);
  return isThere ? err({ code: 'twice', name: title }) : ok(draft);
}

async function keep(
  parts: InstalledParts,
  { about, files, texts }: PackDraft,
  pack: Pack,
  before: InstalledEntry | undefined,
): Promise<Brought['outcome']> {
  const { id, version, title } = about;
  const { languages, needs } = packContents(pack, files);
  const bytes = writePackFile({ minApp: parts.appVersion, ...about, languages, needs }, texts);
  // What is made of loose files has to be as sound as any other pack.
  const written = readPack(bytes, parts.appVersion);
  if (!written.ok) return written;
  const letters = toBase64(bytes);
  const entry = {
    id,
    title,
    version,
    file: packFileName(id, letters),
    installedAt: parts.clock(),
    checkedBy: parts.appVersion,
  };
  const kept = await attempt(() => write(parts, entry, letters, before));
  return kept.ok ? ok({ id, title, version, replaced: before?.version ?? null }) : kept;
}

/** First the new file, then the index, then the old one goes: at every moment one of them is whole. */
async function write(
  { files, index }: InstalledParts,
  entry: InstalledEntry,
  letters: string,
  before: InstalledEntry | undefined,
): Promise<void> {
  const store = await files();
  await writeAndCheck(store, entry.file, letters);
  const others = (await readInstalledIndex(index)).filter(({ id }) => id !== entry.id);
  await writeInstalledIndex(index, [...others, entry]);
  if (before && before.file !== entry.file) await store.remove(before.file).catch(() => undefined);
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
