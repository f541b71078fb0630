// Saved games are opened when the first page asks for them, in a chunk of their own together with the engine.

import { makeShared } from '../kernel';
import type { Games } from '../session';

export const lazyGames = (onFirstSave: () => void): (() => Promise<Games>) =>
  makeShared(async () => (await import('./games')).openSavedGames(onFirstSave)).get;
