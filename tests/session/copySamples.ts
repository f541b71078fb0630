// A whole device in memory for the tests of copies: games, packs and preferences, as if the app had just been opened.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  keptCollection,
  keptGuideProgress,
  keptHighScores,
  keptSettings,
  memoryFiles,
  openCopies,
  openKeptStore,
  workHere,
  type FileStore,
} from '../../src/session';
import { gamesOn } from './gamesOn';
import { APP_VERSION, installedOn, memoryIndex } from './installedSamples';

export const GOLDEN = join(import.meta.dirname, '../golden');
export const MISSION = readFileSync(join(GOLDEN, 'mission-v2.json'), 'utf8');
export const CAMPAIGN = readFileSync(join(GOLDEN, 'campaign-v2.json'), 'utf8');

export const MADE_AT = Date.UTC(2031, 4, 6, 7, 8, 9);

/** `files` and `kept` are all that outlives a start: without them it is a device whose browser has deleted everything. */
export async function deviceOn(
  files = new Map<string, string>(),
  kept = new Map<string, string>(),
  storeOn: (files: Map<string, string>) => FileStore = memoryFiles,
) {
  const store = storeOn(files);
  const index = memoryIndex(kept);
  const fail = (error: unknown) => {
    throw error;
  };
  const settings = await openKeptStore(keptSettings, index, fail);
  const collection = await openKeptStore(keptCollection, index, fail);
  const highScores = await openKeptStore(keptHighScores, index, fail);
  const guides = await openKeptStore(keptGuideProgress, index, fail);
  const games = gamesOn(store);
  const installed = installedOn(store, { index });
  const copies = openCopies({
    games: async () => games,
    installed: async () => installed,
    settings,
    collection,
    highScores,
    guides,
    appVersion: APP_VERSION,
    work: workHere({ appVersion: APP_VERSION, convert: () => ({ ok: false, error: [] }) }),
    clock: () => MADE_AT,
  });
  return { games, installed, settings, collection, highScores, guides, copies, files, kept };
}
