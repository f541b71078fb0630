// Brings files in with the help of a worker: it gets copies of everything and says what to write. Cancelled before that,
// nothing has changed.

import { err } from '../../kernel';
import type { BringIn, PickedCopy } from '../work/jobs';
import type { Watch, Work } from '../work/work';
import { MAX_PICKED_SIZE, type PickedFile } from '../storage/pickedFile';
import { writeAndCheck } from '../slots/writeAndCheck';
import { MOST_AT_ONCE } from './changes';
import { attempt } from './files';
import { readInstalledIndex, writeInstalledIndex } from './packIndex';
import type { Brought, InstalledParts } from './types';

export async function bringInWith(
  parts: InstalledParts,
  work: Work,
  picked: readonly PickedFile[],
  watch: Watch,
): Promise<readonly Brought[]> {
  const copies = await copiesOf(picked);
  watch.onProgress?.(0.1);
  const [index, base] = await Promise.all([readInstalledIndex(parts.index), parts.base('all')]);
  const store = index.length > 0 ? await parts.files() : null;
  const texts = await Promise.all(
    index.map(async ({ file }) => [file, (await store?.read(file).catch(() => null)) ?? null] as const),
  );
  const files = Object.fromEntries(texts.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
  const done = await work('bringIn', { picked: copies, files, index, base, now: parts.clock() }, watch);
  const kept = await attempt(() => keep(parts, done));
  if (kept.ok) return done.brought;
  return done.brought.map((one) => (one.outcome.ok ? { ...one, outcome: err(kept.error) } : one));
}

/** First the new files, then the index, then old files go: at every moment each pack is whole. */
async function keep({ files, index }: InstalledParts, done: BringIn['output']): Promise<void> {
  if (done.entries.length === 0 && done.gone.length === 0) return;
  const store = await files();
  for (const { file } of done.entries) await writeAndCheck(store, file, done.files[file] ?? '');
  // Read again: another tab may have brought in others meanwhile.
  const now = await readInstalledIndex(index);
  const isOut = (id: string): boolean => done.gone.includes(id) || done.entries.some((one) => one.id === id);
  await writeInstalledIndex(index, [...now.filter(({ id }) => !isOut(id)), ...done.entries]);
  for (const { id, file } of now) {
    if (isOut(id) && !done.entries.some((one) => one.file === file))
      await store.remove(file).catch(() => undefined);
  }
}

/** Only as much is read as would be looked at. */
async function copiesOf(picked: readonly PickedFile[]): Promise<readonly PickedCopy[]> {
  const isBearable = ({ size }: PickedFile): boolean => size <= MAX_PICKED_SIZE;
  const sum = picked.filter(isBearable).reduce((total, { size }) => total + size, 0);
  const copies: PickedCopy[] = [];
  for (const file of picked) {
    const { name, size } = file;
    const bytes = isBearable(file) && sum <= MOST_AT_ONCE ? await attempt(file.read) : null;
    copies.push({ name, size, bytes: bytes?.ok ? bytes.value : null });
  }
  return copies;
}
