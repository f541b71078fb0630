// Saved games are opened when the first page asks for them, in a chunk of their own together with the engine.

import type { Games } from '../ui';

let opening: Promise<Games> | undefined;

export function games(): Promise<Games> {
  opening ??= import('./games').then(({ openSavedGames }) => openSavedGames());
  return opening;
}
