// The installed packs as the page shows them, and the operations on them. Everything is read again after every change.

import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BUDGETS } from '../../kernel';
import type { Pack } from '../../packs';
import type { Brought, InstalledPack, PickedFile } from '../../session';
import { sizeText } from '../parts/sizeText';
import { useLoaded } from '../parts/useLoaded';
import { useWatched } from '../parts/useWatched';
import { useServices, type Services } from '../services';

export type Shelf = { readonly pack: Pack; readonly packs: readonly InstalledPack[] };

export type InstalledView = {
  /** `null`: not read yet; `failed`: it cannot be. */
  readonly shelf: Shelf | 'failed' | null;
  readonly busy: boolean;
  /** From 0 to 1: how far the import is; `null`: none is under way. */
  readonly progress: number | null;
  readonly cancel: () => void;
  /** What became of the files that were chosen last. */
  readonly brought: readonly Brought[];
  /** Something else to be told. */
  readonly said: string | null;
  readonly refresh: () => void;
  readonly bringIn: (files: readonly PickedFile[]) => Promise<void>;
  readonly fetchLink: (link: string) => Promise<void>;
  readonly handOn: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

export function useInstalled(): InstalledView {
  const { t, i18n } = useTranslation();
  const services = useServices();
  const { installed, forgetContent, fetchFile, shareFile } = services;
  const [shelf, readAgain] = useLoaded(useCallback(() => readShelf(services), [services]));
  const [busy, setBusy] = useState(false);
  const [brought, setBrought] = useState<readonly Brought[]>([]);
  const [said, setSaid] = useState<string | null>(null);
  const { progress, watched, cancel } = useWatched();

  /** Says that it is at work before it begins: reading can keep a phone busy for a moment. */
  const atWork = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setSaid(null);
    setBrought([]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    try {
      await work();
    } catch (error) {
      services.note(error);
      setSaid(t('content.problems.failed'));
    }
    setBusy(false);
  };
  const changed = async (): Promise<void> => {
    forgetContent();
    await readAgain();
  };
  const take = async (files: readonly PickedFile[]): Promise<void> => {
    const packs = await installed();
    setBrought((await watched((watch) => packs.bringIn(files, watch))) ?? []);
    await changed();
  };
  return {
    shelf,
    busy,
    progress,
    cancel,
    brought,
    said,
    refresh: () => void readAgain(),
    bringIn: (files) => atWork(() => take(files)),
    fetchLink: (link) =>
      atWork(async () => {
        const file = await fetchFile(link);
        if (file.ok) await take([file.value]);
        else
          setSaid(
            t(`content.linkProblems.${file.error}`, { size: sizeText(BUDGETS.link.bytes, i18n.language) }),
          );
      }),
    handOn: (id) =>
      atWork(async () => {
        const file = await (await installed()).exportPack(id);
        const shared = file.ok && (await shareFile(file.value.name, file.value.bytes));
        if (shared !== 'shared') setSaid(t('load.notShared'));
      }),
    remove: (id) =>
      atWork(async () => {
        const removed = await (await installed()).remove(id);
        if (!removed.ok) setSaid(t(`content.problems.${removed.error.reason}`));
        await changed();
      }),
  };
}

async function readShelf({ installed, content, forgetContent, note }: Services): Promise<Shelf | 'failed'> {
  try {
    const packs = await (await installed()).list();
    return { packs, pack: await content() };
  } catch (error) {
    note(error);
    forgetContent();
    return 'failed';
  }
}
