// The content that comes with the app, in a chunk of its own together with the loader that checks it.

import type { Pack } from '../packs';

let loading: Promise<Pack> | undefined;

export function content(): Promise<Pack> {
  loading ??= load();
  return loading;
}

export function forgetContent(): void {
  loading = undefined;
}

async function load(): Promise<Pack> {
  const [{ builtInFiles }, { formatProblem, loadPack }] = await Promise.all([
    import('./builtIn'),
    import('../packs'),
  ]);
  const loaded = loadPack(builtInFiles);
  if (!loaded.ok) throw new Error(loaded.error.map(formatProblem).join('\n'));
  return loaded.value;
}
