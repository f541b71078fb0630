// The content that comes with the app and the packs beside it, in a chunk of its own together with the loader that checks them.

import { makeShared } from '../kernel';
import type { Pack } from '../packs';

export const { get: installed } = makeShared(async () => (await import('./installed')).openInstalledPacks());

let loading: Promise<Pack> | undefined;

/** A failure is kept until it is forgotten: pages that wait for it would wait again and again otherwise. */
export function content(): Promise<Pack> {
  loading ??= installed().then((packs) => packs.content());
  return loading;
}

export function forgetContent(): void {
  loading = undefined;
}
