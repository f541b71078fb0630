// The content that comes with the app and the packs beside it, in a chunk of its own together with the loader that checks them.

import type { Pack } from '../packs';
import type { Installed } from '../session';

let opening: Promise<Installed> | undefined;
let loading: Promise<Pack> | undefined;

export function installed(): Promise<Installed> {
  opening ??= import('./installed').then(({ openInstalledPacks }) => openInstalledPacks());
  // What could not be fetched is fetched again the next time.
  opening.catch(() => (opening = undefined));
  return opening;
}

export function content(): Promise<Pack> {
  loading ??= installed().then((packs) => packs.content());
  return loading;
}

export function forgetContent(): void {
  loading = undefined;
}
