// The installed packs as they are now: each read and checked again, and all sound ones loaded together.

import type { Result } from '../../kernel';
import {
  compareVersions,
  loadTogether,
  packContents,
  withPrintedCampaigns,
  type LoadablePack,
  type Manifest,
  type Pack,
  type Problem,
} from '../../packs';
import { attempt, PACK_PREFIX, packIdIn, readStored, type StoredPack, type StoredProblem } from './files';
import { readInstalledIndex, writeInstalledIndex, type InstalledEntry } from './packIndex';
import { REPORT, linesOfReport } from './report';
import type { ContentProblem, InstalledPack, InstalledParts } from './types';

export type Read = { readonly entry: InstalledEntry; readonly stored: Result<StoredPack, StoredProblem> };
export type State = { readonly pack: Pack; readonly packs: readonly InstalledPack[] };

export async function readAll({ index, files, appVersion }: InstalledParts): Promise<readonly Read[]> {
  const entries = await readInstalledIndex(index);
  if (entries.length === 0) return [];
  const store = await files();
  return Promise.all(
    entries.map(async (entry) => ({ entry, stored: await readStored(store, entry.file, appVersion) })),
  );
}

export async function readState(parts: InstalledParts): Promise<State> {
  const read = await readAll(parts);
  const base = await parts.base(read.length > 0 ? 'all' : 'owned');
  const { pack, refused } = loadTogether(
    base,
    read.flatMap((one) => loadable(one, parts.appVersion)),
  );
  await noteChecked(
    parts,
    read.flatMap(({ entry, stored }) => (stored.ok && !refused.has(entry.id) ? [entry] : [])),
  );
  return {
    pack: withPrintedCampaigns(pack),
    packs: read.map((one) => describe(one, pack, refused.get(one.entry.id))),
  };
}

export const loadable = (
  { entry: { id, checkedBy }, stored }: Read,
  appVersion: string,
): readonly LoadablePack[] =>
  stored.ok ? [{ id, files: stored.value.files, isSound: checkedBy === appVersion }] : [];

/** Hundreds of missions are not checked again each time the app is opened. Where this cannot be written, they are. */
async function noteChecked(
  { index, appVersion }: InstalledParts,
  sound: readonly InstalledEntry[],
): Promise<void> {
  if (sound.every(({ checkedBy }) => checkedBy === appVersion)) return;
  // Another tab may have brought in something else meanwhile: a new version has another file.
  const files = new Set(sound.map(({ file }) => file));
  await attempt(async () =>
    writeInstalledIndex(
      index,
      (await readInstalledIndex(index)).map((entry) =>
        files.has(entry.file) ? { ...entry, checkedBy: appVersion } : entry,
      ),
    ),
  );
}

function describe(
  { entry, stored }: Read,
  pack: Pack,
  problems: readonly Problem[] | undefined,
): InstalledPack {
  const { id, title, version, installedAt } = entry;
  const known = { id, title, version, installedAt };
  if (!stored.ok) return { ...known, kind: 'broken', problem: stored.error };
  if (problems) return { ...known, kind: 'broken', problem: contentProblem(problems) };
  const { manifest, files, bytes, notes } = stored.value;
  return {
    ...known,
    kind: 'ready',
    manifest,
    contents: packContents(pack, files),
    bytes: bytes.length,
    report: linesOfReport(notes.get(REPORT) ?? ''),
  };
}

export const contentProblem = (problems: readonly Problem[]): ContentProblem => ({
  code: problems.some(({ code }) => code === 'duplicateId') ? 'clash' : 'badContent',
  problems,
});

/** What is later than the listed one may be an update that another tab has not listed yet. */
const isLater = (about: Manifest | undefined, { version }: InstalledEntry): boolean =>
  about !== undefined && compareVersions(about.version, version) > 0;

/** Packs that the index has forgotten are listed again; files that an update has left behind go. */
export async function findLost({ files, index, appVersion, clock }: InstalledParts): Promise<boolean> {
  const looked = await attempt(async () => {
    const store = await files();
    const entries = await readInstalledIndex(index);
    const strays = (await store.list(PACK_PREFIX)).filter((name) =>
      entries.every(({ file }) => file !== name),
    );
    let hasFound = false;
    for (const file of strays) {
      const stored = await readStored(store, file, appVersion);
      const about = stored.ok ? stored.value.manifest : undefined;
      // Read again: another tab may have listed this very file by now, or others beside it.
      const now = await readInstalledIndex(index);
      const listed = now.find(({ id }) => id === packIdIn(file));
      if (listed) {
        if (listed.file !== file && !isLater(about, listed)) await store.remove(file);
      } else if (about && about.id === packIdIn(file)) {
        const { id, title, version } = about;
        await writeInstalledIndex(index, [...now, { id, file, title, version, installedAt: clock() }]);
        hasFound = true;
      }
    }
    return hasFound;
  });
  return looked.ok && looked.value;
}
