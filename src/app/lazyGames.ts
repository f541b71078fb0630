// Saved games are opened when the first page asks for them, in a chunk of their own together with the engine.

import { makeShared } from '../kernel';

export const { get: games } = makeShared(async () => (await import('./games')).openSavedGames());
