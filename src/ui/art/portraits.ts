// The shelf of portraits. They come box by box when a figure of the box is first shown (app/portraits); until then, and for
// figures that nobody has drawn, pages show a neutral shape.

import { useEffect, useSyncExternalStore } from 'react';
import type { Drawing } from './ink';

export type Portraits = ReadonlyMap<string, Drawing>;
/** Everything that comes along with the portrait of an id. */
export type PortraitSource = (id: string) => Promise<Portraits>;

let source: PortraitSource | null = null;
const asked = new Map<string, Promise<void>>();
/** `null`: nobody has drawn it. */
const shelf = new Map<string, Drawing | null>();
const listeners = new Set<() => void>();
let edition = 0;

export function openPortraits(from: PortraitSource): void {
  source = from;
}

/** The elite card of a group shows the same figures as the regular one. */
export const regularId = (id: string): string => id.replace(/-elite$/, '');

/** `undefined`: not known yet. */
export const portraitOf = (id: string): Drawing | null | undefined => shelf.get(regularId(id));

export async function fetchPortrait(id: string): Promise<void> {
  const figure = regularId(id);
  if (!source || shelf.has(figure)) return;
  const coming = asked.get(figure) ?? source(figure).then((found) => put(figure, found));
  asked.set(figure, coming);
  // The neutral shape stays; whoever shows the figure next asks again.
  await coming.catch(() => asked.delete(figure));
}

function put(figure: string, found: Portraits): void {
  shelf.set(figure, null);
  for (const [id, drawing] of found) shelf.set(id, drawing);
  edition++;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `undefined` while it is on its way, `null` if there is none. */
export function usePortrait(id: string): Drawing | null | undefined {
  useEffect(() => void fetchPortrait(id), [id]);
  const get = () => portraitOf(id);
  return useSyncExternalStore(subscribe, get, get);
}

/** Asks for several; the number changes whenever some have come. */
export function usePortraitEdition(ids: readonly string[]): number {
  const list = [...new Set(ids)].toSorted().join();
  useEffect(() => list.split(',').forEach((id) => void fetchPortrait(id)), [list]);
  const get = () => edition;
  return useSyncExternalStore(subscribe, get, get);
}
