// The content that comes with the app and the packs beside it, in a chunk of its own together with the loader that checks them.

import { makeShared } from '../kernel';
import type { Pack } from '../packs';

export function openContent(owned: () => readonly string[]) {
  const { get: installed } = makeShared(async () => (await import('./installed')).openInstalledPacks(owned));
  let loading: Promise<Pack> | undefined;
  return {
    installed,
    /** A failure is kept until it is forgotten: pages that wait for it would wait again and again otherwise. */
    content: (): Promise<Pack> => {
      loading ??= installed().then((packs) => packs.content());
      return loading;
    },
    forgetContent: (): void => {
      loading = undefined;
    },
    /** Other boxes, other orders. Pages keep what they have until the new content is there. */
    readAgain: async (): Promise<void> => {
      if (loading === undefined) return;
      const packs = await installed();
      packs.refresh();
      const pack = packs.content();
      await pack;
      loading = pack;
    },
  };
}
